<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>Usa Qt, con la LGPL versión 3, y estas bibliotecas:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotecas y sus licencias</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>Menagerie es software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>Vea y añada los animales de su tienda.</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>Consulte el archivo de avisos que acompaña a Menagerie.</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>Versiones copiadas</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>licencia no indicada</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>Acerca &amp;de Menagerie</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>&amp;Añadir animal…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Animales</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>Con&amp;ectar su tienda…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>D&amp;uplicar este animal…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>Todo lo &amp;visto</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>&amp;Cargar más</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>&amp;Gestionar entornos…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>Ges&amp;tionar vistas…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>Marcar todo como &amp;visto</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>Dar &amp;nombre a esta categoría…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>&amp;Nuevos o cambiados</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;Bandeja de salida</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>&amp;Pegar filas para importar…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>C&amp;uota en detalle</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Deshacer: {step}</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>E&amp;scribir una nota</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>Cla&amp;ve de API…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>Quitar los &amp;filtros</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>Copiar filas como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Copiar filas como &amp;Markdown</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>Editar e&amp;tiquetas</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>Filtr&amp;o…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>Buscar un c&amp;omando…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>&amp;Para su equipo de informática…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>Para su equipo de informática: solicitudes recientes, registro de errores, informe de soporte…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>Solo esta categor&amp;ía</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>P&amp;ráctica…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Imprimir &amp;rótulos…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>&amp;Rehacer: {step}</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>Cambiar el &amp;nombre de esta categoría…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>&amp;Cambiar de entorno</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Confi&amp;guración…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>Mostrar &amp;detalles</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>Estado: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>todo lo que este equipo conoce, sin solicitudes</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>desde ayer</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>lo que el servicio muestra ahora</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name} (sin configurar)</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>Un nombre o un número, como 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>Añadir tras la espera</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Añadir un animal</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>Añadir a {environment}</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Añadiendo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>Escriba una categoría.</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>Escriba un nombre y una categoría.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Escriba un nombre.</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>Mantener abierto para añadir otro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Empezar vacío</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>No se sabe si {name} se añadió.</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Sí, añadir tras la espera</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>Compruebe {name} en la bandeja de salida de {environment}</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>Ya se está enviando, así que no se puede editar.</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>Esta fila ya se añadió.</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>Lo que escribe no se puede guardar ahora: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>Lo que escribió antes no se pudo guardar. Aquí está de nuevo.</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>Escribió esto {when} y no se añadió.</translation>
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
        <translation>{name} añadido a «{status}».</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>Clave de API de {name}</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>Envía una solicitud con esta clave</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>La clave se guarda en el llavero de este equipo.
Solo se envía a {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>Se perderá si cierra Menagerie ahora.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>Menagerie se cerrará en cuanto se haya añadido el animal.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>Menagerie se cerrará en cuanto las filas estén en la bandeja de salida.</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>Lo que ha escrito no está guardado</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Comprobando las filas…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>Elija la columna que contiene las categorías o una sola categoría para todas las filas.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Elija la columna que contiene los nombres.</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Conectando con {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>Aún no hay ninguna fila lista para añadir.</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>No se pudieron comprobar todas las filas.</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>No se envía nada antes de que lo confirme aquí.</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>Poniendo las filas en la bandeja de salida…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Leyendo las filas…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>Esto los añade a Production, el catálogo real. Aquí no se pueden eliminar.</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>{title} ya no se puede leer. ¿Añadir las filas tal como se leyeron?</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title} ha cambiado. ¿Añadir las filas tal como se leyeron antes?</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>Este equipo recuerda los animales que muestra el servicio.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>Ninguno de los animales vistos en este equipo cumple todos los filtros. El servicio puede tener otros.</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>Aún no se ha visto nada</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>Nada de lo visto aquí es nuevo ni ha cambiado</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>Nada de lo visto aquí coincide</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>De los animales que coinciden y se han visto en este equipo, ninguno ha cambiado desde ayer. El servicio puede tener otros.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>Escriba un nombre, como Perros.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>Nombre de la categoría {id}</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>Quitar nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>El nombre se queda en su tienda. El servicio solo conoce el número.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>Use como máximo %Ln carácter. Este nombre tiene {length}.</numerusform>
            <numerusform>Use como máximo %Ln caracteres. Este nombre tiene {length}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>Categorías</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>Las filas que ya se añadieron se omiten. Inclúyalas para añadirlas de nuevo.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>Información sobre este archivo</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>Categorías y etiquetas</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln categoría</numerusform>
            <numerusform>%Ln categorías</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>categoría {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>con la etiqueta {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>con %Ln etiqueta</numerusform>
            <numerusform>con una de %Ln etiquetas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>Mostrar la columna {title}</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>Ordenar por {column}</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>El nombre se muestra siempre.</translation>
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
        <translation>Intro para elegir, Escape para cerrar</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>Buscar un comando, una categoría o un animal</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>Nada de lo que este equipo conoce tiene ese nombre.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>Conectar su tienda</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>Introduzca la dirección y la clave que le dio su equipo de informática.</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>También tengo una dirección de ensayo ({name})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>Plan, uso compartido</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging, plan, uso compartido</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>Por ejemplo, animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>Probar y conectar</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>La clave solo se envía a esta dirección, cuando pulse el botón.</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>Se usa como {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln fila copiada</numerusform>
            <numerusform>%Ln filas copiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>Puede copiar hasta %Ln fila. Use Exportar para más.</numerusform>
            <numerusform>Puede copiar hasta %Ln filas. Use Exportar para más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>Todos los animales</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Todo lo visto</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}, {tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}, «{search}»</translation>
    </message>
    <message>
        <source>{status} {category}</source>
        <comment>A name for a view, such as: Pending Rabbits</comment>
        <translation>{category} ({status})</translation>
    </message>
</context>
<context>
    <name>DeliveryFlow</name>
    <message>
        <source>A restart discards what you edited.</source>
        <translation>Al reiniciar se descarta lo que editó.</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Descartar y leer</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>Descartar y reiniciar</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>Al leer {title} se descarta lo que editó.</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>Leyendo {title}…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>Las filas de aquí son las que se leyeron antes.</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>Ha editado filas de {title}</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title} ha cambiado</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>Elija un animal para ver sus detalles.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Cerrar los detalles</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Cerrar los detalles (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>Abreviado: %Ln carácter. Copie la fila para obtenerlo entero.</numerusform>
            <numerusform>Abreviado: %Ln caracteres. Copie la fila para obtenerlo entero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>Haga clic para abrirlo y continuar.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Haga clic para mostrarlo.</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>Entorno: {name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Entornos</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>Importación en pausa</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>Abre la lista de entornos</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>Cambiar de entorno (Ctrl+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>un ensayo: nada de esto llega a la tienda</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>animales de práctica, solo en este equipo</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>el catálogo real</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}: %Ln en espera</numerusform>
            <numerusform>{name}: %Ln en espera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>Animales en espera de envío a esta dirección: {n}. Si la cambia, no se envían ni se muestran hasta que vuelva.</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>Introduzca las direcciones que le dio su equipo de informática. El Sandbox no necesita ninguna: funciona en este equipo.</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Entornos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>Definido por su equipo de informática. Lo que elija aquí lo sustituye para usted.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Definida por su equipo de informática. Lo que introduzca aquí la sustituye para usted.</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>Lo define {variable}. No se puede cambiar aquí.</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>Dirección de {name}</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Plan de {name}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>Introducir la clave…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>El servicio respondió: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal hasta ahora</numerusform>
            <numerusform>%Ln animales hasta ahora</numerusform>
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
        <translation>Cancelar la exportación</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>Todo lo visto aquí</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exportar animales</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>Terminando el archivo…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>Para Excel y programas similares.</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>Para hojas de cálculo y bases de datos.</translation>
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
        <translation>Un animal por línea, para otros programas. Horas en UTC.</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>Una sola lista, para otros programas. Horas en UTC.</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>La exportación se canceló. Si había un archivo {name}, sigue como estaba.</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>La selección</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>Aún no hay animales que exportar.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Qué exportar</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>{done} de %Ln animal</numerusform>
            <numerusform>{done} de %Ln animales</numerusform>
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
            <numerusform>%Ln animal exportado a {name}</numerusform>
            <numerusform>%Ln animales exportados a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>Archivos CSV</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Libros de Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exportar animales</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>Archivos JSON Lines</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>Archivos JSON</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>animales-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}; textos recortados a %Ln carácter: {count}</numerusform>
            <numerusform>{sentence}; textos recortados a %Ln caracteres: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>Dar nombre…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>Dar nombre a esta categoría…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>Cambiar el nombre de esta categoría…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
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
        <translation>Elija una columna</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>Columna para {field}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Número o nombre</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>Igual para todas las filas</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>{field} de todas las filas</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>Suelte el archivo para importarlo</translation>
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
        <translation>Categorías y etiquetas</translation>
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
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>Buscar nombre, número, nota o etiqueta</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>Busca en todo lo que este equipo conoce. No envía solicitudes.</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>Filtro de estado</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>quitar los filtros</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>Buscar una categoría o etiqueta</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>Ninguna categoría ni etiqueta tiene ese nombre.</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>Aún no se conoce ninguna categoría ni etiqueta.</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Mostrar el mensaje completo</translation>
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
            <numerusform>%Ln animales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>%Ln animal cargado</numerusform>
            <numerusform>%Ln animales cargados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>%Ln animal cargado, en {parts} de {all} solicitudes</numerusform>
            <numerusform>%Ln animales cargados, en {parts} de {all} solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>%Ln animal visto</numerusform>
            <numerusform>%Ln animales vistos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln coincide</numerusform>
            <numerusform>%Ln coinciden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>%Ln más no se pudo leer</numerusform>
            <numerusform>otros %Ln no se pudieron leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>El único animal que el servicio enumera</numerusform>
            <numerusform>Los %Ln animales que el servicio enumera</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>Pide hasta {n} animales de todos los estados y después, si puede haber más, otros tantos de cada estado</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>Primer animal</numerusform>
            <numerusform>Primeros %Ln animales</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>Primer animal</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>Cuántos animales pedir, de {least} a {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>Cargar más (%Ln solicitud como máximo)</numerusform>
            <numerusform>Cargar más (hasta %Ln solicitudes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>Mostrar hasta</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>Muestra lo nuevo o cambiado desde ayer</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>en {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>el servicio puede tener más</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>el servicio envió %Ln animal en lugar de {limit}</numerusform>
            <numerusform>el servicio envió %Ln animales en lugar de {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>puede haber más</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>{n} de los primeros {all}</translation>
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
        <translation>Añadir un animal (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Añadir animal</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>Añadir muchos animales desde un archivo (Ctrl+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>Volver a pedir los animales al servicio (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>Elegir una vista</translation>
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
        <translation>Actualizar</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Ningún tema contiene estas palabras.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>y %Ln anterior</numerusform>
            <numerusform>y %Ln anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Elegir un archivo para importar</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>Copie primero filas en una hoja de cálculo o un archivo y péguelos aquí.</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>Copie filas en una hoja de cálculo o un archivo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>Hojas de cálculo y listas</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>No hay filas que pegar</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>filas pegadas</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>Añadir tras la espera</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>Añadir animales a {environment}</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>Añadir {animals} a {environment}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Sí, añadir tras la espera</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>Sí, añadir {animals} a {environment}</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluido</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Filas para importar</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>Importar a {environment}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>Elija una solicitud para ver más datos.</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>Copiado sin la clave</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copiar como curl</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copiar fila</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>Ninguna solicitud coincide.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitudes recientes</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>Fila copiada</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>Buscar en las solicitudes</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>La más reciente primero. Se olvidan al salir.</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>Sin la clave. Una solicitud enviada con curl también cuenta.</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>Añadiendo a {environment}</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>Cancelar importación…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar la importación</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>Importación a {environment}, en pausa</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Comprobando la lista del servicio…</translation>
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
        <translation>Comprobar en la lista del servicio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>Corregir y añadir…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>Nota de entrega…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Importar otro archivo…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadidas</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>Aquí aún no se ha importado nada.</translation>
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
        <translation>Imprimir rótulos…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Filas que mostrar</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>Muestra qué animales se añadieron, con las menos solicitudes posibles</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>Filas de la importación</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>Ocultar la clave</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>Pegue aquí la clave</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>Olvidando…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>Aquí no hace falta ninguna clave</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>Enviando una solicitud…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>La clave se conserva solo durante esta sesión</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>El Sandbox tiene su propia clave.</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>Dirección no accesible</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>Dirección accesible</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>Dirección: sin probar</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>Animales listados</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>Animales listados, quedan {remaining} de {limit} solicitudes</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>Animales no listados</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>Comprobando la clave…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Conexión no segura</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>Copie de nuevo la clave completa o pida otra a su equipo de informática.</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>Clave aceptada</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>Clave sin comprobar</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Clave rechazada</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>Clave: sin probar</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>Lista: sin probar</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>En este equipo no hace falta conexión segura</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexión segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexión segura: sin probar</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}. Guarde la clave igualmente o pruébela más tarde.</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>marcar todo como visto</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>dar nombre a la categoría {id}</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}, {width} × {height} mm</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Copias de cada uno</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>Para una hoja usada en parte. Cuente a lo largo de las filas.</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Hoja de rótulos</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>En cada rótulo</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>Otra hoja…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>Imprimir rótulos</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>Empezar en el rótulo</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>La selección ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>Lo que se muestra ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>La última hora</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>Cargando los animales…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>Cargando: {done} de {all} solicitudes respondidas</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>Todas las entradas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Registro de errores</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Solo errores</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>Registro copiado</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>Ninguna entrada coincide.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>No ha fallado nada: el registro está vacío.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>La clave nunca está en el registro.</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>No se puede leer el registro. Consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>Este es el final del registro. El archivo completo está en su carpeta.</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Advertencias y errores</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>Solo en el Sandbox.</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>P&amp;ráctica…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>P&amp;ráctica… (solo en el Sandbox)</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Seleccione primero una fila.</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>Seleccione solo una fila.</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>La lista ha cambiado. Vuelva a seleccionar.</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>Gestionar vistas</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Descartar el mensaje</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>Se queda en su tienda</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>Una nota tiene como máximo %Ln carácter.</numerusform>
            <numerusform>Una nota tiene como máximo %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>Añadir etiquetas…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>Un animal tiene como máximo {most} etiquetas, cada una de hasta %Ln carácter.</numerusform>
            <numerusform>Un animal tiene como máximo {most} etiquetas, cada una de hasta %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Editar las etiquetas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln tendría más de {most} etiquetas.</numerusform>
            <numerusform>%Ln tendrían más de {most} etiquetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>cambiar las notas de #{id}</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>quitar las etiquetas {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>etiquetar con {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>{tags}: se añadió a {n} de {all}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>{tags}: se añadió a {n} de {all}.</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>{tags}: se quitó de {n} de {all}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln archivo afectado. Vea los detalles.</numerusform>
            <numerusform>%Ln archivos afectados. Vea los detalles.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>&amp;Conectar su tienda…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>Introduzca su clave para conectar.</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Introducir la clave…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>Menagerie se actualizó a la versión {version}</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Abrir la bandeja de salida</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>No se pudo cargar parte de la configuración</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>Hubo un problema con los datos guardados</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>Estos animales son para practicar</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>Lo guardado antes está a salvo. Libere espacio para guardar lo nuevo.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>Su equipo de informática ha configurado {name}</translation>
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
        <translation>Pertenece a una dirección que ya no está configurada. Está guardado y se enviará cuando vuelva a configurarse.</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>Pertenecen a una dirección que ya no está configurada. Están guardados y se enviarán cuando vuelva a configurarse.</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>Lo que espera para añadirse (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>Antes de enviarlos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>Muestra qué más se puede hacer y por qué</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln animal en espera de envío.</numerusform>
            <numerusform>%Ln animales en espera de envío.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>1 animal en espera de envío.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Comprobando la lista del servicio…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>De la bandeja de salida: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>Nada se reenvía automáticamente. La bandeja de salida indica qué se puede hacer.</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>No se envía nada antes de que elija abajo.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>No se envía nada.</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>Uno se está enviando.</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Abrir la bandeja de salida</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>El envío está detenido hasta que pulse «Enviar ahora».</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>Se reintentará el envío a las {time} o con «Enviar ahora».</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>El siguiente sale en un momento.</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>El siguiente sale cuando el servicio vuelva.</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>El siguiente sale con la clave correcta.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>No se sabe si %Ln animal se añadió</numerusform>
            <numerusform>No se sabe si %Ln animales se añadieron</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>No se sabe si {name} se añadió</translation>
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
        <translation>Altas</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>Cerrar la bandeja de salida (Esc)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>No hay nada en espera. Aquí espera lo que añada mientras no se pueda acceder al servicio.</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>Leyendo la bandeja de salida…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>Distancia horizontal</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>Distancia vertical</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>Alto del rótulo</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>Ancho del rótulo</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Margen izquierdo</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>Papel de los rótulos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Margen superior</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>Gestor de catálogo</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>Se abre en el Sandbox, para que se pueda probar todo antes de conectar una tienda.</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>Menagerie muestra y filtra los animales de una tienda, añade otros nuevos uno a uno o desde una hoja de cálculo, y siempre indica cuántas solicitudes acepta todavía el Animal Store Service. Respeta por sí solo el límite de solicitudes, recuerda todos los animales que ha visto y no pierde ninguno que se añada: lo que no se puede enviar espera, y nada se envía dos veces automáticamente.</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>animales;mascotas;tienda;catálogo;inventario;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>Vista previa, página {n} de {pages}</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Solicitudes por día</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitudes por minuto</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Plan de {name}</translation>
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
        <translation>Se añade un animal, pero se pierde la respuesta</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>Práctica en el Sandbox</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>Se alcanza el límite</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>La próxima solicitud falla</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>El Sandbox puede portarse como un servicio en un mal día. Nada sale de este equipo.</translation>
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
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>Cancelar la impresión</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>Página {n} de {pages}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Preparando las páginas…</translation>
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
        <translation>Añadir muchos animales a la vez</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>Suelte un archivo aquí o pulse Ctrl+V para pegar filas de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>Incluir las filas ocultas ({n})</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>Incluir conocidos o en espera ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>Puede ser Excel, OpenDocument, CSV, TSV o JSON.</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>Solo problemas ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>Progreso de la lectura y la comprobación</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
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
        <translation>Imprimir la lista</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>No hay animales que imprimir.</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>Cancelado. No se guardó nada.</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>Cancelado. Es posible que las páginas ya listas se impriman.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Archivos PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Encuadernar por el borde largo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Páginas:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Encuadernar por el borde corto</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>Aún no</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>Cuota en detalle</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Solicitudes restantes</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>Muestra el plan, lo enviado y la última hora</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>Elegir el plan…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Cuota</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>La última hora</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>Aún no se puede consultar al servicio, así que no se cuenta nada.</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>hace una hora</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>Entre celdas</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
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
        <translation>Qué pasó</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Informe copiado</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>Envíelo a su equipo de informática. Nunca contiene la clave.</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>Informe de soporte</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>Con textos de error, que pueden nombrar animales</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln fila guardada en {name}</numerusform>
            <numerusform>%Ln filas guardadas en {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>Guardar las filas aún por resolver</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – pendientes</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>Conexión no segura</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>Conecta con el servicio sin enviar ninguna solicitud</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>No se usa ningún proxy</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>No se usa ningún proxy: no se pudo consultar a este escritorio</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>En este equipo no hace falta conexión segura</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>No se pudo pasar por el proxy {address}</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>Proxy {address} accesible</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexión segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexión segura: sin probar</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>Servicio: sin probar</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Probar la conexión</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>Esta configuración no se puede usar</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>{environment} no accesible</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>{environment} accesible</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>La importación de {title} a {environment} ha terminado</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>La importación a {environment} requiere su atención</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>Una vista conserva filtros, columnas y orden.</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>Escriba un nombre, como Conejos pendientes.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>Reemplaza la vista con este nombre.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Guardar vista</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>Borrar la búsqueda (Escape)</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
</context>
<context>
    <name>SearchGroups</name>
    <message numerus="yes">
        <source>All %Ln that the service lists were looked at</source>
        <translation>
            <numerusform>Se ha mirado el único animal que el servicio enumera</numerusform>
            <numerusform>Se han mirado los %Ln que el servicio enumera</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>Vistos también en este equipo</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>Pedir #{id} al servicio</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando al servicio…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Intro ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>En esta lista</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>En esta lista, {filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>Cargar más del servicio (%Ln solicitud como máximo)</numerusform>
            <numerusform>Cargar más del servicio (hasta %Ln solicitudes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>¿No está aquí?</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>No está en esta lista ({filters}) ni se ha visto antes en este equipo</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>No está en esta lista ni se ha visto antes en este equipo</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>No se ha visto antes en este equipo</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>Desde el {day} el servicio no busca animales por su número</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>El servicio no tiene #{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>El servicio no enumera más de {n} por estado; puede haber otros</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>cuando termine la espera</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Añadir etiquetas</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Quitar etiquetas</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>Etiquetas que añadir o quitar</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>Se puede copiar o etiquetar hasta %Ln fila. Exportar las toma todas.</numerusform>
            <numerusform>Se pueden copiar o etiquetar hasta %Ln filas. Exportar las toma todas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>Añadir un animal…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando al servicio…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Quitar los filtros</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>No se pudo leer ningún animal</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>No hay animales con este estado</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>Ninguno de estos animales es de {categories}.</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>Ninguno de estos animales coincide con todos los filtros.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>No hay coincidencias</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todos</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>Los animales llegarán cuando termine la espera.</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>El catálogo de este entorno está vacío.</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>El servicio no enumera ninguno ahora.</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>El servicio puede tener más.</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>El servicio envió entradas que no son animales. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>Aún no hay animales</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated} · aún se muestra: {status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>%Ln entrada de compañeros no se puede leer</numerusform>
            <numerusform>%Ln entradas de compañeros no se pueden leer</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>1 entrada de un compañero no se puede leer</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Conectando con {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Introducir la clave…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>Sin compartir por ahora</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>Indicar la dirección…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment} aún no está configurado.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>Entornos y planes…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Abrir la carpeta de datos</translation>
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
        <translation>Deja esta página como estaba al principio</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
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
        <translation>Abra primero un entorno con su clave.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>La contraseña se guarda en el llavero.</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>La contraseña se conserva hasta que se cierre Menagerie: ningún llavero la aceptó.</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>cambiar «{setting}»</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>restaurar los valores de «{page}»</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>Un archivo en formato PEM, de confianza además de los del sistema.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>Otra carpeta se usará tras reiniciar. No se mueve ni se elimina nada.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>Confirmar altas en Production</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>Vacío si el proxy no lo pide.</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>Cada %Ln minuto</numerusform>
            <numerusform>Cada %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>Todas las altas</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Cada minuto</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Certificados adicionales</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>Se guarda en el llavero de este equipo.</translation>
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
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Sin proxy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>Avisar al terminar una espera</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>Avisar al terminar una importación</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>Avisar si hay una importación por atender</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Solo al pedirlo</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>Proxy en una dirección</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Usuario del proxy</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>Actualizar automáticamente</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>Lo define --data-dir en esta sesión.</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>Lo define --log-level en esta sesión.</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>Lo define su equipo de informática. No se puede cambiar aquí.</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>Se muestra en otros puestos y en las notas de entrega.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>Sonido al terminar una espera o importación</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>Por ejemplo, http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>La primera alta</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>El idioma cambia tras reiniciar. Los borradores se conservan.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Escriba otra para cambiarla</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Advertencias y errores</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>Escribir en el registro</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>Su nombre para los compañeros</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language}: este equipo no tiene los caracteres de este idioma</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>Entornos guardados</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>La práctica está lista. Añada un animal para verla.</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>La práctica está lista. Pulse Actualizar para verla.</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>La práctica está lista. La verá después de esta espera.</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>Una base de datos PostgreSQL de su tienda. Déjelo vacío para no compartir nada.</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>Hay una contraseña guardada en el llavero de este equipo.</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>Se guarda una contraseña hasta que se cierre Menagerie.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>Introduzca primero la dirección de la base compartida.</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>Conservar la contraseña</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Quitar la contraseña</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>Sustituye la contraseña del llavero de este equipo.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Definida por su equipo de informática. Lo que introduzca aquí la sustituye para usted.</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>Compartir con otros puestos…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>Compartido con otros puestos…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>Probar la base compartida de {name}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>La contraseña se guardará en el llavero de este equipo.</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>La contraseña se quitará al guardar.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Escriba otra para cambiarla</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>Base compartida de {name}</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}: contraseña de la base compartida</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>Equipo encontrado</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>Equipo no encontrado</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>Equipo: sin probar</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Conexión no segura</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>Conexión: sin probar</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>Escritura no permitida</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>Escritura permitida</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>Sin cifrar, como permite la dirección</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Sesión no iniciada</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>No utilizable para Menagerie</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>Contraseña aceptada</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>Contraseña: sin probar</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>Preparación: sin probar</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>Preparada para Menagerie, versión {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Conexión segura</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Conexión segura: sin probar</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>Escritura: sin probar</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>La contraseña se conserva solo durante esta sesión</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Cambiar cómo se lee el archivo</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>Elija un archivo, suéltelo aquí o pegue filas</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>Importaciones anteriores</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Archivo para importar</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>Pegar filas</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>Usar las filas copiadas en una hoja de cálculo (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>Menagerie se cerró inesperadamente la última vez.</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>Menagerie {version} está disponible</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Mostrar informe</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>Lo guardado está a salvo.</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>Para su equipo de informática</translation>
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
        <translation>Ponga una coma entre dos etiquetas.</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Etiquetas en uso</translation>
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
        <translation>Rehecho: {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>Se deja como está, porque se cambió después: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>Otra vista tiene este nombre: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>Aún no hay vistas guardadas.</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>No se pudieron guardar las vistas</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>Vista guardada: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>Vista: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>eliminar la vista {name}</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>Una solicitud comprueba si el servicio vuelve a responder.</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>La más corta de dos esperas posibles terminó. Puede probar una vez.</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>La espera ha terminado</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>Probar una vez ahora</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Quedan {time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>La espera de {environment} ha terminado</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Puede continuar.</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>Mostrar qué significa %Ln palabra conocida</numerusform>
            <numerusform>Mostrar qué significan %Ln palabras conocidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>Mostrar qué significa 1 palabra conocida</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>Hay %Ln palabra o más. ¿Es esta la columna correcta?</numerusform>
            <numerusform>Hay %Ln palabras o más. ¿Es esta la columna correcta?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>¿Qué significa esta palabra?</numerusform>
            <numerusform>¿Qué significan estas %Ln palabras?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>¿Qué significan estas palabras? Tras estas {shown} viene %Ln más.</numerusform>
            <numerusform>¿Qué significan estas palabras? Tras estas {shown} vienen %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>¿Qué significa esta palabra?</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Qué significan las palabras</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>Palabras por explicar</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>Su número</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>Destino: {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
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
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificados</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}: elegir…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}: quitar</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>%Ln alta igual más en otros puestos.</numerusform>
            <numerusform>%Ln altas iguales más en otros puestos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>Coincide %Ln más.</numerusform>
            <numerusform>Coinciden %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>Añadir otro a {environment}</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>¿Añadir otro?</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>Otro {name} espera en la bandeja de salida.</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>Otro {name} se descartó {when}, pero puede haberse añadido.</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>Esto lo añade a Production, el catálogo real. Aquí no se puede eliminar.</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>Aún no se sabe si otro {name} de la bandeja de salida se añadió.</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>Sí, añadir a {environment}</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>categoría {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>{name}, de {category} ({status}), se añadió desde aquí {when} como #{id}.</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>{name}, de {category} ({status}), se vio aquí por primera vez {when}: #{id}.</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>{name} es ahora un borrador y no se envía hasta que pulse Añadir</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>{name} está en la bandeja de salida. Se añadirá en cuanto haya conexión.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>{name} está en la bandeja de salida. Se añadirá cuando el servicio vuelva.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>{name} está en la bandeja de salida. Se añadirá con la clave correcta.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>{name} está en la bandeja de salida. Espera hasta que elija allí.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>{name} está en la bandeja de salida. Se añadirá a las {time}.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>{name} está en la bandeja de salida. El envío está detenido.</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>{name} se añadió desde aquí {when}.</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>Empiece la dirección por https://. Con http://, otros podrían leer la clave.</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>Elija otro plan.</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>Corrija el host: escríbalo como en {example}.</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>Corrija el plan: es {words} o &quot;{detected}&quot;.</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>Corrija el puerto: use un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>Corrija {key}: es un número entero del 1 al {most}.</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>Termine la dirección con /v1, como en {example}.</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>Introduzca la dirección del servicio, como {example}.</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>Se define en la variable {variable}.</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>Se define en {path}.</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>Quite los espacios y los saltos de línea de la dirección.</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>Quite {key} o escriba plan = &quot;enterprise&quot;: los demás planes tienen sus propios límites.</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>Quite «{sign}» de la dirección.</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>El plan de {name} se define en {path}; hasta entonces, el plan se detecta automáticamente.</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>Esta es la dirección de {name}. Introduzca otra.</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>Escriba el host en la forma que empieza por «xn--».</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>{path} no se puede leer ({detail}). Corríjalo o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} no indica la dirección de {name} como debería: una línea [{environment}] y, debajo, base_url = &quot;https://…/v1&quot;. Corríjalo o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>{path} no se usa: otro usuario de este equipo puede cambiarlo. Pida a su equipo de informática que retire ese permiso.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continue añade las filas tal como se pusieron en cola: no admite asignaciones ni --dry-run</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-run no importa nada, así que no escribe ningún --report</translation>
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
        <translation>--json imprime un objeto en cada línea, con el miembro &quot;event&quot;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: como en el último archivo con las mismas columnas, words: lo elegido para él
  problem      row, reason: por qué se omite una fila
  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected o assumed),
               along: otros en espera que también se envían
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (segundos Unix o null)
  outcome      row, state (refused o unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, siempre el último
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--map indica dos veces el mismo COLUMN: una columna corresponde a un solo campo</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--map indica dos veces el mismo FIELD: un campo procede de una sola columna</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshots se usa con --self-check</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Un gestor de catálogo de escritorio para el Animal Store Service.</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>Importa animales de un archivo al ritmo del servicio, sin ventana.</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>Menagerie no puede iniciarse porque falta una biblioteca del sistema: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>Menagerie no sabe dónde guardar sus datos ({error}). Defina HOME o indique --data-dir FOLDER.</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>Menagerie tuvo que cerrarse porque a este equipo no le quedan descriptores de archivo o hilos. Lo añadido y lo que espera se conserva: inícielo de nuevo.</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>Menagerie cometió un error y tuvo que cerrarse. Lo ocurrido está en {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>Menagerie necesita una pantalla, y no están definidas ni DISPLAY ni WAYLAND_DISPLAY. Inícielo desde un escritorio. Para ver si funciona sin pantalla, añada --self-check al comando.</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>Menagerie necesita una pantalla, y la indicada por {variable} ({name}) no responde.</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>Prepara la base de datos PostgreSQL con la que los puestos de una tienda comparten lo que saben.</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>La contraseña viene de PGPASSWORD, ~/.pgpass, un archivo de servicios o el llavero; si no, se pide en el terminal. Estado de salida: 0 hecho, 1 error, 2 opciones incorrectas, 3 un administrador debe ejecutar antes la sentencia SQL de la salida estándar.</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>Para importar animales de un archivo sin ventana, consulte «{command} --help».</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>Sin --yes, pide confirmación en un terminal. Sin terminal, no envía nada. Espera todo el tiempo que
pida el servicio. Ctrl+C, SIGTERM y SIGHUP lo terminan: espera hasta 30 segundos las últimas
respuestas. El resto sigue en cola para --continue o para la ventana. Si una ventana usa los mismos
datos, esa ventana abre el archivo y desde aquí no se envía nada.</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>un archivo en CSV, TSV, XLSX, XLS, ODS, JSON o JSON Lines</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>añadirlos sin preguntar antes</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>añadir lo que las importaciones anteriores dejaron en espera</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>opción ambigua: {option} puede ser {list}</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>argumento {option}: falta un valor</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>argumento {option}: no se admite el valor {value}</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>argumento {option}: opción no válida: {value} (elija entre {list})</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>argumento {option}: {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>no leer el archivo como el último con las mismas columnas</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>código de salida:
  0  se añadieron todos los animales, o un simulacro no encontró problemas
  1  falló
  2  las opciones son incorrectas
  3  algunas filas requieren atención: rechazadas, sin confirmar, omitidas o aún en espera
  4  no se envió nada</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>indique FILE o --continue, pero no ambos</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>indique un solo carácter, o «tab»</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>recorrer los pasos principales en un Sandbox, sin pantalla, decir lo que se vio y salir</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>cuánto escribir en la salida de error estándar (por defecto: warning o el nivel de la configuración)</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init: crea el esquema y sus tablas, o los actualiza; se puede repetir. status: muestra la versión, los puestos conectados y los tamaños. migrate: lleva un esquema anterior a la versión de este programa</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>guardar los datos de la aplicación en DIR</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>omitir las filas que la hoja oculta</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>abrir este entorno en lugar del último</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>abrir este archivo en la ventana de importación: CSV, TSV, XLSX, XLS, ODS, JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>imprimir un objeto JSON por línea, para programas</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>leer los caracteres de un archivo de texto como NAME, por ejemplo windows-1252 o utf-8</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>leer, comprobar y estimar, pero no poner en cola ni enviar nada</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión del programa y salir</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>tomar CHARACTER, o «tab», como separador de las celdas de un archivo de texto</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>tomar FIELD (name, category o status) de COLUMN, un título o un número desde 1; se puede repetir</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>el número de categoría de las filas que no la tienen</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>la base de datos sin contraseña: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>faltan estos argumentos: {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>la hoja de un libro que contiene los animales</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>el estado de las filas que no lo tienen</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>argumentos desconocidos: {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>dónde se añaden los animales</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>con --self-check: guardar imágenes de los pasos en DIR</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>escribir en FILE las filas aún por resolver</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: error: {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>«{text}» no es COLUMN=FIELD con uno de estos FIELD: {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>Un compañero</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>hace un momento</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person} en {computer}</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{who} añadió uno exactamente igual {when}.</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{who} empezó a enviar uno exactamente igual {when}.</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{who} puso en cola uno exactamente igual {when}. Aún no se ha enviado.</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{who} envió uno exactamente igual {when}, y aún no se sabe si se añadió.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>%Ln animal para añadir, {left_out}.</numerusform>
            <numerusform>%Ln animales para añadir, {left_out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>%Ln animal para añadir.</numerusform>
            <numerusform>%Ln animales para añadir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>También salió %Ln animal más en espera.</numerusform>
            <numerusform>También salieron otros %Ln animales en espera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>También se enviará %Ln animal más en espera.</numerusform>
            <numerusform>También se enviarán otros %Ln animales en espera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>antes va %Ln más</numerusform>
            <numerusform>antes van otros %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>%Ln fila omitida: corríjala y añádala en la bandeja de salida.</numerusform>
            <numerusform>%Ln filas omitidas: corríjalas y añádalas en la bandeja de salida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>%Ln fila por resolver en {path}.</numerusform>
            <numerusform>%Ln filas por resolver en {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>Y %Ln fila más.</numerusform>
            <numerusform>Y %Ln filas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>Otra importación usa los mismos datos (proceso {process}). Esta no envió nada. Ejecútela de nuevo cuando la otra haya terminado.</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>Compruebe en la ventana los que están sin confirmar: no se sabe si se añadieron.</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>Columnas: {list}.</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>Terminando. Se esperan las últimas respuestas.</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>Para las filas que no lo tienen: {list}.</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>Se interrumpió mientras terminaba.</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>Se interrumpió. No se envió nada.</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>Menagerie ya se está ejecutando y su ventana no respondió. No se envió nada. Ciérrelo y ejecute esto de nuevo.</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>Menagerie se está ejecutando y desde aquí no se envió nada. Abra este entorno en su ventana: sus importaciones siguen allí si no están en pausa.</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>Menagerie se está ejecutando y no tomó ningún archivo de aquí. No se envió nada. Importe el archivo en su ventana, o ciérrela y ejecute esto de nuevo.</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>Menagerie se está ejecutando, así que no hay simulacro. No se envió nada. Cierre su ventana y ejecute esto de nuevo, o importe el archivo allí: muestra lo mismo antes de añadir nada.</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>Menagerie se está ejecutando. Su ventana abrió el archivo: continúe allí.</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>Allí no espera ninguna importación. No se envió nada.</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>Desde aquí no se escribe ningún informe. Guarde en la ventana las filas por resolver.</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>No se puede añadir ninguna fila. No se envió nada.</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>No se comparte con otros puestos, así que la importación sigue sola. {reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>No queda nada que añadir.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>No se envió nada. Indique --yes para añadirlos sin preguntar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>No se envió nada. Indique --yes para seguir sin preguntar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>No se envió nada. Abra la ventana de Menagerie para comprobarlos, enviarlos o descartarlos.</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>Leído como el último archivo con estas columnas. Para leerlo sin eso, indique --ignore-layout.</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>Fila {row}: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>Fila {row}: {state}. {reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>Indique cuál es con --map COLUMN=FIELD.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>El disco está lleno. Lo guardado está a salvo. La importación sigue sola cuando haya espacio.</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>La clave se rechazó, como antes. No se puso en cola ni se envió nada. Guarde la clave correcta de {environment} en la ventana de Menagerie y ejecute esto de nuevo.</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>No se pudo escribir el informe. {error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>El informe se escribe al final: indique --report también al seguir con --continue.</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>El resto sigue en cola. Continúe con: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>No se pudieron comprobar los animales sin confirmar. {error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>No hay ninguna clave de {environment} en el llavero. No se envió nada. Guárdela en la ventana de Menagerie y ejecute esto de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>Este archivo ya se está importando: %Ln fila en espera. No se envió nada. Continúe con: {command}</numerusform>
            <numerusform>Este archivo ya se está importando: %Ln filas en espera. No se envió nada. Continúe con: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>Esto fue un simulacro. No se puso en cola ni se envió nada.</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>Escriba «{environment}» para añadir allí %Ln animal: </numerusform>
            <numerusform>Escriba «{environment}» para añadir allí %Ln animales: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>Si no parecen correctos, añada --encoding NAME, por ejemplo --encoding {example}.</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>Palabras: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>cerca de %Ln día</numerusform>
            <numerusform>unos %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>cerca de %Ln hora</numerusform>
            <numerusform>unas %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>en %Ln día</numerusform>
            <numerusform>en %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>{added:n} de {total:n} añadidos</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>quedan {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitud, {duration} si el plan es {plan}.</numerusform>
            <numerusform>{environment}: %Ln solicitudes, {duration} si el plan es {plan}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitud, {duration}, {days}.</numerusform>
            <numerusform>{environment}: %Ln solicitudes, {duration}, {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}: %Ln solicitud, {duration}.</numerusform>
            <numerusform>{environment}: %Ln solicitudes, {duration}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment}: {list}.</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error} La importación lo reintenta sola.</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field} de «{title}»</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}: %Ln fila.</numerusform>
            <numerusform>{file}: %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>{n:n} por minuto</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason} (hasta {time})</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>«{word}» es la categoría {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>«{word}» significa {status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>«{word}» no indica ningún estado</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--map indica dos veces la columna «{column}». No se envió nada. Indíquela para un solo campo.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>Un filtro oculta %Ln fila: {numbers}.</numerusform>
            <numerusform>Un filtro oculta %Ln filas: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>Otro programa aún lo está escribiendo. Espere a que termine y elíjalo de nuevo.</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>La celda {cell} está lejos de las demás y no se leyó.</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>Faltan celdas: fila {row:n}.</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>Compruebe las medidas de la hoja.</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>Cada fila es un animal, diga lo que diga «{columns}».</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>Todas las filas tienen un problema o están omitidas.</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>No se puede abrir ({detail}). Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>No se puede leer tal como está. Ábralo en una hoja de cálculo y guárdelo como XLSX.</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>Tiene más de {most:n} columnas. Quite las que no hagan falta.</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>Tiene más de {most:n} filas. Divídalo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>No tiene filas. Elija otro archivo u otra hoja.</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>No tiene ninguna hoja {sheet}. Sus hojas son {names}.</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>Es un documento de Numbers. Expórtelo desde allí como Excel o CSV.</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>Está vacío. Elija otro archivo.</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>No es un archivo. Elija una hoja de cálculo o un archivo CSV.</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>No es una tabla. Guárdelo como XLSX o CSV en el programa que lo creó.</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>No es JSON válido (línea {line:n}). Expórtelo de nuevo o elija otro archivo.</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>No es JSON válido. Expórtelo de nuevo o elija otro archivo.</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>Está comprimido. Descomprímalo y elija lo que contiene.</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>Está protegido con contraseña. Guárdelo sin ella y vuelva a elegirlo.</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>Está protegido u otro programa lo tiene abierto. Ciérrelo allí o elija otro archivo.</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>Ocurre lo mismo en %Ln fila más.</numerusform>
            <numerusform>Ocurre lo mismo en %Ln filas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>Es demasiado grande. Divídalo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>Puede estar dañado. Ábralo en una hoja de cálculo, guárdelo de nuevo y vuelva a elegirlo.</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>Solo apunta a un archivo que está en otro lugar. Ábralo, guárdelo como XLSX o CSV y elija la copia.</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>Solo indica que una hoja de cálculo está abierta. Elija el archivo del mismo nombre que está al lado.</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>Sus filas están en la bandeja de salida.</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>Hay celdas combinadas que llegan hasta %Ln fila más: {numbers}. Una categoría o un estado vale también allí.</numerusform>
            <numerusform>Hay celdas combinadas que llegan hasta %Ln filas más: {numbers}. Una categoría o un estado vale también allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>Ninguna columna parece contener los nombres. No se envió nada. Indique cuál los contiene con --map COLUMN=name. Las columnas son {columns}.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>No se envió nada. Compruebe la ruta.</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>Los números de «{column}» que no son de ningún animal conocido aquí no se usan.</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>No se encontró una sola lista con todos los animales. Exporte los animales en una lista.</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>Solo se leyó la hoja «{sheet}». Sin leer: {names}.</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>No se leyeron otras listas del archivo: {names}.</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>No contiene la fila {row:n}. Elija otra fila con los títulos.</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>La fila {row:n} se tomó como títulos.</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>Algunos caracteres no se ajustan a la codificación: fila {row:n}.</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>Los caracteres se han adivinado, como {encoding}: {names}.</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>El disco está lleno. Un archivo anterior sigue como estaba. Libere espacio o elija otro disco.</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>No se conoce la codificación {encoding}. Elija otra.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>El archivo sería mayor de lo que permite este disco. Un archivo anterior sigue como estaba. Elija otro disco.</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>La primera fila no se tomó como títulos.</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>La primera fila se tomó como títulos.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>La carpeta {folder} no existe o es de solo lectura. Un archivo anterior sigue como estaba. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>La impresora no se puede usar ahora. No se imprimió nada.</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>Las filas por encima de los títulos se omitieron.</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>La hoja oculta %Ln fila: {numbers}.</numerusform>
            <numerusform>La hoja oculta %Ln filas: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>Hay más celdas que títulos: fila {row:n}.</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>No hay ninguna columna «{column}». No se envió nada. Las columnas son {columns}.</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>Ese archivo no existe. Elija otro archivo.</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>Estas columnas encajan igual de bien, por lo que no se usa ninguna: {columns}. Elija una.</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>Este número es demasiado grande para que una hoja de cálculo lo conserve exacto: fila {row:n}.</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>Lo visto no se puede leer ahora. No se escribió nada.</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>Puede imprimir hasta {most:n} animales. Filtre la lista o use Exportar.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>{name} no se puede escribir ({detail}). Un archivo anterior sigue como estaba. Inténtelo de nuevo o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>{name} no se puede escribir: el archivo o su carpeta están protegidos, u otro programa lo tiene abierto. Un archivo anterior sigue como estaba. Ciérrelo allí o elija otro nombre u otra carpeta.</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name} es el archivo importado. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name} ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>«{columns}» no se usa. Si indica el estado, elíjala.</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>Se usa «{column}» y no «{other}»: sus valores encajan mejor.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>Añadido por {colleague}</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>Añadido aquí</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>Categoría nombrada por {colleague}</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Primera vez visto</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>Primera vez visto, {status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Última vez visto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>No está en la lista completa del servicio</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>No está en la lista completa del servicio ({status})</translation>
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
        <translation>#{id} es otro animal que se añadió desde aquí. Compruebe de nuevo.</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>Una categoría es un número entero, como 12.</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>Un límite es un número del 1 al {most}.</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>Un nombre no puede contener saltos de línea.</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>Un nombre tiene como máximo {most:n} caracteres.</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>Un ID es un número entero, como 12.</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>Un animal necesita un nombre.</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>La categoría {number} se llama {name}. Escriba su número o elija una de la lista.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Corrija lo que escribió.</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>Escriba una categoría: su nombre o su número.</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>Ninguna categoría se llama {name}. Escriba su número.</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>La fila {first:n} está dentro de una celda de esta fila.</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>Las filas {first:n} a {last:n} están dentro de una celda de esta fila.</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>Varias categorías se llaman {name}: {numbers}. Escriba el número.</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>Algunas letras no se pudieron leer.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>El archivo termina en medio de esta fila.</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>El nombre contiene un carácter que no se puede enviar. Escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>El nombre es una lista o un objeto, no un texto.</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>Las comillas de esta fila no son claras.</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>La hoja de cálculo tiene aquí una fecha: {word}. Escriba el valor.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>La hoja de cálculo muestra aquí un error: {word}.</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>El estado es uno de {statuses}, o sin indicar.</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>Esta celda está combinada con la celda {cell}. Escriba el valor.</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>Esta fórmula nunca se calculó. Guarde el archivo en una hoja de cálculo o escriba el valor.</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>No se sabe qué muestra la hoja de cálculo para {word}. Escriba el valor.</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>«{word}» no es un estado conocido. Elija qué significa.</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>Una clave solo tiene letras, cifras y signos, sin espacios. Cópiela de nuevo.</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>Elija un estado, muestre hasta 100 y busque el número.</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>Introduzca la clave de API para ver sus animales.</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>Introduzca la dirección que le dio su equipo de informática.</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>Instálelo de nuevo para hacer esto.</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>No indicó de forma legible por cuánto tiempo. No se envió nada ni se enviará nada automáticamente: elija usted cuándo probar una vez.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>No se envió nada. Introduzca otra clave o pruebe esta de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>No se probó nada. Pruebe de nuevo cuando termine la espera.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>No se perdió nada de lo que introdujo. Cierre otros programas o inicie Menagerie de nuevo.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>No se perdió nada de lo que introdujo. Informe de esto con los detalles de abajo.</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>Reinícielo para hacer esto.</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>No se pudo leer la lista. Compruebe de nuevo cuando termine la espera.</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>El registro contiene más información.</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>Inténtelo de nuevo cuando termine la espera.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>No se pudo comprobar esta clave. Guárdela igualmente o pruébela de nuevo a las {time}.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>No se pudo comprobar esta clave. Guárdela igualmente o pruébela más tarde.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animales</numerusform>
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
            <numerusform>%Ln más está en camino.</numerusform>
            <numerusform>%Ln más están en camino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln no encontrado</numerusform>
            <numerusform>%Ln no encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>%Ln lista</numerusform>
            <numerusform>%Ln listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln solicitud, {time} si el plan es {plan}</numerusform>
            <numerusform>%Ln solicitudes, {time} si el plan es {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln solicitud, {time} con {plan}</numerusform>
            <numerusform>%Ln solicitudes, {time} con {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln fila no se envía.</numerusform>
            <numerusform>%Ln filas no se envían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln queda añadido.</numerusform>
            <numerusform>%Ln quedan añadidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln dudoso</numerusform>
            <numerusform>%Ln dudosos</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>1 más está en camino.</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1 fila no se envía.</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>1 queda añadido.</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>Un compañero añade uno igual</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>Un alta descartada puede ser la misma</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>Añadido en una importación anterior</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>Añadido a {environment} el {when}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>Añadido a {environment} el {when} por {who}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>Añadido; no se conoce el ID</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>Animal #{n}, que una importación no puede cambiar</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>Hay otro igual</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>Descartado. Si se había añadido antes, sigue en el catálogo.</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>Reanudación: {when}.</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>ID o motivo</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>Importación a {environment}, cancelada</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>Importado a {environment}</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>Como el animal #{n}</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Parece un total</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Significado de {word}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Sin títulos</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>No se añadió ninguno.</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>No está en la lista del servicio</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>Ahora no se puede enviar nada. Se reintenta en {time}.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>No se envía nada.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>No se añadió nada</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>En pausa. No se envía nada de esta importación.</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>Pausando: %Ln fila aún se está enviando.</numerusform>
            <numerusform>Pausando: %Ln filas aún se están enviando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>Pausando: 1 fila aún se está enviando.</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>Probablemente añadido como #{id}</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>Leído como: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>Filas {first}–{last} de {all}</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>Igual que la fila {n}</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>Guardar la fila aún por resolver…</numerusform>
            <numerusform>Guardar las %Ln filas aún por resolver…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>Guardar la fila aún por resolver…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>Detenida tras un fallo. Pulse Reanudar para continuar.</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>La importación sigue con la clave correcta.</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>Pueden ser datos anteriores: la bandeja de salida pregunta qué hacer con ellos.</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>Títulos en la fila {n}</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>Pruebe una vez desde la ventana principal.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra vertical</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>Ya espera en la bandeja de salida</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>Espera a que se añada %Ln animal más.</numerusform>
            <numerusform>Espera a que se añadan otros %Ln animales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>Espera a %Ln importación más: {time}.</numerusform>
            <numerusform>Espera a otras %Ln importaciones: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>Espera a {title}: {time}.</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>La lista del servicio no permite saberlo.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>No se sabe si esto se añadió.</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>Importó este archivo {when}: {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>queda cerca de %Ln día</numerusform>
            <numerusform>quedan unos %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>queda cerca de %Ln hora</numerusform>
            <numerusform>quedan unas %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>queda cerca de %Ln minuto</numerusform>
            <numerusform>quedan unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>sin títulos</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>hoja «{name}»</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>títulos en la fila {n}</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}. Abra una fila para decidir.</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>rellena al {n} %</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} por día</translation>
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
            <numerusform>%Ln importación en pausa</numerusform>
            <numerusform>%Ln importaciones en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>Se omitió %Ln fila de {title}</numerusform>
            <numerusform>Se omitieron %Ln filas de {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>Se omitió 1 fila de {title}</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>Importación de {title} en pausa: {n} de {all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>Importación en pausa · {n} de {all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>Importando {title}: {n} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}: %Ln animal espera para añadirse</numerusform>
            <numerusform>{name}: %Ln animales esperan para añadirse</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}: 1 animal espera para añadirse</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Si contiene una clave, está a salvo, y no se envió nada. Compruebe que el llavero está desbloqueado y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Si contiene una contraseña, está a salvo, y no se envió nada. Compruebe que el llavero está desbloqueado y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>No se envió nada. Introduzca de nuevo la clave: al guardarla se reemplaza la almacenada.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>La clave se conserva solo hasta que cierre Menagerie.</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>La clave se conserva hasta que se cierre Menagerie y no está en ningún archivo. Para conservarla más tiempo, compruebe que el llavero está desbloqueado y guárdela de nuevo.</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>La clave aún puede estar en él. Compruebe que el llavero está desbloqueado y vuelva a intentarlo, o elimine la entrada «Menagerie» en la ventana del propio llavero.</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>El llavero aceptó la clave, pero no la guardó. La clave se conserva hasta que se cierre Menagerie y no está en ningún archivo.</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>El llavero no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>El llavero no eliminó la clave.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>El llavero no aceptó la clave, quizá por su longitud ({length} caracteres).</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>El llavero está bloqueado.</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>El llavero de este equipo falló ({kind}).</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>La contraseña se conserva hasta que se cierre Menagerie y no está en ningún archivo. Para conservarla más tiempo, compruebe que el llavero está desbloqueado y guárdela de nuevo.</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>La contraseña aún puede estar en él. Compruebe que el llavero está desbloqueado y vuelva a intentarlo, o elimine la entrada «{entry}» en la ventana del propio llavero.</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Esta sesión no ofrece ningún llavero que guarde una clave de forma segura (en Linux, GNOME Keyring o KWallet). La clave se conserva hasta que se cierre Menagerie y no está en ningún archivo.</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>No se envió nada. Introduzca de nuevo la contraseña: al guardarla se reemplaza la almacenada.</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>El llavero aceptó la contraseña, pero no la guardó. La contraseña se conserva hasta que se cierre Menagerie y no está en ningún archivo.</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>El llavero no eliminó la contraseña.</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>El llavero no aceptó la contraseña, quizá por su longitud ({length} caracteres).</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Esta sesión no ofrece ningún llavero que guarde una contraseña de forma segura (en Linux, GNOME Keyring o KWallet). La contraseña se conserva hasta que se cierre Menagerie y no está en ningún archivo.</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln cambiado</numerusform>
            <numerusform>%Ln cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>%Ln nuevo aquí</numerusform>
            <numerusform>%Ln nuevos aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>%Ln ahora vendido</numerusform>
            <numerusform>%Ln ahora vendidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Todo lo visto</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>Del servicio</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>Sin ordenar</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>Búsqueda: «{words}»</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>Actualizado ahora mismo</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>Actualizado: {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>nuevos o cambiados desde ayer</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}, orden ascendente</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}, orden descendente</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · se muestra la última respuesta</translation>
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
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>Colu&amp;mnas</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>E&amp;ntorno</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>V&amp;istas</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>%Ln animal seleccionado</numerusform>
            <numerusform>%Ln animales seleccionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal sale de la bandeja de salida y no se envía. No se puede deshacer.</numerusform>
            <numerusform>%Ln animales salen de la bandeja de salida y no se envían. No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>%Ln animal sale de la bandeja de salida. Lo añadido sigue en la lista del servicio.</numerusform>
            <numerusform>%Ln animales salen de la bandeja de salida. Lo añadido sigue en la lista del servicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal constará como añadido, con el ID encontrado. No se puede deshacer.</numerusform>
            <numerusform>%Ln animales constarán como añadidos, con los ID encontrados. No se puede deshacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>Se encontró %Ln animal que antes no estaba en la lista.</numerusform>
            <numerusform>Se encontraron %Ln animales que antes no estaban en la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln le necesita</numerusform>
            <numerusform>%Ln le necesitan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>1 le necesita</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>Un compañero añade uno igual.</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>Una importación dañada</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>Un alta igual que se descartó puede haberse añadido.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Añadir de nuevo</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>Añadir de todos modos</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Añadir otro</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>Añadir otro igual…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>Añadido como #{id}: {time}.</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>Añadido: {time}. Aquí no se conoce su número.</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>Hay un alta igual en cola o sin confirmar.</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>Ya se conoce un animal igual.</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>Una importación anterior de este archivo lo añadió.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Confirmar todos</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>Confirmar %Ln</numerusform>
            <numerusform>Confirmar los %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>Confirmar %Ln…</numerusform>
            <numerusform>Confirmar los %Ln…</numerusform>
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
        <translation>Descartar de todos modos</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>Descartado: {time}. Si se había añadido antes, sigue en el catálogo.</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>Descartado: {time}. No llegó a enviarse.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>No se puede leer la entrada {number}</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>Después se envía de nuevo.</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>En espera de envío.</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>Parece un total, no un animal.</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>Puede que ya esté allí. Esto podría añadirlo dos veces, y el servicio no puede eliminar animales.</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>Se añadió</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Se canceló antes de enviarse.</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>Se descartó. Compruebe en Menagerie que no se añadió.</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>Se omitió a propósito.</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>No se envió, para no añadirlo dos veces. Añada otro o descártelo.</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>Se rechazó antes: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>Se rechazó, así que no se añadió nada. Edítelo o envíelo de nuevo.</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>No se pudo leer su hora. Abra la ventana de Menagerie: ofrece un intento.</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>Menagerie no recibió la respuesta del servicio.</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>Menagerie se cerró mientras esto se enviaba.</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Por atender</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>Sin categoría aún</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Sin nombre aún</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>Aún no está en la lista. Compruebe de nuevo pasadas las {later}.</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>No está en la lista. ¿Añadirlo de nuevo?</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>No se envió nada. Corrija y añada, o descarte.</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>En camino…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Filas pegadas</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>Probablemente añadido como #{id}, pero puede ser anterior. ¿Es ese?</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>Probablemente añadido como #{id}. ¿Es ese?</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>Enviarlos</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>El envío falló {times:n} veces seguidas. El resto sigue en cola. Revise los animales que fallaron en la bandeja de salida y envíe de nuevo.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>Estado sin indicar</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>Se rechazó el último intento. Edítelo o envíelo de nuevo.</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>La bandeja de salida perdió sus últimos cambios. No se sabe si esto se envió.</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>La bandeja de salida se dañó. No se sabe si esto se envió.</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>El servicio lo rechazó.</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>El texto de esta fila se dañó.</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>Es el animal {id}, que ya existe; una importación no puede cambiarlo.</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>Son datos anteriores: %Ln de estos puede haberse añadido ya.</numerusform>
            <numerusform>Son datos anteriores: %Ln de estos pueden haberse añadido ya.</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>Esto solo lo quita de la bandeja de salida. Si el animal se añadió, sigue en la lista del servicio.</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>Escrito: {time}. No se envía hasta que pulse Añadir.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En espera de envío</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>Esta lista no permite saberlo. Mírelo usted antes de añadirlo de nuevo.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>No se sabe si esto se añadió. Compruébelo primero en Menagerie.</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>No se sabe si {name} se añadió.</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>No se sabe si «{name}» se añadió. Pero eso no se pudo guardar, y no se envía nada más hasta que se guarde. {cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>Lo que espera sale de la bandeja de salida y no se envía. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>No se le volverá a preguntar. La lista de la importación lo conserva todo.</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>estado sin indicar</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>hoy {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>{done} de %Ln animal confirmado</numerusform>
            <numerusform>{done} de %Ln animales confirmados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>{done} de %Ln animal descartado</numerusform>
            <numerusform>{done} de %Ln animales descartados</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>{name} es un borrador en la bandeja de salida.</translation>
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
        <translation>{who} añadió uno exactamente igual ({moment}).</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who} empezó a enviar uno exactamente igual ({moment}).</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«{name}» se añadió como #{id}, pero eso no se pudo guardar, y no se envía nada más hasta que se guarde. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«{name}» se añadió, pero eso no se pudo guardar, y no se envía nada más hasta que se guarde. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«{name}» no se envió, pero eso no se pudo guardar, y no se envía nada más hasta que se guarde. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«{name}» se rechazó: {reason} Pero eso no se pudo guardar, y no se envía nada más hasta que se guarde. {cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>Filtrar por {category}</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>No es posible ahora.</translation>
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
        <translation>Animales</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>Animales: {n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>Animales: {n}. Páginas: {pages}.</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>Nota de entrega – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>Rótulos: {n}. Hojas: {pages}.</translation>
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
            <numerusform>%Ln puesto, {used} de {limit} usadas este minuto, {ours} por usted</numerusform>
            <numerusform>%Ln puestos, {used} de {limit} usadas este minuto, {ours} por usted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln puesto, {used} usadas este minuto, {ours} por usted</numerusform>
            <numerusform>%Ln puestos, {used} usadas este minuto, {ours} por usted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>%Ln solicitud en la última hora, {most} como máximo en un minuto</numerusform>
            <numerusform>%Ln solicitudes en la última hora, {most} como máximo en un minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>Unos {n}</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>Equipos que usan esta clave</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>A partir de las {time} puede intentarlo una vez, con un botón aquí.</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>No indicó por cuánto tiempo, y preguntar pronto podría hacer que se bloquee esta clave.</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>No dijo durante cuánto tiempo.</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>Habrá más a las {when}.</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>Sin solicitudes</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>Sin solicitudes en la última hora</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>Cuota desconocida</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>Solicitudes restantes, según el último dato del servicio.</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>Solicitudes restantes, según el último dato del servicio. Todas ({limit}) de nuevo: {when}.</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>Buscar y leer siguen funcionando. Lo que añada ahora se envía después de la espera.</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>Enviadas hoy desde aquí</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>El límite se restableció ({when}). La próxima respuesta indica cuántas quedan.</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>El servicio no indicó cuántas solicitudes quedan.</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>El servicio puede haber pedido esperar.</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>Quedan hasta {limit}</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En espera de envío</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>No se puede leer cuánto pidió esperar; puede probar una vez desde las {shorter}.</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>ninguna de {limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>ninguna de {limit} · se restablece en {time}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>hasta {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · se restablece en {time}</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}, según lo definido para este entorno</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}, supuesto hasta que se detecte</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}, detectado</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason}: hasta las {time}</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · hasta las {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining} de {limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>Quedan {remaining} de {limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Nombre de la categoría</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>Última vez visto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>falta en la última lista completa</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>nuevo aquí</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>nota: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>visto hoy</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>visto {date}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>etiquetas: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>Compruebe la dirección.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>Compruebe el número.</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>Respondió con el estado {status}.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Se canceló antes de enviarse.</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>Su respuesta fue inesperada (estado {status}).</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>No se encontró su host, así que no se envió nada. Compruebe la red y la dirección y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>Menagerie falló antes de conocer la respuesta.</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>No se pudo acordar una conexión segura, así que no se envió nada. Compruebe la dirección y su puerto o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>No llegó una respuesta completa.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se añadió nada.</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>No se añadió nada. Corríjalo y añádalo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>No se cambió nada. Introduzca la clave correcta para continuar.</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>No se envió nada. Permita Menagerie en Ajustes del Sistema → Privacidad y seguridad → Red local, o compruebe la red.</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>No se envió nada. Pida a su equipo de informática que este equipo confíe en el emisor del certificado.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>No se envió nada. Compruebe que el llavero está desbloqueado o introduzca de nuevo la contraseña.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>No se envió nada. Compruebe la dirección o consulte a su equipo de informática sobre el certificado ({detail}).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>No se envió nada. Compruebe la dirección o consulte a su equipo de informática sobre el certificado.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>No se envió nada. Compruebe la red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>No se envió nada. El certificado es de otro host: compruebe la dirección o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>No se envió nada. El certificado no es válido hoy: compruebe la fecha de este equipo o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>Algo entre este equipo y el servicio bloqueó la solicitud (estado {status}). Pregunte a su equipo de TI.</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>Los animales en pantalla se conservan.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>Los animales en pantalla se conservan. Compruebe la dirección y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>Los animales en pantalla se conservan. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>El archivo de certificados {path} no se puede usar, así que no se envió nada. Elija otro o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>La clave no se envió allí. Compruebe la dirección con su equipo de informática.</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>La configuración del proxy no se puede usar, así que no se envió nada. Corríjala (una dirección que empiece por http://) o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>La configuración o el script del proxy de este equipo no se puede usar, así que no se envió nada. Corríjalo (una dirección que empiece por http://) o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>Este entorno se cerró. No se envió nada.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>El proxy de esta red rechazó la conexión, así que no se envió nada. Compruebe la configuración del proxy o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>El proxy de esta red pide iniciar sesión, así que no se envió nada. Compruebe el nombre de usuario y la contraseña en la configuración, o consulte a su equipo de informática si solo acepta un inicio de sesión de Windows.</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>Pruebe de nuevo con otras opciones.</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>No se sabe si el animal se añadió.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Práctica en el Sandbox: estos animales no están en el catálogo real.</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Ensayo en Staging: estos animales no están en el catálogo real.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>Introduzca la dirección del proxy con su puerto, como http://proxy.example:8080.</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>Introduzca el nombre de usuario y la contraseña en sus propios campos.</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>El certificado de {name} ha caducado. Consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>El proxy se define en {path}.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>{name} no se puede leer ({detail}).</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name} no es el certificado de una autoridad en formato PEM. Consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path} tiene un valor no válido para {name} en [settings]. Corríjalo o consulte a su equipo de informática.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>%Ln conexión de puestos</numerusform>
            <numerusform>%Ln conexiones de puestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>Se reemplazó %Ln de las notas y nombres por otros posteriores. Los detalles dicen cómo eran.</numerusform>
            <numerusform>Se reemplazaron %Ln notas y nombres por otros posteriores. Los detalles dicen cómo eran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>Otro programa usa allí el esquema «menagerie», que no se ha modificado. Elija otra base de datos.</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>Sus compañeros escribieron las mismas notas o nombres</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>Copie otra vez la contraseña: está vacía o contiene un salto de línea.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>Introduzca la dirección de la base compartida, como {example}.</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>Mientras tanto, todo lo demás funciona.</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>Todo lo demás funciona. El uso compartido se reanudará solo.</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>Interrumpido. El comando se puede repetir sin riesgo.</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>Se define en {path}; hasta entonces, no se comparte nada.</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>Menagerie {version} preparó la base de datos. Actualice Menagerie para usarla.</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>Contraseña de {user} en {host}:</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}, {size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>Quite la contraseña de la dirección: otros pueden leerla ahí. Menagerie la pedirá.</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>Quite lo que sigue a «?»: ahí solo pueden ir sslmode y sslrootcert.</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>Esquema {number}, creado por Menagerie {version}</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>El certificado no es de {host}. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>No se puede comprobar el certificado de {host} ({detail}). Consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>El certificado de {host} no es válido hoy. Compruebe la fecha de este equipo o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>Se perdió la conexión con la base de datos.</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>La base de datos respondió: {detail}.</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>La base de datos pide la contraseña de {user}. Introdúzcala.</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>No se puede escribir en la base de datos. Pida otra a su equipo de informática.</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>La base de datos no puede guardar todos los nombres. Pida a su equipo de informática una con la codificación UTF8.</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>La base de datos no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>La base de datos aún no está preparada. Pida a su equipo de informática que ejecute {init}.</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>La base de datos no admite más conexiones. Pida a su equipo de informática que permita más.</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>La base de datos se preparó para una versión anterior. Pida a su equipo de informática que ejecute {migrate}.</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>La respuesta de la base de datos no se puede leer. Pida a su equipo de informática que la revise.</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>El disco de la base de datos está lleno. Pida a su equipo de informática que libere espacio.</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>Se rechazó la contraseña de {user}. Introdúzcala de nuevo.</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>La base compartida está lista.</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>La base compartida ya estaba lista.</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>No hay ningún equipo llamado {host}. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>Este equipo no confía en el certificado de {host}. Pida a su equipo de informática que indique su emisor con sslrootcert en la dirección.</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>Para compartir, este equipo necesita libpq 16 o posterior. Pida a su equipo de informática que lo instale y después vuelva a iniciar Menagerie.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>unas %Ln fila</numerusform>
            <numerusform>unas %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>{by} borró después las notas de #{animal}; usted había escrito «{mine}».</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by} había escrito «{theirs}» en #{animal}; su cambio posterior lo reemplazó.</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by} llamó a la categoría {category} «{theirs}»; usted la había llamado «{mine}».</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by} quitó el nombre de la categoría {category}; usted la había llamado «{mine}».</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>{by} escribió después «{theirs}» en #{animal}; usted había escrito «{mine}».</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>No se puede acceder a {host}. Permita Menagerie en Ajustes del Sistema → Privacidad y seguridad → Red local, o compruebe la red.</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host} no responde. Compruebe la red.</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host} no tiene la base de datos {database}. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host} no ofrece una conexión segura. Pida a su equipo de informática que active TLS.</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host} no acepta conexiones en el puerto {port}. Pida a su equipo de informática que inicie PostgreSQL allí.</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} no indica la base compartida de {name} como debería: una línea [{environment}] y, debajo, shared = &quot;{example}&quot;. Corríjalo o consulte a su equipo de informática.</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>A {user} le faltan permisos en la base de datos. Pida a su equipo de informática que ejecute {init}.</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user} no puede hacer esto. Un administrador debe ejecutar antes:</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user} no puede iniciar sesión ({detail}). Pida a su equipo de informática que compruebe sus permisos.</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln añadido</numerusform>
            <numerusform>%Ln añadidos</numerusform>
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
            <numerusform>%Ln borrador</numerusform>
            <numerusform>%Ln borradores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln omitido</numerusform>
            <numerusform>%Ln omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln no enviado</numerusform>
            <numerusform>%Ln no enviados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln en cola</numerusform>
            <numerusform>%Ln en cola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln rechazado</numerusform>
            <numerusform>%Ln rechazados</numerusform>
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
            <numerusform>%Ln sin confirmar</numerusform>
            <numerusform>%Ln sin confirmar</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>El puesto de un compañero pidió esperar</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>No se pudieron leer las esperas anteriores</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>Menagerie se cerró durante una solicitud</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>No quedan solicitudes</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>Aún no hay conexión</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>No se puede guardar nada</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>Las solicitudes del día se reparten</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>El servicio pidió esperar</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>No se puede acceder al servicio</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>El servicio está ocupado</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>El servicio rechazó la clave de API</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>El servicio rechazó la solicitud</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>Indicado por el puesto de un compañero mediante la base compartida; hora: {time}.</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>Indicado por el servicio; hora: {time}.</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Sin confirmar</translation>
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
            <numerusform>No se pudo restaurar %Ln fila de {title}. Importe de nuevo el archivo: se reconoce lo ya añadido.</numerusform>
            <numerusform>No se pudieron restaurar %Ln filas de {title}. Importe de nuevo el archivo: se reconoce lo ya añadido.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>Un archivo estaba dañado: {file}. Lo que se pudo leer pasó a uno nuevo.</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>Faltaba un archivo: {file}. Se creó uno nuevo.</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>Un archivo fue reemplazado por otro: {file}. Se creó uno nuevo.</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>Altas restauradas desde su registro: {corrected:n}.</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>Altas que pueden haberse enviado: {unconfirmed:n}. Compruébelas en la bandeja de salida.</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>Otro programa retiene {file}. Todas sus altas están a salvo. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>Otro programa está usando {file}. No se envía nada hasta que se pueda leer.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>Otro programa está usando {file}. Las esperas se guardan en un segundo archivo y no se pierde nada. Si esto continúa, pause su programa de copias de seguridad o antivirus.</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>Compruebe que el disco no esté lleno ni protegido contra escritura y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>Pueden faltar borradores y filas que una importación omitió.</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>Está abierto en otra sesión de este equipo. Continúe allí, o ciérrelo allí e inícielo de nuevo.</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>No se cambió. Actualice Menagerie para usarlo.</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>La escribió Menagerie {version}, y esta versión no puede usarla. Nada de ella se cambió ni se envió. Actualice Menagerie para añadir animales aquí; todo lo demás funciona.</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>Su ventana no respondió, así que no se pudo traer al frente. No se cambió nada. Espere un momento o termine ese proceso y vuelva a iniciarlo.</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>Menagerie no puede escribir en {folder} ({detail}), así que no distingue los datos antiguos de los nuevos. Tras un inicio, pregunta antes de enviar lo que espera.</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>Menagerie necesita un poco de espacio para {path}. No se abrió nada. Libere espacio en este disco y vuelva a iniciarlo.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>Menagerie {version} escribió sus animales en {path}. Actualice Menagerie o mueva el archivo para empezar con animales nuevos.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>Menagerie {version} escribió los animales vistos hasta ahora, y esta versión no puede leerlos. El archivo no se cambió. Actualice Menagerie para volver a verlos.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>Menagerie {version} escribió {file}, y esta versión no puede usarlo. Las esperas se guardan en un segundo archivo. Actualice Menagerie.</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>No guardado. Compruebe que el disco no esté lleno ni protegido contra escritura.</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>No se perdió nada. Compruebe que se pueda escribir en {path} y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>El archivo con los animales vistos hasta ahora no se puede leer por el momento. No se cambió. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>El archivo con sus preferencias estaba dañado, así que se aplican las habituales. Se conserva como {path}.</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>El archivo con sus vistas estaba dañado, así que no hay ninguna. Se conserva como {path}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>La carpeta {folder} no se puede crear ({detail}). No se cambió nada. Compruebe que su ubicación exista y le pertenezca, o elija otra con --data-dir.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>La carpeta {folder} no está ahí. No se cambió nada. Conecte su unidad y vuelva a iniciarlo, o elimine {path} para usar la carpeta habitual.</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>El bloqueo {path} no se puede tomar ni leer ({detail}), así que un segundo Menagerie podría trabajar con los mismos datos. No se abrió nada. Compruebe que su carpeta le pertenezca y permita escribir, y que ninguna carpeta tenga este nombre, o elija otra ubicación con --data-dir.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>En un archivo pueden faltar los últimos cambios: {file}. Una parte estaba dañada.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>En un archivo pueden faltar los últimos cambios: {file}. Su registro de escritura anticipada ya no existe.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>El archivo anterior se conserva como {kept}.</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>La bandeja de salida no estaba al día.</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>Las esperas no se pueden guardar: se olvidan al cerrar Menagerie. Compruebe que el disco no esté lleno ni protegido contra escritura. Cada minuto se intenta guardarlas de nuevo.</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>Lo que muestran como enviado no se envía de nuevo.</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>Sus preferencias en {path} no se pueden leer ({detail}), así que se aplican las habituales. El archivo se deja como está, y lo que cambie ahora no se recordará.</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>Sus vistas en {path} no se pueden leer ({detail}). El archivo se deja como está, y las vistas que guarde ahora no se conservarán.</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>los animales del Sandbox</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>los animales vistos hasta ahora y sus notas</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>la bandeja de salida</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>el registro de esperas</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>{file} no se puede abrir, así que lo que muestra el servicio solo se recuerda hasta que se cierre Menagerie. Compruebe que el disco no esté lleno ni protegido contra escritura.</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>{file} no se puede leer por el momento, así que en pantalla pueden faltar animales ya vistos. Están a salvo, salvo que el disco esté dañado.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>{file} no se puede leer ni escribir ({detail}). No se cambió nada en él, y todas las altas que tenía están a salvo. Compruebe que el disco no esté lleno ni protegido contra escritura y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>{file} no se puede escribir, así que no se recuerda lo que el servicio muestra ahora. Lo recordado antes está a salvo y se puede buscar. Compruebe que el disco no esté lleno ni protegido contra escritura.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>{file} no se puede escribir. Las esperas se guardan en un segundo archivo. Compruebe que el disco no esté lleno ni protegido contra escritura.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file} está dañado. No se cambió nada en él. Cierre Menagerie y vuelva a iniciarlo: lo que se pueda leer del archivo pasará a uno nuevo.</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>No se puede acceder a {folder}, o faltan sus archivos. Lo que escriba se queda aquí. Menagerie continúa cuando vuelvan. Para empezar sin ellos, inícielo de nuevo.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>{path} no se puede leer ({detail}), así que no se cambió. Hágalo legible y guarde de nuevo.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>{path} no se puede escribir ({detail}). No se envió nada. Elija otro --report.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>{path} no se puede escribir ({detail}). Su contenido se conserva. Compruebe que el disco no esté lleno y que el archivo le pertenezca, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} es un enlace, u otro usuario de este equipo puede cambiarlo. No se cambió ni se envió nada. Muévalo a otro lugar o elija otra carpeta con --data-dir.</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path} está dañado y no se puede apartar ({detail}). No se cambió nada. Cámbiele el nombre o elimínelo usted y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>{path} indica su carpeta de datos y no se puede leer ({detail}). No se cambió nada. Haga que se pueda leer y vuelva a iniciarlo, o elimínelo para usar la carpeta habitual.</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>«menagerie import» trabaja con los mismos datos (proceso {process}) y sigue en marcha. Vuelva a iniciarlo cuando haya terminado.</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>En camino</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>La respuesta no decía nada sobre límites.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>Espera previa</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>de una en una tras una espera</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>para no superar el límite</translation>
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
        <translation>Un compañero también cambió notas</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>Un compañero cambió el nombre de una categoría</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Hay una importación en curso</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>Menagerie no puede iniciarse</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>Menagerie ya se está ejecutando</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>Menagerie cometió un error</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>Menagerie se quitó de este equipo</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>Menagerie se actualizó</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>Por ahora no quedan solicitudes</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>Sin conexión segura</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>Se detuvo el envío</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>La dirección no está definida</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>La dirección lleva a otro sitio</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>No se pudieron leer los animales</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>Los animales no se exportaron</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>No se pudo leer la respuesta</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>El archivo de certificados no se puede usar</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>Las columnas no encajan</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>La clave fue rechazada</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>El llavero no se puede usar</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>Los rótulos no caben en el papel</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>La bandeja de salida no se puede usar</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>La bandeja de salida es de una versión más reciente</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>La configuración del proxy no se puede usar</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>No se pudo leer la contraseña del proxy</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>La solicitud fue bloqueada en el camino</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>Las filas no se escribieron</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>El Sandbox no se pudo iniciar</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>El servicio no respondió</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>El servicio tiene un problema</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>El servicio ya no busca animales por número</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>El servicio rechazó esto</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>El certificado del servicio no es de confianza</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>No se puede acceder a la base compartida</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>La base compartida no se puede usar</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>No hay animales en esta dirección</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>Hay demasiados animales</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>No hay ningún archivo «{name}»</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>Aún no hay ninguna clave</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>No hay dónde guardar el informe</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>No hay dónde guardar los datos</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>Ese animal no existe</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>No hay nada que añadir</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>Esta dirección no se puede usar</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>Esto aún no se puede añadir</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>A este equipo no le quedan descriptores de archivo o hilos</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>Esto no se pudo imprimir</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>Esto no se pudo guardar</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>Esta carpeta de datos no es segura</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>Este archivo no se puede leer</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>Esta importación ya ha empezado</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>Es de una versión más reciente</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>Esta no es una clave válida</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>No es este</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>Esta contraseña no se puede usar</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>Este plan no se puede usar</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>Esta configuración no se puede usar</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>Este texto no se puede leer</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>Lo que contiene el llavero no es una clave válida</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>Su carpeta de datos no está disponible</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>Falta su carpeta de datos</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>«{name}» no se puede leer</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>Una clave tiene un límite de solicitudes. Menagerie espera automáticamente cuando hace falta.</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Añadir un animal</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>Elija un estado y cuántos animales pedir.</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>Primero se guarda en este equipo. La bandeja de salida muestra qué pasó después.</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Solicitudes restantes</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>El color indica qué tienda está abierta. El Sandbox es para practicar.</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Qué ve</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>Dónde trabaja</translation>
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
        <translation>Disponible</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>Ahora no se pueden enviar solicitudes.</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>No se pueden enviar solicitudes hasta las {time}.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendido</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>cerca de %Ln día</numerusform>
            <numerusform>unos %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>cerca de %Ln hora</numerusform>
            <numerusform>unas %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>cerca de %Ln segundo</numerusform>
            <numerusform>unos %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>una hora desconocida</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>disponible</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>sin límite por día</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>sin límite por minuto</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>el {date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>vendido</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hoy a las {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ayer a las {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}, {day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>{name} se añadió como #{id}</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>{name} se añadió. La respuesta del servicio no indicaba su número.</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} por día</translation>
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
        <translation>«{text}»</translation>
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
