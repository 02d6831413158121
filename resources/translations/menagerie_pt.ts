<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versões</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>Ele usa o Qt, sob a LGPL versão 3, e estas bibliotecas:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotecas e suas licenças</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>O Menagerie é software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>Veja e adicione os animais da sua loja.</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>Veja o arquivo de avisos que acompanha o Menagerie.</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>Versões copiadas</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>licença não informada</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>S&amp;obre o Menagerie</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>&amp;Adicionar animal…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Animais</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>Conectar sua &amp;loja…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar linhas</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>&amp;Duplicar este animal…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>&amp;Já vistos</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>&amp;Carregar mais</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>&amp;Gerenciar ambientes…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>&amp;Gerenciar visões…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>&amp;Marcar todos como vistos</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>Nome&amp;ar esta categoria…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>&amp;Novos ou alterados</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>Caixa de &amp;saída</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>Co&amp;lar linhas para importar…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>Cota em deta&amp;lhes</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Atualizar</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Salvar esta visão…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Pesquisar</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>A&amp;talhos</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Desfa&amp;zer</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>Desfa&amp;zer: {step}</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>&amp;Escrever uma nota</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>&amp;Chave de API…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>Limpar &amp;filtros</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>Copiar linhas como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Copiar linhas como &amp;Markdown</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>Editar &amp;tags</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>Filtr&amp;o…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>Localizar um coma&amp;ndo…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>&amp;Para a sua equipe de TI…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>Para a sua equipe de TI: solicitações recentes, registro de erros, relatório de suporte…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nada a refazer.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada a desfazer.</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>Apenas esta cate&amp;goria</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Tr&amp;eino…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Imprimir e&amp;tiquetas…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>&amp;Refazer: {step}</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>Renome&amp;ar esta categoria…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>&amp;Trocar de ambiente</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Con&amp;figurações…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>Mostrar &amp;detalhes</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>Status: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>tudo o que este computador conhece, sem solicitações</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>desde ontem</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>o que o serviço lista agora</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name} (não configurado)</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>Um nome ou um número, como 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>Adicionar após a espera</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Adicionar um animal</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>Adicionar em {environment}</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Adicionando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Não perguntar novamente</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>Informe uma categoria.</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>Informe um nome e uma categoria.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Informe um nome.</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>Manter aberto para adicionar outro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Começar em branco</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Não sabemos se {name} foi adicionado.</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Sim, adicionar após a espera</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>Verifique {name} na caixa de saída de {environment}</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>Já está sendo enviado e não pode mais ser editado.</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>Esta linha já foi adicionada.</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>Não é possível salvar o que você digita agora: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>Não foi possível salvar o que você digitou antes. Aqui está de novo.</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>Você digitou isto {when}, e não foi adicionado.</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>{name} adicionado a “{status}”.</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>Chave de API de {name}</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Esquecer a chave</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>Envia uma solicitação com esta chave</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>A chave fica no chaveiro deste computador.
Ela só é enviada para {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>Fechar mesmo assim</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>Será perdido se fechar o Menagerie agora.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>O Menagerie fecha assim que o animal for adicionado.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>O Menagerie fecha assim que as linhas estiverem na caixa de saída.</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>O que escreveu não está guardado</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Verificando as linhas…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>Escolha a coluna que tem as categorias, ou uma categoria para todas as linhas.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Escolha a coluna que tem os nomes.</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Conectando a {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>Nenhuma linha está pronta para ser adicionada ainda.</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>Não foi possível verificar todas as linhas.</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>Nada é enviado antes de você confirmar aqui.</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>Colocando as linhas na caixa de saída…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Lendo as linhas…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>Isto os adiciona em Production, o catálogo real. Não é possível removê-los aqui.</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>Não é mais possível ler {title}. Adicionar as linhas como foram lidas?</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title} foi alterado. Adicionar as linhas como foram lidas antes?</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>Os animais que o serviço lista são lembrados neste computador.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Limpar os filtros</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>Nenhum dos animais vistos neste computador corresponde a todos os filtros. O serviço pode ter outros.</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>Nada foi visto ainda</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>Nada do que foi visto aqui é novo ou mudou</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>Nada do que foi visto aqui corresponde</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>Dos animais correspondentes vistos neste computador, nenhum mudou desde ontem. O serviço pode ter outros.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>Informe um nome, como Cães.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>Nomear a categoria {id}</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>Remover nome</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>O nome fica na sua loja. O serviço conhece apenas o número.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>Use no máximo %Ln caractere. Este nome tem {length}.</numerusform>
            <numerusform>Use no máximo %Ln caracteres. Este nome tem {length}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>Categorias</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>Linhas já adicionadas são ignoradas. Inclua-as para adicioná-las de novo.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>Observações sobre este arquivo</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>Categorias e tags</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln categoria</numerusform>
            <numerusform>%Ln categorias</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>categoria {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>com a tag {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>com %Ln tag</numerusform>
            <numerusform>com uma de %Ln tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>Mostrar a coluna {title}</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>Ordenar por {column}</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>O nome é sempre mostrado.</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>Enter para escolher, Esc para fechar</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Localizar um comando</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>Localizar um comando, uma categoria ou um animal</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>Nada do que este computador conhece tem esse nome.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>Conectar sua loja</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>Informe o endereço e a chave que recebeu da sua equipe de TI.</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>Também tenho um endereço de ensaio ({name})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>Plano, compartilhamento</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging, plano, compartilhamento</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>Por exemplo, animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>Testar e conectar</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>A chave só é enviada a este endereço, quando você pressiona o botão.</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>Usado como {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln linha copiada</numerusform>
            <numerusform>%Ln linhas copiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>É possível copiar até %Ln linha. Para mais, use Exportar.</numerusform>
            <numerusform>É possível copiar até %Ln linhas. Para mais, use Exportar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>Todos os animais</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Já vistos</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}, {tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}, “{search}”</translation>
    </message>
    <message>
        <source>{status} {category}</source>
        <comment>A name for a view, such as: Pending Rabbits</comment>
        <translation>{category} – {status}</translation>
    </message>
</context>
<context>
    <name>DeliveryFlow</name>
    <message>
        <source>A restart discards what you edited.</source>
        <translation>Reiniciar descarta o que você editou.</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Descartar e ler</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>Descartar e reiniciar</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Ler novamente</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>Ler {title} descarta o que você editou.</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>Lendo {title}…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>As linhas aqui estão como foram lidas antes.</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>Você editou linhas de {title}</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title} foi alterado</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>Escolha um animal para ver os detalhes.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Fechar os detalhes</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Fechar os detalhes (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>Abreviado: %Ln caractere. Copie a linha para obter tudo.</numerusform>
            <numerusform>Abreviado: %Ln caracteres. Copie a linha para obter tudo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>Clique para abrir e continuar.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Clique para mostrar.</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>Ambiente: {name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Ambientes</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>Importação pausada</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>Abre a lista de ambientes</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>Trocar de ambiente (Ctrl+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>um ensaio: nada daqui chega à loja</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>animais de treino, mantidos só neste computador</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>o catálogo real</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}: %Ln aguardando</numerusform>
            <numerusform>{name}: %Ln aguardando</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>Animais à espera de envio para este endereço: {n}. Se o alterar, não são enviados nem mostrados até que ele volte.</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>Informe os endereços que recebeu da sua equipe de TI. O sandbox não precisa de nenhum: ele roda neste computador.</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Ambientes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>Definido pela sua equipe de TI. O que você escolher aqui o substitui para você.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Definido pela sua equipe de TI. O que você informar aqui o substitui para você.</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>Definido por {variable}. Não é possível alterá-lo aqui.</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>Endereço de {name}</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Plano de {name}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>Informar a chave…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>O serviço respondeu: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal até agora</numerusform>
            <numerusform>%Ln animais até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Cancelar a exportação</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>Todos os já vistos aqui</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exportar animais</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>Finalizando o arquivo…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>Para o Excel e programas semelhantes.</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>Para planilhas e bancos de dados.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>One animal on each line, for other programs. Times are in UTC.</source>
        <translation>Um animal por linha, para outros programas. Horários em UTC.</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>Uma lista, para outros programas. Horários em UTC.</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progresso da exportação</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>A exportação foi cancelada. Se havia um arquivo {name}, ele continua como estava.</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>A seleção</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>Ainda não há animais para exportar.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que é mostrado</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>O que exportar</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>{done} de %Ln animal</numerusform>
            <numerusform>{done} de %Ln animais</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} ({n})</source>
        <translation>{what} ({n})</translation>
    </message>
</context>
<context>
    <name>ExportFlow</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {name}</source>
        <translation>
            <numerusform>%Ln animal exportado para {name}</numerusform>
            <numerusform>%Ln animais exportados para {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>Arquivos CSV</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Pastas de trabalho do Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exportar animais</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>Arquivos JSON Lines</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>Arquivos JSON</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>animais-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}; textos cortados em %Ln caractere: {count}</numerusform>
            <numerusform>{sentence}; textos cortados em %Ln caracteres: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>Nomear…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>Nomear esta categoria…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>Renomear esta categoria…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>Todos: {status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Escolha uma coluna</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>Coluna de {field}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Número ou nome</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>O mesmo para todas as linhas</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>{field} de todas as linhas</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>Solte o arquivo para importá-lo</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>Categorias e tags</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>Filtro · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>Pesquisar nome, número, nota ou tag</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>Pesquisa em tudo o que este computador conhece. Não envia solicitações.</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>Filtro de status</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>limpar os filtros</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>Localizar uma categoria ou tag</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>Nenhuma categoria ou tag tem este nome.</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>Nenhuma categoria ou tag é conhecida ainda.</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Mostrar a mensagem inteira</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>%Ln animal carregado</numerusform>
            <numerusform>%Ln animais carregados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>%Ln animal carregado, em {parts} de {all} solicitações</numerusform>
            <numerusform>%Ln animais carregados, em {parts} de {all} solicitações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>%Ln animal visto</numerusform>
            <numerusform>%Ln animais vistos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>mais %Ln não pôde ser lido</numerusform>
            <numerusform>mais %Ln não puderam ser lidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>O único animal que o serviço lista</numerusform>
            <numerusform>Todos os %Ln animais que o serviço lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>Solicita até {n} animais de todos os status e depois, se puder haver mais, outros tantos de cada status</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>Primeiro %Ln animal</numerusform>
            <numerusform>Primeiros %Ln animais</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>Primeiro animal</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>Quantos animais solicitar, de {least} a {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>Carregar mais (no máximo %Ln solicitação)</numerusform>
            <numerusform>Carregar mais (até %Ln solicitações)</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>Mostrar até</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>Mostra o que é novo ou foi alterado desde ontem</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>em {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>o serviço pode ter mais</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>o serviço enviou %Ln animal em vez de {limit}</numerusform>
            <numerusform>o serviço enviou %Ln animais em vez de {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>pode haver mais</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>{n} dos primeiros {all}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>Adicionar um animal (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Adicionar animal</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>Adicionar muitos animais de um arquivo (Ctrl+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>Solicitar novamente os animais ao serviço (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>Escolher uma visão</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Nenhum tópico contém estas palavras.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Pesquisar na ajuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Tópicos</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>e %Ln anterior</numerusform>
            <numerusform>e %Ln anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Escolha um arquivo para importar</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>Copie primeiro linhas em uma planilha ou um arquivo e depois cole aqui.</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>Copie linhas em uma planilha ou um arquivo e tente de novo.</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>Planilhas e listas</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>Não há linhas para colar</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>linhas coladas</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>Adicionar após a espera</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>Adicionar animais em {environment}</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>Adicionar {animals} em {environment}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Não perguntar novamente</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Sim, adicionar após a espera</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>Sim, adicionar {animals} em {environment}</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluída</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Linhas a importar</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>Importar para {environment}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>Escolha uma solicitação para ver mais sobre ela.</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>Copiado sem a chave</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copiar como curl</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copiar linha</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>Nenhuma solicitação encontrada.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitações recentes</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>Linha copiada</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>Pesquisar nas solicitações</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>As mais recentes primeiro. Elas são esquecidas quando você sai.</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>Sem a chave. Uma solicitação enviada com o curl também conta.</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>Adicionando em {environment}</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>Cancelar importação…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar a importação</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>Importação para {environment}, pausada</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progresso da importação</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Verificando a lista do serviço…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>Verificar na lista do serviço</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>Corrigir e adicionar…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>Nota de entrega…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Importar outro arquivo…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importações</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Não adicionadas</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>Nada foi importado aqui ainda.</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>Abra {name} para continuar.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Imprimir etiquetas…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Linhas a mostrar</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>Mostra quais animais foram adicionados, com o mínimo de solicitações</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>Linhas da importação</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>Ocultar a chave</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>Cole a chave aqui</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar a chave</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>Esquecendo…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>Nenhuma chave é necessária aqui</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>Enviando uma solicitação…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>A chave só é mantida nesta sessão</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>O sandbox tem sua própria chave.</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>Endereço não alcançado</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>Endereço alcançado</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>Endereço: não testado</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>Animais listados</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>Animais listados, restam {remaining} de {limit} solicitações</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>Animais não listados</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>Verificando a chave…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Conexão não segura</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>Copie a chave inteira novamente ou peça uma nova à sua equipe de TI.</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>Chave aceita</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>Chave não verificada</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Chave recusada</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>Chave: não testada</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>Lista: não testada</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Conexão segura dispensada neste computador</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexão segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexão segura: não testada</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}. Verifique o endereço.</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}. Salve a chave assim mesmo ou teste-a de novo mais tarde.</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>marcar todos como vistos</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>nomear a categoria {id}</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}, {width} × {height} mm</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Cópias de cada</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>Para uma folha já usada em parte. Conte ao longo das linhas.</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Folha de etiquetas</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>Em cada etiqueta</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>Outra folha…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>Imprimir etiquetas</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>Começar na etiqueta</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>A seleção ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>O que é mostrado ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>A última hora</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>Carregando os animais…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>Carregando: {done} de {all} solicitações respondidas</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>Todas as entradas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Registro de erros</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Só erros</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>Registro copiado</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>Nenhuma entrada encontrada.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>Nada deu errado: o registro está vazio.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Pesquisar no registro</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>A chave nunca está no registro.</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>O registro não pode ser lido. Fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>Este é o fim do registro. O arquivo completo está na pasta dele.</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avisos e erros</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>Só no sandbox.</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Tr&amp;eino…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>Tr&amp;eino… (só no sandbox)</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Selecione uma linha primeiro.</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>Selecione apenas uma linha.</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>A lista mudou. Selecione novamente.</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>Gerenciar visões</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Dispensar a mensagem</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>Fica na sua loja</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>Uma nota tem no máximo %Ln caractere.</numerusform>
            <numerusform>Uma nota tem no máximo %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>Adicionar tags…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>Um animal tem no máximo {most} tags, cada uma com até %Ln caractere.</numerusform>
            <numerusform>Um animal tem no máximo {most} tags, cada uma com até %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Editar tags</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, separadas por vírgulas</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln teria mais de {most} tags.</numerusform>
            <numerusform>%Ln teriam mais de {most} tags.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>alterar as notas de #{id}</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>remover as tags {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>aplicar as tags {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>Tags adicionadas a {n} de {all}: {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>Tags adicionadas a {n} de {all}: {tags}.</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>Tags removidas de {n} de {all}: {tags}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln arquivo foi afetado. Veja os detalhes.</numerusform>
            <numerusform>%Ln arquivos foram afetados. Veja os detalhes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>Conectar sua &amp;loja…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>Informe a chave para conectar.</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Informar a chave…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>O Menagerie foi atualizado para {version}</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Abrir a caixa de saída</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>Não foi possível carregar algumas configurações</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>Houve um problema com os dados salvos</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>Estes são animais para treinar</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>O que foi salvo antes está seguro. Libere espaço para salvar o que é novo.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>Sua equipe de TI configurou {name}</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>{name} está configurado</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>Pertence a um endereço que já não está definido. Está guardado e será enviado quando este for definido novamente.</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>Pertencem a um endereço que já não está definido. Estão guardados e serão enviados quando este for definido novamente.</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>Caixa de saída</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>O que aguarda para ser adicionado (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>Antes de enviá-los</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>Mostra o que mais pode ser feito, e por quê</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln animal aguarda o envio.</numerusform>
            <numerusform>%Ln animais aguardam o envio.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>1 animal aguarda o envio.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Verificando a lista do serviço…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>Da caixa de saída: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>Nada é reenviado sozinho. A caixa de saída diz o que pode ser feito.</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>Nada é enviado antes de você escolher abaixo.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Nada é enviado.</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>Um está a caminho.</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Abrir a caixa de saída</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>O envio está parado até você clicar em “Enviar agora”.</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>Nova tentativa de envio às {time}, ou com “Enviar agora”.</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>O próximo vai em instantes.</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>O próximo vai quando o serviço voltar.</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>O próximo vai com a chave correta.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>Não sabemos se %Ln animal foi adicionado</numerusform>
            <numerusform>Não sabemos se %Ln animais foram adicionados</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>Não sabemos se {name} foi adicionado</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>descartar {name}</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>Adições</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>Fechar a caixa de saída (Esc)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>Nada aguarda. O que você adiciona com o serviço inacessível aguarda aqui.</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Caixa de saída</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>Lendo a caixa de saída…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>À direita até a próxima</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>Abaixo até a próxima</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>Altura da etiqueta</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>Largura da etiqueta</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Margem esquerda</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>Papel das etiquetas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Margem superior</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>Gerenciador de catálogo</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>Ele abre em um sandbox, para que tudo possa ser experimentado antes de conectar uma loja.</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>O Menagerie lista e filtra os animais de uma loja, adiciona novos um a um ou de uma planilha e sempre mostra quantas solicitações o Animal Store Service ainda aceita. Ele respeita sozinho o limite de solicitações, lembra-se de cada animal que viu e não perde nenhum que foi adicionado: o que não pode ser enviado espera, e nada é enviado duas vezes sozinho.</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>animais;bichos;loja;catálogo;estoque;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Visualização</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>Visualização, página {n} de {pages}</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automaticamente</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Solicitações por dia</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitações por minuto</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Plano de {name}</translation>
    </message>
    <message>
        <source>{name}: {limit}</source>
        <translation>{name}: {limit}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>An animal is added, but the answer is lost</source>
        <translation>Um animal é adicionado, mas a resposta se perde</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>Treino no sandbox</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>O limite foi atingido</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>A próxima solicitação falha</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>O sandbox pode se comportar como um serviço em um dia ruim. Nada sai deste computador.</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Salvar como PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>Cancelar a impressão</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>Página {n} de {pages}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando as páginas…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>Adicionar muitos animais de uma vez</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>Solte um arquivo aqui ou pressione Ctrl+V para colar linhas de uma planilha.</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>Incluir as linhas ocultas ({n})</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>Incluir as já conhecidas ou que já aguardam ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>Pode ser Excel, OpenDocument, CSV, TSV ou JSON.</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>Só problemas ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>Progresso da leitura e verificação</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>Nota de entrega</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimir a lista</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>Não há animais para imprimir.</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>Cancelado. Nada foi salvo.</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>Cancelado. As páginas já prontas ainda podem ser impressas.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Arquivos PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Salvo como {name}</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado à impressora</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão frente e verso</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encadernar na borda longa</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Con&amp;junto de páginas:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encadernar na borda curta</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>Cota em detalhes</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Solicitações restantes</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>Mostra o plano, o que foi enviado e a última hora</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>Escolher o plano…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Cota</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>A última hora</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>O serviço ainda não pode ser consultado, então nada é contado.</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>há uma hora</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>Entre células</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Como o arquivo é lido</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Aba</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Relatório copiado</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>Envie isto à sua equipe de TI. Nunca contém a chave.</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>Relatório de suporte</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>Com textos de erro, que podem citar animais</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln linha salva em {name}</numerusform>
            <numerusform>%Ln linhas salvas em {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>Salvar as linhas que ainda precisam de revisão</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – a fazer</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>Conexão não segura</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>Conecta-se ao serviço, sem enviar solicitações</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>Nenhum proxy é usado</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>Nenhum proxy é usado: não foi possível consultar este ambiente de trabalho</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Conexão segura dispensada neste computador</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>O proxy {address} não deu passagem</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>Proxy {address} acessível</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexão segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexão segura: não testada</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>Serviço: não testado</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Testar a conexão</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>Estas configurações não podem ser usadas</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>{environment} inacessível</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>{environment} acessível</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>A importação de {title} para {environment} terminou</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>A importação para {environment} requer sua atenção</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>Uma visão guarda filtros, colunas e ordem.</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>Informe um nome, como Coelhos pendentes.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>Substitui a visão com este nome.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Salvar visão</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>Limpar pesquisa</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>Limpar pesquisa (Esc)</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SearchGroups</name>
    <message numerus="yes">
        <source>All %Ln that the service lists were looked at</source>
        <translation>
            <numerusform>O único animal que o serviço lista foi verificado</numerusform>
            <numerusform>Todos os %Ln que o serviço lista foram verificados</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>Também vistos neste computador</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>Solicitar #{id} ao serviço</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando o serviço…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Enter ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>Nesta lista</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>Nesta lista, {filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>Carregar mais do serviço (no máximo %Ln solicitação)</numerusform>
            <numerusform>Carregar mais do serviço (até %Ln solicitações)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>Não está aqui?</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>Não está nesta lista ({filters}) e ainda não foi visto neste computador</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>Não está nesta lista e ainda não foi visto neste computador</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>Ainda não foi visto neste computador</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>Desde {day} o serviço não encontra animais pelo número</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>O serviço não tem #{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>O serviço não lista mais de {n} por status; pode haver outros</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>quando a espera terminar</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln selecionado</numerusform>
            <numerusform>%Ln selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Adicionar tags</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Remover tags</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>Tags a adicionar ou remover</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, separadas por vírgulas</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>Até %Ln linha pode ser copiada ou receber tags. Exportar inclui todas.</numerusform>
            <numerusform>Até %Ln linhas podem ser copiadas ou receber tags. Exportar inclui todas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>Adicionar um animal…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando o serviço…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Limpar os filtros</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>Nenhum animal pôde ser lido</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>Nenhum animal com este status</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>Nenhum destes animais está em {categories}.</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>Nenhum destes animais corresponde a todos os filtros.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>Os animais aparecem quando a espera terminar.</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>O catálogo deste ambiente está vazio.</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>O serviço não lista nenhum agora.</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>O serviço pode ter mais.</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>O serviço enviou itens que não são animais. Verifique o endereço.</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>Ainda não há animais</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated} · ainda mostrando: {status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>%Ln registro de colegas não pode ser lido</numerusform>
            <numerusform>%Ln registros de colegas não podem ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>1 registro de um colega não pode ser lido</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Conectando a {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Informar a chave…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>Sem compartilhar agora</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abrindo…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>Definir o endereço…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment} ainda não está configurado.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar agora</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>Ambientes e planos…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Abrir a pasta de dados</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>Restaurar esta página</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>Deixa esta página como era no início</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>Abra primeiro um ambiente com a chave dele.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>A senha fica no chaveiro.</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>A senha é mantida até o Menagerie ser fechado: nenhum chaveiro a aceitou.</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>alterar “{setting}”</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>restaurar os padrões de “{page}”</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>Um arquivo em formato PEM, aceito além dos certificados do sistema.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>A nova pasta é usada após reiniciar. Nada é movido nem excluído.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>Confirmar adições em Production</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escura</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Pasta de dados</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>Vazio se o proxy não pedir nenhum.</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>A cada %Ln minuto</numerusform>
            <numerusform>A cada %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>Todas as adições</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>A cada minuto</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Certificados adicionais</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>Fica no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Sem proxy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>Notificar quando uma espera terminar</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>Notificar quando uma importação terminar</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>Notificar quando uma importação requerer atenção</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Só quando solicitado</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Endereço do proxy</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>Proxy em um endereço</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Senha do proxy</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Nome de usuário do proxy</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reduzir movimento</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>Atualizar automaticamente</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>Definido por --data-dir nesta sessão.</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>Definido por --log-level nesta sessão.</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>Definido pela sua equipe de TI. Não é possível alterá-lo aqui.</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>Aparece em outros postos e nas notas de entrega.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>Som ao fim de uma espera ou importação</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>Como http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>A primeira adição</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>O idioma muda após reiniciar. Os rascunhos são mantidos.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Digite uma nova para alterá-la</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avisos e erros</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>Gravar no registro</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>Seu nome para os colegas</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language}: este computador não tem os caracteres deste idioma</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>Ambientes salvos</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>O treino está pronto. Adicione um animal para ver.</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>O treino está pronto. Clique em Atualizar para ver.</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>O treino está pronto. Você o verá após esta espera.</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>Um banco de dados PostgreSQL da sua loja. Deixe vazio para não compartilhar nada.</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>Há uma senha guardada no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>Uma senha fica guardada até o Menagerie ser fechado.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>Informe primeiro o endereço do banco compartilhado.</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>Manter a senha</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Remover a senha</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>Substitui a senha no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Definido pela sua equipe de TI. O que você informar aqui o substitui para você.</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>Compartilhar com outros postos…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>Compartilhado com outros postos…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>Testar o banco compartilhado de {name}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Testando…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>A senha será guardada no chaveiro deste computador.</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>A senha será removida ao salvar.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Digite uma nova para alterá-la</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>Banco compartilhado de {name}</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}: senha do banco compartilhado</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>Computador encontrado</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>Computador não encontrado</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>Computador: não testado</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Conexão não segura</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>Conexão: não testada</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>Gravação não permitida</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>Gravação permitida</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Não conectado</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>Sem criptografia, como o endereço permite</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Login não efetuado</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>Não utilizável pelo Menagerie</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>Senha aceita</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>Senha: não testada</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>Preparação: não testada</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>Preparado para o Menagerie, versão {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexão segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexão segura: não testada</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>Gravação: não testada</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>A senha só é mantida nesta sessão</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Alterar como o arquivo é lido</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Escolha um arquivo</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>Escolha um arquivo, solte um aqui ou cole linhas</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>Importações anteriores</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Arquivo a importar</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>Colar linhas</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Linhas coladas</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>Usar as linhas copiadas em uma planilha (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>O Menagerie fechou inesperadamente da última vez.</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>O Menagerie {version} está disponível</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar relatório</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>O que foi salvo está seguro.</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>Para a sua equipe de TI</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>Coloque uma vírgula entre duas tags.</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Tags em uso</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} de {count}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Done again: {step}</source>
        <translation>Refeito: {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>Mantido como está, porque foi alterado depois: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Desfeito: {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>Outra visão tem este nome: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>Nenhuma visão foi salva ainda.</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>Não foi possível salvar as visões</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>Visão salva: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>Visão: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>excluir a visão {name}</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>Uma solicitação verifica se o serviço voltou a responder.</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>A mais curta de duas esperas possíveis terminou. Você pode tentar uma vez.</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>A espera terminou</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>Tentar uma vez agora</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Restam {time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>A espera de {environment} terminou</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Você pode continuar.</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>Mostrar o que %Ln palavra conhecida significa</numerusform>
            <numerusform>Mostrar o que %Ln palavras conhecidas significam</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>Mostrar o que 1 palavra conhecida significa</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>Há %Ln palavra ou mais. Esta é a coluna certa?</numerusform>
            <numerusform>Há %Ln palavras ou mais. Esta é a coluna certa?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>O que esta %Ln palavra significa?</numerusform>
            <numerusform>O que estas %Ln palavras significam?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>O que estas palavras significam? Mais %Ln vem depois destas {shown}.</numerusform>
            <numerusform>O que estas palavras significam? Mais %Ln vêm depois destas {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>O que esta palavra significa?</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>O que as palavras significam</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>Palavras a explicar</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>Número da categoria</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>Vai para {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progresso da importação</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>Mostrar: {line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificados</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}: escolher…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}: limpar</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>Escolha…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>Mais %Ln adição igual em outros postos.</numerusform>
            <numerusform>Mais %Ln adições iguais em outros postos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>Há mais %Ln igual.</numerusform>
            <numerusform>Há mais %Ln iguais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>Adicionar outro em {environment}</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>Adicionar outro?</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>Outro {name} aguarda na caixa de saída.</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>Outro {name} foi descartado {when}, mas pode ter sido adicionado.</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>Isto o adiciona em Production, o catálogo real. Não é possível removê-lo aqui.</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>Ainda não sabemos se outro {name} na caixa de saída foi adicionado.</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>Sim, adicionar a {environment}</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>categoria {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>{name} em {category} ({status}) foi adicionado daqui {when} como #{id}.</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>{name} em {category} ({status}) foi visto aqui pela primeira vez {when}: #{id}.</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>{name} agora é um rascunho e não é enviado antes de você clicar em Adicionar</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>{name} está na caixa de saída. Será adicionado assim que houver conexão.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>{name} está na caixa de saída. Será adicionado quando o serviço voltar.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>{name} está na caixa de saída. Será adicionado com a chave correta.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>{name} está na caixa de saída. Espera até você escolher lá.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>{name} está na caixa de saída. Será adicionado às {time}.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>{name} está na caixa de saída. O envio está parado.</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>{name} foi adicionado daqui {when}.</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>Comece o endereço com https://. Com http://, outros poderiam ler a chave.</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>Escolha outro plano.</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>Corrija o host: escreva-o como em {example}.</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>Corrija o plano: é {words} ou &quot;{detected}&quot;.</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>Corrija a porta: use um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>Corrija {key}: é um número inteiro de 1 a {most}.</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>Termine o endereço com /v1, como em {example}.</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>Informe o endereço do serviço, como {example}.</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>Está definido na variável {variable}.</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>Está definido em {path}.</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>Remova os espaços e as quebras de linha do endereço.</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>Remova {key} ou escreva plan = &quot;enterprise&quot;: os outros planos têm limites próprios.</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>Remova “{sign}” do endereço.</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>O plano de {name} é definido em {path}; até lá, o plano é detectado automaticamente.</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>Este é o endereço de {name}. Informe outro.</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>Escreva o host na forma que começa com “xn--”.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>{path} não pode ser lido ({detail}). Corrija-o ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} não informa o endereço de {name} como deveria: uma linha [{environment}] e, abaixo dela, base_url = &quot;https://…/v1&quot;. Corrija-o ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>{path} não é usado: outro usuário deste computador pode alterá-lo. Peça à sua equipe de TI que retire essa permissão.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continue adiciona as linhas como entraram na fila: não aceita mapeamento nem --dry-run</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-run não importa nada, então não escreve nenhum --report</translation>
    </message>
    <message>
        <source>--json prints one object on each line, with the member &quot;event&quot;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: as for the last file with these columns, words: what was chosen for it
  problem      row, reason: why a row is left out
  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected or assumed),
               along: others that wait and are sent too
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (Unix seconds, or null)
  outcome      row, state (refused or unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, always last
  note, handed_over, failed   message</source>
        <translation>--json escreve um objeto por linha, com o membro &quot;event&quot;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: como no último arquivo com estas colunas, words: o que foi escolhido para ele
  problem      row, reason: por que uma linha é ignorada
  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected ou assumed),
               along: outros que aguardam e também são enviados
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (segundos Unix ou null)
  outcome      row, state (refused ou unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, sempre por último
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--map cita a mesma COLUMN duas vezes: uma coluna fornece um só campo</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--map cita o mesmo FIELD duas vezes: um campo vem de uma só coluna</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshots só vale com --self-check</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Um gerenciador de catálogo para desktop do Animal Store Service.</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>Importa animais de um arquivo no ritmo do serviço, sem janela.</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>O Menagerie não pode iniciar, porque falta uma biblioteca do sistema: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>O Menagerie não sabe onde guardar seus dados ({error}). Defina HOME ou acrescente --data-dir FOLDER.</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>O Menagerie teve de ser encerrado, porque este computador não tem mais descritores de arquivos ou threads livres. O que foi adicionado e o que espera é mantido: inicie-o de novo.</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>O Menagerie cometeu um erro e teve de ser encerrado. O que aconteceu está em {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>O Menagerie precisa de uma tela, e nem DISPLAY nem WAYLAND_DISPLAY está definida. Inicie-o em uma área de trabalho. Para ver se ele funciona sem tela, acrescente --self-check ao comando.</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>O Menagerie precisa de uma tela, e a indicada por {variable} ({name}) não responde.</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>Prepara o banco de dados PostgreSQL pelo qual os postos de uma loja compartilham o que sabem.</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>A senha vem de PGPASSWORD, ~/.pgpass, de um arquivo de serviços ou do chaveiro; senão, é pedida no terminal. Status de saída: 0 concluído, 1 falha, 2 opções erradas, 3 um administrador precisa antes executar a instrução SQL da saída padrão.</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>Para importar animais de um arquivo sem janela, veja “{command} --help”.</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>Sem --yes, pede confirmação em um terminal. Sem um terminal, não envia nada. Aguarda o tempo
que o serviço pedir. Ctrl+C, SIGTERM e SIGHUP o encerram: ele aguarda até 30 segundos pelas últimas
respostas. O restante fica na fila para --continue ou para a janela. Se uma janela usa os mesmos dados,
ela abre o arquivo, e nada é enviado daqui.</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>um arquivo CSV, TSV, XLSX, XLS, ODS, JSON ou JSON Lines</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>adicioná-los sem perguntar antes</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>adicionar o que importações anteriores deixaram aguardando</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>opção ambígua: {option} pode ser {list}</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>argumento {option}: falta um valor</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>argumento {option}: o valor {value} não é permitido aqui</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>argumento {option}: opção inválida: {value} (escolha entre {list})</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>argumento {option}: {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>não ler o arquivo como o último com as mesmas colunas</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>status de saída:
  0  todos os animais foram adicionados, ou a simulação não encontrou problemas
  1  houve uma falha
  2  as opções estão erradas
  3  algumas linhas precisam de uma pessoa: recusadas, não confirmadas, ignoradas ou ainda aguardando
  4  nada foi enviado</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>informe FILE ou --continue</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>indique um só caractere ou “tab”</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>percorrer os passos principais em um sandbox, sem tela, dizer o que foi visto e sair</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>quanto dizer na saída de erro padrão (padrão: warning, ou o nível das configurações)</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init: cria o esquema e suas tabelas, ou os atualiza; pode ser repetido. status: mostra a versão, os postos conectados e os tamanhos. migrate: leva um esquema mais antigo à versão deste programa</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>guardar os dados do aplicativo em DIR</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>deixar de fora as linhas que a folha oculta</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>abrir este ambiente em vez do último</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>abrir este arquivo na janela de importação: CSV, TSV, XLSX, XLS, ODS, JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>escrever um objeto JSON por linha, para programas</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>ler os caracteres de um arquivo de texto como NAME, por exemplo windows-1252 ou utf-8</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>ler, verificar e estimar, mas não pôr nada na fila nem enviar</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar a versão do programa e sair</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>usar CHARACTER, ou “tab”, como separador das células de um arquivo de texto</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>obter FIELD (name, category ou status) de COLUMN, um título ou um número a partir de 1; pode ser repetido</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>o número da categoria das linhas que não têm nenhuma</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>o banco de dados sem senha: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>estes argumentos são obrigatórios: {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>a folha de um livro que contém os animais</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>o status das linhas que não têm nenhum</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>argumentos desconhecidos: {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>onde os animais são adicionados</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>com --self-check: salvar imagens dos passos em DIR</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>escrever em FILE as linhas que ainda precisam de revisão</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: erro: {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>“{text}” não é COLUMN=FIELD, com um FIELD entre {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>há %Ln minuto</numerusform>
            <numerusform>há %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>Um colega</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person} em {computer}</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{who} adicionou um exatamente igual {when}.</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{who} começou a enviar um exatamente igual {when}.</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{who} colocou na fila um exatamente igual {when}. Ainda não foi enviado.</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{who} enviou um exatamente igual {when}, e ainda não sabemos se foi adicionado.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>%Ln animal a adicionar, {left_out}.</numerusform>
            <numerusform>%Ln animais a adicionar, {left_out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>%Ln animal a adicionar.</numerusform>
            <numerusform>%Ln animais a adicionar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>Mais %Ln animal que aguardava também foi enviado.</numerusform>
            <numerusform>Mais %Ln animais que aguardavam também foram enviados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>Mais %Ln animal que aguarda também será enviado.</numerusform>
            <numerusform>Mais %Ln animais que aguardam também serão enviados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>%Ln outro antes</numerusform>
            <numerusform>%Ln outros antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>%Ln linha ignorada: corrija e adicione na caixa de saída.</numerusform>
            <numerusform>%Ln linhas ignoradas: corrija e adicione na caixa de saída.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>%Ln linha a revisar em {path}.</numerusform>
            <numerusform>%Ln linhas a revisar em {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>E mais %Ln linha.</numerusform>
            <numerusform>E mais %Ln linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>Outra importação está em execução com os mesmos dados (processo {process}). Esta não enviou nada. Execute-a novamente quando a outra terminar.</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>Verifique os não confirmados na janela: não sabemos se foram adicionados.</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>Colunas: {list}.</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>Encerrando. Aguardando as últimas respostas.</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>Para linhas que não têm nada: {list}.</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>Foi interrompido enquanto encerrava.</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>Foi interrompido. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>O Menagerie já está em execução, e a janela dele não respondeu. Nada foi enviado. Feche-a e execute isto novamente.</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>O Menagerie está em execução, e nada foi enviado daqui. Abra este ambiente na janela dele: as importações continuam lá, a menos que estejam pausadas.</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>O Menagerie está em execução e não aceitou nenhum arquivo daqui. Nada foi enviado. Importe o arquivo na janela dele, ou feche-a e execute isto novamente.</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>O Menagerie está em execução, então não há simulação. Nada foi enviado. Feche a janela dele e execute isto novamente, ou importe o arquivo lá: ela mostra o mesmo antes de adicionar algo.</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>O Menagerie está em execução. A janela dele abriu o arquivo: continue lá.</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>Nenhuma importação aguarda lá. Nada foi enviado.</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>Nenhum relatório é escrito daqui. Salve na janela as linhas a revisar.</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>Nenhuma linha pode ser adicionada. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>Sem compartilhar com outros postos, a importação continua sozinha. {reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>Não resta nada a adicionar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>Nada foi enviado. Acrescente --yes para adicioná-los sem perguntar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>Nada foi enviado. Acrescente --yes para continuar sem perguntar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>Nada foi enviado. Abra a janela do Menagerie para verificá-los, enviá-los ou descartá-los.</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>Lido como o último arquivo com estas colunas. Para lê-lo de outra forma, acrescente --ignore-layout.</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>Linha {row}: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>Linha {row}: {state}. {reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>Diga qual é, com --map COLUMN=FIELD.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>O disco está cheio. O que foi salvo está seguro. A importação continua sozinha quando houver espaço.</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>A chave foi recusada, como antes. Nada entrou na fila nem foi enviado. Salve a chave correta de {environment} na janela do Menagerie e execute isto novamente.</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>Não foi possível escrever o relatório. {error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>O relatório é escrito no fim: acrescente --report também ao continuar com --continue.</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>O restante fica na fila. Continue com: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>Não foi possível verificar os animais não confirmados. {error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>Não há chave de {environment} no chaveiro. Nada foi enviado. Salve-a na janela do Menagerie e execute isto novamente.</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>Este arquivo já está sendo importado: %Ln linha aguardando. Nada foi enviado. Continue com: {command}</numerusform>
            <numerusform>Este arquivo já está sendo importado: %Ln linhas aguardando. Nada foi enviado. Continue com: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>Isto foi uma simulação. Nada entrou na fila nem foi enviado.</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>Digite “{environment}” para adicionar lá %Ln animal: </numerusform>
            <numerusform>Digite “{environment}” para adicionar lá %Ln animais: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>Se parecerem errados, acrescente --encoding NAME, por exemplo --encoding {example}.</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>Palavras: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>cerca de %Ln dia</numerusform>
            <numerusform>cerca de %Ln dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>cerca de %Ln hora</numerusform>
            <numerusform>cerca de %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de um minuto</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>em %Ln dia</numerusform>
            <numerusform>em %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>adicionados: {added:n} de {total:n}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>tempo restante: {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitação, {duration} se o plano for {plan}.</numerusform>
            <numerusform>{environment}: %Ln solicitações, {duration} se o plano for {plan}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitação, {duration}, {days}.</numerusform>
            <numerusform>{environment}: %Ln solicitações, {duration}, {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitação, {duration}.</numerusform>
            <numerusform>{environment}: %Ln solicitações, {duration}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment}: {list}.</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error} A importação tenta de novo sozinha.</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field} de “{title}”</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}: %Ln linha.</numerusform>
            <numerusform>{file}: %Ln linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>{n:n} por minuto</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason}, até {time}</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>“{word}” é a categoria {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>“{word}” é {status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>“{word}” não define um status</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--map cita a coluna “{column}” duas vezes. Nada foi enviado. Use-a para um só campo.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>Um filtro oculta %Ln linha: {numbers}.</numerusform>
            <numerusform>Um filtro oculta %Ln linhas: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>Outro programa ainda está gravando o arquivo. Espere terminar e escolha-o de novo.</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>A célula {cell} está longe das outras e não foi lida.</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>Faltam células: linha {row:n}.</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>Verifique as medidas da folha.</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>Cada linha vira um animal, não importa o que “{columns}” diga.</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>Todas as linhas têm um problema ou são ignoradas.</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>Não é possível abri-lo ({detail}). Tente novamente.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>Não pode ser lido tal como está. Abra-o numa folha de cálculo e guarde-o como XLSX.</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>Tem mais de {most:n} colunas. Remova as desnecessárias.</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>Tem mais de {most:n} linhas. Divida-o em arquivos menores.</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>Não tem linhas. Escolha outro arquivo ou outra aba.</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>Não tem nenhuma folha {sheet}. As folhas são {names}.</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>É um documento do Numbers. Exporte-o a partir daí como Excel ou CSV.</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>Está vazio. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>Não é um arquivo. Escolha uma planilha ou um arquivo CSV.</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>Não é uma tabela. Guarde-o como XLSX ou CSV no programa que o criou.</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>Não é um JSON válido (linha {line:n}). Exporte-o novamente ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>Não é um JSON válido. Exporte-o novamente ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>Está comprimido. Descomprima-o e escolha o que está lá dentro.</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>Está protegido por senha. Salve-o sem ela e escolha-o novamente.</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>Está protegido ou aberto em outro programa. Feche-o lá ou escolha outro arquivo.</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>O mesmo ocorre em mais %Ln linha.</numerusform>
            <numerusform>O mesmo ocorre em mais %Ln linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>É grande demais. Divida-o em arquivos menores.</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>Talvez esteja danificado. Abra-o em uma planilha, salve-o de novo e escolha-o novamente.</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>Apenas aponta para um ficheiro noutro lugar. Abra-o, guarde-o como XLSX ou CSV e escolha a cópia.</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>Apenas indica que uma folha de cálculo está aberta. Escolha o ficheiro com o mesmo nome ao lado.</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>As linhas dele estão na caixa de saída.</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>Células unidas se estendem a %Ln linha abaixo: {numbers}. Uma categoria ou um status vale também ali.</numerusform>
            <numerusform>Células unidas se estendem a %Ln linhas abaixo: {numbers}. Uma categoria ou um status vale também ali.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>Nenhuma coluna parece ter os nomes. Nada foi enviado. Diga qual os tem, com --map COLUMN=name. As colunas são {columns}.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>Nada foi enviado. Verifique o caminho.</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>Os números em “{column}” que não são de nenhum animal conhecido aqui não são usados.</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>Não foi encontrada uma única lista com todos os animais. Exporte os animais numa só lista.</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>Só a aba “{sheet}” foi lida. Não lidas: {names}.</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>Outras listas do ficheiro não foram lidas: {names}.</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>A linha {row:n} não existe nele. Escolha outra linha com os títulos.</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>A linha {row:n} foi usada como títulos.</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>Alguns caracteres não cabem na codificação: linha {row:n}.</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>Os caracteres foram adivinhados, como {encoding}: {names}.</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>O disco está cheio. Um arquivo anterior continua intacto. Libere espaço ou escolha outro disco.</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>A codificação {encoding} é desconhecida. Escolha outra.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>O arquivo seria maior do que este disco permite. Um arquivo anterior continua intacto. Escolha outro disco.</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>A primeira linha não foi usada como títulos.</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>A primeira linha foi usada como títulos.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>A pasta {folder} não existe ou é somente leitura. Um arquivo anterior continua intacto. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>A impressora não pode ser usada agora. Nada foi impresso.</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>As linhas acima dos títulos foram ignoradas.</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>A folha oculta %Ln linha: {numbers}.</numerusform>
            <numerusform>A folha oculta %Ln linhas: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>Há mais células do que títulos: linha {row:n}.</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>Não há coluna “{column}”. Nada foi enviado. As colunas são {columns}.</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>Esse arquivo não existe. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>Estas colunas servem igualmente bem, por isso nenhuma é usada: {columns}. Escolha uma.</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>Este número é grande demais para uma planilha guardá-lo exatamente: linha {row:n}.</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>O que foi visto não pode ser lido agora. Nada foi gravado.</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>É possível imprimir até {most:n} animais. Filtre a lista ou use Exportar.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>Não é possível gravar {name} ({detail}). Um arquivo anterior continua intacto. Tente novamente ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>Não é possível gravar {name}: ele ou a pasta está protegido, ou outro programa o tem aberto. Um arquivo anterior continua intacto. Feche-o lá ou escolha outro nome ou outra pasta.</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name} é o arquivo importado. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name} já existe. Escolha outro nome.</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>“{columns}” não é usada. Se indicar o status, escolha-a.</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>“{column}” é usada, e não “{other}”: os valores servem melhor.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>Adicionado por {colleague}</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>Adicionado aqui</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>Categoria nomeada por {colleague}</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto primeiro</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>Visto primeiro, {status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por último</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>Fora da lista completa do serviço</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>Fora da lista completa do serviço ({status})</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>Notas de {colleague}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{field}: {before} → {after}</source>
        <translation>{field}: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>{title}.</source>
        <comment>The title of a message, as a sentence</comment>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>#{id} is another animal that was added from here. Check again.</source>
        <translation>#{id} é outro animal que foi adicionado daqui. Verifique novamente.</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>Uma categoria é um número inteiro, como 12.</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>Um limite é um número de 1 a {most}.</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>Um nome não pode ter quebra de linha.</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>Um nome tem no máximo {most:n} caracteres.</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>Um ID é um número inteiro, como 12.</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>Um animal precisa de um nome.</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>A categoria {number} se chama {name}. Digite o número dela ou escolha uma da lista.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Corrija o que você digitou.</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>Informe uma categoria: o nome ou o número dela.</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>Nenhuma categoria se chama {name}. Digite o número dela.</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>A linha {first:n} está dentro de uma célula desta linha.</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>As linhas {first:n} a {last:n} estão dentro de uma célula desta linha.</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>Várias categorias se chamam {name}: {numbers}. Digite o número.</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>Algumas letras não puderam ser lidas.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>O arquivo termina no meio desta linha.</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>O nome contém um caractere que não pode ser enviado. Digite-o novamente.</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>O nome é uma lista ou um objeto, não um texto.</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>As aspas desta linha não são claras.</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>A folha de cálculo tem aqui uma data: {word}. Escreva o valor.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>A folha de cálculo mostra aqui um erro: {word}.</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>O status é um destes: {statuses}, ou não definido.</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>Esta célula está unida à célula {cell}. Escreva o valor.</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>Esta fórmula nunca foi calculada. Guarde o ficheiro numa folha de cálculo ou escreva o valor.</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>Não se sabe o que a folha de cálculo mostra para {word}. Escreva o valor.</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>“{word}” não é um status conhecido. Escolha o que significa.</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>Uma chave tem só letras, dígitos e sinais, sem espaços. Copie-a novamente.</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>Escolha um status, mostre até 100 e pesquise o número.</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>Informe a chave de API para ver os animais.</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>Informe o endereço que recebeu da sua equipe de TI.</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>Instale-o de novo para fazer isto.</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>Ele não disse de forma legível por quanto tempo. Nada foi enviado nem será por conta própria: escolha você quando tentar uma vez.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>Nada foi enviado. Informe outra chave ou tente esta novamente.</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>Nada foi testado. Teste novamente quando a espera terminar.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>Nada do que você inseriu se perdeu. Feche outros programas ou inicie o Menagerie de novo.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>Nada do que você informou foi perdido. Comunique isto com os detalhes abaixo.</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>Reinicie-o para fazer isto.</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>Não foi possível ler a lista. Verifique novamente quando a espera terminar.</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>O registro diz mais a respeito.</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>Tente novamente quando a espera terminar.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>Não foi possível verificar esta chave. Salve-a assim mesmo ou teste-a de novo às {time}.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>Não foi possível verificar esta chave. Salve-a assim mesmo ou teste-a de novo mais tarde.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>Mais %Ln está a caminho.</numerusform>
            <numerusform>Mais %Ln estão a caminho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln não encontrado</numerusform>
            <numerusform>%Ln não encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>%Ln pronta</numerusform>
            <numerusform>%Ln prontas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln solicitação, {time} se o plano for {plan}</numerusform>
            <numerusform>%Ln solicitações, {time} se o plano for {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln solicitação, {time} no {plan}</numerusform>
            <numerusform>%Ln solicitações, {time} no {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln linha não é enviada.</numerusform>
            <numerusform>%Ln linhas não são enviadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln continua adicionado.</numerusform>
            <numerusform>%Ln continuam adicionados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln incerto</numerusform>
            <numerusform>%Ln incertos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>Mais 1 está a caminho.</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1 linha não é enviada.</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>1 continua adicionado.</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>Um colega adiciona um igual</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>Uma adição descartada pode ser igual</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>Adicionado por uma importação anterior</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>Adicionado em {environment} em {when}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>Adicionado em {environment} em {when} por {who}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>Adicionado; o ID não é conhecido</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>Animal #{n}, que uma importação não pode alterar</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>Há outra igual</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>Descartado. Se tinha sido adicionado antes, continua no catálogo.</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>Continua às {when}.</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>ID ou motivo</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>Importação para {environment}, cancelada</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>Importado para {environment}</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>Igual ao animal #{n}</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Parece um total</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Significado de {word}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Sem títulos</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>Nenhum foi adicionado.</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>Não está na lista do serviço</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>Nada pode ser enviado agora. Nova tentativa em {time}.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Nada é enviado.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>Nada foi adicionado</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>Pausado. Nada desta importação é enviado.</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>Pausando: %Ln linha ainda está a caminho.</numerusform>
            <numerusform>Pausando: %Ln linhas ainda estão a caminho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>Pausando: 1 linha ainda está a caminho.</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>Provavelmente adicionado como #{id}</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>Lido como: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>Linhas {first}–{last} de {all}</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>Igual à linha {n}</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>Salvar %Ln linha que ainda precisa de revisão…</numerusform>
            <numerusform>Salvar as %Ln linhas que ainda precisam de revisão…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>Salvar a linha que ainda precisa de revisão…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>Parado após uma falha. Clique em Retomar para continuar.</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>A importação continua com a chave correta.</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>Podem ser dados mais antigos: a caixa de saída pergunta o que fazer com eles.</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>Títulos na linha {n}</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>Tente uma vez pela janela principal.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra vertical</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>Já aguarda na caixa de saída</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>Aguarda a adição de mais %Ln animal.</numerusform>
            <numerusform>Aguarda a adição de outros %Ln animais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>Aguarda %Ln outra importação: {time}.</numerusform>
            <numerusform>Aguarda %Ln outras importações: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>Aguarda {title}: {time}.</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>Não é possível saber pela lista do serviço.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>Não sabemos se isto foi adicionado.</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>Você importou este arquivo {when}: {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>falta cerca de %Ln dia</numerusform>
            <numerusform>faltam cerca de %Ln dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>falta cerca de %Ln hora</numerusform>
            <numerusform>faltam cerca de %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>falta cerca de %Ln minuto</numerusform>
            <numerusform>faltam cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>vírgula</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>falta menos de um minuto</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>sem títulos</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>ponto e vírgula</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>aba “{name}”</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulação</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>títulos na linha {n}</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}. Abra uma linha para decidir.</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>{n}% preenchida</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} por dia</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} por minuto</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>{text}; {a_day}</source>
        <translation>{text}; {a_day}</translation>
    </message>
    <message>
        <source>{what} · {state}</source>
        <translation>{what} · {state}</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message numerus="yes">
        <source>%Ln import(s) paused</source>
        <translation>
            <numerusform>%Ln importação pausada</numerusform>
            <numerusform>%Ln importações pausadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>%Ln linha de {title} foi ignorada</numerusform>
            <numerusform>%Ln linhas de {title} foram ignoradas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>1 linha de {title} foi ignorada</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>A importação de {title} está pausada: {n} de {all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>Importação pausada · {n} de {all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>Importando {title}: {n} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}: %Ln animal aguarda para ser adicionado</numerusform>
            <numerusform>{name}: %Ln animais aguardam para ser adicionados</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}: 1 animal aguarda para ser adicionado</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Uma chave nele está segura, e nada foi enviado. Verifique se o chaveiro está desbloqueado e tente novamente.</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Uma senha nele está segura, e nada foi enviado. Verifique se o chaveiro está desbloqueado e tente novamente.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>Nada foi enviado. Informe a chave novamente: salvá-la substitui o que está guardado.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>A chave só é mantida até você fechar o Menagerie.</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>A chave é mantida até o Menagerie ser fechado, e em nenhum arquivo. Para mantê-la por mais tempo, verifique se o chaveiro está desbloqueado e salve-a de novo.</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>A chave talvez ainda esteja nele. Verifique se o chaveiro está desbloqueado e tente novamente, ou exclua a entrada “Menagerie” na própria janela do chaveiro.</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>O chaveiro aceitou a chave, mas não a guardou. A chave é mantida até o Menagerie ser fechado, e em nenhum arquivo.</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>O chaveiro não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>O chaveiro não excluiu a chave.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>O chaveiro não aceitou a chave, talvez pelo tamanho ({length} caracteres).</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>O chaveiro está bloqueado.</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>O chaveiro deste computador falhou ({kind}).</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>A senha é mantida até o Menagerie ser fechado, e em nenhum arquivo. Para mantê-la por mais tempo, verifique se o chaveiro está desbloqueado e salve-a de novo.</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>A senha talvez ainda esteja nele. Verifique se o chaveiro está desbloqueado e tente novamente, ou exclua a entrada “{entry}” na própria janela do chaveiro.</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Esta sessão não oferece um chaveiro que guarde uma chave com segurança (no Linux, é o GNOME Keyring ou o KWallet). A chave é mantida até o Menagerie ser fechado, e em nenhum arquivo.</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>Nada foi enviado. Informe a senha novamente: salvá-la substitui o que está guardado.</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>O chaveiro aceitou a senha, mas não a guardou. A senha é mantida até o Menagerie ser fechado, e em nenhum arquivo.</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>O chaveiro não excluiu a senha.</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>O chaveiro não aceitou a senha, talvez pelo tamanho ({length} caracteres).</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Esta sessão não oferece um chaveiro que guarde uma senha com segurança (no Linux, é o GNOME Keyring ou o KWallet). A senha é mantida até o Menagerie ser fechado, e em nenhum arquivo.</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln alterado</numerusform>
            <numerusform>%Ln alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln novo</numerusform>
            <numerusform>%Ln novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>%Ln novo aqui</numerusform>
            <numerusform>%Ln novos aqui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>%Ln agora vendido</numerusform>
            <numerusform>%Ln agora vendidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Já vistos</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>Do serviço</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>Sem ordenação</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>Pesquisa: “{words}”</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>Atualizado agora mesmo</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>Atualizado {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>novos ou alterados desde ontem</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}, em ordem crescente</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}, em ordem decrescente</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · mostrando a última resposta</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>Colu&amp;nas</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>A&amp;mbiente</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menus</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>&amp;Visões</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>%Ln animal selecionado</numerusform>
            <numerusform>%Ln animais selecionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal sai da caixa de saída e não é enviado. Não é possível desfazer isto.</numerusform>
            <numerusform>%Ln animais saem da caixa de saída e não são enviados. Não é possível desfazer isto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>%Ln animal sai da caixa de saída. O que foi adicionado continua na lista do serviço.</numerusform>
            <numerusform>%Ln animais saem da caixa de saída. O que foi adicionado continua na lista do serviço.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal passa a contar como adicionado, com o ID encontrado. Não é possível desfazer isto.</numerusform>
            <numerusform>%Ln animais passam a contar como adicionados, com os IDs encontrados. Não é possível desfazer isto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>Foi encontrado %Ln animal que a lista não tinha antes.</numerusform>
            <numerusform>Foram encontrados %Ln animais que a lista não tinha antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln precisa de você</numerusform>
            <numerusform>%Ln precisam de você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln aguardando</numerusform>
            <numerusform>%Ln aguardando</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>1 precisa de você</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>Um colega adiciona um igual a este.</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>Uma importação danificada</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>Uma adição igual a esta, descartada, pode ter sido adicionada.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Adicionar novamente</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>Adicionar mesmo assim</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Adicionar outro</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>Adicionar outro igual…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>Adicionado como #{id} às {time}.</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>Adicionado às {time}. O número não é conhecido aqui.</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>Uma adição igual a esta está na fila ou não confirmada.</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>Já se conhece um animal igual a este.</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>Uma importação anterior deste arquivo o adicionou.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar novamente</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Confirmar todos</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>Confirmar %Ln</numerusform>
            <numerusform>Confirmar todos os %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>Confirmar %Ln…</numerusform>
            <numerusform>Confirmar todos os %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>Descartar %Ln</numerusform>
            <numerusform>Descartar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>Descartar %Ln…</numerusform>
            <numerusform>Descartar %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Descartar todos</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>Descartar mesmo assim</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>Descartado às {time}. Se tinha sido adicionado antes, continua no catálogo.</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>Descartado às {time}. Nunca foi enviado.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Rascunhos</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>Não é possível ler a entrada {number}</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>Depois disso, é enviado novamente.</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>Aguarda o envio.</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>Parece um total, não um animal.</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>Talvez já esteja lá. Isto poderia adicioná-lo duas vezes, e o serviço não pode remover animais.</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>Foi adicionado</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Foi cancelado antes do envio.</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>Foi descartado. Verifique no Menagerie se não foi adicionado.</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>Foi ignorado de propósito.</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>Não foi enviado, para não ser adicionado duas vezes. Adicione outro ou descarte-o.</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>Foi recusado antes: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>Foi recusado, então nada foi adicionado. Edite-o ou envie-o novamente.</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>Não foi possível ler a duração. Abra a janela do Menagerie: ela oferece uma tentativa.</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>O Menagerie não recebeu a resposta do serviço.</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>O Menagerie foi encerrado durante o envio.</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Requer atenção</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>Ainda sem categoria</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Ainda sem nome</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>Ainda não está na lista. Verifique novamente após {later}.</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>Não está na lista. Adicionar novamente?</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>Nada foi enviado. Corrija e adicione, ou descarte.</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>A caminho…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Caixa de saída</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Linhas coladas</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>Provavelmente adicionado como #{id}, mas pode ser mais antigo. É este?</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>Provavelmente adicionado como #{id}. É este?</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar novamente</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar agora</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>Enviar tudo</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>O envio falhou {times:n} vezes seguidas. O restante continua na fila. Veja os animais com falha na caixa de saída e envie novamente.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>Status não definido</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>A última tentativa foi recusada. Edite-o ou envie-o novamente.</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>A caixa de saída perdeu suas últimas alterações. Não sabemos se isto foi enviado.</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>A caixa de saída foi danificada. Não sabemos se isto foi enviado.</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>O serviço o recusou.</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>O texto desta linha foi danificado.</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>Este é o animal {id}, que já existe; uma importação não pode alterá-lo.</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>Estes dados são mais antigos: %Ln destes pode já ter sido adicionado.</numerusform>
            <numerusform>Estes dados são mais antigos: %Ln destes podem já ter sido adicionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>Isto só o tira da caixa de saída. Se o animal foi adicionado, continua na lista do serviço.</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>Digitado às {time}. Não é enviado antes de você clicar em Adicionar.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Aguardando envio</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>Não é possível saber por esta lista. Confira você antes de adicioná-lo novamente.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>Não sabemos se isto foi adicionado. Verifique primeiro no Menagerie.</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Não sabemos se {name} foi adicionado.</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>Não sabemos se “{name}” foi adicionado. Mas não foi possível salvar isso, e nada mais é enviado até que seja salvo. {cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>O que espera sai da caixa de saída e não é enviado. Isso não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>Você não será consultado de novo. A lista da importação guarda tudo.</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>status não definido</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>hoje {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoje, {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>{done} de %Ln animal confirmado</numerusform>
            <numerusform>{done} de %Ln animais confirmados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>{done} de %Ln animal descartado</numerusform>
            <numerusform>{done} de %Ln animais descartados</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>{name} é um rascunho na caixa de saída.</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>{state}: {rest}</source>
        <translation>{state}: {rest}</translation>
    </message>
    <message>
        <source>{who} added one just like it ({moment}).</source>
        <translation>{who} adicionou um exatamente igual ({moment}).</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who} começou a enviar um exatamente igual ({moment}).</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}” foi adicionado como #{id}. Mas não foi possível salvar isso, e nada mais é enviado até que seja salvo. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}” foi adicionado. Mas não foi possível salvar isso, e nada mais é enviado até que seja salvo. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}” não foi enviado. Mas não foi possível salvar isso, e nada mais é enviado até que seja salvo. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}” foi recusado: {reason} Mas não foi possível salvar isso, e nada mais é enviado até que seja salvo. {cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>Filtrar por {category}</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Não é possível agora.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source> mm</source>
        <comment>Behind a number</comment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>Animais: {n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>Animais: {n}. Páginas: {pages}.</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>Nota de entrega – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>Etiquetas: {n}. Folhas: {pages}.</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>{environment}, {when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>{title} · {source} · página {n} de {pages}</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln posto, {used} de {limit} usadas neste minuto, {ours} por você</numerusform>
            <numerusform>%Ln postos, {used} de {limit} usadas neste minuto, {ours} por você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln posto, {used} usadas neste minuto, {ours} por você</numerusform>
            <numerusform>%Ln postos, {used} usadas neste minuto, {ours} por você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitação</numerusform>
            <numerusform>%Ln solicitações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>%Ln solicitação na última hora, no máximo {most} em um minuto</numerusform>
            <numerusform>%Ln solicitações na última hora, no máximo {most} em um minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>Cerca de {n}</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>Computadores usando esta chave</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>A partir das {time}, pode tentar uma vez, com um botão aqui.</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>Ele não disse por quanto tempo, e consultar logo poderia bloquear esta chave.</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>Não disse por quanto tempo.</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>Mais disponíveis às {when}.</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>Nenhuma solicitação</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>Nenhuma solicitação na última hora</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>Cota desconhecida</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>Solicitações restantes, segundo o último aviso do serviço.</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>Solicitações restantes, segundo o último aviso do serviço. Todas as {limit} voltam às {when}.</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>Pesquisar e ler continuam. O que adicionar agora é enviado depois da espera.</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>Enviadas daqui hoje</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>O limite foi renovado às {when}. A próxima resposta informa quantas restam.</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>O serviço não informou quantas solicitações restam.</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>O serviço pode ter pedido para aguardar.</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>Restam até {limit}</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Aguardando envio</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>Não é possível ler quanto tempo ele pediu para aguardar; você pode tentar uma vez a partir das {shorter}.</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>nenhuma de {limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>nenhuma de {limit} · renova em {time}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>até {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · renova em {time}</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}, como definido para este ambiente</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}, suposto até ser detectado</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}, detectado</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason}: até às {time}</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · até às {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining} de {limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>Restam {remaining} de {limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Nome da categoria</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>Visto por último</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>ausente da última lista completa</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>novo aqui</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>nota: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>visto hoje</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>visto {date}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>tags: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>Verifique o endereço.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>Verifique o número.</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>Ele respondeu com o status {status}.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Foi cancelado antes do envio.</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>A resposta foi inesperada (status {status}).</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>O host não foi encontrado, então nada foi enviado. Verifique a rede e o endereço e tente novamente.</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>O Menagerie falhou antes de saber a resposta.</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>Não foi possível estabelecer uma conexão segura, então nada foi enviado. Verifique o endereço e a porta ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>Nenhuma resposta completa chegou.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nada foi adicionado.</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>Nada foi adicionado. Corrija e adicione novamente.</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>Nada foi alterado. Informe a chave correta para continuar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>Nada foi enviado. Permita o Menagerie em Ajustes do Sistema → Privacidade e Segurança → Rede Local, ou verifique a rede.</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>Nada foi enviado. Peça à sua equipe de TI para fazer este computador confiar no emissor do certificado.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>Nada foi enviado. Verifique se o chaveiro está desbloqueado ou informe a senha novamente.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>Nada foi enviado. Verifique o endereço ou consulte sua equipe de TI sobre o certificado ({detail}).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>Nada foi enviado. Verifique o endereço ou consulte sua equipe de TI sobre o certificado.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>Nada foi enviado. Verifique a rede e tente novamente.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>Nada foi enviado. O certificado é de outro host: verifique o endereço ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>Nada foi enviado. O certificado não é válido hoje: verifique a data deste computador ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>Algo entre este computador e o serviço bloqueou o pedido (estado {status}). Pergunte à sua equipa de TI.</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>Os animais na tela são mantidos.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>Os animais na tela são mantidos. Verifique o endereço e tente novamente.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>Os animais na tela são mantidos. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>O arquivo de certificados {path} não pode ser usado, então nada foi enviado. Escolha outro ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>A chave não foi enviada para lá. Verifique o endereço com sua equipe de TI.</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>A configuração de proxy não pode ser usada, então nada foi enviado. Corrija-a (um endereço que comece com http://) ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>A configuração ou o script de proxy deste computador não pode ser usado, então nada foi enviado. Corrija-o (um endereço que comece com http://) ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>Este ambiente foi fechado. Nada foi enviado.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>O proxy desta rede recusou a conexão, então nada foi enviado. Verifique a configuração de proxy ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>O proxy desta rede pede um login, então nada foi enviado. Verifique o nome de usuário e a senha dele nas configurações, ou fale com sua equipe de TI se ele só aceitar um login do Windows.</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>Tente novamente com outras opções.</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>Não sabemos se o animal foi adicionado.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Treino no sandbox: estes animais não estão no catálogo real.</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Ensaio em Staging: estes animais não estão no catálogo real.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>Informe o endereço do proxy com a porta, como http://proxy.example:8080.</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>Informe o nome de usuário e a senha nos campos próprios.</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>O certificado em {name} expirou. Fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>O proxy é definido em {path}.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>Não é possível ler {name} ({detail}).</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name} não é o certificado de uma autoridade em formato PEM. Fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path} tem um {name} inutilizável em [settings]. Corrija-o ou fale com sua equipe de TI.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>%Ln conexão de postos</numerusform>
            <numerusform>%Ln conexões de postos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>%Ln das notas e nomes foi substituída por outra posterior. Os detalhes dizem como era.</numerusform>
            <numerusform>%Ln notas e nomes foram substituídos por outros posteriores. Os detalhes dizem como eram.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>Outro programa usa ali o esquema “menagerie”, que não foi alterado. Escolha outro banco de dados.</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>Colegas escreveram as mesmas notas ou nomes</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>Copie a senha de novo: ela está vazia ou contém uma quebra de linha.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>Informe o endereço do banco compartilhado, como {example}.</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>Enquanto isso, todo o resto funciona.</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>Todo o resto funciona. O compartilhamento continua sozinho.</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>Interrompido. O comando pode ser repetido sem risco.</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>Está definido em {path}; até lá, nada é compartilhado.</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>O Menagerie {version} preparou o banco de dados. Atualize o Menagerie para usá-lo.</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>Senha de {user} em {host}:</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}, {size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>Remova a senha do endereço: outros podem lê-la ali. O Menagerie vai pedi-la.</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>Remova o que vem depois de “?”: ali só cabem sslmode e sslrootcert.</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>Esquema {number}, criado pelo Menagerie {version}</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>O certificado não é de {host}. Verifique o endereço.</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>O certificado de {host} não pode ser verificado ({detail}). Fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>O certificado de {host} não é válido hoje. Verifique a data deste computador ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>A conexão com o banco de dados foi perdida.</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>O banco de dados respondeu: {detail}.</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>O banco de dados pede a senha de {user}. Informe-a.</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>Não é possível gravar no banco de dados. Peça outro à sua equipe de TI.</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>O banco de dados não consegue guardar todos os nomes. Peça à sua equipe de TI um com a codificação UTF8.</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>O banco de dados não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>O banco de dados ainda não está preparado. Peça à sua equipe de TI para executar {init}.</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>O banco de dados não aceita mais conexões. Peça à sua equipe de TI para permitir mais.</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>O banco de dados foi preparado para uma versão mais antiga. Peça à sua equipe de TI para executar {migrate}.</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>A resposta do banco de dados não pode ser lida. Peça à sua equipe de TI para verificá-la.</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>O disco do banco de dados está cheio. Peça à sua equipe de TI para liberar espaço.</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>A senha de {user} foi recusada. Informe-a de novo.</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>O banco compartilhado está pronto.</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>O banco compartilhado já estava pronto.</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>Não há nenhum computador chamado {host}. Verifique o endereço.</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>Este computador não confia no certificado de {host}. Peça à sua equipe de TI para indicar o emissor com sslrootcert no endereço.</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>Para compartilhar, este computador precisa do libpq 16 ou mais recente. Peça à sua equipe de TI para instalá-lo e depois inicie o Menagerie de novo.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>cerca de %Ln linha</numerusform>
            <numerusform>cerca de %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este computador</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>{by} apagou depois as notas de #{animal}; você tinha escrito “{mine}”.</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by} tinha escrito “{theirs}” em #{animal}; a sua alteração posterior substituiu isso.</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by} chamou a categoria {category} de “{theirs}”; você a tinha chamado de “{mine}”.</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by} removeu o nome da categoria {category}; você a tinha chamado de “{mine}”.</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>{by} escreveu depois “{theirs}” em #{animal}; você tinha escrito “{mine}”.</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>Não é possível acessar {host}. Permita o Menagerie em Ajustes do Sistema → Privacidade e Segurança → Rede Local, ou verifique a rede.</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host} não responde. Verifique a rede.</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host} não tem o banco de dados {database}. Verifique o endereço.</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host} não oferece conexão segura. Peça à sua equipe de TI para ativar o TLS.</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host} não aceita conexões na porta {port}. Peça à sua equipe de TI para iniciar o PostgreSQL ali.</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} não informa o banco compartilhado de {name} como deveria: uma linha [{environment}] e, abaixo dela, shared = &quot;{example}&quot;. Corrija-o ou fale com sua equipe de TI.</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>{user} não tem direitos suficientes no banco de dados. Peça à sua equipe de TI para executar {init}.</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user} não pode fazer isso. Um administrador precisa antes executar:</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user} não pode entrar ({detail}). Peça à sua equipe de TI para verificar os direitos.</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln adicionado</numerusform>
            <numerusform>%Ln adicionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>%Ln descartado</numerusform>
            <numerusform>%Ln descartados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>%Ln rascunho</numerusform>
            <numerusform>%Ln rascunhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ignorado</numerusform>
            <numerusform>%Ln ignorados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln não enviado</numerusform>
            <numerusform>%Ln não enviados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln na fila</numerusform>
            <numerusform>%Ln na fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln recusado</numerusform>
            <numerusform>%Ln recusados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>%Ln enviando</numerusform>
            <numerusform>%Ln enviando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>%Ln não confirmado</numerusform>
            <numerusform>%Ln não confirmados</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>O posto de um colega pediu para aguardar</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rascunho</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>Não foi possível ler as esperas anteriores</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ignorado</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>O Menagerie foi fechado durante uma solicitação</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>Não restam solicitações</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>Ainda não conectado</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Não enviado</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Nada pode ser salvo</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Na fila</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>As solicitações do dia são distribuídas</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>O serviço pediu para aguardar</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>Não é possível acessar o serviço</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>O serviço está ocupado</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>O serviço recusou a chave de API</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>O serviço recusou a solicitação</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>Informado pelo posto de um colega por meio do banco compartilhado, às {time}.</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>Informado pelo serviço às {time}.</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Não confirmado</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <comment>Why nothing is sent</comment>
        <translation>{reason}.</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message numerus="yes">
        <source>%Ln row(s) of {title} could not be restored. Import the file again: what was added is recognised.</source>
        <translation>
            <numerusform>%Ln linha de {title} não pôde ser restaurada. Importe o arquivo novamente: o que foi adicionado é reconhecido.</numerusform>
            <numerusform>%Ln linhas de {title} não puderam ser restauradas. Importe o arquivo novamente: o que foi adicionado é reconhecido.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>Um arquivo estava danificado: {file}. O que pôde ser lido passou para um novo.</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>Um arquivo estava faltando: {file}. Um novo foi iniciado.</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>Um arquivo foi substituído por outro: {file}. Um novo foi iniciado.</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>Adições restauradas do registro dela: {corrected:n}.</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>Adições que podem ter sido enviadas: {unconfirmed:n}. Verifique-as na caixa de saída.</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>Outro programa está usando {file}. Todas as adições nele estão seguras. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>Outro programa está usando {file}. Nada é enviado até que ele possa ser lido.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>Outro programa está usando {file}. As esperas são mantidas em um segundo arquivo, e nada se perde. Se isto continuar, pause seu backup ou antivírus.</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>Verifique se o disco não está cheio nem protegido contra gravação e tente novamente.</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>Podem faltar rascunhos e linhas que uma importação deixou de fora.</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>Está aberto noutra sessão deste computador. Continue lá, ou termine-o lá e inicie de novo.</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>Não foi alterado. Atualize o Menagerie para usá-lo.</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>Ela foi gravada pelo Menagerie {version}, e esta versão não pode usá-la. Nada nela foi alterado nem enviado. Atualize o Menagerie para adicionar animais aqui; todo o resto funciona.</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>A janela dele não respondeu e não pôde ser trazida para a frente. Nada foi alterado. Aguarde um momento ou encerre esse processo e inicie novamente.</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>O Menagerie não consegue gravar em {folder} ({detail}) e por isso não distingue dados antigos de novos. Depois de iniciar, ele pergunta antes de enviar o que espera.</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>O Menagerie precisa de um pouco de espaço para {path}. Nada foi aberto. Libere espaço neste disco e inicie novamente.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>O Menagerie {version} gravou os animais dele em {path}. Atualize o Menagerie ou mova o arquivo para começar com animais novos.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>O Menagerie {version} gravou os animais já vistos, e esta versão não consegue lê-los. O arquivo não foi alterado. Atualize o Menagerie para vê-los novamente.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>O Menagerie {version} gravou {file}, e esta versão não pode usá-lo. As esperas são mantidas em um segundo arquivo. Atualize o Menagerie.</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>Não salvo. Verifique se o disco não está cheio nem protegido contra gravação.</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>Nada foi perdido. Verifique se é possível gravar em {path} e tente novamente.</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>O arquivo com os animais já vistos não pode ser lido no momento. Ele não foi alterado. Tente novamente.</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>O arquivo com suas preferências estava danificado, então valem as padrão. Ele é mantido como {path}.</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>O arquivo com suas visões estava danificado, então não há nenhuma. Ele é mantido como {path}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>Não é possível criar a pasta {folder} ({detail}). Nada foi alterado. Verifique se o local dela existe e pertence a você, ou escolha outro com --data-dir.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>A pasta {folder} não existe. Nada foi alterado. Conecte a unidade dela e inicie novamente, ou exclua {path} para usar a pasta padrão.</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>O bloqueio {path} não pode ser obtido nem lido ({detail}), então um segundo Menagerie poderia trabalhar com os mesmos dados. Nada foi aberto. Verifique se a pasta dele pertence a você e permite gravação, e se nenhuma pasta tem este nome, ou escolha outro local com --data-dir.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>As últimas alterações podem faltar em um arquivo: {file}. Uma parte dele estava danificada.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>As últimas alterações podem faltar em um arquivo: {file}. O registro de gravação antecipada dele sumiu.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>O arquivo antigo é mantido como {kept}.</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>A caixa de saída não estava atualizada.</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>As esperas não podem ser salvas: elas são esquecidas quando o Menagerie é fechado. Verifique se o disco não está cheio nem protegido contra gravação. Há uma nova tentativa a cada minuto.</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>O que elas mostram como enviado não é reenviado.</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>Não é possível ler suas preferências em {path} ({detail}), então valem as padrão. O arquivo fica como está, e o que você alterar agora não é lembrado.</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>Não é possível ler suas visões em {path} ({detail}). O arquivo fica como está, e as visões que você salvar agora não são mantidas.</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>os animais do sandbox</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>os animais já vistos e suas notas</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>a caixa de saída</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>o registro de esperas</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>{file} não pode ser aberto, então o que o serviço mostra só é lembrado até o Menagerie ser fechado. Verifique se o disco não está cheio nem protegido contra gravação.</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>{file} não pode ser lido no momento, então animais vistos antes podem faltar na tela. Eles estão seguros, a menos que o disco esteja danificado.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>{file} não pode ser lido nem gravado ({detail}). Nada foi alterado nele, e todas as adições que continha estão seguras. Verifique se o disco não está cheio nem protegido contra gravação e tente novamente.</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>{file} não pode ser gravado, então o que o serviço mostra agora não é lembrado. O que foi lembrado antes está seguro e pode ser pesquisado. Verifique se o disco não está cheio nem protegido contra gravação.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>{file} não pode ser gravado. As esperas são mantidas em um segundo arquivo. Verifique se o disco não está cheio nem protegido contra gravação.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file} está danificado. Nada foi alterado nele. Feche o Menagerie e inicie-o novamente: o que puder ser lido do arquivo passa então para um novo.</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>Não é possível aceder a {folder}, ou os seus ficheiros desapareceram. O que escrever fica aqui. O Menagerie continua quando eles voltarem. Para começar sem eles, inicie-o novamente.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>Não é possível ler {path} ({detail}), então ele não foi alterado. Torne-o legível e salve novamente.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>Não é possível gravar {path} ({detail}). Nada foi enviado. Escolha outro --report.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>Não é possível gravar {path} ({detail}). O que ele continha foi mantido. Verifique se o disco não está cheio e se o arquivo pertence a você e tente novamente.</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} é uma ligação, ou outro usuário deste computador pode alterá-lo. Nada foi alterado nem enviado. Mova-o para outro lugar ou escolha outra pasta com --data-dir.</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path} está danificado e não pode ser posto de lado ({detail}). Nada foi alterado. Renomeie-o ou exclua-o você mesmo e tente novamente.</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>{path} indica sua pasta de dados e não pode ser lido ({detail}). Nada foi alterado. Torne-o legível e inicie novamente, ou exclua-o para usar a pasta padrão.</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>“menagerie import” trabalha com os mesmos dados (processo {process}) e continua. Inicie novamente quando ele terminar.</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Não conectado</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>A caminho</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitação</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>A resposta não disse nada sobre limites.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>Espera antes</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>uma solicitação por vez após uma espera</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>para ficar dentro do limite</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>{left} de {limit}</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{time}: {reason}</source>
        <translation>{time}: {reason}</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>A colleague changed notes too</source>
        <translation>Um colega também alterou notas</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>Um colega renomeou uma categoria</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Uma importação está em execução</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>O Menagerie não pode iniciar</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>O Menagerie já está em execução</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>O Menagerie cometeu um erro</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>O Menagerie foi removido deste computador</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>O Menagerie foi atualizado</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>Não restam solicitações por enquanto</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>Sem conexão segura</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>O envio foi parado</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>O endereço não está definido</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>O endereço aponta para outro lugar</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>Não foi possível ler os animais</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>Os animais não foram exportados</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>Não foi possível ler a resposta</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>O arquivo de certificados não pode ser usado</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>As colunas não servem</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>A chave foi recusada</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>O chaveiro não pode ser usado</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>As etiquetas não cabem no papel</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>A caixa de saída não pode ser usada</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>A caixa de saída é de uma versão mais recente</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>A configuração de proxy não pode ser usada</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>Não foi possível ler a senha do proxy</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>O pedido foi bloqueado no caminho</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>As linhas não foram gravadas</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>O sandbox não pôde iniciar</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>O serviço não respondeu</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>O serviço está com um problema</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>O serviço não localiza mais animais pelo número</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>O serviço recusou isto</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>O certificado do serviço não é confiável</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>Não é possível acessar o banco compartilhado</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>O banco compartilhado não pode ser usado</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>Não há animais neste endereço</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>Há animais demais</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>Não há arquivo “{name}”</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>Ainda não há chave</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>Não há lugar para o relatório</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>Não há lugar para guardar dados</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>Esse animal não existe</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>Não há nada a adicionar</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>Este endereço não pode ser usado</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>Isto ainda não pode ser adicionado</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>Este computador não tem mais descritores de arquivos ou threads livres</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>Não foi possível imprimir isto</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>Não foi possível salvar isto</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>Esta pasta de dados não é segura</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>Não é possível ler este arquivo</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>Esta importação já começou</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>Isto é de uma versão mais recente</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>Esta não é uma chave utilizável</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>Não é este</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>Esta senha não pode ser usada</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>Este plano não pode ser usado</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>Esta configuração não pode ser usada</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>Não é possível ler este texto</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>O que está no chaveiro não é uma chave utilizável</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>A sua pasta de dados não está disponível</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>Sua pasta de dados não existe</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>Não é possível ler “{name}”</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>Uma chave só pode fazer certo número de solicitações. O Menagerie espera sozinho quando precisa.</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Adicionar um animal</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>Escolha um status e quantos animais solicitar.</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>Primeiro ele é salvo neste computador. A caixa de saída mostra o que aconteceu com ele.</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Solicitações restantes</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>A cor diz qual loja está aberta. O sandbox é para treinar.</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>O que você vê</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>Onde você trabalha</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponível</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>Nenhuma solicitação pode ser enviada agora.</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>Nenhuma solicitação pode ser enviada até {time}.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendido</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>cerca de %Ln dia</numerusform>
            <numerusform>cerca de %Ln dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>cerca de %Ln hora</numerusform>
            <numerusform>cerca de %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>cerca de %Ln segundo</numerusform>
            <numerusform>cerca de %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>uma hora desconhecida</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>disponível</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>sem limite por dia</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>sem limite por minuto</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>não definido</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>em {date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>pendente</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>vendido</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hoje às {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ontem às {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}, {day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>{name} foi adicionado como #{id}</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>{name} foi adicionado. A resposta do serviço não disse o número dele.</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} por dia</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} por minuto</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>{n} d</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>, </source>
        <comment>Between the names of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>Two sentences; some languages have no space between</comment>
        <translation>{first} {second}</translation>
    </message>
</context>
</TS>
