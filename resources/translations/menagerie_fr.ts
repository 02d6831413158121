<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>Il utilise Qt, sous LGPL version 3, et ces bibliothèques&#xa0;:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliothèques et leurs licences</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>Menagerie est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>Voir et ajouter les animaux de votre magasin.</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>Consultez le fichier de mentions fourni avec Menagerie.</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>Versions copiées</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>licence non indiquée</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>À &amp;propos de Menagerie</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>&amp;Ajouter un animal…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Animaux</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>C&amp;onnecter votre magasin…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>&amp;Dupliquer cet animal…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>Tous les animaux &amp;vus</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>&amp;Charger davantage</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>&amp;Gérer les environnements…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>&amp;Gérer les vues…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>Tout marquer comme &amp;vu</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>No&amp;mmer cette catégorie…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>&amp;Nouveaux ou modifiés</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;Boîte d’envoi</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>Co&amp;ller des lignes à importer…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>&amp;Quota en détail</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Actualise&amp;r</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Enregistrer cette vue…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>A&amp;nnuler {step}</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>Écrire une no&amp;te</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>C&amp;lé API…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>&amp;Effacer les filtres</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>Copier les lignes en &amp;JSON</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Copier les lignes en &amp;Markdown</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>Modifier les ta&amp;gs</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>Filt&amp;re…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>Rechercher une c&amp;ommande…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>Pour votre service &amp;informatique…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>Pour votre service informatique&#xa0;: requêtes récentes, journal des erreurs, rapport d’assistance…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>Seulement cette catégor&amp;ie</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Ent&amp;raînement…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>Imprimer des é&amp;tiquettes…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>&amp;Rétablir {step}</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>Reno&amp;mmer cette catégorie…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>&amp;Changer d’environnement</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>Afficher les &amp;détails</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>Statut&#xa0;: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>tout ce que cet ordinateur connaît, sans requête</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>depuis hier</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>ce que le service liste maintenant</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name} (non configuré)</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>Un nom ou un numéro, par exemple 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>Ajouter après l’attente</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Ajouter un animal</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>Ajouter dans {environment}</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Ajout en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>Saisissez une catégorie.</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>Saisissez un nom et une catégorie.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>Garder ouvert pour en ajouter un autre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Nous ne savons pas si {name} a été ajouté.</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Oui, ajouter après l’attente</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>Vérifiez {name} dans la boîte d’envoi de {environment}</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>L’envoi est déjà en cours&#xa0;: modification impossible.</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>Cette ligne a déjà été ajoutée.</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>Votre saisie ne peut pas être enregistrée actuellement&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>Votre saisie précédente n’a pas pu être enregistrée. La voici.</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>Vous avez saisi ceci {when}, sans l’ajouter.</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>{name} ajouté dans « {status} ».</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>Clé API pour {name}</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Oublier la clé</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>Envoie une requête avec cette clé</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>La clé est conservée dans le trousseau de cet ordinateur.
Elle n’est envoyée qu’à {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>Ce sera perdu si vous fermez Menagerie maintenant.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>Menagerie se ferme dès que l’animal a été ajouté.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>Menagerie se ferme dès que les lignes sont dans la boîte d’envoi.</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>Votre saisie n’est pas enregistrée</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Vérification des lignes…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>Choisissez la colonne des catégories, ou une catégorie pour toutes les lignes.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Choisissez la colonne qui contient les noms.</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Connexion à {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>Aucune ligne n’est encore prête à être ajoutée.</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>Toutes les lignes n’ont pas pu être vérifiées.</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>Rien n’est envoyé avant que vous ne confirmiez ici.</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>Placement des lignes dans la boîte d’envoi…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Lecture des lignes…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>Ils seront ajoutés dans Production, le catalogue réel, et ne pourront pas être retirés ici.</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>{title} n’est plus lisible. Ajouter les lignes telles qu’elles ont été lues&#xa0;?</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title} a changé. Ajouter les lignes telles qu’elles ont été lues&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>Cet ordinateur garde en mémoire les animaux listés par le service.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>Aucun des animaux vus sur cet ordinateur ne correspond à tous les filtres. Le service en a peut-être d’autres.</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>Rien n’a encore été vu</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>Rien de ce qui a été vu ici n’est nouveau ni modifié</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>Rien de ce qui a été vu ici ne correspond</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>Parmi les animaux correspondants vus sur cet ordinateur, aucun n’a changé depuis hier. Le service en a peut-être d’autres.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>Saisissez un nom, par exemple Chiens.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>Nommer la catégorie {id}</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>Supprimer le nom</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>Le nom reste dans votre magasin. Le service ne connaît que le numéro.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>Utilisez %Ln caractère au plus. Ce nom en a {length}.</numerusform>
            <numerusform>Utilisez %Ln caractères au plus. Ce nom en a {length}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>Les lignes déjà ajoutées sont ignorées. Incluez-les pour les ajouter à nouveau.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>À savoir sur ce fichier</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>Catégories et tags</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln catégorie</numerusform>
            <numerusform>%Ln catégories</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>catégorie {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>avec le tag {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>avec %Ln tag</numerusform>
            <numerusform>avec l’un des %Ln tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>Afficher la colonne {title}</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>Trier par {column}</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>Le nom est toujours affiché.</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>Entrée pour choisir, Échap pour fermer</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>Rechercher une commande, une catégorie ou un animal</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>Rien de ce que cet ordinateur connaît ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>Connecter votre magasin</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>Saisissez l’adresse et la clé fournies par votre service informatique.</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>J’ai aussi une adresse d’essai ({name})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>Forfait, partage</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging, forfait, partage</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>Par exemple animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>Tester et connecter</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>La clé n’est envoyée qu’à cette adresse, quand vous appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>Utilisée sous la forme {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln ligne copiée</numerusform>
            <numerusform>%Ln lignes copiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>Vous pouvez copier %Ln ligne au plus. Au-delà, utilisez Exporter.</numerusform>
            <numerusform>Vous pouvez copier %Ln lignes au plus. Au-delà, utilisez Exporter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>Tous les animaux</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Tous les animaux vus</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}, {tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}, «&#xa0;{search}&#xa0;»</translation>
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
        <translation>Un redémarrage abandonne vos modifications.</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Abandonner et lire</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>Abandonner et redémarrer</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>Lire {title} abandonne vos modifications.</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>Lecture de {title}…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>Les lignes affichées sont celles lues auparavant.</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>Vous avez modifié des lignes de {title}</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title} a changé</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>Choisissez un animal pour voir ses détails.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Fermer les détails</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Fermer les détails (Échap)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>Abrégé&#xa0;: %Ln caractère. Copiez la ligne pour tout obtenir.</numerusform>
            <numerusform>Abrégé&#xa0;: %Ln caractères. Copiez la ligne pour tout obtenir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>Cliquez pour l’ouvrir et continuer.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Cliquez pour l’afficher.</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>Environnement : {name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Environnements</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>Importation suspendue</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>Ouvre la liste des environnements</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>Changer d’environnement (Ctrl+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>un essai&#xa0;: rien ici n’atteint le magasin</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>animaux d’entraînement, sur cet ordinateur seulement</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>le catalogue réel</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}&#xa0;: %Ln en attente</numerusform>
            <numerusform>{name}&#xa0;: %Ln en attente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>Animaux en attente d’envoi à cette adresse : {n}. Si vous la changez, ils ne sont ni envoyés ni affichés jusqu’à son retour.</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>Saisissez les adresses fournies par votre service informatique. Sandbox n’en a pas besoin&#xa0;: il fonctionne sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Environnements</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>Défini par votre service informatique. Votre choix le remplace pour vous.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Défini par votre service informatique. Votre saisie le remplace pour vous.</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>Défini par {variable}. Non modifiable ici.</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>Adresse de {name}</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Forfait de {name}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>Réponse du service&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln animal jusqu’ici</numerusform>
            <numerusform>%Ln animaux jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Annuler l’exportation</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>Tous les animaux vus ici</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exporter des animaux</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>Finalisation du fichier…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>Pour Excel et programmes similaires.</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>Pour les tableurs et bases de données.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
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
        <translation>Un animal par ligne, pour d’autres programmes. Heures en UTC.</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>Une liste, pour d’autres programmes. Heures en UTC.</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’exportation</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>L’exportation a été annulée. Un éventuel fichier {name} est resté tel quel.</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>La sélection</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>Il n’y a pas encore d’animaux à exporter.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Éléments à exporter</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>{done} sur %Ln animal</numerusform>
            <numerusform>{done} sur %Ln animaux</numerusform>
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
            <numerusform>%Ln animal exporté dans {name}</numerusform>
            <numerusform>%Ln animaux exportés dans {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>Fichiers CSV</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Classeurs Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Exporter des animaux</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>Fichiers JSON Lines</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>Fichiers JSON</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>animaux-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}&#xa0;; textes coupés à %Ln caractère&#xa0;: {count}</numerusform>
            <numerusform>{sentence}&#xa0;; textes coupés à %Ln caractères&#xa0;: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>Nommer cette catégorie…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>Renommer cette catégorie…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>Tous&#xa0;: {status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Choisir une colonne</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>Colonne pour {field}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numéro ou nom</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>Identique pour toutes les lignes</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>{field} de toutes les lignes</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>Déposez le fichier pour l’importer</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>Catégories et tags</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>Filtre · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>Chercher nom, numéro, note ou tag</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>Cherche dans tout ce que cet ordinateur connaît. N’envoie aucune requête.</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>Filtre par statut</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>l’effacement des filtres</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>Rechercher une catégorie ou un tag</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>Aucune catégorie ni aucun tag ne porte ce nom.</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>Aucune catégorie ni aucun tag n’est encore connu.</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Afficher tout le message</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attente</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>%Ln animal chargé</numerusform>
            <numerusform>%Ln animaux chargés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>%Ln animal chargé, en {parts} requêtes sur {all}</numerusform>
            <numerusform>%Ln animaux chargés, en {parts} requêtes sur {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>%Ln animal vu</numerusform>
            <numerusform>%Ln animaux vus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>%Ln autre n’a pas pu être lu</numerusform>
            <numerusform>%Ln autres n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>Le seul animal que le service liste</numerusform>
            <numerusform>Les %Ln animaux que le service liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>Demande jusqu’à {n} animaux de tous les statuts puis, s’il peut y en avoir d’autres, autant de chaque statut</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>Premier animal</numerusform>
            <numerusform>Les %Ln premiers animaux</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>Premier animal</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>Nombre d’animaux à demander, de {least} à {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>Charger davantage (%Ln requête au plus)</numerusform>
            <numerusform>Charger davantage (jusqu’à %Ln requêtes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>Afficher au plus</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>Affiche ce qui est nouveau ou modifié depuis hier</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>dans {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>le service en a peut-être d’autres</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>le service a envoyé %Ln animal au lieu de {limit}</numerusform>
            <numerusform>le service a envoyé %Ln animaux au lieu de {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>il peut y en avoir d’autres</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>{n} sur les {all} premiers</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>Ajouter un animal (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Ajouter un animal</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>Ajouter de nombreux animaux depuis un fichier (Ctrl+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>Redemander les animaux au service (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>Choisir une vue</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Aucune rubrique ne contient ces mots.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>et %Ln avant cela</numerusform>
            <numerusform>et %Ln avant cela</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Choisir un fichier à importer</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>Copiez d’abord des lignes dans un tableur ou un fichier, puis collez ici.</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>Copiez des lignes dans un tableur ou un fichier, puis réessayez.</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>Feuilles de calcul et listes</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>Aucune ligne à coller</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>lignes collées</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>Ajouter après l’attente</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>Ajouter des animaux dans {environment}</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>Ajouter {animals} dans {environment}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Oui, ajouter après l’attente</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>Oui, ajouter {animals} dans {environment}</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>À savoir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluse</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Lignes à importer</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>Importer dans {environment}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>Choisissez une requête pour en voir plus.</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>Copié sans la clé</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copier en curl</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>Aucune requête ne correspond.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Requêtes récentes</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>Ligne copiée</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>Rechercher dans les requêtes</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>Les plus récentes d’abord. Elles sont oubliées à la fermeture.</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>Sans la clé. Une requête envoyée avec curl compte aussi.</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>Ajout dans {environment}</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>Annuler l’importation…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>Importation dans {environment}, suspendue</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’importation</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Vérification de la liste du service…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>Vérifier dans la liste du service</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>Corriger et ajouter…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>Bon de livraison…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Importer un autre fichier…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importations</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Non ajoutées</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>Rien n’a encore été importé ici.</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>Ouvrez {name} pour continuer.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Imprimer des étiquettes…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Lignes à afficher</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>Indique quels animaux ont été ajoutés, avec le moins de requêtes possible</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>Lignes de l’importation</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>Masquer la clé</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>Collez la clé ici</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Afficher la clé</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>Suppression…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>Aucune clé n’est nécessaire ici</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>Envoi d’une requête…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>La clé est conservée pour cette session seulement</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>Sandbox a sa propre clé.</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>Adresse non atteinte</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>Adresse atteinte</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>Adresse&#xa0;: non testée</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>Animaux listés</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>Animaux listés, {remaining} requêtes restantes sur {limit}</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>Animaux non listés</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>Vérification de la clé…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Connexion non sécurisée</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>Recopiez la clé entière, ou demandez-en une nouvelle à votre service informatique.</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>Clé acceptée</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>Clé non vérifiée</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Clé refusée</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>Clé&#xa0;: non testée</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>Liste&#xa0;: non testée</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Connexion sécurisée inutile sur cet ordinateur</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Connexion sécurisée</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Connexion sécurisée&#xa0;: non testée</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}. Enregistrez la clé quand même, ou retestez-la plus tard.</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>le marquage comme vus</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>le nom de la catégorie {id}</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}, {width} × {height} mm</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Copies de chacune</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>Pour une feuille entamée. Comptez ligne par ligne.</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Feuille d’étiquettes</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>Sur chaque étiquette</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>Autre feuille…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>Imprimer des étiquettes</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>Commencer à l’étiquette</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>La sélection ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>Ce qui est affiché ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>La dernière heure</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>Chargement des animaux…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>Chargement&#xa0;: {done} requêtes sur {all} ont reçu une réponse</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>Toutes les entrées</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Journal des erreurs</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>Journal copié</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>Aucune entrée ne correspond.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>Aucun problème&#xa0;: le journal est vide.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>La clé n’est jamais dans le journal.</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>Le journal ne peut pas être lu. Contactez votre service informatique.</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>Voici la fin du journal. Le fichier entier est dans son dossier.</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avertissements et erreurs</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>Dans Sandbox seulement.</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Ent&amp;raînement…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>Ent&amp;raînement… (Sandbox seulement)</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Sélectionnez d’abord une ligne.</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>Sélectionnez une seule ligne.</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>La liste a changé. Refaites la sélection.</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>Gérer les vues</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>Reste dans votre magasin</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>Une note a %Ln caractère au plus.</numerusform>
            <numerusform>Une note a %Ln caractères au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>Ajouter des tags…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>Un animal a {most} tags au plus, de %Ln caractère chacun au plus.</numerusform>
            <numerusform>Un animal a {most} tags au plus, de %Ln caractères chacun au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Modifier les tags</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, séparés par des virgules</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln animal aurait plus de {most} tags.</numerusform>
            <numerusform>%Ln animaux auraient plus de {most} tags.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>la modification des notes du n°&#xa0;{id}</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>le retrait des tags {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>l’ajout des tags {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>{tags}&#xa0;: ajout à {n} sur {all}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>{tags}&#xa0;: ajout à {n} sur {all}.</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>{tags}&#xa0;: retrait de {n} sur {all}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln fichier est concerné. Voir les détails.</numerusform>
            <numerusform>%Ln fichiers sont concernés. Voir les détails.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>C&amp;onnecter votre magasin…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>Saisissez sa clé pour vous connecter.</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>Menagerie a été mis à jour vers {version}</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Ouvrir la boîte d’envoi</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>Certains paramètres n’ont pas pu être chargés</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>Un problème est survenu avec les données enregistrées</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>Ces animaux servent à s’entraîner</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>Ce qui était enregistré est intact. Libérez de l’espace pour enregistrer la suite.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>Votre service informatique a configuré {name}</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>{name} est configuré</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>Il appartient à une adresse qui n’est plus définie. Il est enregistré et sera envoyé quand elle sera de nouveau définie.</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>Ils appartiennent à une adresse qui n’est plus définie. Ils sont enregistrés et seront envoyés quand elle sera de nouveau définie.</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>Boîte d’envoi</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>Ce qui attend d’être ajouté (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>Avant leur envoi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>Montre les autres actions possibles, et pourquoi</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln animal attend d’être envoyé.</numerusform>
            <numerusform>%Ln animaux attendent d’être envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>1 animal attend d’être envoyé.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Vérification de la liste du service…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>De la boîte d’envoi&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>Rien n’est renvoyé automatiquement. La boîte d’envoi indique ce qui est possible.</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>Rien n’est envoyé avant votre choix ci-dessous.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>Un envoi est en cours.</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Ouvrir la boîte d’envoi</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>L’envoi est arrêté jusqu’à «&#xa0;Envoyer maintenant&#xa0;».</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>Nouvel essai d’envoi à {time}, ou avec «&#xa0;Envoyer maintenant&#xa0;».</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>Le prochain part dans un instant.</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>Le prochain part quand le service est de retour.</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>Le prochain part avec la bonne clé.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>Nous ne savons pas si %Ln animal a été ajouté</numerusform>
            <numerusform>Nous ne savons pas si %Ln animaux ont été ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>Nous ne savons pas si {name} a été ajouté</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>l’abandon de «&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>Ajouts</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>Fermer la boîte d’envoi (Échap)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>Rien en attente. Ce que vous ajoutez quand le service est injoignable attend ici.</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Boîte d’envoi</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>Lecture de la boîte d’envoi…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>Pas horizontal</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>Pas vertical</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>Hauteur d’étiquette</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>Largeur d’étiquette</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Marge gauche</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>Papier des étiquettes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Marge haute</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>Gestionnaire de catalogue</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>Elle s’ouvre sur Sandbox, afin que tout puisse être essayé avant de connecter un magasin.</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>Menagerie affiche et filtre les animaux d’un magasin, en ajoute de nouveaux un par un ou depuis une feuille de calcul, et indique toujours combien de requêtes l’Animal Store Service accepte encore. L’application respecte d’elle-même la limite de requêtes, se souvient de chaque animal qu’elle a vu et ne perd aucun ajout : ce qui ne peut pas être envoyé attend, et rien n’est jamais envoyé deux fois automatiquement.</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>animaux;animalerie;magasin;catalogue;inventaire;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>Aperçu, page {n} sur {pages}</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>Détecter automatiquement</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Requêtes par jour</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Forfait de {name}</translation>
    </message>
    <message>
        <source>{name}: {limit}</source>
        <translation>{name}&#xa0;: {limit}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>An animal is added, but the answer is lost</source>
        <translation>Un animal est ajouté, mais la réponse se perd</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>S’entraîner dans Sandbox</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>La limite est atteinte</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>La prochaine requête échoue</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>Sandbox peut se comporter comme un service un mauvais jour. Rien ne quitte cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>Annuler l’impression</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>Page {n} sur {pages}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>Ajouter plusieurs animaux à la fois</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>Déposez un fichier ici, ou appuyez sur Ctrl+V pour coller des lignes d’un tableur.</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>Inclure les lignes masquées ({n})</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>Inclure les lignes connues ou en attente ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>Il peut être au format Excel, OpenDocument, CSV, TSV ou JSON.</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>Problèmes seulement ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>Progression de la lecture et de la vérification</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>Bon de livraison</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Imprimer la liste</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>Il n’y a pas d’animaux à imprimer.</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>Annulé. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>Annulé. Les pages déjà prêtes seront peut-être imprimées.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Fichiers PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le bord long</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#xa0;:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le bord court</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>Quota en détail</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Requêtes restantes</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>Affiche le forfait, les envois et la dernière heure</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>Choisir le forfait…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>La dernière heure</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>Le service n’est pas encore joignable, rien n’est donc compté.</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>il y a une heure</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Mode de lecture du fichier</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>En-têtes</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Rapport copié</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>Envoyez-le à votre service informatique. Il ne contient jamais la clé.</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>Rapport d’assistance</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>Avec les textes d’erreur, qui peuvent nommer des animaux</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln ligne enregistrée dans {name}</numerusform>
            <numerusform>%Ln lignes enregistrées dans {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>Enregistrer les lignes à reprendre</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – à reprendre</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>Connexion non sécurisée</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>Se connecte au service, sans envoyer de requête</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>Aucun proxy n’est utilisé</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>Aucun proxy utilisé : ce bureau n’a pas pu être interrogé</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Connexion sécurisée inutile sur cet ordinateur</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>Proxy {address} non franchi</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>Proxy {address} atteint</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Connexion sécurisée</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Connexion sécurisée&#xa0;: non testée</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>Service&#xa0;: non testé</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>Ces réglages sont inutilisables</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>{environment} non atteint</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>{environment} atteint</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>L’importation de {title} dans {environment} est terminée</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>L’importation dans {environment} est à traiter</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>Une vue conserve les filtres, les colonnes et l’ordre.</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>Saisissez un nom, par exemple Lapins réservés.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>Remplace la vue de ce nom.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Enregistrer la vue</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>Effacer la recherche (Échap)</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>SearchGroups</name>
    <message numerus="yes">
        <source>All %Ln that the service lists were looked at</source>
        <translation>
            <numerusform>Le seul animal que le service liste a été examiné</numerusform>
            <numerusform>Les %Ln animaux que le service liste ont été examinés</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>Vus aussi sur cet ordinateur</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>Demander #{id} au service</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Interrogation du service…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Entrée ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>Dans cette liste</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>Dans cette liste, {filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>Charger davantage depuis le service (%Ln requête au plus)</numerusform>
            <numerusform>Charger davantage depuis le service (jusqu’à %Ln requêtes)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>Pas ici ?</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>Pas dans cette liste ({filters}), et jamais vu sur cet ordinateur</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>Pas dans cette liste, et jamais vu sur cet ordinateur</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>Jamais vu sur cet ordinateur</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>Depuis le {day}, le service ne trouve plus d’animal par son numéro</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>Le service n’a pas de #{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>Le service ne liste pas plus de {n} animaux par statut ; il peut y en avoir d’autres</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>une fois l’attente terminée</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Ajouter les tags</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Retirer les tags</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>Tags à ajouter ou à retirer</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, séparés par des virgules</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>%Ln ligne au plus peut être copiée ou recevoir des tags. Exporter les prend toutes.</numerusform>
            <numerusform>%Ln lignes au plus peuvent être copiées ou recevoir des tags. Exporter les prend toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>Ajouter un animal…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Interrogation du service…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>Aucun animal n’a pu être lu</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>Aucun animal avec ce statut</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>Aucun de ces animaux n’est dans {categories}.</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>Aucun de ces animaux ne correspond à tous les filtres.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>Les animaux s’afficheront à la fin de l’attente.</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>Le catalogue de cet environnement est vide.</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>Le service n’en liste aucun pour l’instant.</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>Le service en a peut-être d’autres.</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>Le service a envoyé des entrées qui ne sont pas des animaux. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>Il n’y a pas encore d’animaux</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated} · encore affiché&#xa0;: {status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>%Ln entrée de collègues est illisible</numerusform>
            <numerusform>%Ln entrées de collègues sont illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>1 entrée d’un collègue est illisible</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Connexion à {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>Partage interrompu</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>Définir l’adresse…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment} n’est pas encore configuré.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>Environnements et forfaits…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Ouvrir le dossier de données</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>Rétablir cette page</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>Remet cette page dans son état initial</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>Ouvrez d’abord un environnement avec sa clé.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>Le mot de passe est conservé dans le trousseau.</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>Le mot de passe est conservé jusqu’à la fermeture de Menagerie&#xa0;: aucun trousseau ne l’a accepté.</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>la modification de «&#xa0;{setting}&#xa0;»</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>les valeurs par défaut de «&#xa0;{page}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>Un fichier au format PEM, approuvé en plus de ceux du système.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>Un autre dossier sera utilisé après un redémarrage. Rien n’est déplacé ni supprimé.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>Confirmer les ajouts dans Production</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>Vide si le proxy n’en demande pas.</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>Toutes les minutes</numerusform>
            <numerusform>Toutes les %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>Chaque ajout</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Toutes les minutes</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Certificats supplémentaires</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>Conservé dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus de détails</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Aucun proxy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>Prévenir à la fin d’une attente</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>Prévenir à la fin d’une importation</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>Prévenir quand une importation est à traiter</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Seulement sur demande</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>Proxy à l’adresse suivante</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Mot de passe du proxy</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Nom d’utilisateur du proxy</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>Actualisation auto</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>Défini par --data-dir pour cette session.</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>Défini par --log-level pour cette session.</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>Défini par votre service informatique. Non modifiable ici.</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>Visible sur les autres postes et les bons de livraison.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>Son à la fin d’une attente ou d’une importation</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>Par exemple http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>Le premier ajout</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>La langue change après un redémarrage. Les brouillons sont conservés.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Saisissez-en un nouveau pour le changer</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avertissements et erreurs</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>Écrire dans le journal</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>Votre nom pour vos collègues</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language} : cet ordinateur n’a pas les caractères de cette langue</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>Environnements enregistrés</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>L’entraînement est prêt. Ajoutez un animal pour le voir.</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>L’entraînement est prêt. Cliquez sur Actualiser pour le voir.</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>L’entraînement est prêt. Vous le verrez après cette attente.</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>Une base de données PostgreSQL de votre magasin. Laissez vide pour ne rien partager.</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>Un mot de passe est conservé dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>Un mot de passe est conservé jusqu’à la fermeture de Menagerie.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>Saisissez d’abord l’adresse de la base partagée.</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>Garder le mot de passe</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Supprimer le mot de passe</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>Remplace le mot de passe dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Défini par votre service informatique. Votre saisie le remplace pour vous.</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>Partager avec d’autres postes…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>Partagé avec d’autres postes…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>Tester la base partagée de {name}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>Le mot de passe sera conservé dans le trousseau de cet ordinateur.</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>Le mot de passe sera supprimé à l’enregistrement.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Saisissez-en un nouveau pour le changer</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>Base partagée de {name}</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}&#xa0;: mot de passe de la base partagée</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>Ordinateur trouvé</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>Ordinateur introuvable</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>Ordinateur&#xa0;: non testé</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Connexion non sécurisée</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>Connexion&#xa0;: non testée</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>Écriture non autorisée</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>Écriture autorisée</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>Non chiffrée, comme l’adresse le permet</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Échec de l’identification</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>Inutilisable pour Menagerie</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>Mot de passe accepté</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>Mot de passe&#xa0;: non testé</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>Préparation&#xa0;: non testée</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>Préparée pour Menagerie, version {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Connexion sécurisée</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Connexion sécurisée&#xa0;: non testée</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>Écriture&#xa0;: non testée</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>Le mot de passe est conservé pour cette session seulement</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Modifier le mode de lecture du fichier</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>Choisissez un fichier, déposez-en un ici ou collez des lignes</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>Importations précédentes</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Fichier à importer</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>Coller des lignes</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Lignes collées</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>Prendre les lignes copiées dans un tableur (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>Menagerie s’est fermé de façon inattendue la dernière fois.</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>Menagerie {version} est disponible</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>Ce qui était enregistré est intact.</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>Pour votre service informatique</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>Mettez une virgule entre deux tags.</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Tags utilisés</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} sur {count}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Done again: {step}</source>
        <translation>Rétabli&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>Laissé tel quel, car modifié depuis&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulé&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>Une autre vue porte ce nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>Aucune vue n’est encore enregistrée.</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>Les vues n’ont pas pu être enregistrées</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>Vue enregistrée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>Vue&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>la suppression de la vue {name}</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>Une requête vérifie si le service répond de nouveau.</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>La plus courte des deux attentes possibles est terminée. Vous pouvez essayer une fois.</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>L’attente est terminée</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>Essayer une fois</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} restant</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>L’attente pour {environment} est terminée</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Vous pouvez continuer.</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>Afficher le sens de %Ln mot connu</numerusform>
            <numerusform>Afficher le sens de %Ln mots connus</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>Afficher le sens de 1 mot connu</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>Il y a %Ln mot ou plus. Est-ce la bonne colonne&#xa0;?</numerusform>
            <numerusform>Il y a %Ln mots ou plus. Est-ce la bonne colonne&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>Que signifie ce mot&#xa0;?</numerusform>
            <numerusform>Que signifient ces %Ln mots&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>Que signifient ces mots&#xa0;? %Ln autre suit après ces {shown}.</numerusform>
            <numerusform>Que signifient ces mots&#xa0;? %Ln autres suivent après ces {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>Que signifie ce mot&#xa0;?</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Ce que signifient les mots</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>Mots à expliquer</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>Son numéro</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>Destination&#xa0;: {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’importation</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>Afficher&#xa0;: {line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificats</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}&#xa0;: choisir…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}&#xa0;: effacer</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>%Ln autre ajout semblable sur d’autres postes.</numerusform>
            <numerusform>%Ln autres ajouts semblables sur d’autres postes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln autre correspond.</numerusform>
            <numerusform>%Ln autres correspondent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>En ajouter un autre dans {environment}</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>En ajouter un autre&#xa0;?</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>Un autre {name} attend dans la boîte d’envoi.</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>Un autre {name} a été abandonné {when}, mais a peut-être été ajouté.</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>Il sera ajouté dans Production, le catalogue réel, et ne pourra pas être retiré ici.</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>Nous ne savons pas encore si un autre {name} de la boîte d’envoi a été ajouté.</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>Oui, ajouter à {environment}</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>catégorie {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>{name} dans {category} ({status}) a été ajouté d’ici {when} sous le n°&#xa0;{id}.</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>{name} dans {category} ({status}) a été vu ici pour la première fois {when}&#xa0;: n°&#xa0;{id}.</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>{name} est maintenant un brouillon, envoyé seulement si vous cliquez sur Ajouter</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>{name} est dans la boîte d’envoi. Il sera ajouté dès qu’il y aura une connexion.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>{name} est dans la boîte d’envoi. Il sera ajouté au retour du service.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>{name} est dans la boîte d’envoi. Il sera ajouté avec la bonne clé.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>{name} est dans la boîte d’envoi. L’envoi attend votre choix.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>{name} est dans la boîte d’envoi. Il sera ajouté à {time}.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>{name} est dans la boîte d’envoi. L’envoi est arrêté.</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>{name} a été ajouté d’ici {when}.</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>Commencez l’adresse par https://. Avec http://, d’autres pourraient lire la clé.</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>Choisissez un autre forfait.</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>Corrigez l’hôte&#xa0;: écrivez-le comme dans {example}.</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>Corrigez le forfait&#xa0;: {words} ou &quot;{detected}&quot;.</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>Corrigez le port&#xa0;: un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>Corrigez {key}&#xa0;: un nombre entier de 1 à {most}.</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>Terminez l’adresse par /v1, comme dans {example}.</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>Saisissez l’adresse du service, par exemple {example}.</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>Il est défini dans la variable {variable}.</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>Il est défini dans {path}.</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>Retirez les espaces et sauts de ligne de l’adresse.</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>Retirez {key}, ou écrivez plan = &quot;enterprise&quot;&#xa0;: les autres forfaits ont leurs propres limites.</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>Retirez « {sign} » de l’adresse.</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>Le forfait de {name} est défini dans {path}&#xa0;; d’ici là, il est détecté automatiquement.</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>C’est l’adresse de {name}. Saisissez-en une autre.</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>Écrivez l’hôte sous la forme qui commence par «&#xa0;xn--&#xa0;».</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>Impossible de lire {path} ({detail}). Corrigez-le, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} n’indique pas correctement l’adresse de {name}&#xa0;: une ligne [{environment}], puis base_url = &quot;https://…/v1&quot;. Corrigez-le, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>{path} n’est pas utilisé : un autre utilisateur de cet ordinateur peut le modifier. Demandez à votre équipe informatique de retirer ce droit.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continue ajoute les lignes telles qu’elles ont été mises en attente&#xa0;: il n’accepte ni correspondance ni --dry-run</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-run n’importe rien&#xa0;: il n’écrit donc pas de --report</translation>
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
        <translation>--json affiche un objet par ligne, avec le membre &quot;event&quot;&#xa0;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered&#xa0;: comme pour le dernier fichier ayant ces colonnes, words&#xa0;: choix faits pour lui
  problem      row, reason&#xa0;: pourquoi une ligne est ignorée
  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected ou assumed),
               along&#xa0;: autres ajouts en attente, envoyés aussi
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (secondes Unix, ou null)
  outcome      row, state (refused ou unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, toujours en dernier
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--map nomme deux fois la même COLUMN&#xa0;: une colonne donne un seul champ</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--map nomme deux fois le même FIELD&#xa0;: un champ vient d’une seule colonne</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshots s’utilise avec --self-check</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Un gestionnaire de catalogue de bureau pour l’Animal Store Service.</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>Importe des animaux depuis un fichier au rythme du service, sans fenêtre.</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>Menagerie ne peut pas démarrer, car une bibliothèque du système manque&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>Menagerie ne sait pas où conserver ses données ({error}). Définissez HOME, ou ajoutez --data-dir DOSSIER.</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>Menagerie a dû s’arrêter, car cet ordinateur n’a plus de descripteurs de fichiers ou de threads libres. Ce qui a été ajouté et ce qui attend est conservé : redémarrez-le.</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>Menagerie a commis une erreur et a dû s’arrêter. Ce qui s’est passé est dans {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>Menagerie a besoin d’un écran, et ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Démarrez-le depuis un bureau. Pour voir s’il fonctionne sans écran, ajoutez --self-check à la commande.</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>Menagerie a besoin d’un écran, et celui que nomme {variable} ({name}) ne répond pas.</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>Prépare la base de données PostgreSQL par laquelle les postes d’un magasin partagent ce qu’ils savent.</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>Le mot de passe vient de PGPASSWORD, de ~/.pgpass, d’un fichier de services ou du trousseau ; sinon il est demandé dans le terminal. Code de retour : 0 réussi, 1 échec, 2 options incorrectes, 3 un administrateur doit d’abord exécuter l’instruction SQL de la sortie standard.</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>Pour importer des animaux depuis un fichier sans fenêtre, voir «&#xa0;{command} --help&#xa0;».</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>Sans --yes, une confirmation est demandée sur le terminal. Sans terminal, rien n’est envoyé. La commande attend
aussi longtemps que le service le demande. Ctrl+C, SIGTERM et SIGHUP l’arrêtent&#xa0;: elle attend jusqu’à 30 secondes
les dernières réponses. Le reste demeure en attente pour --continue ou pour la fenêtre. Si une fenêtre utilise les
mêmes données, c’est elle qui ouvre le fichier, et rien n’est envoyé d’ici.</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>un fichier CSV, TSV, XLSX, XLS, ODS, JSON ou JSON Lines</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>les ajouter sans demander d’abord</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>ajouter ce que des importations précédentes ont laissé en attente</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>option ambiguë : {option} peut désigner {list}</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>argument {option} : une valeur est attendue</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>argument {option} : la valeur {value} n’est pas admise ici</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>argument {option} : choix non valide : {value} (choix possibles : {list})</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>argument {option} : {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>ne pas lire le fichier comme le dernier ayant les mêmes colonnes</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>code de retour&#xa0;:
  0  tous les animaux ont été ajoutés, ou une simulation n’a trouvé aucun problème
  1  échec
  2  options incorrectes
  3  des lignes sont à traiter&#xa0;: refusées, non confirmées, ignorées ou encore en attente
  4  rien n’a été envoyé</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>indiquez soit FILE, soit --continue</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>indiquez un seul caractère, ou «&#xa0;tab&#xa0;»</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>parcourir les étapes principales dans Sandbox, sans écran, dire ce qui a été vu, puis quitter</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>quantité de messages sur l’erreur standard (par défaut&#xa0;: warning, ou le niveau des paramètres)</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init : crée le schéma et ses tables, ou les met à jour ; peut être répété. status : affiche la version, les postes connectés et les tailles. migrate : amène un schéma plus ancien à la version de ce programme</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>conserver les données de l’application dans DIR</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>laisser de côté les lignes que la feuille masque</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>ouvrir cet environnement au lieu du dernier utilisé</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>ouvrir ce fichier dans la fenêtre d’importation : CSV, TSV, XLSX, XLS, ODS, JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>afficher un objet JSON par ligne, pour des programmes</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>lire les caractères d’un fichier texte selon NAME, par exemple windows-1252 ou utf-8</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>lire, vérifier et estimer, sans rien mettre en attente ni envoyer</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>prendre CHARACTER, ou «&#xa0;tab&#xa0;», comme séparateur des cellules d’un fichier texte</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>prendre FIELD (name, category ou status) dans COLUMN, un titre ou un numéro à partir de 1&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>le numéro de catégorie des lignes qui n’en ont pas</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>la base de données, sans mot de passe : postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>les arguments suivants sont requis : {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>la feuille d’un classeur qui contient les animaux</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>le statut des lignes qui n’en ont pas</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>arguments non reconnus : {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation : </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>où les animaux sont ajoutés</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>avec --self-check&#xa0;: enregistrer des images des étapes dans DIR</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>écrire les lignes à reprendre dans FILE</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program} : erreur : {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas de la forme COLUMN=FIELD, avec FIELD parmi {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>il y a %Ln minute</numerusform>
            <numerusform>il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>Un collègue</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person} sur {computer}</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{who} a ajouté un animal identique {when}.</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{who} a commencé à envoyer un animal identique {when}.</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{who} a mis en attente un animal identique {when}. Il n’est pas encore envoyé.</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{who} a envoyé un animal identique {when}, et nous ne savons pas encore s’il a été ajouté.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>%Ln animal à ajouter, {left_out}.</numerusform>
            <numerusform>%Ln animaux à ajouter, {left_out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>%Ln animal à ajouter.</numerusform>
            <numerusform>%Ln animaux à ajouter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>%Ln autre animal en attente a aussi été envoyé.</numerusform>
            <numerusform>%Ln autres animaux en attente ont aussi été envoyés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>%Ln autre animal en attente sera aussi envoyé.</numerusform>
            <numerusform>%Ln autres animaux en attente seront aussi envoyés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>%Ln autre d’abord</numerusform>
            <numerusform>%Ln autres d’abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>%Ln ligne ignorée : corrigez-la et ajoutez-la dans la boîte d’envoi.</numerusform>
            <numerusform>%Ln lignes ignorées : corrigez-les et ajoutez-les dans la boîte d’envoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>%Ln ligne à reprendre dans {path}.</numerusform>
            <numerusform>%Ln lignes à reprendre dans {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>Et %Ln autre ligne.</numerusform>
            <numerusform>Et %Ln autres lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>Une autre importation est en cours sur les mêmes données (processus {process}). Celle-ci n’a rien envoyé. Relancez-la quand l’autre sera terminée.</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>Vérifiez les non confirmés dans la fenêtre&#xa0;: nous ne savons pas s’ils ont été ajoutés.</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>Colonnes&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>Arrêt en cours. Attente des dernières réponses.</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>Pour les lignes qui n’en ont pas&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>Interruption pendant l’arrêt.</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>Interruption. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>Menagerie est déjà ouvert, et sa fenêtre n’a pas répondu. Rien n’a été envoyé. Fermez-le, puis relancez cette commande.</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>Menagerie est ouvert, et rien n’a été envoyé d’ici. Ouvrez cet environnement dans sa fenêtre&#xa0;: ses importations y continuent, sauf si elles sont suspendues.</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>Menagerie est ouvert, et n’a pris aucun fichier d’ici. Rien n’a été envoyé. Importez le fichier dans sa fenêtre, ou fermez-la et relancez cette commande.</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>Menagerie est ouvert&#xa0;: simulation impossible. Rien n’a été envoyé. Fermez sa fenêtre et relancez cette commande, ou importez-y le fichier&#xa0;: elle montre la même chose avant tout ajout.</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>Menagerie est ouvert. Sa fenêtre a ouvert le fichier&#xa0;: continuez là-bas.</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>Aucune importation n’y est en attente. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>Aucun rapport n’est écrit d’ici. Enregistrez les lignes à reprendre dans la fenêtre.</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>Aucune ligne ne peut être ajoutée. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>Pas de partage avec les autres postes&#xa0;: l’importation continue seule. {reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>Il ne reste rien à ajouter.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>Rien n’a été envoyé. Ajoutez --yes pour les ajouter sans question.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>Rien n’a été envoyé. Ajoutez --yes pour continuer sans question.</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>Rien n’a été envoyé. Ouvrez la fenêtre de Menagerie pour les vérifier, les envoyer ou les abandonner.</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>Lu comme le dernier fichier ayant ces colonnes. Pour le lire autrement, ajoutez --ignore-layout.</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>Ligne {row}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>Ligne {row} : {state}. {reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>Indiquez laquelle, avec --map COLONNE=CHAMP.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>Le disque est plein. Ce qui était enregistré est intact. L’importation reprend automatiquement dès qu’il y a de la place.</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>La clé a été refusée, comme avant. Rien n’a été mis en attente ni envoyé. Enregistrez la bonne clé pour {environment} dans la fenêtre de Menagerie, puis relancez cette commande.</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>Le rapport n’a pas pu être écrit. {error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>Le rapport est écrit à la fin&#xa0;: ajoutez --report aussi quand vous continuez avec --continue.</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>Le reste demeure en attente. Pour continuer&#xa0;: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>Les animaux non confirmés n’ont pas pu être vérifiés. {error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>Il n’y a pas de clé pour {environment} dans le trousseau. Rien n’a été envoyé. Enregistrez-la dans la fenêtre de Menagerie, puis relancez cette commande.</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>Ce fichier est déjà en cours d’importation&#xa0;: %Ln ligne en attente. Rien n’a été envoyé. Pour continuer&#xa0;: {command}</numerusform>
            <numerusform>Ce fichier est déjà en cours d’importation&#xa0;: %Ln lignes en attente. Rien n’a été envoyé. Pour continuer&#xa0;: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>C’était une simulation. Rien n’a été mis en attente ni envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>Saisissez «&#xa0;{environment}&#xa0;» pour y ajouter %Ln animal&#xa0;: </numerusform>
            <numerusform>Saisissez «&#xa0;{environment}&#xa0;» pour y ajouter %Ln animaux&#xa0;: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>S’ils semblent faux, ajoutez --encoding NAME, par exemple --encoding {example}.</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>Mots&#xa0;: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>environ %Ln jour</numerusform>
            <numerusform>environ %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>environ %Ln heure</numerusform>
            <numerusform>environ %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>environ %Ln minute</numerusform>
            <numerusform>environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>moins d’une minute</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>sur %Ln jour</numerusform>
            <numerusform>sur %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>{added:n} sur {total:n} ajoutés</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>encore {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}&#xa0;: %Ln requête, {duration} si le forfait est {plan}.</numerusform>
            <numerusform>{environment}&#xa0;: %Ln requêtes, {duration} si le forfait est {plan}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}&#xa0;: %Ln requête, {duration}, {days}.</numerusform>
            <numerusform>{environment}&#xa0;: %Ln requêtes, {duration}, {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}&#xa0;: %Ln requête, {duration}.</numerusform>
            <numerusform>{environment}&#xa0;: %Ln requêtes, {duration}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment} – {list}.</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error} L’importation réessaie automatiquement.</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field} depuis «&#xa0;{title}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}&#xa0;: %Ln ligne.</numerusform>
            <numerusform>{file}&#xa0;: %Ln lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>{n:n} par minute</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason}, jusqu’à {time}</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>«&#xa0;{word}&#xa0;» est la catégorie {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>«&#xa0;{word}&#xa0;» signifie {status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>«&#xa0;{word}&#xa0;» ne définit aucun statut</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--map nomme deux fois la colonne «&#xa0;{column}&#xa0;». Rien n’a été envoyé. Nommez-la pour un seul champ.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>Un filtre masque %Ln ligne : {numbers}.</numerusform>
            <numerusform>Un filtre masque %Ln lignes : {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>Un autre programme est encore en train de l’écrire. Attendez qu’il ait fini, puis choisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>La cellule {cell} est loin des autres et n’a pas été lue.</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>Des cellules manquent&#xa0;: ligne {row:n}.</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>Vérifiez les mesures de la feuille.</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>Chaque ligne donne un animal, quoi que dise «&#xa0;{columns}&#xa0;».</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>Toutes les lignes ont un problème ou sont ignorées.</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>Impossible de l’ouvrir ({detail}). Réessayez.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>Ce fichier ne peut pas être lu tel quel. Ouvrez-le dans un tableur et enregistrez-le au format XLSX.</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>Il a plus de {most:n} colonnes. Supprimez celles qui sont inutiles.</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>Il a plus de {most:n} lignes. Divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>Il n’a aucune ligne. Choisissez un autre fichier ou une autre feuille.</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>Il n’a pas de feuille {sheet}. Ses feuilles sont {names}.</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>C’est un document Numbers. Exportez-le depuis Numbers au format Excel ou CSV.</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>Il est vide. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>Ce n’est pas un fichier. Choisissez une feuille de calcul ou un fichier CSV.</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>Ce n’est pas un tableau. Enregistrez-le au format XLSX ou CSV dans le programme qui l’a créé.</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>Ce n’est pas du JSON valide (ligne {line:n}). Exportez-le de nouveau, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>Ce n’est pas du JSON valide. Exportez-le de nouveau, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>C’est une archive. Décompressez-la, puis choisissez ce qu’elle contient.</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>Il est protégé par un mot de passe. Enregistrez-le sans, puis rechoisissez-le.</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>Il est protégé, ou ouvert dans un autre programme. Fermez-le là-bas, ou choisissez un autre fichier.</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>De même dans %Ln autre ligne.</numerusform>
            <numerusform>De même dans %Ln autres lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>Il est trop volumineux. Divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>Il est peut-être endommagé. Ouvrez-le dans un tableur, enregistrez-le de nouveau, puis rechoisissez-le.</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>Il ne fait que renvoyer à un fichier ailleurs. Ouvrez celui-ci, enregistrez-le au format XLSX ou CSV et choisissez la copie.</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>Il indique seulement qu’un classeur est ouvert. Choisissez le fichier du même nom à côté.</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>Ses lignes sont dans la boîte d’envoi.</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>Des cellules fusionnées s’étendent sur %Ln ligne plus bas : {numbers}. Une catégorie ou un statut y vaut aussi.</numerusform>
            <numerusform>Des cellules fusionnées s’étendent sur %Ln lignes plus bas : {numbers}. Une catégorie ou un statut y vaut aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>Aucune colonne ne semble contenir les noms. Rien n’a été envoyé. Indiquez laquelle, avec --map COLONNE=name. Les colonnes sont {columns}.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>Rien n’a été envoyé. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>Les numéros de « {column} » qui ne sont ceux d’aucun animal connu ici ne sont pas utilisés.</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>Aucune liste unique de tous les animaux n’y a été trouvée. Exportez les animaux en une seule liste.</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>Seule la feuille «&#xa0;{sheet}&#xa0;» a été lue. Non lues&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>D’autres listes du fichier n’ont pas été lues : {names}.</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>La ligne {row:n} n’y figure pas. Choisissez une autre ligne d’en-têtes.</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>La ligne {row:n} a été lue comme en-têtes.</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>Certains caractères ne correspondent pas à l’encodage&#xa0;: ligne {row:n}.</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>Les caractères ont été devinés, comme {encoding}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>Le disque est plein. Un fichier antérieur est resté tel quel. Libérez de la place, ou choisissez un autre disque.</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>L’encodage {encoding} est inconnu. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>Le fichier dépasserait la taille permise par ce disque. Un fichier antérieur est resté tel quel. Choisissez un autre disque.</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>La première ligne n’a pas été lue comme en-têtes.</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>La première ligne a été lue comme en-têtes.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>Le dossier {folder} n’existe pas ou est en lecture seule. Un fichier antérieur est resté tel quel. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>L’imprimante n’est pas utilisable actuellement. Rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>Les lignes au-dessus des en-têtes ont été ignorées.</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>La feuille masque %Ln ligne : {numbers}.</numerusform>
            <numerusform>La feuille masque %Ln lignes : {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>Il y a plus de cellules que d’en-têtes&#xa0;: ligne {row:n}.</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>Il n’y a pas de colonne «&#xa0;{column}&#xa0;». Rien n’a été envoyé. Les colonnes sont {columns}.</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>Ce fichier n’existe pas. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>Ces colonnes conviennent aussi bien, aucune n’est donc utilisée&#xa0;: {columns}. Choisissez-en une.</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>Ce nombre est trop grand pour qu’un tableur le garde exactement&#xa0;: ligne {row:n}.</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>Les animaux vus ne peuvent pas être lus actuellement. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>Vous pouvez imprimer {most:n} animaux au plus. Filtrez la liste, ou utilisez Exporter.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>Impossible d’écrire {name} ({detail}). Un fichier antérieur est resté tel quel. Réessayez, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>Impossible d’écrire {name}&#xa0;: le fichier ou son dossier est protégé, ou ouvert dans un autre programme. Un fichier antérieur est resté tel quel. Fermez-le là-bas, ou choisissez un autre nom ou dossier.</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name} est le fichier importé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name} existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>«&#xa0;{columns}&#xa0;» n’est pas utilisée. Si elle indique le statut, choisissez-la.</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>«&#xa0;{column}&#xa0;» est utilisée, pas «&#xa0;{other}&#xa0;»&#xa0;: ses valeurs conviennent mieux.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>Ajouté par {colleague}</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>Ajouté ici</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>Catégorie nommée par {colleague}</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Vu depuis</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>Vu la première fois, {status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu en dernier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>Absent de la liste complète du service</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>Absent de la liste complète du service ({status})</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>Notes de {colleague}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{field}: {before} → {after}</source>
        <translation>{field}&#xa0;: {before} → {after}</translation>
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
        <translation>Le n°&#xa0;{id} est un autre animal ajouté d’ici. Vérifiez de nouveau.</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>Une catégorie est un nombre entier, par exemple 12.</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>Une limite est un nombre de 1 à {most}.</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>Un nom ne peut pas contenir de saut de ligne.</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>Un nom compte au plus {most:n} caractères.</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>Un ID est un nombre entier, par exemple 12.</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>Un animal doit avoir un nom.</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>La catégorie {number} s’appelle {name}. Saisissez son numéro, ou choisissez-en une dans la liste.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Corrigez votre saisie.</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>Saisissez une catégorie&#xa0;: son nom ou son numéro.</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>Aucune catégorie ne s’appelle {name}. Saisissez son numéro.</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>La ligne {first:n} se trouve dans une cellule de cette ligne.</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>Les lignes {first:n} à {last:n} se trouvent dans une cellule de cette ligne.</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>Plusieurs catégories s’appellent {name}&#xa0;: {numbers}. Saisissez le numéro.</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>Certaines lettres n’ont pas pu être lues.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>Le fichier se termine au milieu de cette ligne.</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>Le nom contient un caractère qui ne peut pas être envoyé. Ressaisissez-le.</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>Le nom est une liste ou un objet, pas un texte.</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>Les guillemets de cette ligne ne sont pas clairs.</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>Le tableur a une date ici : {word}. Saisissez la valeur.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>Le tableur affiche une erreur ici : {word}.</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>Le statut est l’un des suivants&#xa0;: {statuses}, ou non défini.</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>Cette cellule est fusionnée avec la cellule {cell}. Saisissez la valeur.</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>Cette formule n’a jamais été calculée. Enregistrez le fichier dans un tableur, ou saisissez la valeur.</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>On ne sait pas ce que le tableur affiche pour {word}. Saisissez la valeur.</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est pas un statut connu. Choisissez ce qu’il signifie.</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>Une clé ne contient que des lettres, chiffres et signes, sans espaces. Recopiez-la.</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>Choisissez un statut, affichez-en 100 au plus, puis recherchez le numéro.</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>Saisissez la clé API pour voir ses animaux.</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>Saisissez l’adresse fournie par votre service informatique.</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>Réinstallez-le pour continuer.</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>Il n’a pas indiqué lisiblement pour combien de temps. Rien n’a été envoyé, et rien ne le sera automatiquement&#xa0;: choisissez vous-même quand essayer une fois.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>Rien n’a été envoyé. Saisissez une autre clé, ou réessayez celle-ci.</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>Rien n’a été testé. Retestez à la fin de l’attente.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>Rien de ce que vous avez saisi n’est perdu. Fermez d’autres programmes ou redémarrez Menagerie.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>Rien de ce que vous avez saisi n’a été perdu. Veuillez signaler ce problème avec les détails ci-dessous.</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>Redémarrez-le pour continuer.</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>La liste n’a pas pu être lue. Vérifiez de nouveau à la fin de l’attente.</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>Le journal en dit plus.</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>Réessayez à la fin de l’attente.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>Nous n’avons pas pu vérifier cette clé. Enregistrez-la quand même, ou retestez-la à {time}.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>Nous n’avons pas pu vérifier cette clé. Enregistrez-la quand même, ou retestez-la plus tard.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln autre est en cours d’envoi.</numerusform>
            <numerusform>%Ln autres sont en cours d’envoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln non trouvé</numerusform>
            <numerusform>%Ln non trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>%Ln prête</numerusform>
            <numerusform>%Ln prêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln requête, {time} si le forfait est {plan}</numerusform>
            <numerusform>%Ln requêtes, {time} si le forfait est {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln requête, {time} avec {plan}</numerusform>
            <numerusform>%Ln requêtes, {time} avec {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln ligne n’est pas envoyée.</numerusform>
            <numerusform>%Ln lignes ne sont pas envoyées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln reste ajoutée.</numerusform>
            <numerusform>%Ln restent ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln incertain</numerusform>
            <numerusform>%Ln incertains</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>1 autre est en cours d’envoi.</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1 ligne n’est pas envoyée.</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>1 reste ajoutée.</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>Un collègue en ajoute un semblable</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>Un ajout abandonné est peut-être le même</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>Ajouté par une importation précédente</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>Ajouté dans {environment} le {when}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>Ajouté dans {environment} le {when} par {who}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>Ajouté&#xa0;; l’ID n’est pas connu</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>Animal n°&#xa0;{n}, qu’un import ne peut pas modifier</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>Un autre est identique</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>Abandonné. S’il avait déjà été ajouté, il reste dans le catalogue.</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>Reprise à {when}.</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>ID ou motif</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>Importation dans {environment}, annulée</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>Importé dans {environment}</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>Semblable à l’animal n°&#xa0;{n}</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Ressemble à un total</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Sens de {word}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Sans en-têtes</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>Aucune n’a été ajoutée.</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>Absent de la liste du service</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>Rien ne peut être envoyé actuellement. Nouvel essai dans {time}.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>Rien n’a été ajouté</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>Suspendue. Rien de cette importation n’est envoyé.</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>Suspension&#xa0;: %Ln ligne est encore en cours d’envoi.</numerusform>
            <numerusform>Suspension&#xa0;: %Ln lignes sont encore en cours d’envoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>Suspension&#xa0;: 1 ligne est encore en cours d’envoi.</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>Probablement ajouté sous le n°&#xa0;{id}</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>Lu comme&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>Lignes {first}–{last} sur {all}</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>Identique à la ligne {n}</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>Enregistrer la ligne à reprendre…</numerusform>
            <numerusform>Enregistrer les %Ln lignes à reprendre…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>Enregistrer la ligne à reprendre…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>Arrêté après un échec. Cliquez sur Reprendre pour continuer.</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>L’importation reprend avec la bonne clé.</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>Ce sont peut-être d’anciennes données : la boîte d’envoi demande quoi en faire.</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>En-têtes à la ligne {n}</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>Essayez une fois depuis la fenêtre principale.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>Déjà en attente dans la boîte d’envoi</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>Attend %Ln autre ajout.</numerusform>
            <numerusform>Attend %Ln autres ajouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>Attend %Ln autre importation&#xa0;: {time}.</numerusform>
            <numerusform>Attend %Ln autres importations&#xa0;: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>Attend {title}&#xa0;: {time}.</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>La liste du service ne permet pas de conclure.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>Nous ne savons pas s’il a été ajouté.</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>Vous avez importé ce fichier {when} : {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>reste environ %Ln jour</numerusform>
            <numerusform>reste environ %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>reste environ %Ln heure</numerusform>
            <numerusform>reste environ %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>reste environ %Ln minute</numerusform>
            <numerusform>reste environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>reste moins d’une minute</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>sans en-têtes</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>feuille «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>en-têtes à la ligne {n}</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}. Ouvrez une ligne pour décider.</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>remplie à {n}&#xa0;%</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} par jour</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} par minute</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>{text}; {a_day}</source>
        <translation>{text}&#xa0;; {a_day}</translation>
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
            <numerusform>%Ln importation suspendue</numerusform>
            <numerusform>%Ln importations suspendues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>%Ln ligne de {title} a été ignorée</numerusform>
            <numerusform>%Ln lignes de {title} ont été ignorées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>1 ligne de {title} a été ignorée</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>Importation de {title} suspendue&#xa0;: {n} sur {all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>Importation suspendue · {n} sur {all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>Importation de {title}&#xa0;: {n} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}&#xa0;: %Ln animal attend d’être ajouté</numerusform>
            <numerusform>{name}&#xa0;: %Ln animaux attendent d’être ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}&#xa0;: 1 animal attend d’être ajouté</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Une clé qui s’y trouve est intacte, et rien n’a été envoyé. Vérifiez que le trousseau est déverrouillé, puis réessayez.</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Un mot de passe qui s’y trouve est intact, et rien n’a été envoyé. Vérifiez que le trousseau est déverrouillé, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>Rien n’a été envoyé. Saisissez la clé de nouveau&#xa0;: l’enregistrer remplace celle qui est stockée.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>La clé n’est conservée que jusqu’à la fermeture de Menagerie.</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>La clé est conservée jusqu’à la fermeture de Menagerie, et dans aucun fichier. Pour la garder plus longtemps, vérifiez que le trousseau est déverrouillé, puis enregistrez-la de nouveau.</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>La clé s’y trouve peut-être encore. Vérifiez que le trousseau est déverrouillé et réessayez, ou supprimez l’entrée «&#xa0;Menagerie&#xa0;» dans la fenêtre du trousseau.</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Le trousseau a accepté la clé mais ne l’a pas gardée. La clé est conservée jusqu’à la fermeture de Menagerie, et dans aucun fichier.</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>Le trousseau n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>Le trousseau n’a pas supprimé la clé.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>Le trousseau n’a pas accepté la clé, peut-être en raison de sa longueur ({length} caractères).</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>Le trousseau est verrouillé.</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>Le trousseau de cet ordinateur a échoué ({kind}).</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>Le mot de passe est conservé jusqu’à la fermeture de Menagerie, et dans aucun fichier. Pour le garder plus longtemps, vérifiez que le trousseau est déverrouillé, puis enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>Le mot de passe s’y trouve peut-être encore. Vérifiez que le trousseau est déverrouillé et réessayez, ou supprimez l’entrée «&#xa0;{entry}&#xa0;» dans la fenêtre du trousseau.</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Cette session n’offre pas de trousseau qui garde une clé en sûreté (sous Linux&#xa0;: GNOME Keyring ou KWallet). La clé est conservée jusqu’à la fermeture de Menagerie, et dans aucun fichier.</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>Rien n’a été envoyé. Saisissez le mot de passe de nouveau&#xa0;: l’enregistrer remplace celui qui est stocké.</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Le trousseau a accepté le mot de passe mais ne l’a pas gardé. Le mot de passe est conservé jusqu’à la fermeture de Menagerie, et dans aucun fichier.</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>Le trousseau n’a pas supprimé le mot de passe.</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>Le trousseau n’a pas accepté le mot de passe, peut-être en raison de sa longueur ({length} caractères).</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Cette session n’offre pas de trousseau qui garde un mot de passe en sûreté (sous Linux&#xa0;: GNOME Keyring ou KWallet). Le mot de passe est conservé jusqu’à la fermeture de Menagerie, et dans aucun fichier.</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln animal</numerusform>
            <numerusform>%Ln animaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln modifié</numerusform>
            <numerusform>%Ln modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>%Ln nouveau ici</numerusform>
            <numerusform>%Ln nouveaux ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>%Ln désormais vendu</numerusform>
            <numerusform>%Ln désormais vendus</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Tous les animaux vus</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>Du service</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>Non trié</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>Recherche&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>Actualisé à l’instant</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>Actualisé à {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>nouveaux ou modifiés depuis hier</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}, tri croissant</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}, tri décroissant</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · dernière réponse affichée</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>E&amp;nvironnement</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>V&amp;ues</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>%Ln animal sélectionné</numerusform>
            <numerusform>%Ln animaux sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal quitte la boîte d’envoi sans être envoyé. Impossible à annuler.</numerusform>
            <numerusform>%Ln animaux quittent la boîte d’envoi sans être envoyés. Impossible à annuler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>%Ln animal quitte la boîte d’envoi. S’il a été ajouté, il reste dans la liste du service.</numerusform>
            <numerusform>%Ln animaux quittent la boîte d’envoi. Ce qui a été ajouté reste dans la liste du service.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln animal comptera comme ajouté, avec l’ID trouvé. Impossible à annuler.</numerusform>
            <numerusform>%Ln animaux compteront comme ajoutés, avec les ID trouvés. Impossible à annuler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>%Ln animal que la liste n’avait pas auparavant a été trouvé.</numerusform>
            <numerusform>%Ln animaux que la liste n’avait pas auparavant ont été trouvés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln demande votre attention</numerusform>
            <numerusform>%Ln demandent votre attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>1 demande votre attention</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>Un collègue en ajoute un semblable.</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>Une importation endommagée</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>Un ajout semblable abandonné a peut-être abouti.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Ajouter à nouveau</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>En ajouter un autre</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>En ajouter un semblable…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>Ajouté sous le n°&#xa0;{id} à {time}.</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>Ajouté à {time}. Son numéro n’est pas connu ici.</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>Un ajout semblable est en attente ou non confirmé.</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>Un animal semblable est déjà connu.</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>Une importation précédente de ce fichier l’a ajouté.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Tout confirmer</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>Confirmer %Ln</numerusform>
            <numerusform>Confirmer les %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>Confirmer %Ln…</numerusform>
            <numerusform>Confirmer les %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>Abandonner %Ln</numerusform>
            <numerusform>Abandonner les %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>Abandonner %Ln…</numerusform>
            <numerusform>Abandonner les %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Tout abandonner</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>Abandonner quand même</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>Abandonné à {time}. S’il avait déjà été ajouté, il reste dans le catalogue.</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>Abandonné à {time}. Il n’a jamais été envoyé.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>L’entrée {number} est illisible</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>L’envoi reprend ensuite.</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>Il attend d’être envoyé.</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>Cela ressemble à un total, pas à un animal.</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>Il s’y trouve peut-être déjà. Il pourrait être ajouté deux fois, et le service ne peut pas retirer d’animaux.</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>Il a été ajouté</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Il a été annulé avant d’être envoyé.</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>Il a été abandonné. Vérifiez dans Menagerie qu’il n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>Il a été ignoré volontairement.</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>Non envoyé, pour ne pas l’ajouter deux fois. Ajoutez-en un autre, ou abandonnez-le.</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>Il a déjà été refusé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>Il a été refusé&#xa0;: rien n’a été ajouté. Modifiez-le ou renvoyez-le.</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>Sa durée n’a pas pu être lue. Ouvrez la fenêtre de Menagerie&#xa0;: elle propose un essai.</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>Menagerie n’a pas reçu la réponse du service.</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>Menagerie s’est arrêté pendant cet envoi.</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>Pas encore de catégorie</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Pas encore de nom</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>Pas encore dans la liste. Vérifiez à nouveau après {later}.</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>Absent de la liste. L’ajouter à nouveau&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>Rien n’a été envoyé. Corrigez et ajoutez, ou abandonnez.</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>Envoi en cours…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Boîte d’envoi</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Lignes collées</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>Probablement ajouté sous le n°&#xa0;{id}, mais il est peut-être plus ancien. Est-ce bien lui&#xa0;?</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>Probablement ajouté sous le n°&#xa0;{id}. Est-ce bien lui&#xa0;?</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>Les envoyer</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>L’envoi a échoué {times:n} fois de suite. Le reste est toujours en attente. Consultez les animaux en échec dans la boîte d’envoi, puis renvoyez.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>Statut non défini</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>Le dernier envoi a été refusé. Modifiez l’animal ou renvoyez-le.</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>La boîte d’envoi a perdu ses dernières modifications. Nous ne savons pas s’il a été envoyé.</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>La boîte d’envoi a été endommagée. Nous ne savons pas s’il a été envoyé.</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>Le service l’a refusé.</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>Le texte de cette ligne a été endommagé.</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>C’est l’animal {id}, qui existe déjà&#xa0;; un import ne peut pas le modifier.</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>Ce sont d’anciennes données : %Ln d’entre eux a peut-être déjà été ajouté.</numerusform>
            <numerusform>Ce sont d’anciennes données : %Ln d’entre eux ont peut-être déjà été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>Ceci le retire seulement de la boîte d’envoi. Si l’animal a été ajouté, il reste dans la liste du service.</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>Saisi à {time}. Il n’est pas envoyé avant que vous ne cliquiez sur Ajouter.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En attente d’envoi</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>Cette liste ne permet pas de conclure. Regardez vous-même avant de l’ajouter à nouveau.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>Nous ne savons pas s’il a été ajouté. Vérifiez d’abord dans Menagerie.</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Nous ne savons pas si {name} a été ajouté.</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>Nous ne savons pas si «&#xa0;{name}&#xa0;» a été ajouté. Mais cela n’a pas pu être enregistré, et rien d’autre n’est envoyé d’ici là. {cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>Ce qui attend quitte la boîte d’envoi sans être envoyé. C’est irréversible.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>Vous ne serez plus sollicité. La liste de l’importation garde tout.</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>statut non défini</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>aujourd’hui {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>{done} sur %Ln animal confirmé</numerusform>
            <numerusform>{done} sur %Ln animaux confirmés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>{done} sur %Ln animal abandonné</numerusform>
            <numerusform>{done} sur %Ln animaux abandonnés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>{name} est un brouillon dans la boîte d’envoi.</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>{state}: {rest}</source>
        <translation>{state}&#xa0;: {rest}</translation>
    </message>
    <message>
        <source>{who} added one just like it ({moment}).</source>
        <translation>{who} a ajouté un animal identique ({moment}).</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who} a commencé à envoyer un animal identique ({moment}).</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«&#xa0;{name}&#xa0;» a été ajouté sous le n°&#xa0;{id}. Mais cela n’a pas pu être enregistré, et rien d’autre n’est envoyé d’ici là. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«&#xa0;{name}&#xa0;» a été ajouté. Mais cela n’a pas pu être enregistré, et rien d’autre n’est envoyé d’ici là. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas été envoyé. Mais cela n’a pas pu être enregistré, et rien d’autre n’est envoyé d’ici là. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>«&#xa0;{name}&#xa0;» a été refusé&#xa0;: {reason} Mais cela n’a pas pu être enregistré, et rien d’autre n’est envoyé d’ici là. {cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>Filtrer par {category}</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Impossible actuellement.</translation>
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
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>Animaux&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>Animaux&#xa0;: {n}. Pages&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>Bon de livraison – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>Étiquettes&#xa0;: {n}. Feuilles&#xa0;: {pages}.</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>{environment}, {when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>{title} · {source} · page {n} sur {pages}</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln poste, {used} sur {limit} cette minute, dont {ours} par vous</numerusform>
            <numerusform>%Ln postes, {used} sur {limit} cette minute, dont {ours} par vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln poste, {used} cette minute, dont {ours} par vous</numerusform>
            <numerusform>%Ln postes, {used} cette minute, dont {ours} par vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>%Ln requête dans la dernière heure, {most} au plus en une minute</numerusform>
            <numerusform>%Ln requêtes dans la dernière heure, {most} au plus en une minute</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>Environ {n}</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>Ordinateurs utilisant cette clé</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>À partir de {time}, vous pourrez essayer une fois, avec un bouton ici.</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>Il n’a pas dit pour combien de temps, et une demande trop tôt pourrait bloquer cette clé.</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>Il n’a pas dit pendant combien de temps.</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>D’autres seront disponibles à {when}.</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>Aucune requête</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>Aucune requête dans la dernière heure</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>Quota inconnu</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>Requêtes restantes, selon la dernière réponse du service.</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>Requêtes restantes, selon la dernière réponse du service. Les {limit} seront de nouveau disponibles à {when}.</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>La recherche et la lecture continuent. Ce que vous ajoutez maintenant est envoyé après l’attente.</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>Envoyées d’ici aujourd’hui</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>La limite a été renouvelée à {when}. La prochaine réponse indiquera le nombre restant.</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>Le service n’a pas indiqué le nombre de requêtes restantes.</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>Le service a peut-être demandé d’attendre.</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>{limit} restantes au plus</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>En attente d’envoi</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>La durée d’attente demandée est illisible&#xa0;; vous pouvez essayer une fois à partir de {shorter}.</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>aucune sur {limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>aucune sur {limit} · renouvellement dans {time}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>jusqu’à {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · renouvellement dans {time}</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}, défini pour cet environnement</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}, supposé jusqu’à la détection</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}, détecté</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason} : jusqu’à {time}</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · jusqu’à {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining} sur {limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>{remaining} restantes sur {limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Nom de catégorie</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>Vu en dernier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>absent de la dernière liste complète</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>nouveau ici</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>note&#xa0;: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>vu aujourd’hui</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>vu le {date}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>tags&#xa0;: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>Vérifiez le numéro.</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>Il a répondu avec le statut {status}.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Annulé avant l’envoi.</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>Sa réponse était inattendue (statut {status}).</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>Son hôte est introuvable&#xa0;: rien n’a été envoyé. Vérifiez le réseau et l’adresse, puis réessayez.</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>Menagerie a échoué avant de connaître la réponse.</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>Aucune connexion sécurisée n’a pu être établie&#xa0;: rien n’a été envoyé. Vérifiez l’adresse et son port, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>Aucune réponse complète n’est arrivée.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>Rien n’a été ajouté. Corrigez-le, puis ajoutez-le à nouveau.</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>Rien n’a été modifié. Saisissez la bonne clé pour continuer.</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>Rien n’a été envoyé. Autorisez Menagerie dans Réglages Système → Confidentialité et sécurité → Réseau local, ou vérifiez le réseau.</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>Rien n’a été envoyé. Demandez à votre service informatique que cet ordinateur fasse confiance à l’émetteur du certificat.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>Rien n’a été envoyé. Vérifiez que le trousseau est déverrouillé, ou saisissez de nouveau le mot de passe.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>Rien n’a été envoyé. Vérifiez l’adresse, ou interrogez votre service informatique sur le certificat ({detail}).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>Rien n’a été envoyé. Vérifiez l’adresse, ou interrogez votre service informatique sur le certificat.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>Rien n’a été envoyé. Vérifiez le réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>Rien n’a été envoyé. Le certificat est celui d’un autre hôte&#xa0;: vérifiez l’adresse, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>Rien n’a été envoyé. Le certificat n’est pas valide aujourd’hui&#xa0;: vérifiez la date de cet ordinateur, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>Quelque chose entre cet ordinateur et le service a bloqué la requête (état {status}). Demandez à votre équipe informatique.</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>Les animaux affichés sont conservés.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>Les animaux affichés sont conservés. Vérifiez l’adresse, puis réessayez.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>Les animaux affichés sont conservés. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>Le fichier de certificat {path} est inutilisable : rien n’a été envoyé. Choisissez-en un autre, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>La clé n’y a pas été envoyée. Vérifiez l’adresse avec votre service informatique.</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>Le réglage du proxy est inutilisable&#xa0;: rien n’a été envoyé. Corrigez-le (une adresse qui commence par http://), ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>Le réglage ou le script de proxy de cet ordinateur est inutilisable&#xa0;: rien n’a été envoyé. Corrigez-le (une adresse qui commence par http://), ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>Cet environnement a été fermé. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>Le proxy de ce réseau a refusé la connexion&#xa0;: rien n’a été envoyé. Vérifiez le réglage du proxy, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>Le proxy de ce réseau demande une authentification&#xa0;: rien n’a été envoyé. Vérifiez son nom d’utilisateur et son mot de passe dans les paramètres, ou contactez votre service informatique s’il n’accepte que l’ouverture de session Windows.</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>Réessayez avec d’autres choix.</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>Nous ne savons pas si l’animal a été ajouté.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Entraînement dans Sandbox&#xa0;: ces animaux ne sont pas dans le catalogue réel.</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Essai dans Staging&#xa0;: ces animaux ne sont pas dans le catalogue réel.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>Saisissez l’adresse du proxy avec son port, par exemple http://proxy.example:8080.</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>Saisissez le nom d’utilisateur et le mot de passe dans leurs propres champs.</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>Le certificat dans {name} a expiré. Contactez votre service informatique.</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>Le proxy est défini dans {path}.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>Impossible de lire {name} ({detail}).</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name} n’est pas le certificat d’une autorité au format PEM. Contactez votre service informatique.</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path} contient une valeur {name} inutilisable sous [settings]. Corrigez-la, ou contactez votre service informatique.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>%Ln connexion de postes</numerusform>
            <numerusform>%Ln connexions de postes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>%Ln note ou nom a été remplacé par un plus récent. Les détails indiquent ce que c’était.</numerusform>
            <numerusform>%Ln notes et noms ont été remplacés par de plus récents. Les détails indiquent ce que c’était.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>Un autre programme y utilise le schéma « menagerie », qui n’a pas été modifié. Choisissez une autre base.</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>Des collègues ont écrit les mêmes notes ou noms</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>Copiez de nouveau le mot de passe : il est vide ou contient un saut de ligne.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>Saisissez l’adresse de la base partagée, par exemple {example}.</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>Tout le reste fonctionne en attendant.</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>Tout le reste fonctionne. Le partage reprendra de lui-même.</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>Interrompu. La commande peut être relancée sans risque.</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>Elle est définie dans {path} ; d’ici là, rien n’est partagé.</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>Menagerie {version} a préparé la base. Mettez Menagerie à jour pour l’utiliser.</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>Mot de passe de {user} sur {host} :</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}, {size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>Retirez le mot de passe de l’adresse : d’autres peuvent l’y lire. Menagerie le demandera.</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>Retirez ce qui suit « ? » : seuls sslmode et sslrootcert y sont possibles.</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>Schéma {number}, créé par Menagerie {version}</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>Le certificat n’est pas celui de {host}. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>Le certificat de {host} ne peut pas être vérifié ({detail}). Contactez votre service informatique.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>Le certificat de {host} n’est pas valable aujourd’hui. Vérifiez la date de cet ordinateur, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>La connexion à la base de données a été perdue.</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>La base de données a répondu : {detail}.</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>La base de données demande le mot de passe de {user}. Saisissez-le.</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>La base de données n’est pas accessible en écriture. Demandez-en une à votre service informatique.</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>La base de données ne peut pas enregistrer tous les noms. Demandez-en une avec l’encodage UTF8 à votre service informatique.</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>La base de données n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>La base de données n’est pas encore préparée. Demandez à votre service informatique d’exécuter {init}.</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>La base de données n’accepte plus de connexions. Demandez à votre service informatique d’en autoriser plus.</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>La base de données a été préparée pour une version plus ancienne. Demandez à votre service informatique d’exécuter {migrate}.</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>La réponse de la base de données est illisible. Demandez à votre service informatique de la vérifier.</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>Le disque de la base de données est plein. Demandez à votre service informatique de libérer de la place.</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>Le mot de passe de {user} a été refusé. Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>La base partagée est prête.</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>La base partagée était déjà prête.</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>Aucun ordinateur ne s’appelle {host}. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>Cet ordinateur ne fait pas confiance au certificat de {host}. Demandez à votre service informatique d’indiquer son émetteur avec sslrootcert dans l’adresse.</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>Pour partager, cet ordinateur a besoin de libpq 16 ou plus récent. Demandez à votre service informatique de l’installer, puis relancez Menagerie.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>environ %Ln ligne</numerusform>
            <numerusform>environ %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>{by} a effacé plus tard les notes du n°&#xa0;{animal}&#xa0;; vous aviez écrit «&#xa0;{mine}&#xa0;».</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by} avait écrit «&#xa0;{theirs}&#xa0;» sur le n°&#xa0;{animal}&#xa0;; votre modification ultérieure l’a remplacé.</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by} a nommé la catégorie {category} «&#xa0;{theirs}&#xa0;»&#xa0;; vous l’aviez nommée «&#xa0;{mine}&#xa0;».</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by} a supprimé le nom de la catégorie {category}&#xa0;; vous l’aviez nommée «&#xa0;{mine}&#xa0;».</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>{by} a écrit plus tard «&#xa0;{theirs}&#xa0;» sur le n°&#xa0;{animal}&#xa0;; vous aviez écrit «&#xa0;{mine}&#xa0;».</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>{host} est injoignable. Autorisez Menagerie dans Réglages Système → Confidentialité et sécurité → Réseau local, ou vérifiez le réseau.</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host} ne répond pas. Vérifiez le réseau.</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host} n’a pas de base {database}. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host} n’offre pas de connexion sécurisée. Demandez à votre service informatique d’activer TLS.</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host} n’accepte pas de connexions sur le port {port}. Demandez à votre service informatique d’y démarrer PostgreSQL.</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} n’indique pas correctement la base partagée de {name} : une ligne [{environment}], puis shared = &quot;{example}&quot;. Corrigez-le, ou contactez votre service informatique.</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>{user} n’a pas assez de droits dans la base de données. Demandez à votre service informatique d’exécuter {init}.</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user} n’en a pas le droit. Un administrateur doit d’abord exécuter :</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user} ne peut pas se connecter ({detail}). Demandez à votre service informatique de vérifier ses droits.</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln ajouté</numerusform>
            <numerusform>%Ln ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>%Ln abandonné</numerusform>
            <numerusform>%Ln abandonnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>%Ln brouillon</numerusform>
            <numerusform>%Ln brouillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ignoré</numerusform>
            <numerusform>%Ln ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln non envoyé</numerusform>
            <numerusform>%Ln non envoyés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln refusé</numerusform>
            <numerusform>%Ln refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>%Ln envoi en cours</numerusform>
            <numerusform>%Ln envois en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>%Ln non confirmé</numerusform>
            <numerusform>%Ln non confirmés</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>Le poste d’un collègue a demandé d’attendre</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>Attentes précédentes illisibles</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>Menagerie a été fermé pendant une requête</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>Aucune requête restante</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>Pas encore connecté</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Rien ne peut être enregistré</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Envoi en cours</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>Les requêtes du jour sont réparties</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>Le service a demandé d’attendre</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>Le service est injoignable</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>Le service est occupé</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>Le service a refusé la clé API</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>Le service a refusé la requête</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>Indiqué par le poste d’un collègue via la base partagée, à {time}.</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>Indiqué par le service à {time}.</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Non confirmé</translation>
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
            <numerusform>%Ln ligne de {title} n’a pas pu être restaurée. Importez de nouveau le fichier&#xa0;: ce qui a été ajouté est reconnu.</numerusform>
            <numerusform>%Ln lignes de {title} n’ont pas pu être restaurées. Importez de nouveau le fichier&#xa0;: ce qui a été ajouté est reconnu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>Un fichier était endommagé&#xa0;: {file}. Ce qui était lisible a été repris dans un nouveau.</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>Un fichier manquait&#xa0;: {file}. Un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>Un fichier a été remplacé par un autre&#xa0;: {file}. Un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>Ajouts restaurés depuis son journal&#xa0;: {corrected:n}.</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>Ajouts peut-être envoyés&#xa0;: {unconfirmed:n}. Vérifiez-les dans la boîte d’envoi.</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>Un autre programme occupe {file}. Tous les ajouts qu’il contient sont intacts. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>Un autre programme utilise {file}. Rien n’est envoyé tant qu’il est illisible.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>Un autre programme utilise {file}. Les attentes sont conservées dans un second fichier, et rien n’est perdu. Si cela persiste, suspendez votre programme de sauvegarde ou votre antivirus.</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>Vérifiez que le disque n’est ni plein ni protégé en écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>Des brouillons, et des lignes qu’un import a ignorées, peuvent manquer.</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>Il est ouvert dans une autre session sur cet ordinateur. Continuez là-bas, ou quittez-le là-bas et redémarrez.</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>Il n’a pas été modifié. Mettez Menagerie à jour pour l’utiliser.</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>Elle a été écrite par Menagerie {version}, et cette version ne peut pas l’utiliser. Rien n’y a été modifié ni envoyé. Mettez Menagerie à jour pour ajouter des animaux ici&#xa0;; tout le reste fonctionne.</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>Sa fenêtre n’a pas répondu et n’a pas pu être mise au premier plan. Rien n’a été modifié. Patientez un instant, ou arrêtez ce processus, puis relancez.</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>Menagerie ne peut pas écrire dans {folder} ({detail}) et ne distingue donc pas les anciennes données des nouvelles. Après un démarrage, il demande avant d’envoyer ce qui attend.</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>Menagerie a besoin d’un peu de place pour {path}. Rien n’a été ouvert. Libérez de l’espace sur ce disque, puis relancez.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>Menagerie {version} a écrit ses animaux dans {path}. Mettez Menagerie à jour, ou déplacez le fichier pour recommencer avec de nouveaux animaux.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>Les animaux vus jusqu’ici ont été écrits par Menagerie {version}, et cette version ne peut pas les lire. Le fichier n’a pas été modifié. Mettez Menagerie à jour pour les revoir.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>{file} a été écrit par Menagerie {version}, et cette version ne peut pas l’utiliser. Les attentes sont conservées dans un second fichier. Mettez Menagerie à jour.</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>Non enregistré. Vérifiez que le disque n’est ni plein ni protégé en écriture.</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>Rien n’a été perdu. Vérifiez que {path} est accessible en écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>Le fichier des animaux vus jusqu’ici est illisible actuellement. Il n’a pas été modifié. Réessayez.</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>Le fichier de vos préférences était endommagé&#xa0;: les valeurs habituelles s’appliquent. Il est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>Le fichier de vos vues était endommagé&#xa0;: il n’y en a donc aucune. Il est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>Impossible de créer le dossier {folder} ({detail}). Rien n’a été modifié. Vérifiez que son emplacement existe et vous appartient, ou choisissez-en un autre avec --data-dir.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>Le dossier {folder} est introuvable. Rien n’a été modifié. Connectez son disque et relancez, ou supprimez {path} pour utiliser le dossier habituel.</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>Le verrou {path} ne peut être ni pris ni lu ({detail})&#xa0;: un second Menagerie pourrait travailler sur les mêmes données. Rien n’a été ouvert. Vérifiez que son dossier vous appartient et autorise l’écriture, et qu’aucun dossier ne porte ce nom, ou choisissez un autre emplacement avec --data-dir.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>Les dernières modifications manquent peut-être dans un fichier&#xa0;: {file}. Une partie était endommagée.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>Les dernières modifications manquent peut-être dans un fichier&#xa0;: {file}. Son journal d’écriture a disparu.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>L’ancien fichier est conservé sous {kept}.</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>La boîte d’envoi n’était pas à jour.</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>Les attentes ne peuvent pas être enregistrées&#xa0;: elles sont oubliées à la fermeture de Menagerie. Vérifiez que le disque n’est ni plein ni protégé en écriture. Nouvel essai d’enregistrement chaque minute.</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>Ce qu’ils indiquent comme envoyé n’est pas renvoyé.</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>Impossible de lire vos préférences dans {path} ({detail})&#xa0;: les valeurs habituelles s’appliquent. Le fichier est laissé tel quel, et vos modifications ne sont pas mémorisées.</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>Impossible de lire vos vues dans {path} ({detail}). Le fichier est laissé tel quel, et les vues enregistrées maintenant ne sont pas conservées.</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>les animaux de Sandbox</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>les animaux vus jusqu’ici et vos notes</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>la boîte d’envoi</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>le registre des attentes</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>Impossible d’ouvrir {file}&#xa0;: ce que le service montre n’est mémorisé que jusqu’à la fermeture de Menagerie. Vérifiez que le disque n’est ni plein ni protégé en écriture.</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>{file} est illisible actuellement&#xa0;: des animaux vus auparavant peuvent manquer à l’écran. Ils sont intacts, sauf si le disque est endommagé.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>Impossible de lire ou d’écrire {file} ({detail}). Rien n’y a été modifié, et tous ses ajouts sont intacts. Vérifiez que le disque n’est ni plein ni protégé en écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>Impossible d’écrire {file}&#xa0;: ce que le service montre maintenant n’est pas mémorisé. Ce qui l’était déjà est intact et peut être recherché. Vérifiez que le disque n’est ni plein ni protégé en écriture.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>Impossible d’écrire {file}. Les attentes sont conservées dans un second fichier. Vérifiez que le disque n’est ni plein ni protégé en écriture.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file} est endommagé. Rien n’y a été modifié. Fermez Menagerie et rouvrez-le&#xa0;: ce qui est lisible du fichier sera repris dans un nouveau.</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>{folder} est inaccessible, ou ses fichiers ont disparu. Ce que vous tapez reste ici. Menagerie continue dès qu’ils sont de retour. Pour commencer sans eux, relancez-le.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>Impossible de lire {path} ({detail})&#xa0;: il n’a pas été modifié. Rendez-le lisible, puis enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>Impossible d’écrire {path} ({detail}). Rien n’a été envoyé. Choisissez un autre --report.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>Impossible d’écrire {path} ({detail}). Son contenu est conservé. Vérifiez que le disque n’est pas plein et que le fichier vous appartient, puis réessayez.</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} est un lien, ou un autre utilisateur de cet ordinateur peut le modifier. Rien n’a été modifié ni envoyé. Déplacez-le ou choisissez un autre dossier avec --data-dir.</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path} est endommagé et ne peut pas être mis de côté ({detail}). Rien n’a été modifié. Renommez-le ou supprimez-le vous-même, puis réessayez.</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>{path} indique votre dossier de données et ne peut pas être lu ({detail}). Rien n’a été modifié. Rendez-le lisible et relancez, ou supprimez-le pour utiliser le dossier habituel.</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>«&#xa0;menagerie import&#xa0;» travaille sur les mêmes données (processus {process}) et continue. Relancez quand il aura terminé.</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>La réponse n’indiquait pas de limites.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>Attente avant</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>une requête à la fois après une attente</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>pour respecter la limite</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>{left} sur {limit}</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}&#xa0;ms</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}&#xa0;s</translation>
    </message>
    <message>
        <source>{time}: {reason}</source>
        <translation>{time}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>A colleague changed notes too</source>
        <translation>Un collègue a aussi modifié des notes</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>Un collègue a renommé une catégorie</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Une importation est en cours</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>Menagerie ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>Menagerie est déjà ouvert</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>Menagerie a commis une erreur</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>Menagerie a été supprimé de cet ordinateur</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>Menagerie a été mis à jour</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>Aucune requête restante pour le moment</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>Pas de connexion sécurisée</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>L’envoi a été arrêté</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>L’adresse n’est pas définie</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>L’adresse renvoie ailleurs</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>Les animaux n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>Les animaux n’ont pas été exportés</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>La réponse n’a pas pu être lue</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>Le fichier de certificat est inutilisable</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>Les colonnes ne conviennent pas</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>La clé a été refusée</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>Le trousseau est inutilisable</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>Les étiquettes ne tiennent pas sur le papier</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>La boîte d’envoi est inutilisable</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>La boîte d’envoi vient d’une version plus récente</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>Le réglage du proxy est inutilisable</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>Le mot de passe du proxy n’a pas pu être lu</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>La requête a été bloquée en chemin</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>Les lignes n’ont pas été écrites</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>Sandbox n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>Le service n’a pas répondu</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>Le service a un problème</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>Le service ne recherche plus les animaux par numéro</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>Refusé par le service</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>Le certificat du service n’est pas fiable</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>La base partagée est injoignable</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>La base partagée est inutilisable</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>Il n’y a pas d’animaux à cette adresse</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>Il y a trop d’animaux</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>Il n’y a pas de fichier «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>Il n’y a pas encore de clé</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>Aucun emplacement pour le rapport</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>Aucun emplacement pour conserver les données</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>Cet animal n’existe pas</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>Il n’y a rien à ajouter</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>Cette adresse est inutilisable</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>Ajout pas encore possible</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>Cet ordinateur n’a plus de descripteurs de fichiers ou de threads libres</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>L’impression a échoué</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>L’enregistrement a échoué</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>Ce dossier de données n’est pas sûr</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>Ce fichier est illisible</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>Cette importation a déjà commencé</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>Ceci vient d’une version plus récente</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>Cette clé est inutilisable</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>Ce n’est pas le bon</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>Ce mot de passe est inutilisable</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>Ce forfait est inutilisable</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>Ce réglage est inutilisable</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>Ce texte est illisible</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>Le trousseau ne contient pas de clé utilisable</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>Votre dossier de données est inaccessible</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>Votre dossier de données est introuvable</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>«&#xa0;{name}&#xa0;» est illisible</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>Une clé n’autorise qu’un certain nombre de requêtes. Menagerie attend de lui-même si nécessaire.</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Ajouter un animal</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>Choisissez un statut et le nombre d’animaux à demander.</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>Il est d’abord enregistré sur cet ordinateur. La boîte d’envoi montre ce qu’il devient.</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Requêtes restantes</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>La couleur indique quel magasin est ouvert. Sandbox sert à s’entraîner.</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Ce que vous voyez</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>Où vous travaillez</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>Aucune requête ne peut être envoyée actuellement.</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>Aucune requête ne peut être envoyée avant {time}.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Réservé</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>environ %Ln jour</numerusform>
            <numerusform>environ %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>environ %Ln heure</numerusform>
            <numerusform>environ %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>environ %Ln minute</numerusform>
            <numerusform>environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>environ %Ln seconde</numerusform>
            <numerusform>environ %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>une heure inconnue</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>disponible</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>sans limite par jour</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>sans limite par minute</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>non défini</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>le {date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>réservé</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>vendu</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hier à {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}, {day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>{name} a été ajouté sous le n°&#xa0;{id}</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>{name} a été ajouté. La réponse du service n’indiquait pas son numéro.</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} par jour</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} par minute</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>{n}&#xa0;j</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>« {text} »</translation>
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
