<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>Info</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>Es verwendet Qt unter der LGPL, Version 3, und diese Bibliotheken:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotheken und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>Menagerie ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>Die Tiere Ihres Geschäfts ansehen und hinzufügen.</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>Siehe die Datei mit Hinweisen, die Menagerie beiliegt.</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>Versionen kopiert</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>keine Lizenz angegeben</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>Ü&amp;ber Menagerie</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>Tier &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>&amp;Tiere</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>&amp;Geschäft verbinden…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>Tier d&amp;uplizieren…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>Alle &amp;gesehenen Tiere</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>&amp;Mehr laden</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>Umgebungen &amp;verwalten…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>Ansichten &amp;verwalten…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>Alle als &amp;gesehen markieren</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>Kategorie be&amp;nennen…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>&amp;Neu oder geändert</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;Postausgang</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>Zeilen ein&amp;fügen und importieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>Konting&amp;ent im Detail</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>Diese Ansicht &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>Noti&amp;z schreiben</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>API-&amp;Key…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>&amp;Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>Zeilen als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>Zeilen als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>&amp;Tags bearbeiten</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>Filt&amp;er…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>Für Ihr &amp;IT-Team…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>Für Ihr IT-Team: letzte Anfragen, Fehlerprotokoll, Supportbericht…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>Nur diese Kate&amp;gorie</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Ü&amp;ben…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>E&amp;tiketten drucken…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>Kategorie umbe&amp;nennen…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>Umgebung &amp;wechseln</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>&amp;Details anzeigen</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>Status: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>alles, was dieser Computer kennt, ohne Anfrage</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>seit gestern</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>was der Dienst jetzt auflistet</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name} (nicht eingerichtet)</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>Name oder Nummer, z. B. 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>Nach der Wartezeit hinzufügen</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>Zu {environment} hinzufügen</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Wird hinzugefügt…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>Kategorie eingeben.</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>Name und Kategorie eingeben.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Namen eingeben.</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>Für das nächste Tier geöffnet lassen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Leer beginnen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Unklar, ob {name} hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Ja, nach der Wartezeit hinzufügen</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>{name} im Postausgang von {environment} prüfen</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>Es wird schon gesendet und lässt sich nicht mehr bearbeiten.</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>Diese Zeile wurde schon hinzugefügt.</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>Die Eingabe lässt sich gerade nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>Ihre Eingabe konnte nicht gespeichert werden. Hier ist sie wieder.</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>Eingegeben {when}, aber nicht hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>{name} hinzugefügt bei „{status}“.</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>API-Key</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>API-Key für {name}</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Key vergessen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>Sendet eine Anfrage mit diesem Key</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>Der Key bleibt im Schlüsselbund dieses Computers.
Er wird nur gesendet an {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>Es geht verloren, wenn Menagerie jetzt geschlossen wird.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>Menagerie wird geschlossen, sobald das Tier hinzugefügt ist.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>Menagerie wird geschlossen, sobald die Zeilen im Postausgang sind.</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>Das Eingegebene ist nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>Zeilen werden geprüft…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>Die Spalte mit den Kategorien oder eine Kategorie für alle Zeilen wählen.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>Die Spalte mit den Namen wählen.</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Verbindung mit {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>Noch keine Zeile kann hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>Nicht jede Zeile konnte geprüft werden.</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>Nichts wird gesendet, bevor Sie es hier bestätigen.</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>Zeilen kommen in den Postausgang…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>Zeilen werden gelesen…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>Das fügt die Tiere zu Production hinzu, dem echten Katalog. Hier lassen sie sich nicht entfernen.</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>{title} ist nicht mehr lesbar. Die Zeilen wie zuvor gelesen hinzufügen?</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title} hat sich geändert. Die Zeilen wie zuvor gelesen hinzufügen?</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>Dieser Computer merkt sich die Tiere, die der Dienst auflistet.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>Keines der auf diesem Computer gesehenen Tiere passt zu allen Filtern. Der Dienst hat vielleicht andere.</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>Noch keine Tiere gesehen</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>Nichts hier Gesehenes ist neu oder geändert</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>Nichts hier Gesehenes passt</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>Von den passenden Tieren, die auf diesem Computer gesehen wurden, hat sich seit gestern keines geändert. Der Dienst hat vielleicht andere.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>Einen Namen eingeben, z. B. Hunde.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>Kategorie {id} benennen</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>Name entfernen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>Der Name bleibt in Ihrem Geschäft. Der Dienst kennt nur die Nummer.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>Höchstens %Ln Zeichen verwenden. Dieser Name hat {length}.</numerusform>
            <numerusform>Höchstens %Ln Zeichen verwenden. Dieser Name hat {length}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>Hinzugefügte Zeilen sind ausgelassen. Zum erneuten Hinzufügen bitte einbeziehen.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>Hinweise zu dieser Datei</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>Kategorien und Tags</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln Kategorie</numerusform>
            <numerusform>%Ln Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>Kategorie {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>mit Tag {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>mit %Ln Tag</numerusform>
            <numerusform>mit einem von %Ln Tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>Spalte {title} anzeigen</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>Sortieren nach {column}</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>Der Name wird immer angezeigt.</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>Enter wählt aus, Esc schließt</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>Befehl, Kategorie oder Tier suchen</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>Nichts, was dieser Computer kennt, heißt so.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>API-Key</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>Geschäft verbinden</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>Bitte die Adresse und den Key von Ihrem IT-Team eingeben.</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>Ich habe auch eine Adresse zum Proben ({name})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>Tarif, Teilen</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging, Tarif, Teilen</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>Zum Beispiel animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>Testen und verbinden</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>Der Key geht nur an diese Adresse, sobald Sie den Knopf drücken.</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>Verwendet als {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln Zeile kopiert</numerusform>
            <numerusform>%Ln Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>Nur %Ln Zeile lässt sich kopieren. Für mehr bitte exportieren.</numerusform>
            <numerusform>Bis zu %Ln Zeilen lassen sich kopieren. Für mehr bitte exportieren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>Alle Tiere</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Alle gesehenen Tiere</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}, {tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}, „{search}“</translation>
    </message>
    <message>
        <source>{status} {category}</source>
        <comment>A name for a view, such as: Pending Rabbits</comment>
        <translation>{category}: {status}</translation>
    </message>
</context>
<context>
    <name>DeliveryFlow</name>
    <message>
        <source>A restart discards what you edited.</source>
        <translation>Ein Neustart verwirft Ihre Änderungen.</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Verwerfen und lesen</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>Verwerfen und neu starten</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>Beim Lesen von {title} werden Ihre Änderungen verworfen.</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>{title} wird gelesen…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>Die Zeilen hier sind noch wie zuvor gelesen.</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>Sie haben Zeilen von {title} bearbeitet</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title} hat sich geändert</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>Ein Tier wählen, um seine Details zu sehen.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Details schließen</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>Details schließen (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>Gekürzt: %Ln Zeichen. Kopieren Sie die Zeile, um alles zu erhalten.</numerusform>
            <numerusform>Gekürzt: %Ln Zeichen. Kopieren Sie die Zeile, um alles zu erhalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>Klicken, um dort weiterzumachen.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>Zum Anzeigen klicken.</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>Umgebung: {name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Umgebungen</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>Import angehalten</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>Öffnet die Liste der Umgebungen</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>Umgebung wechseln (Strg+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>eine Probe: nichts hier erreicht das Geschäft</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>Tiere zum Üben, nur auf diesem Computer</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>der echte Katalog</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}: %Ln wartend</numerusform>
            <numerusform>{name}: %Ln wartend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>Tiere, die auf das Senden an diese Adresse warten: {n}. Unter einer anderen werden sie weder gesendet noch angezeigt, bis diese wieder eingetragen ist.</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>Bitte die Adressen von Ihrem IT-Team eingeben. Die Sandbox braucht keine, denn sie läuft auf diesem Computer.</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Umgebungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>Vom IT-Team festgelegt. Ihre Auswahl hier ersetzt es für Sie.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Vom IT-Team festgelegt. Ihre Eingabe hier ersetzt es für Sie.</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>Durch {variable} festgelegt. Hier nicht änderbar.</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>Adresse von {name}</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Tarif von {name}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>Key eingeben…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>Der Dienst meldet: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>Bisher %Ln Tier</numerusform>
            <numerusform>Bisher %Ln Tiere</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>Alle hier gesehenen Tiere</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Tiere exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>Die Datei wird fertiggestellt…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>Für Excel und ähnliche Programme.</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>Für Tabellenkalkulationen und Datenbanken.</translation>
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
        <translation>Ein Tier je Zeile, für andere Programme. Zeiten in UTC.</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>Eine Liste, für andere Programme. Zeiten in UTC.</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>Der Export wurde abgebrochen. Eine schon vorhandene Datei {name} ist unverändert.</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>Die Auswahl</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>Noch keine Tiere zum Exportieren.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was angezeigt wird</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportieren</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>{done} von %Ln Tier</numerusform>
            <numerusform>{done} von %Ln Tieren</numerusform>
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
            <numerusform>%Ln Tier nach {name} exportiert</numerusform>
            <numerusform>%Ln Tiere nach {name} exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV-Dateien</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excel-Arbeitsmappen</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>Tiere exportieren</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>JSON-Lines-Dateien</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSON-Dateien</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>tiere-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}; auf %Ln Zeichen gekürzte Texte: {count}</numerusform>
            <numerusform>{sentence}; auf %Ln Zeichen gekürzte Texte: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>Kategorie benennen…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>Kategorie umbenennen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>Alle: {status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Spalte wählen</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>Spalte für {field}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer oder Name</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>Gleich für alle Zeilen</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>{field} für alle Zeilen</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>Datei loslassen, um sie zu importieren</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>Kategorien und Tags</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>Filter · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>Name, Nummer, Notiz oder Tag suchen</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>Durchsucht alles, was dieser Computer kennt. Sendet keine Anfrage.</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>Statusfilter</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>Kategorie oder Tag suchen</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>Keine Kategorie und kein Tag heißt so.</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>Noch ist keine Kategorie und kein Tag bekannt.</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Ganze Meldung anzeigen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wartezeit</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier</numerusform>
            <numerusform>%Ln Tiere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>%Ln Tier geladen</numerusform>
            <numerusform>%Ln Tiere geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>%Ln Tier geladen, mit {parts} von {all} Anfragen</numerusform>
            <numerusform>%Ln Tiere geladen, mit {parts} von {all} Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>%Ln Tier gesehen</numerusform>
            <numerusform>%Ln Tiere gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>%Ln weiteres war nicht lesbar</numerusform>
            <numerusform>%Ln weitere waren nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>Das eine Tier, das der Dienst auflistet</numerusform>
            <numerusform>Alle %Ln Tiere, die der Dienst auflistet</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>Fragt nach bis zu {n} Tieren aller Status und dann, falls es mehr geben kann, nach ebenso vielen jedes Status</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>Erstes Tier</numerusform>
            <numerusform>Erste %Ln Tiere</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>Erstes Tier</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>Wie viele Tiere abgefragt werden, {least} bis {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>Mehr laden (höchstens %Ln Anfrage)</numerusform>
            <numerusform>Mehr laden (bis zu %Ln Anfragen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>Zeigt, was seit gestern neu oder geändert ist</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>in {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>der Dienst hat vielleicht mehr</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>der Dienst hat %Ln Tier statt {limit} gesendet</numerusform>
            <numerusform>der Dienst hat %Ln Tiere statt {limit} gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>es kann weitere geben</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>{n} der ersten {all}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>Ein Tier hinzufügen (Strg+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>Viele Tiere aus einer Datei hinzufügen (Strg+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>Den Dienst erneut nach den Tieren fragen (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>Ansicht wählen</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>Kein Thema enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>und %Ln frühere</numerusform>
            <numerusform>und %Ln frühere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>Datei zum Importieren wählen</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>Zuerst Zeilen in einer Tabellenkalkulation oder eine Datei kopieren, dann hier einfügen.</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>Zeilen in einer Tabellenkalkulation oder eine Datei kopieren, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>Tabellen und Listen</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>Keine Zeilen zum Einfügen</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>eingefügte Zeilen</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>Nach der Wartezeit hinzufügen</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>Tiere zu {environment} hinzufügen</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>{animals} zu {environment} hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>Ja, nach der Wartezeit hinzufügen</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>Ja, {animals} zu {environment} hinzufügen</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>included</source>
        <translation>einbezogen</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>Zu importierende Zeilen</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>In {environment} importieren</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>Eine Anfrage wählen, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>Ohne den Key kopiert</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Als curl kopieren</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>Keine passende Anfrage.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Noch nichts gesendet.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Letzte Anfragen</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>Zeile kopiert</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>Anfragen durchsuchen</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>Neueste zuerst. Beim Beenden werden sie vergessen.</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>Ohne den Key. Auch eine Anfrage mit curl zählt.</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>Wird zu {environment} hinzugefügt</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>Import abbrechen…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>Import in {environment}, angehalten</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Liste des Dienstes wird geprüft…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>In der Liste des Dienstes prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>Berichtigen und hinzufügen…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>Lieferschein…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>Weitere Datei importieren…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nicht hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>Hier wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>Zum Fortfahren {name} öffnen.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Angezeigte Zeilen</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>Zeigt mit möglichst wenigen Anfragen, welche Tiere hinzugefügt wurden</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>Zeilen des Imports</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>Key ausblenden</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>Key hier einfügen</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Key anzeigen</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>Wird vergessen…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>Hier wird kein Key gebraucht</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>Eine Anfrage wird gesendet…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>Der Key bleibt nur bis zum Schließen erhalten</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>Die Sandbox hat einen eigenen Key.</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>Adresse nicht erreicht</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>Adresse erreicht</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>Adresse: nicht getestet</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>Tiere aufgelistet</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>Tiere aufgelistet, noch {remaining} von {limit} Anfragen</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>Tiere nicht aufgelistet</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>Key wird geprüft…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Verbindung nicht sicher</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>Bitte den ganzen Key noch einmal kopieren oder das IT-Team um einen neuen bitten.</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>Key angenommen</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>Key nicht geprüft</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Key abgelehnt</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>Key: nicht getestet</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>Liste: nicht getestet</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Auf diesem Computer keine sichere Verbindung nötig</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Sichere Verbindung</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Sichere Verbindung: nicht getestet</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}. Den Key trotzdem speichern oder später erneut testen.</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>Alle als gesehen markieren</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>Kategorie {id} benennen</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}, {width} × {height} mm</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>Exemplare je Tier</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>Für einen angebrochenen Bogen. Zeilenweise zählen.</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>Etikettenbogen</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>Auf jedem Etikett</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>Anderer Bogen…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>Etiketten drucken</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>Beginnen bei Etikett</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>Die Auswahl ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>Was angezeigt wird ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>Die letzte Stunde</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>Tiere werden geladen…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>Laden: {done} von {all} Anfragen beantwortet</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>Protokoll kopiert</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>Kein passender Eintrag.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>Kein Fehler aufgetreten: Das Protokoll ist leer.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>Der Key steht nie im Protokoll.</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>Das Protokoll lässt sich nicht lesen. Bitte das IT-Team fragen.</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>Das ist das Ende des Protokolls. Die ganze Datei liegt im Ordner.</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>Nur in der Sandbox.</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Ü&amp;ben…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>Ü&amp;ben… (nur Sandbox)</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Bitte zuerst eine Zeile auswählen.</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>Wählen Sie nur eine Zeile aus.</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>Die Liste hat sich geändert. Bitte neu auswählen.</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>Ansichten verwalten</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>Bleibt in Ihrem Geschäft</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>Eine Notiz hat höchstens %Ln Zeichen.</numerusform>
            <numerusform>Eine Notiz hat höchstens %Ln Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>Tags hinzufügen…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>Ein Tier hat höchstens {most} Tags mit je höchstens %Ln Zeichen.</numerusform>
            <numerusform>Ein Tier hat höchstens {most} Tags mit je höchstens %Ln Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Tags bearbeiten</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln Tier hätte mehr als {most} Tags.</numerusform>
            <numerusform>%Ln Tiere hätten mehr als {most} Tags.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>Notizen von #{id} ändern</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>Tags entfernen: {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>Tags hinzufügen: {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>{tags}: hinzugefügt bei {n} von {all}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>{tags}: hinzugefügt bei {n} von {all}.</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>{tags}: entfernt bei {n} von {all}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln Datei war betroffen. Siehe Details.</numerusform>
            <numerusform>%Ln Dateien waren betroffen. Siehe Details.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>&amp;Geschäft verbinden…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>Zum Verbinden den Key eingeben.</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Key eingeben…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>Menagerie wurde auf {version} aktualisiert</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Postausgang öffnen</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>Einige Einstellungen waren nicht lesbar</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>Es gab ein Problem mit gespeicherten Daten</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>Diese Tiere sind zum Üben da</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>Was schon gespeichert war, ist sicher. Bitte Platz schaffen, um Neues zu speichern.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Neuigkeiten</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>Ihr IT-Team hat {name} eingerichtet</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>{name} ist eingerichtet</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>Es gehört zu einer Adresse, die nicht mehr eingetragen ist. Es ist gespeichert und wird gesendet, sobald sie wieder eingetragen ist.</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>Sie gehören zu einer Adresse, die nicht mehr eingetragen ist. Sie sind gespeichert und werden gesendet, sobald sie wieder eingetragen ist.</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>Postausgang</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>Was noch hinzugefügt werden soll (Strg+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>Bevor diese gesendet werden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>Zeigt, was sonst möglich ist und warum</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln Tier wartet auf das Senden.</numerusform>
            <numerusform>%Ln Tiere warten auf das Senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>1 Tier wartet auf das Senden.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>Liste des Dienstes wird geprüft…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>Aus dem Postausgang: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>Nichts wird von selbst erneut gesendet. Im Postausgang steht, was möglich ist.</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>Nichts wird gesendet, bevor Sie unten gewählt haben.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>Eines ist unterwegs.</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>Postausgang öffnen</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>Das Senden ist gestoppt, bis Sie „Jetzt senden“ drücken.</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>Der nächste Versuch folgt um {time} oder mit „Jetzt senden“.</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>Das nächste wird gleich gesendet.</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>Das nächste wird gesendet, wenn der Dienst wieder da ist.</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>Das nächste wird mit dem richtigen Key gesendet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>Unklar, ob %Ln Tier hinzugefügt wurde</numerusform>
            <numerusform>Unklar, ob %Ln Tiere hinzugefügt wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>Unklar, ob {name} hinzugefügt wurde</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>{name} verwerfen</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>Neuzugänge</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>Postausgang schließen (Esc)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>Nichts wartet. Ist der Dienst nicht erreichbar, warten neue Tiere hier.</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Postausgang</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>Postausgang wird gelesen…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>Horizontalabstand</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>Vertikalabstand</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>Etikettenhöhe</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>Etikettenbreite</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>Papier der Etiketten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Oberer Rand</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>Katalogprogramm</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>Es startet mit einer Sandbox, damit sich alles ausprobieren lässt, bevor ein Geschäft verbunden wird.</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>Menagerie zeigt und filtert die Tiere eines Geschäfts, nimmt neue einzeln oder aus einer Tabelle auf und zeigt immer, wie viele Anfragen der Animal Store Service noch annimmt. Es hält das Anfragelimit von selbst ein, merkt sich jedes Tier, das es gesehen hat, und verliert kein neues Tier: Was sich nicht senden lässt, wartet, und nichts wird von selbst zweimal gesendet.</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>Tiere;Haustiere;Geschäft;Katalog;Bestand;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>Vorschau, Seite {n} von {pages}</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>Automatisch erkennen</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Anfragen pro Tag</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>Tarif von {name}</translation>
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
        <translation>Ein Tier wird hinzugefügt, aber die Antwort geht verloren</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>Üben in der Sandbox</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>Das Limit ist erreicht</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>Die nächste Anfrage schlägt fehl</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>Die Sandbox kann sich wie ein Dienst an einem schlechten Tag verhalten. Nichts verlässt diesen Computer.</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>Druck abbrechen</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>Seite {n} von {pages}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>Viele Tiere auf einmal hinzufügen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>Datei hierher ziehen, oder mit Strg+V Zeilen aus einer Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>Ausgeblendete Zeilen aufnehmen ({n})</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>Bekannte oder wartende einbeziehen ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>Möglich sind Excel, OpenDocument, CSV, TSV und JSON.</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>Nur Probleme ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>Fortschritt beim Lesen und Prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>Lieferschein</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Liste drucken</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>Keine Tiere zum Drucken vorhanden.</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>Abgebrochen. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>Abgebrochen. Die Seiten bis hierhin werden vielleicht noch gedruckt.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Als {name} gespeichert</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lange Seite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Seiten&amp;auswahl:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kurze Seite</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>Kontingent im Detail</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Anfragen übrig</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>Zeigt den Tarif, was gesendet wurde und die letzte Stunde</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>Tarif wählen…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>Die letzte Stunde</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>Der Dienst kann noch nicht gefragt werden, daher wird nichts gezählt.</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor 1 Stunde</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Codierung</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Wie die Datei gelesen wird</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>Was passiert ist</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Bericht kopiert</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>Bitte an Ihr IT-Team senden. Der Key ist nie enthalten.</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>Supportbericht</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>Mit Fehlertexten, die Tiere nennen können</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln Zeile in {name} gespeichert</numerusform>
            <numerusform>%Ln Zeilen in {name} gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>Offene Zeilen speichern</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – offen</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>Verbindung nicht sicher</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>Verbindet sich mit dem Dienst und sendet keine Anfrage</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>Kein Proxy verwendet</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>Kein Proxy verwendet: Dieser Desktop konnte nicht danach gefragt werden</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>Auf diesem Computer keine sichere Verbindung nötig</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>Keine Verbindung über Proxy {address}</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>Proxy {address} erreicht</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Sichere Verbindung</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Sichere Verbindung: nicht getestet</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>Dienst: nicht getestet</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>Diese Einstellungen sind nicht verwendbar</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>{environment} nicht erreicht</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>{environment} erreicht</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>Der Import von {title} in {environment} ist beendet</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>Der Import in {environment} wartet auf Sie</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>Eine Ansicht merkt sich Filter, Spalten und Sortierung.</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>Einen Namen eingeben, z. B. Reservierte Kaninchen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>Ersetzt die gleichnamige Ansicht.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Ansicht speichern</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>Suche leeren (Esc)</translation>
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
            <numerusform>Das eine Tier, das der Dienst auflistet, wurde durchsucht</numerusform>
            <numerusform>Alle %Ln, die der Dienst auflistet, wurden durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>Auch auf diesem Computer gesehen</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>Den Dienst nach #{id} fragen</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Enter ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>In dieser Liste</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>In dieser Liste, {filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>Mehr vom Dienst laden (höchstens %Ln Anfrage)</numerusform>
            <numerusform>Mehr vom Dienst laden (bis zu %Ln Anfragen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>Nicht dabei?</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>Nicht in dieser Liste ({filters}), und bisher nicht auf diesem Computer gesehen</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>Nicht in dieser Liste, und bisher nicht auf diesem Computer gesehen</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>Bisher nicht auf diesem Computer gesehen</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>Seit {day} findet der Dienst kein Tier mehr nach seiner Nummer</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>Der Dienst hat kein #{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>Der Dienst listet höchstens {n} je Status auf; es kann weitere geben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>nach der Wartezeit</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>Tags hinzufügen</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>Tags entfernen</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>Hinzuzufügende oder zu entfernende Tags</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>Tags, durch Kommas getrennt</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>Nur %Ln Zeile lässt sich kopieren oder mit Tags versehen. Der Export umfasst alle.</numerusform>
            <numerusform>Bis zu %Ln Zeilen lassen sich kopieren oder mit Tags versehen. Der Export umfasst alle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>Tier hinzufügen…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Dienst wird gefragt…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>Kein Tier war lesbar</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>Keine Tiere mit diesem Status</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>Keines dieser Tiere ist in {categories}.</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>Keines dieser Tiere passt zu allen Filtern.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>Die Tiere kommen nach der Wartezeit.</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>Der Katalog dieser Umgebung ist leer.</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>Der Dienst listet gerade keine auf.</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>Der Dienst hat vielleicht mehr.</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>Der Dienst hat Einträge gesendet, die keine Tiere sind. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>Noch keine Tiere vorhanden</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated} · noch zu sehen: {status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>%Ln Eintrag von Kollegen ist nicht lesbar</numerusform>
            <numerusform>%Ln Einträge von Kollegen sind nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>1 Eintrag eines Kollegen ist nicht lesbar</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>Verbindung mit {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>Key eingeben…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>Teilen unterbrochen</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>Adresse festlegen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment} ist noch nicht eingerichtet.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>Umgebungen und Tarife…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>Setzt diese Seite auf den ersten Stand zurück</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>Zuerst eine Umgebung mit ihrem Key öffnen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>Das Passwort bleibt im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>Das Passwort bleibt bis zum Schließen von Menagerie erhalten: Kein Schlüsselbund hat es angenommen.</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>„{setting}“ ändern</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>Standard von „{page}“ wiederherstellen</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>Eine Datei im PEM-Format, zusätzlich zu den Zertifikaten des Systems.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>Ein anderer Ordner gilt nach einem Neustart. Nichts wird verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>Neuzugänge in Production bestätigen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>Leer lassen, wenn der Proxy keinen verlangt.</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>Jede Minute</numerusform>
            <numerusform>Alle %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>Jeden</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Jede Minute</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>Zusätzliche Zertifikate</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>Bleibt im Schlüsselbund dieses Computers.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie System</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Kein Proxy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keinen</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>Melden, wenn eine Wartezeit endet</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>Melden, wenn ein Import endet</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>Melden, wenn ein Import auf mich wartet</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Nur manuell</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Proxyadresse</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>Proxy mit Adresse</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Proxypasswort</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>Proxybenutzer</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>Automatisch aktualisieren</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>Für diese Sitzung durch --data-dir festgelegt.</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>Für diese Sitzung durch --log-level festgelegt.</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>Vom IT-Team festgelegt. Hier nicht änderbar.</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>Sichtbar an anderen Arbeitsplätzen und auf Lieferscheinen.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>Ton am Ende einer Wartezeit oder eines Imports</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>Zum Beispiel http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>Nur den ersten</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>Die Sprache ändert sich nach einem Neustart. Entwürfe bleiben erhalten.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Zum Ändern ein neues eingeben</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>Ins Protokoll schreiben</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>Ihr Name für Kollegen</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language}: Auf diesem Computer fehlen die Schriftzeichen dafür</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>Umgebungen gespeichert</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>Die Übung ist bereit. Ein hinzugefügtes Tier zeigt sie.</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>Die Übung ist bereit. „Aktualisieren“ zeigt sie.</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>Die Übung ist bereit. Sie zeigt sich nach dieser Wartezeit.</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>Eine PostgreSQL-Datenbank Ihres Geschäfts. Leer lassen, um nichts zu teilen.</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>Ein Passwort steht im Schlüsselbund dieses Computers.</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>Ein Passwort ist gespeichert, bis Menagerie geschlossen wird.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>Bitte zuerst die Adresse der gemeinsamen Datenbank eingeben.</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>Passwort behalten</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>Passwort entfernen</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>Ersetzt das Passwort im Schlüsselbund dieses Computers.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>Vom IT-Team festgelegt. Ihre Eingabe hier ersetzt es für Sie.</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>Mit anderen Arbeitsplätzen teilen…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>Mit anderen Arbeitsplätzen geteilt…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>Gemeinsame Datenbank von {name} testen</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>Das Passwort kommt in den Schlüsselbund dieses Computers.</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>Das Passwort wird beim Speichern entfernt.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>Zum Ändern ein neues eingeben</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>Gemeinsame Datenbank von {name}</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}: Passwort der gemeinsamen Datenbank</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>Computer gefunden</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>Computer nicht gefunden</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>Computer: nicht getestet</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>Verbindung nicht sicher</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>Verbindung: nicht getestet</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>Schreiben nicht erlaubt</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>Schreiben erlaubt</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>Unverschlüsselt, wie die Adresse es zulässt</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>Für Menagerie nicht verwendbar</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>Passwort angenommen</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>Passwort: nicht getestet</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>Vorbereitung: nicht getestet</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>Für Menagerie vorbereitet, Version {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>Sichere Verbindung</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>Sichere Verbindung: nicht getestet</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>Schreiben: nicht getestet</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>Das Passwort bleibt nur bis zum Schließen erhalten</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>Ändern, wie die Datei gelesen wird</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>Datei wählen, hierher ziehen oder Zeilen einfügen</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>Frühere Importe</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>Zu importierende Datei</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>Zeilen einfügen</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Eingefügte Zeilen</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>Fügt die in einer Tabellenkalkulation kopierten Zeilen ein (Strg+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>Menagerie wurde zuletzt unerwartet beendet.</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>Menagerie {version} ist verfügbar</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>Was gespeichert war, ist sicher.</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>Für Ihr IT-Team</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>Tags durch Kommas trennen.</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Verwendete Tags</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} von {count}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Done again: {step}</source>
        <translation>Wiederholt: {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>Unverändert gelassen, weil es seither geändert wurde: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Rückgängig gemacht: {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>Eine andere Ansicht heißt schon so: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>Noch keine Ansicht gespeichert.</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>Ansichten konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>Ansicht gespeichert: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>Ansicht: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>Ansicht {name} löschen</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>Eine Anfrage klärt, ob der Dienst wieder antwortet.</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>Die kürzere von zwei möglichen Wartezeiten ist vorbei. Ein Versuch ist möglich.</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>Die Wartezeit ist vorbei</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Noch {time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>Die Wartezeit für {environment} ist vorbei</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Sie können weitermachen.</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>Bedeutung von %Ln bekanntem Wort zeigen</numerusform>
            <numerusform>Bedeutung von %Ln bekannten Wörtern zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>Bedeutung von 1 bekanntem Wort zeigen</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>Es gibt mindestens %Ln Wort. Ist das die richtige Spalte?</numerusform>
            <numerusform>Es gibt mindestens %Ln Wörter. Ist das die richtige Spalte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>Was bedeutet dieses Wort?</numerusform>
            <numerusform>Was bedeuten diese %Ln Wörter?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>Was bedeuten diese Wörter? Nach diesen {shown} kommt noch %Ln.</numerusform>
            <numerusform>Was bedeuten diese Wörter? Nach diesen {shown} kommen noch %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>Was bedeutet dieses Wort?</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>Bedeutung der Wörter</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>Zu erklärende Wörter</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>Ihre Nummer</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>Ziel: {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>Anzeigen: {line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}: wählen…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}: zurücksetzen</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>%Ln weiterer solcher Neuzugang an anderen Arbeitsplätzen.</numerusform>
            <numerusform>%Ln weitere solche Neuzugänge an anderen Arbeitsplätzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln weiteres passt auch.</numerusform>
            <numerusform>%Ln weitere passen auch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>Weiteres zu {environment} hinzufügen</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>Weiteres hinzufügen?</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>Ein anderes Tier {name} wartet im Postausgang.</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>Ein anderes Tier {name} wurde {when} verworfen, ist aber vielleicht hinzugefügt.</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>Das fügt das Tier zu Production hinzu, dem echten Katalog. Hier lässt es sich nicht entfernen.</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>Noch unklar, ob ein anderes Tier {name} im Postausgang hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>Ja, zu {environment} hinzufügen</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>Kategorie {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>{name} in {category} ({status}) wurde von hier {when} als #{id} hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>{name} in {category} ({status}) wurde hier {when} zuerst gesehen: #{id}.</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>{name} ist jetzt ein Entwurf und wird erst nach „Hinzufügen“ gesendet</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>{name} ist im Postausgang und wird hinzugefügt, sobald eine Verbindung besteht.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>{name} ist im Postausgang und wird hinzugefügt, wenn der Dienst wieder da ist.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>{name} ist im Postausgang und wird mit dem richtigen Key hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>{name} ist im Postausgang und wartet, bis Sie dort gewählt haben.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>{name} ist im Postausgang und wird um {time} hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>{name} ist im Postausgang. Das Senden ist gestoppt.</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>{name} wurde von hier {when} hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>Die Adresse mit https:// beginnen. Mit http:// könnten andere den Key lesen.</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>Einen anderen Tarif wählen.</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>Den Host korrigieren: Schreibweise wie in {example}.</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>Den Tarif korrigieren: {words} oder &quot;{detected}&quot;.</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>Den Port korrigieren: eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>{key} korrigieren: eine ganze Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>Die Adresse mit /v1 enden lassen, wie in {example}.</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>Die Adresse des Dienstes eingeben, z. B. {example}.</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>Sie ist in der Variablen {variable} festgelegt.</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>Sie ist in {path} festgelegt.</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>Leerzeichen und Zeilenumbrüche aus der Adresse entfernen.</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>{key} entfernen oder plan = &quot;enterprise&quot; schreiben: Andere Tarife haben eigene Limits.</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>„{sign}“ aus der Adresse entfernen.</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>Der Tarif von {name} ist in {path} festgelegt; bis dahin wird er automatisch erkannt.</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>Das ist die Adresse von {name}. Bitte eine andere eingeben.</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>Den Host in der Form schreiben, die mit „xn--“ beginnt.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>{path} ist nicht lesbar ({detail}). Bitte korrigieren oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} nennt die Adresse von {name} nicht wie nötig: eine Zeile [{environment}] und darunter base_url = &quot;https://…/v1&quot;. Bitte korrigieren oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>{path} wird nicht verwendet: Ein anderer Benutzer dieses Computers kann die Datei ändern. Bitte das IT-Team bitten, dieses Recht zu entfernen.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continue fügt Zeilen so hinzu, wie sie vorgemerkt sind: ohne Zuordnung und ohne --dry-run</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-run importiert nichts und schreibt daher keinen --report</translation>
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
        <translation>--json gibt je Zeile ein Objekt aus, mit dem Element &quot;event&quot;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: wie bei der letzten Datei mit diesen Spalten, words: was dafür gewählt ist
  problem      row, reason: warum eine Zeile ausgelassen ist
  estimate     environment, requests, seconds, days, plan, plan_source (chosen, detected oder assumed),
               along: andere, die warten und auch gesendet werden
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (Unix-Sekunden oder null)
  outcome      row, state (refused oder unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status, immer zuletzt
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--map nennt dieselbe COLUMN zweimal: Eine Spalte ergibt nur ein Feld</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--map nennt dasselbe FIELD zweimal: Ein Feld kommt nur aus einer Spalte</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshots gehört zu --self-check</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Ein Katalogprogramm für den Desktop zum Animal Store Service.</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>Importiert Tiere aus einer Datei im Takt des Dienstes, ohne Fenster.</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>Menagerie kann nicht starten, weil eine Bibliothek des Systems fehlt: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>Unklar ist, wo Menagerie seine Daten speichern soll ({error}). HOME setzen oder --data-dir ORDNER angeben.</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>Menagerie musste beendet werden, weil dieser Computer keine Datei-Handles oder Threads mehr frei hat. Was hinzugefügt wurde und was wartet, bleibt erhalten: bitte neu starten.</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>Ein Fehler in Menagerie: Das Programm musste beendet werden. Was passiert ist, steht in {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>Menagerie braucht einen Bildschirm, aber weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Bitte von einem Desktop aus starten. Ob es ohne Bildschirm funktioniert, zeigt der Befehl mit --self-check.</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>Menagerie braucht einen Bildschirm, und der in {variable} genannte ({name}) antwortet nicht.</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>Bereitet die PostgreSQL-Datenbank vor, über die die Arbeitsplätze eines Geschäfts ihr Wissen teilen.</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>Das Passwort kommt aus PGPASSWORD, ~/.pgpass, einer Service-Datei oder dem Schlüsselbund; sonst wird im Terminal danach gefragt. Rückgabewert: 0 erledigt, 1 fehlgeschlagen, 2 falsche Optionen, 3 zuerst muss die Administration die SQL-Anweisung auf der Standardausgabe ausführen.</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>Tiere ohne Fenster aus einer Datei importieren: siehe „{command} --help“.</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>Ohne --yes wird auf einem Terminal um Bestätigung gebeten. Ohne Terminal wird nichts gesendet. Gewartet
wird, solange der Dienst darum bittet. Strg+C, SIGTERM und SIGHUP beenden den Import: Er wartet bis zu
30 Sekunden auf die letzten Antworten. Der Rest bleibt für --continue oder das Fenster vorgemerkt.
Verwendet ein Fenster dieselben Daten, öffnet es die Datei, und von hier wird nichts gesendet.</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>eine Datei in CSV, TSV, XLSX, XLS, ODS, JSON oder JSON Lines</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>ohne Rückfrage hinzufügen</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>hinzufügen, was von früheren Importen noch wartet</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>Option nicht eindeutig: {option} kann {list} bedeuten</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>Argument {option}: ein Wert fehlt</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>Argument {option}: Der Wert {value} ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>Argument {option}: ungültige Auswahl: {value} (möglich: {list})</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>Argument {option}: {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>die Datei nicht wie die letzte mit denselben Spalten lesen</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>Exit-Status:
  0  jedes Tier wurde hinzugefügt, oder ein Probelauf fand kein Problem
  1  fehlgeschlagen
  2  die Optionen sind falsch
  3  einige Zeilen sind offen: abgelehnt, unbestätigt, ausgelassen oder noch wartend
  4  nichts wurde gesendet</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>entweder FILE oder --continue angeben</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>ein Zeichen angeben oder „tab“</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>die wichtigsten Schritte in einer Sandbox ohne Bildschirm durchgehen, das Ergebnis nennen und enden</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>wie viel auf die Standardfehlerausgabe kommt (Standard: warning oder die Stufe der Einstellungen)</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init: das Schema und seine Tabellen anlegen oder aktualisieren; lässt sich wiederholen. status: Version, verbundene Arbeitsplätze und Größen zeigen. migrate: ein älteres Schema auf die Version dieses Programms bringen</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>die Daten der Anwendung in DIR speichern</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>die Zeilen auslassen, die das Blatt ausblendet</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>diese Umgebung statt der letzten öffnen</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>diese Datei im Importfenster öffnen: CSV, TSV, XLSX, XLS, ODS, JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente mit fester Stelle</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>ein JSON-Objekt je Zeile ausgeben, für Programme</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>die Zeichen einer Textdatei als NAME lesen, etwa windows-1252 oder utf-8</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>lesen, prüfen und schätzen, aber nichts vormerken oder senden</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms anzeigen und beenden</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>CHARACTER oder „tab“ als das nehmen, was zwischen den Zellen einer Textdatei steht</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>FIELD (name, category oder status) aus COLUMN lesen, einem Titel oder einer Nummer ab 1; mehrfach möglich</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>die Kategorienummer für Zeilen ohne Angabe</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>die Datenbank ohne Passwort: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>diese Argumente fehlen: {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>das Blatt einer Arbeitsmappe, das die Tiere enthält</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>der Status für Zeilen ohne Angabe</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>unbekannte Argumente: {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>wo die Tiere hinzugefügt werden</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>mit --self-check: Bilder der Schritte in DIR speichern</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>die offenen Zeilen in FILE schreiben</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: Fehler: {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>„{text}“ ist nicht COLUMN=FIELD mit einem FIELD aus {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>vor %Ln Minute</numerusform>
            <numerusform>vor %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>Ein Kollege</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person} an {computer}</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{who} hat {when} genau so eines hinzugefügt.</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{who} hat {when} begonnen, genau so eines zu senden.</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{who} hat {when} genau so eines vorgemerkt. Es ist noch nicht gesendet.</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{who} hat {when} genau so eines gesendet. Noch ist unklar, ob es hinzugefügt wurde.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>%Ln Tier hinzuzufügen, {left_out}.</numerusform>
            <numerusform>%Ln Tiere hinzuzufügen, {left_out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>%Ln Tier hinzuzufügen.</numerusform>
            <numerusform>%Ln Tiere hinzuzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>%Ln weiteres wartendes Tier wurde auch gesendet.</numerusform>
            <numerusform>%Ln weitere wartende Tiere wurden auch gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>%Ln weiteres wartendes Tier wird auch gesendet.</numerusform>
            <numerusform>%Ln weitere wartende Tiere werden auch gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>zuerst %Ln anderes</numerusform>
            <numerusform>zuerst %Ln andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>%Ln Zeile ausgelassen: im Postausgang berichtigen und hinzufügen.</numerusform>
            <numerusform>%Ln Zeilen ausgelassen: im Postausgang berichtigen und hinzufügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>%Ln offene Zeile in {path}.</numerusform>
            <numerusform>%Ln offene Zeilen in {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>Und %Ln weitere Zeile.</numerusform>
            <numerusform>Und %Ln weitere Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>Ein anderer Import läuft auf denselben Daten (Prozess {process}). Dieser hat nichts gesendet. Bitte erneut ausführen, wenn der andere beendet ist.</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>Die unbestätigten bitte im Fenster prüfen: Unklar ist, ob sie hinzugefügt wurden.</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>Spalten: {list}.</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>Wird beendet. Die letzten Antworten werden abgewartet.</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>Für Zeilen ohne Angabe: {list}.</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>Beim Beenden unterbrochen.</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>Unterbrochen. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>Menagerie läuft schon, und sein Fenster hat nicht geantwortet. Nichts wurde gesendet. Bitte schließen und den Befehl erneut ausführen.</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>Menagerie läuft, und von hier wurde nichts gesendet. Bitte diese Umgebung in seinem Fenster öffnen: Dort laufen ihre Importe weiter, wenn sie nicht angehalten sind.</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>Menagerie läuft und hat von hier keine Datei übernommen. Nichts wurde gesendet. Die Datei im Fenster importieren oder das Fenster schließen und den Befehl erneut ausführen.</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>Menagerie läuft, daher gibt es keinen Probelauf. Nichts wurde gesendet. Das Fenster schließen und den Befehl erneut ausführen oder die Datei dort importieren: Es zeigt dasselbe, bevor es etwas hinzufügt.</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>Menagerie läuft. Sein Fenster hat die Datei geöffnet: Dort geht es weiter.</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>Dort wartet kein Import. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>Von hier wird kein Bericht geschrieben. Die offenen Zeilen bitte im Fenster speichern.</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>Keine Zeile kann hinzugefügt werden. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>Der Import geht allein weiter und teilt nichts mit anderen Arbeitsplätzen. {reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>Nichts mehr hinzuzufügen.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>Nichts wurde gesendet. Mit --yes werden sie ohne Rückfrage hinzugefügt.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>Nichts wurde gesendet. Mit --yes geht es ohne Rückfrage weiter.</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>Nichts wurde gesendet. Öffnen Sie das Fenster von Menagerie, um sie zu prüfen, zu senden oder zu verwerfen.</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>Gelesen wie die letzte Datei mit diesen Spalten. Mit --ignore-layout wird sie ohne das gelesen.</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>Zeile {row}: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>Zeile {row}: {state}. {reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>Mit --map SPALTE=FELD angeben, welche es ist.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>Der Datenträger ist voll. Gespeichertes ist sicher. Der Import geht von selbst weiter, wenn Platz ist.</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>Der Key wurde wie zuvor abgelehnt. Nichts wurde vorgemerkt oder gesendet. Bitte den richtigen Key für {environment} im Fenster von Menagerie speichern und den Befehl erneut ausführen.</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>Der Bericht konnte nicht geschrieben werden. {error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>Der Bericht wird am Ende geschrieben: --report auch beim Fortsetzen mit --continue angeben.</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>Der Rest wartet noch. Weiter mit: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>Die unbestätigten Tiere konnten nicht geprüft werden. {error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>Im Schlüsselbund ist kein Key für {environment}. Nichts wurde gesendet. Bitte dort im Fenster von Menagerie speichern und den Befehl erneut ausführen.</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>Diese Datei wird schon importiert: %Ln Zeile davon wartet. Nichts wurde gesendet. Weiter mit: {command}</numerusform>
            <numerusform>Diese Datei wird schon importiert: %Ln Zeilen davon warten. Nichts wurde gesendet. Weiter mit: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>Das war ein Probelauf. Nichts wurde vorgemerkt oder gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>„{environment}“ eingeben, um dort %Ln Tier hinzuzufügen: </numerusform>
            <numerusform>„{environment}“ eingeben, um dort %Ln Tiere hinzuzufügen: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>Wo sie falsch aussehen: --encoding NAME angeben, etwa --encoding {example}.</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>Wörter: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>etwa %Ln Tag</numerusform>
            <numerusform>etwa %Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>etwa %Ln Stunde</numerusform>
            <numerusform>etwa %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>etwa %Ln Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>an %Ln Tag</numerusform>
            <numerusform>an %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>{added:n} von {total:n} hinzugefügt</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>noch {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}: %Ln Anfrage, {duration}, falls der Tarif {plan} ist.</numerusform>
            <numerusform>{environment}: %Ln Anfragen, {duration}, falls der Tarif {plan} ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}: %Ln Anfrage, {duration}, {days}.</numerusform>
            <numerusform>{environment}: %Ln Anfragen, {duration}, {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}: %Ln Anfrage, {duration}.</numerusform>
            <numerusform>{environment}: %Ln Anfragen, {duration}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment}: {list}.</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error} Der Import versucht es von selbst erneut.</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field} aus „{title}“</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}: %Ln Zeile.</numerusform>
            <numerusform>{file}: %Ln Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>{n:n} pro Minute</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason}, bis {time}</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>„{word}“ bedeutet Kategorie {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>„{word}“ bedeutet {status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>„{word}“ setzt keinen Status</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--map nennt die Spalte „{column}“ zweimal. Nichts wurde gesendet. Bitte nur für ein Feld angeben.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>Ein Filter blendet %Ln Zeile aus: {numbers}.</numerusform>
            <numerusform>Ein Filter blendet %Ln Zeilen aus: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>Ein anderes Programm schreibt noch daran. Warten Sie, bis es fertig ist, und wählen Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>Zelle {cell} liegt weit weg von den anderen und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>Zellen fehlen: Zeile {row:n}.</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>Bitte die Maße des Bogens prüfen.</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>Aus jeder Zeile wird ein Tier, was auch in „{columns}“ steht.</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>Jede Zeile hat ein Problem oder ist ausgelassen.</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>Öffnen nicht möglich ({detail}). Bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>So ist das nicht lesbar. Bitte in einer Tabellenkalkulation öffnen und als XLSX speichern.</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>Es gibt mehr als {most:n} Spalten. Nicht benötigte bitte entfernen.</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>Es gibt mehr als {most:n} Zeilen. Bitte in kleinere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>Keine Zeilen vorhanden. Bitte andere Datei oder anderes Blatt wählen.</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>Es gibt kein Blatt {sheet}. Die Blätter sind {names}.</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>Das ist ein Numbers-Dokument. Bitte von dort als Excel oder CSV exportieren.</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>Die Datei ist leer. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>Das ist keine Datei. Bitte eine Tabelle oder CSV-Datei wählen.</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>Das ist keine Tabelle. Bitte im Programm, aus dem die Datei stammt, als XLSX oder CSV speichern.</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>Das ist kein gültiges JSON (Zeile {line:n}). Bitte neu exportieren oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>Das ist kein gültiges JSON. Bitte neu exportieren oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>Das ist gepackt. Bitte entpacken und dann wählen, was darin ist.</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>Die Datei ist durch ein Passwort geschützt. Bitte ohne Passwort speichern und erneut wählen.</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>Die Datei ist geschützt oder in einem anderen Programm geöffnet. Dort schließen oder eine andere wählen.</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>Ebenso in %Ln weiteren Zeile.</numerusform>
            <numerusform>Ebenso in %Ln weiteren Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>Die Datei ist zu groß. Bitte in kleinere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>Die Datei ist vielleicht beschädigt. In einer Tabellenkalkulation öffnen, neu speichern und erneut wählen.</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>Das verweist nur auf eine Datei an anderer Stelle. Bitte diese öffnen, als XLSX oder CSV speichern und die Kopie wählen.</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>Das besagt nur, dass eine Tabelle geöffnet ist. Bitte die Datei gleichen Namens daneben wählen.</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>Die Zeilen sind im Postausgang.</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>Verbundene Zellen reichen in %Ln weitere Zeile hinunter: {numbers}. Eine Kategorie oder ein Status gilt auch dort.</numerusform>
            <numerusform>Verbundene Zellen reichen in %Ln weitere Zeilen hinunter: {numbers}. Eine Kategorie oder ein Status gilt auch dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>Keine Spalte scheint die Namen zu enthalten. Nichts wurde gesendet. Mit --map SPALTE=name angeben, welche es ist. Die Spalten sind {columns}.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>Nichts wurde gesendet. Bitte den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>Nummern in „{column}“, die zu keinem hier bekannten Tier gehören, werden nicht verwendet.</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>Darin wurde keine Liste mit allen Tieren gefunden. Bitte die Tiere als eine Liste exportieren.</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>Nur das Blatt „{sheet}“ wurde gelesen. Nicht gelesen: {names}.</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>Andere Listen in der Datei wurden nicht gelesen: {names}.</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>Zeile {row:n} ist nicht vorhanden. Bitte eine andere Zeile mit den Titeln wählen.</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>Zeile {row:n} wurde als Titelzeile gelesen.</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>Einige Zeichen passen nicht zur Codierung: Zeile {row:n}.</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>Die Zeichen wurden erraten, als {encoding}: {names}.</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>Der Datenträger ist voll. Eine ältere Datei ist unverändert. Bitte Platz schaffen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>Die Codierung {encoding} ist unbekannt. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>Die Datei wäre größer, als dieser Datenträger erlaubt. Eine ältere Datei ist unverändert. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>Die erste Zeile wurde nicht als Titelzeile gelesen.</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>Die erste Zeile wurde als Titelzeile gelesen.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>Der Ordner {folder} ist nicht vorhanden oder schreibgeschützt. Eine ältere Datei ist unverändert. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>Der Drucker ist gerade nicht verwendbar. Nichts wurde gedruckt.</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>Die Zeilen über den Titeln wurden ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>Das Blatt blendet %Ln Zeile aus: {numbers}.</numerusform>
            <numerusform>Das Blatt blendet %Ln Zeilen aus: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>Es gibt mehr Zellen als Titel: Zeile {row:n}.</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>Es gibt keine Spalte „{column}“. Nichts wurde gesendet. Die Spalten sind {columns}.</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>Diese Datei gibt es nicht. Bitte eine andere wählen.</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>Diese Spalten passen gleich gut, darum wird keine verwendet: {columns}. Eine davon wählen.</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>Diese Zahl ist zu groß für eine genaue Speicherung in einer Tabelle: Zeile {row:n}.</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>Das bisher Gesehene ist gerade nicht lesbar. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>Höchstens {most:n} Tiere lassen sich drucken. Bitte die Liste filtern oder exportieren.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>{name} lässt sich nicht schreiben ({detail}). Eine ältere Datei ist unverändert. Erneut versuchen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>{name} lässt sich nicht schreiben: Die Datei oder ihr Ordner ist geschützt oder in einem anderen Programm geöffnet. Eine ältere Datei ist unverändert. Dort schließen oder einen anderen Namen oder Ordner wählen.</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name} ist die importierte Datei. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name} ist schon vorhanden. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>„{columns}“ wird nicht verwendet. Wenn dort der Status steht, bitte auswählen.</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>„{column}“ wird verwendet, nicht „{other}“: Die Werte passen besser.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>Hinzugefügt von {colleague}</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>Hier hinzugefügt</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>Kategorie benannt von {colleague}</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Zuerst gesehen</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>Zuerst gesehen, {status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>Fehlt in der vollständigen Liste des Dienstes</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>Fehlt in der vollständigen Liste des Dienstes („{status}“)</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>Notizen von {colleague}</translation>
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
        <translation>#{id} ist ein anderes Tier, das von hier hinzugefügt wurde. Bitte erneut prüfen.</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>Eine Kategorie ist eine ganze Zahl, z. B. 12.</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>Die Höchstzahl ist eine Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>Ein Name darf keinen Zeilenumbruch enthalten.</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>Ein Name hat höchstens {most:n} Zeichen.</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>Eine ID ist eine ganze Zahl, z. B. 12.</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>Ein Tier braucht einen Namen.</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>Kategorie {number} heißt {name}. Die Nummer eingeben oder eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>Bitte die Eingabe korrigieren.</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>Eine Kategorie eingeben: Name oder Nummer.</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>Keine Kategorie heißt {name}. Bitte die Nummer eingeben.</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>Zeile {first:n} steht in einer Zelle dieser Zeile.</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>Die Zeilen {first:n} bis {last:n} stehen in einer Zelle dieser Zeile.</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>Mehrere Kategorien heißen {name}: {numbers}. Bitte die Nummer eingeben.</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>Einige Buchstaben waren nicht lesbar.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>Die Datei endet mitten in dieser Zeile.</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>Der Name enthält ein Zeichen, das sich nicht senden lässt. Bitte neu eingeben.</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>Der Name ist eine Liste oder ein Objekt, kein Text.</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>Die Anführungszeichen dieser Zeile sind nicht eindeutig.</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>Die Tabelle hat hier ein Datum: {word}. Bitte den Wert eintippen.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>Die Tabelle zeigt hier einen Fehler: {word}.</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>Der Status ist {statuses} oder nicht angegeben.</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>Diese Zelle ist mit Zelle {cell} verbunden. Bitte den Wert eintippen.</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>Diese Formel wurde nie berechnet. Bitte die Datei in einer Tabellenkalkulation speichern oder den Wert eintippen.</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>Was die Tabelle für {word} zeigt, ist nicht bekannt. Bitte den Wert eintippen.</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>„{word}“ ist kein bekannter Status. Bitte die Bedeutung wählen.</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>Ein Key hat nur Buchstaben, Ziffern und Zeichen, keine Leerzeichen. Bitte noch einmal kopieren.</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>Einen Status wählen, bis zu 100 anzeigen, dann nach der Nummer suchen.</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>Bitte den API-Key eingeben, um die Tiere zu sehen.</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>Bitte die Adresse von Ihrem IT-Team eingeben.</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>Dazu muss es neu installiert werden.</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>Wie lange, war nicht lesbar. Nichts wurde gesendet, und nichts wird von selbst gesendet: Bitte selbst wählen, wann ein Versuch erfolgt.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>Nichts wurde gesendet. Einen anderen Key eingeben oder diesen erneut versuchen.</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>Nichts wurde getestet. Bitte nach der Wartezeit erneut testen.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>Von Ihren Eingaben ging nichts verloren. Bitte andere Programme schließen oder Menagerie neu starten.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>Von Ihren Eingaben ging nichts verloren. Bitte mit den Details unten melden.</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>Dazu muss es neu gestartet werden.</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>Die Liste war nicht lesbar. Bitte nach der Wartezeit erneut prüfen.</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>Das Protokoll enthält mehr dazu.</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>Bitte nach der Wartezeit erneut versuchen.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>Dieser Key konnte nicht geprüft werden. Trotzdem speichern oder um {time} erneut testen.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>Dieser Key konnte nicht geprüft werden. Trotzdem speichern oder später erneut testen.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier</numerusform>
            <numerusform>%Ln Tiere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln weitere ist unterwegs.</numerusform>
            <numerusform>%Ln weitere sind unterwegs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln nicht gefunden</numerusform>
            <numerusform>%Ln nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>%Ln bereit</numerusform>
            <numerusform>%Ln bereit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln Anfrage, {time}, falls der Tarif {plan} ist</numerusform>
            <numerusform>%Ln Anfragen, {time}, falls der Tarif {plan} ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln Anfrage, {time} mit {plan}</numerusform>
            <numerusform>%Ln Anfragen, {time} mit {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln Zeile wird nicht gesendet.</numerusform>
            <numerusform>%Ln Zeilen werden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln bleibt hinzugefügt.</numerusform>
            <numerusform>%Ln bleiben hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln unklar</numerusform>
            <numerusform>%Ln unklar</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>1 weitere ist unterwegs.</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1 Zeile wird nicht gesendet.</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>1 bleibt hinzugefügt.</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>Ein Kollege fügt so eines hinzu</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>Ein verworfener Neuzugang ist vielleicht derselbe</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>Durch früheren Import hinzugefügt</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>Zu {environment} hinzugefügt am {when}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>Zu {environment} hinzugefügt am {when} von {who}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>Hinzugefügt; die ID ist nicht bekannt</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>Tier #{n}, das ein Import nicht ändern kann</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>Eine andere ist gleich</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>Verworfen. Falls es schon hinzugefügt war, bleibt es im Katalog.</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>Weiter um {when}.</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>ID oder Grund</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>Import in {environment}, abgebrochen</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>In {environment} importiert</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>Gleicht Tier #{n}</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>Sieht nach einer Summe aus</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Bedeutung von {word}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>Keine Titel</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>Keine wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>Nicht in der Liste des Dienstes</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>Gerade kann nichts gesendet werden. Nächster Versuch in {time}.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>Nichts wurde hinzugefügt</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>Angehalten. Von diesem Import wird nichts gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>Wird angehalten: %Ln Zeile ist noch unterwegs.</numerusform>
            <numerusform>Wird angehalten: %Ln Zeilen sind noch unterwegs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>Wird angehalten: 1 Zeile ist noch unterwegs.</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>Wahrscheinlich als #{id} hinzugefügt</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>Gelesen als: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>Zeilen {first}–{last} von {all}</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>Gleicht Zeile {n}</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>%Ln offene Zeile speichern…</numerusform>
            <numerusform>%Ln offene Zeilen speichern…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>Offene Zeile speichern…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>Nach einem Fehler gestoppt. Mit „Fortsetzen“ geht es weiter.</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>Der Import geht mit dem richtigen Key weiter.</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>Das können ältere Daten sein: Der Postausgang fragt, was damit geschehen soll.</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>Titel in Zeile {n}</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>Im Hauptfenster ist ein Versuch möglich.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>Wartet schon im Postausgang</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>Wartet auf %Ln anderes Tier, das vorher hinzugefügt wird.</numerusform>
            <numerusform>Wartet auf %Ln andere Tiere, die vorher hinzugefügt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>Wartet auf %Ln anderen Import: {time}.</numerusform>
            <numerusform>Wartet auf %Ln andere Importe: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>Wartet auf {title}: {time}.</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>Aus der Liste des Dienstes nicht erkennbar.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>Unklar, ob das hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>Sie haben diese Datei {when} importiert: {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Tag</numerusform>
            <numerusform>noch etwa %Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Stunde</numerusform>
            <numerusform>noch etwa %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Minute</numerusform>
            <numerusform>noch etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>keine Titel</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>Blatt „{name}“</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>Titel in Zeile {n}</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}. Zum Entscheiden eine Zeile öffnen.</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>{n} % gefüllt</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} pro Tag</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} pro Minute</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
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
            <numerusform>%Ln Import angehalten</numerusform>
            <numerusform>%Ln Importe angehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>%Ln Zeile aus {title} wurde ausgelassen</numerusform>
            <numerusform>%Ln Zeilen aus {title} wurden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>1 Zeile aus {title} wurde ausgelassen</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>Import angehalten ({title}): {n} von {all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>Import angehalten · {n} von {all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>Import läuft ({title}): {n} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}: %Ln Tier wartet auf das Hinzufügen</numerusform>
            <numerusform>{name}: %Ln Tiere warten auf das Hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}: 1 Tier wartet auf das Hinzufügen</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Ein Key darin ist sicher, und nichts wurde gesendet. Bitte prüfen, ob der Schlüsselbund entsperrt ist, und erneut versuchen.</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>Ein Passwort darin ist sicher, und nichts wurde gesendet. Bitte prüfen, ob der Schlüsselbund entsperrt ist, und erneut versuchen.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>Nichts wurde gesendet. Bitte den Key neu eingeben: Beim Speichern wird der alte ersetzt.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>Der Key bleibt nur bis zum Schließen von Menagerie erhalten.</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>Der Key bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei. Um ihn länger zu behalten, den Schlüsselbund entsperren und erneut speichern.</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>Der Key ist vielleicht noch darin. Den Schlüsselbund entsperren und erneut versuchen oder den Eintrag „Menagerie“ im Fenster des Schlüsselbunds löschen.</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Der Schlüsselbund hat den Key angenommen, aber nicht behalten. Der Key bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei.</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>Der Schlüsselbund hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>Der Schlüsselbund hat den Key nicht gelöscht.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>Der Schlüsselbund hat den Key nicht angenommen, vielleicht wegen seiner Länge ({length} Zeichen).</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>Der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>Der Schlüsselbund dieses Computers ist ausgefallen ({kind}).</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>Das Passwort bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei. Um es länger zu behalten, den Schlüsselbund entsperren und erneut speichern.</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>Das Passwort ist vielleicht noch darin. Den Schlüsselbund entsperren und erneut versuchen oder den Eintrag „{entry}“ im Fenster des Schlüsselbunds löschen.</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>Diese Sitzung hat keinen Schlüsselbund, der einen Key sicher verwahrt (unter Linux GNOME-Schlüsselbund oder KWallet). Der Key bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei.</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>Nichts wurde gesendet. Bitte das Passwort neu eingeben: Beim Speichern wird das alte ersetzt.</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Der Schlüsselbund hat das Passwort angenommen, aber nicht behalten. Das Passwort bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei.</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>Der Schlüsselbund hat das Passwort nicht gelöscht.</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>Der Schlüsselbund hat das Passwort nicht angenommen, vielleicht wegen seiner Länge ({length} Zeichen).</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>Diese Sitzung hat keinen Schlüsselbund, der ein Passwort sicher verwahrt (unter Linux GNOME-Schlüsselbund oder KWallet). Das Passwort bleibt bis zum Schließen von Menagerie erhalten, aber in keiner Datei.</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln Tier</numerusform>
            <numerusform>%Ln Tiere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>%Ln hier neu</numerusform>
            <numerusform>%Ln hier neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>%Ln jetzt verkauft</numerusform>
            <numerusform>%Ln jetzt verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>Alle gesehenen Tiere</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>Vom Dienst</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>Nicht sortiert</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>Suche: „{words}“</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>Gerade aktualisiert</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>Aktualisiert: {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>neu oder geändert seit gestern</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}, aufsteigend sortiert</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}, absteigend sortiert</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · letzte Antwort wird angezeigt</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>A&amp;nsichten</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>%Ln Tier ausgewählt</numerusform>
            <numerusform>%Ln Tiere ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln Tier verlässt den Postausgang und wird nicht gesendet. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%Ln Tiere verlassen den Postausgang und werden nicht gesendet. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>%Ln Tier verlässt den Postausgang. Wurde es hinzugefügt, bleibt es in der Liste des Dienstes.</numerusform>
            <numerusform>%Ln Tiere verlassen den Postausgang. Was hinzugefügt wurde, bleibt in der Liste des Dienstes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln Tier gilt dann als hinzugefügt, mit der gefundenen ID. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%Ln Tiere gelten dann als hinzugefügt, mit den gefundenen IDs. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>%Ln Tier wurde gefunden, das zuvor nicht in der Liste war.</numerusform>
            <numerusform>%Ln Tiere wurden gefunden, die zuvor nicht in der Liste waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln braucht Sie</numerusform>
            <numerusform>%Ln brauchen Sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln wartend</numerusform>
            <numerusform>%Ln wartend</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>1 braucht Sie</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>Ein Kollege fügt ein solches Tier hinzu.</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>Ein beschädigter Import</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>Ein solcher verworfener Neuzugang wurde vielleicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>Erneut hinzufügen</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Weiteres hinzufügen</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>Ähnliches hinzufügen…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>Als #{id} hinzugefügt um {time}.</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>Hinzugefügt um {time}. Die Nummer ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>Ein solcher Neuzugang wartet oder ist unbestätigt.</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>Ein solches Tier ist schon bekannt.</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>Ein früherer Import dieser Datei hat es hinzugefügt.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>Alle bestätigen</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>%Ln bestätigen</numerusform>
            <numerusform>Alle %Ln bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>%Ln bestätigen…</numerusform>
            <numerusform>Alle %Ln bestätigen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>%Ln verwerfen</numerusform>
            <numerusform>%Ln verwerfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>%Ln verwerfen…</numerusform>
            <numerusform>%Ln verwerfen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>Trotzdem verwerfen</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>Verworfen um {time}. Falls es schon hinzugefügt war, bleibt es im Katalog.</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>Verworfen um {time}. Wurde nie gesendet.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>Eintrag {number} ist nicht lesbar</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>Danach wird es noch einmal gesendet.</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>Wartet auf das Senden.</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>Es sieht nach einer Summe aus, nicht nach einem Tier.</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>Es ist vielleicht schon da. Dies könnte es doppelt hinzufügen, und der Dienst kann keine Tiere entfernen.</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>Wurde hinzugefügt</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Es wurde vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>Es wurde verworfen. Bitte in Menagerie prüfen, dass es nicht hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>Es wurde absichtlich ausgelassen.</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>Nicht gesendet, damit es nicht doppelt hinzugefügt wird. Weiteres hinzufügen oder verwerfen.</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>Wurde zuvor abgelehnt: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>Abgelehnt, daher wurde nichts hinzugefügt. Bitte bearbeiten oder erneut senden.</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>Die Zeit war nicht lesbar. Bitte das Fenster von Menagerie öffnen: Es bietet einen Versuch an.</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>Menagerie hat die Antwort des Dienstes nicht erhalten.</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>Menagerie wurde während des Sendens beendet.</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Zu erledigen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>Noch keine Kategorie</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>Noch kein Name</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>Noch nicht in der Liste. Bitte nach {later} erneut prüfen.</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>Nicht in der Liste. Erneut hinzufügen?</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>Nichts wurde gesendet. Berichtigen und hinzufügen, oder verwerfen.</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>Unterwegs…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Postausgang</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>Eingefügte Zeilen</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>Wahrscheinlich als #{id} hinzugefügt, vielleicht aber älter. Ist es dieses Tier?</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>Wahrscheinlich als #{id} hinzugefügt. Ist es dieses Tier?</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>Alle senden</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>Das Senden schlug {times:n}-mal in Folge fehl. Der Rest wartet noch. Bitte die betroffenen Tiere im Postausgang ansehen, dann erneut senden.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>Status nicht angegeben</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>Der letzte Versuch wurde abgelehnt. Bitte bearbeiten oder erneut senden.</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>Die neuesten Änderungen im Postausgang gingen verloren. Unklar, ob dies gesendet wurde.</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>Der Postausgang war beschädigt. Unklar, ob dies gesendet wurde.</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>Der Dienst hat es abgelehnt.</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>Der Text dieser Zeile war beschädigt.</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>Das ist Tier {id}, das es schon gibt; ein Import kann es nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>Das sind ältere Daten: %Ln davon kann schon hinzugefügt worden sein.</numerusform>
            <numerusform>Das sind ältere Daten: %Ln davon können schon hinzugefügt worden sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>Das entfernt es nur aus dem Postausgang. Wurde das Tier hinzugefügt, bleibt es in der Liste des Dienstes.</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>Eingegeben um {time}. Wird erst nach „Hinzufügen“ gesendet.</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Wartet auf das Senden</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>Aus dieser Liste nicht erkennbar. Bitte selbst nachsehen, bevor Sie es erneut hinzufügen.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>Unklar, ob dies hinzugefügt wurde. Bitte zuerst in Menagerie prüfen.</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>Unklar, ob {name} hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>Unklar, ob „{name}“ hinzugefügt wurde. Das konnte aber nicht gespeichert werden, und vorher wird nichts anderes gesendet. {cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>Was wartet, verlässt den Postausgang und wird nicht gesendet. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>Danach wird nicht mehr gefragt. In der Liste des Imports bleibt alles.</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>Status nicht angegeben</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>{done} von %Ln Tier bestätigt</numerusform>
            <numerusform>{done} von %Ln Tieren bestätigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>{done} von %Ln Tier verworfen</numerusform>
            <numerusform>{done} von %Ln Tieren verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>{name} ist ein Entwurf im Postausgang.</translation>
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
        <translation>{who} hat genau so eines hinzugefügt ({moment}).</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who} hat begonnen, genau so eines zu senden ({moment}).</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>„{name}“ wurde als #{id} hinzugefügt. Das konnte aber nicht gespeichert werden, und vorher wird nichts anderes gesendet. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>„{name}“ wurde hinzugefügt. Das konnte aber nicht gespeichert werden, und vorher wird nichts anderes gesendet. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>„{name}“ wurde nicht gesendet. Das konnte aber nicht gespeichert werden, und vorher wird nichts anderes gesendet. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>„{name}“ wurde abgelehnt: {reason} Das konnte aber nicht gespeichert werden, und vorher wird nichts anderes gesendet. {cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>Nach {category} filtern</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Gerade nicht möglich.</translation>
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
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>Tiere: {n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>Tiere: {n}. Seiten: {pages}.</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>Lieferschein – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>Etiketten: {n}. Bogen: {pages}.</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>{environment}, {when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>{title} · {source} · Seite {n} von {pages}</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln Arbeitsplatz, diese Minute {used} von {limit} verbraucht, {ours} von Ihnen</numerusform>
            <numerusform>%Ln Arbeitsplätze, diese Minute {used} von {limit} verbraucht, {ours} von Ihnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln Arbeitsplatz, diese Minute {used} verbraucht, {ours} von Ihnen</numerusform>
            <numerusform>%Ln Arbeitsplätze, diese Minute {used} verbraucht, {ours} von Ihnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>%Ln Anfrage in der letzten Stunde, höchstens {most} in einer Minute</numerusform>
            <numerusform>%Ln Anfragen in der letzten Stunde, höchstens {most} in einer Minute</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>Etwa {n}</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>Computer mit diesem Key</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>Ab {time} können Sie es hier mit einer Schaltfläche einmal versuchen.</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>Wie lange, sagte er nicht, und baldiges Fragen könnte diesen Key sperren lassen.</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>Wie lange, sagte er nicht.</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>Weitere gibt es um {when}.</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>Keine Anfragen</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>Keine Anfragen in der letzten Stunde</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>Kontingent unbekannt</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>Verbleibende Anfragen laut letzter Angabe des Dienstes.</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>Verbleibende Anfragen laut letzter Angabe des Dienstes. Um {when} sind alle {limit} wieder da.</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>Suchen und Lesen gehen weiter. Was Sie jetzt hinzufügen, wird nach der Wartezeit gesendet.</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>Heute von hier gesendet</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>Das Limit wurde um {when} zurückgesetzt. Die nächste Antwort nennt die verbleibenden Anfragen.</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>Der Dienst hat die verbleibenden Anfragen nicht genannt.</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>Vielleicht hat der Dienst gebeten zu warten.</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>Noch bis zu {limit}</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>Wartet auf das Senden</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>Die erbetene Wartezeit ist nicht lesbar; ein Versuch ist ab {shorter} möglich.</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>keine von {limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>keine von {limit} · wieder voll in {time}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>bis zu {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · wieder voll in {time}</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}, wie für diese Umgebung festgelegt</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}, angenommen, bis er erkannt ist</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}, erkannt</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason}: bis {time}</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · bis {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining} von {limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>Noch {remaining} von {limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>Kategoriename</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
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
        <translation>geändert</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>fehlt in der letzten vollständigen Liste</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>hier neu</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>Notiz: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>heute gesehen</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>gesehen {date}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>Tags: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>Bitte die Nummer prüfen.</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>Die Antwort hatte den Status {status}.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Es wurde vor dem Senden abgebrochen.</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>Die Antwort war unerwartet (Status {status}).</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>Der Host wurde nicht gefunden, daher wurde nichts gesendet. Bitte Netzwerk und Adresse prüfen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>Menagerie ist ausgefallen, bevor die Antwort bekannt war.</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>Keine sichere Verbindung kam zustande, daher wurde nichts gesendet. Bitte Adresse und Port prüfen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>Es kam keine vollständige Antwort.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>Nichts wurde hinzugefügt. Bitte korrigieren und erneut hinzufügen.</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>Nichts wurde geändert. Bitte den richtigen Key eingeben.</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>Nichts wurde gesendet. Bitte Menagerie unter Systemeinstellungen → Datenschutz &amp; Sicherheit → Lokales Netzwerk erlauben oder das Netzwerk prüfen.</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>Nichts wurde gesendet. Das IT-Team kann dafür sorgen, dass dieser Computer dem Aussteller des Zertifikats vertraut.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>Nichts wurde gesendet. Bitte prüfen, ob der Schlüsselbund entsperrt ist, oder das Passwort neu eingeben.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>Nichts wurde gesendet. Bitte die Adresse prüfen oder das IT-Team nach dem Zertifikat fragen ({detail}).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>Nichts wurde gesendet. Bitte die Adresse prüfen oder das IT-Team nach dem Zertifikat fragen.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>Nichts wurde gesendet. Bitte das Netzwerk prüfen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>Nichts wurde gesendet. Das Zertifikat gilt für einen anderen Host: Bitte die Adresse prüfen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>Nichts wurde gesendet. Das Zertifikat ist heute nicht gültig: Bitte das Datum dieses Computers prüfen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>Etwas zwischen diesem Computer und dem Dienst hat die Anfrage blockiert (Status {status}). Bitte das IT-Team fragen.</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>Die angezeigten Tiere bleiben erhalten.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>Die angezeigten Tiere bleiben erhalten. Bitte die Adresse prüfen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>Die angezeigten Tiere bleiben erhalten. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>Die Zertifikatsdatei {path} ist nicht verwendbar, daher wurde nichts gesendet. Bitte eine andere wählen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>Der Key wurde nicht dorthin gesendet. Bitte die Adresse mit dem IT-Team prüfen.</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>Die Proxyeinstellung ist nicht verwendbar, daher wurde nichts gesendet. Bitte korrigieren (eine Adresse, die mit http:// beginnt) oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>Die Proxyeinstellung oder das Proxyskript dieses Computers ist nicht verwendbar, daher wurde nichts gesendet. Bitte korrigieren (eine Adresse, die mit http:// beginnt) oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>Diese Umgebung wurde geschlossen. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>Der Proxy dieses Netzwerks hat die Verbindung abgelehnt, daher wurde nichts gesendet. Bitte die Proxyeinstellung prüfen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>Der Proxy dieses Netzwerks verlangt eine Anmeldung, daher wurde nichts gesendet. Bitte Benutzername und Passwort in den Einstellungen prüfen oder das IT-Team fragen, falls er nur eine Windows-Anmeldung annimmt.</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>Bitte mit einer anderen Auswahl erneut versuchen.</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>Unklar, ob das Tier hinzugefügt wurde.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Übung in der Sandbox: Diese Tiere sind nicht im echten Katalog.</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Probe in Staging: Diese Tiere sind nicht im echten Katalog.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>Die Adresse des Proxys mit dem Port eingeben, z. B. http://proxy.example:8080.</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>Benutzername und Passwort in die eigenen Felder eingeben.</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>Das Zertifikat in {name} ist abgelaufen. Bitte das IT-Team fragen.</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>Der Proxy ist in {path} festgelegt.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>{name} ist nicht lesbar ({detail}).</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name} ist kein Zertifikat einer Zertifizierungsstelle im PEM-Format. Bitte das IT-Team fragen.</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path} enthält unter [settings] einen nicht verwendbaren Wert für {name}. Bitte korrigieren oder das IT-Team fragen.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>%Ln Verbindung von Arbeitsplätzen</numerusform>
            <numerusform>%Ln Verbindungen von Arbeitsplätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>%Ln Notizen und Namen wurde durch spätere ersetzt. In den Details steht, wie sie lauteten.</numerusform>
            <numerusform>%Ln Notizen und Namen wurden durch spätere ersetzt. In den Details steht, wie sie lauteten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>Ein anderes Programm verwendet dort das Schema „menagerie“, und es wurde nicht verändert. Bitte eine andere Datenbank wählen.</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>Kollegen haben dieselben Notizen oder Namen geschrieben</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>Das Passwort noch einmal kopieren: Es ist leer oder enthält einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>Die Adresse der gemeinsamen Datenbank eingeben, z. B. {example}.</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>Alles andere funktioniert inzwischen.</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>Alles andere funktioniert. Das Teilen geht von selbst weiter.</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>Abgebrochen. Der Befehl lässt sich gefahrlos wiederholen.</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>Sie ist in {path} festgelegt; bis dahin wird nichts geteilt.</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>Menagerie {version} hat die Datenbank vorbereitet. Bitte Menagerie aktualisieren, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>Passwort von {user} auf {host}:</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}, {size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>Das Passwort aus der Adresse entfernen: Dort können es andere lesen. Menagerie fragt danach.</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>Entfernen, was auf „?“ folgt: Dort sind nur sslmode und sslrootcert möglich.</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>Schema {number}, angelegt von Menagerie {version}</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>Das Zertifikat gehört nicht zu {host}. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>Das Zertifikat von {host} lässt sich nicht prüfen ({detail}). Bitte das IT-Team fragen.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>Das Zertifikat von {host} ist heute nicht gültig. Bitte das Datum dieses Computers prüfen oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>Die Verbindung zur Datenbank ist abgebrochen.</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>Die Datenbank antwortete: {detail}.</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>Die Datenbank fragt nach dem Passwort von {user}. Bitte eingeben.</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>In die Datenbank lässt sich nicht schreiben. Bitte das IT-Team um eine beschreibbare bitten.</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>In der Datenbank lassen sich nicht alle Namen speichern. Bitte das IT-Team um eine mit der Kodierung UTF8 bitten.</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>Die Datenbank hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>Die Datenbank ist noch nicht vorbereitet. Das IT-Team kann {init} ausführen.</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>Die Datenbank nimmt keine weiteren Verbindungen an. Das IT-Team kann mehr zulassen.</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>Die Datenbank wurde für eine ältere Version vorbereitet. Das IT-Team kann {migrate} ausführen.</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>Die Antwort der Datenbank ist nicht lesbar. Das IT-Team kann sie prüfen.</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>Der Datenträger der Datenbank ist voll. Das IT-Team kann Platz schaffen.</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>Das Passwort von {user} wurde abgelehnt. Bitte erneut eingeben.</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>Die gemeinsame Datenbank ist bereit.</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>Die gemeinsame Datenbank war schon bereit.</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>Es gibt keinen Computer namens {host}. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>Dieser Computer vertraut dem Zertifikat von {host} nicht. Das IT-Team kann den Aussteller mit sslrootcert in der Adresse nennen.</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>Zum Teilen braucht dieser Computer libpq 16 oder neuer. Das IT-Team kann es installieren; danach Menagerie neu starten.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>etwa %Ln Zeile</numerusform>
            <numerusform>etwa %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>{by} hat die Notizen zu #{animal} später entfernt; von Ihnen stand dort „{mine}“.</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by} hatte bei #{animal} „{theirs}“ geschrieben; Ihre spätere Änderung hat es ersetzt.</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by} hat Kategorie {category} „{theirs}“ genannt; bei Ihnen hieß sie „{mine}“.</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by} hat den Namen von Kategorie {category} entfernt; bei Ihnen hieß sie „{mine}“.</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>{by} hat bei #{animal} später „{theirs}“ geschrieben; von Ihnen stand dort „{mine}“.</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>{host} ist nicht erreichbar. Bitte Menagerie unter Systemeinstellungen → Datenschutz &amp; Sicherheit → Lokales Netzwerk erlauben oder das Netzwerk prüfen.</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host} antwortet nicht. Bitte das Netzwerk prüfen.</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host} hat keine Datenbank {database}. Bitte die Adresse prüfen.</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host} bietet keine sichere Verbindung. Das IT-Team kann TLS einschalten.</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host} nimmt an Port {port} keine Verbindungen an. Das IT-Team kann dort PostgreSQL starten.</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} nennt die gemeinsame Datenbank von {name} nicht wie nötig: eine Zeile [{environment}] und darunter shared = &quot;{example}&quot;. Bitte korrigieren oder das IT-Team fragen.</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>{user} hat in der Datenbank nicht genug Rechte. Das IT-Team kann {init} ausführen.</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user} darf das nicht. Zuerst muss die Administration ausführen:</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user} darf sich nicht anmelden ({detail}). Das IT-Team kann die Rechte prüfen.</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln hinzugefügt</numerusform>
            <numerusform>%Ln hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>%Ln verworfen</numerusform>
            <numerusform>%Ln verworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>%Ln Entwurf</numerusform>
            <numerusform>%Ln Entwürfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln ausgelassen</numerusform>
            <numerusform>%Ln ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln nicht gesendet</numerusform>
            <numerusform>%Ln nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln abgelehnt</numerusform>
            <numerusform>%Ln abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>%Ln wird gesendet</numerusform>
            <numerusform>%Ln werden gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>%Ln unbestätigt</numerusform>
            <numerusform>%Ln unbestätigt</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>Der Arbeitsplatz eines Kollegen bittet zu warten</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>Frühere Wartezeiten waren nicht lesbar</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>Menagerie wurde während einer Anfrage geschlossen</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>Keine Anfragen übrig</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>Noch nicht verbunden</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Nichts kann gespeichert werden</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>Die Anfragen des Tages werden eingeteilt</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>Der Dienst bittet zu warten</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>Der Dienst ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>Der Dienst ist überlastet</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>Der Dienst hat den API-Key abgelehnt</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>Der Dienst hat die Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>Mitgeteilt vom Arbeitsplatz eines Kollegen über die gemeinsame Datenbank, um {time}.</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>Mitgeteilt vom Dienst um {time}.</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>Unbestätigt</translation>
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
            <numerusform>%Ln Zeile von {title} ließ sich nicht wiederherstellen. Bitte die Datei erneut importieren: Schon Hinzugefügtes wird erkannt.</numerusform>
            <numerusform>%Ln Zeilen von {title} ließen sich nicht wiederherstellen. Bitte die Datei erneut importieren: Schon Hinzugefügtes wird erkannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>Eine Datei war beschädigt: {file}. Was lesbar war, wurde in eine neue übernommen.</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>Eine Datei fehlte: {file}. Eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>Eine Datei wurde durch eine andere ersetzt: {file}. Eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>Aus dem Protokoll wiederhergestellte Neuzugänge: {corrected:n}.</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>Vielleicht gesendete Neuzugänge: {unconfirmed:n}. Bitte im Postausgang prüfen.</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>Ein anderes Programm hält {file} geöffnet. Alle Neuzugänge darin sind sicher. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>Ein anderes Programm verwendet {file}. Nichts wird gesendet, bis die Datei lesbar ist.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>Ein anderes Programm verwendet {file}. Wartezeiten stehen in einer zweiten Datei, und nichts geht verloren. Bleibt das so, bitte das Sicherungs- oder Virenschutzprogramm anhalten.</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist, und erneut versuchen.</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>Entwürfe und Zeilen, die ein Import ausgelassen hat, können fehlen.</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>Es ist in einer anderen Sitzung auf diesem Computer geöffnet. Dort weiterarbeiten, oder dort beenden und neu starten.</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>Nichts wurde geändert. Bitte Menagerie aktualisieren.</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>Menagerie {version} hat ihn geschrieben, und diese Version kann ihn nicht verwenden. Nichts darin wurde geändert oder gesendet. Bitte Menagerie aktualisieren, um hier Tiere hinzuzufügen; alles andere funktioniert.</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>Das Fenster hat nicht geantwortet und ließ sich nicht in den Vordergrund holen. Nichts wurde geändert. Bitte kurz warten oder diesen Prozess beenden und neu starten.</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>Menagerie kann nicht in {folder} schreiben ({detail}) und darum alte Daten nicht von neuen unterscheiden. Nach einem Start fragt es, bevor es sendet, was wartet.</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>Menagerie braucht etwas Platz für {path}. Nichts wurde geöffnet. Bitte auf diesem Datenträger Platz schaffen und neu starten.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>Menagerie {version} hat die Tiere der Sandbox in {path} geschrieben. Bitte Menagerie aktualisieren oder die Datei verschieben, um mit neuen Tieren zu beginnen.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>Menagerie {version} hat die bisher gesehenen Tiere geschrieben, und diese Version kann sie nicht lesen. Die Datei blieb unverändert. Bitte Menagerie aktualisieren, um sie wieder zu sehen.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>Menagerie {version} hat {file} geschrieben, und diese Version kann die Datei nicht verwenden. Wartezeiten stehen in einer zweiten Datei. Bitte Menagerie aktualisieren.</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>Nicht gespeichert. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>Nichts ging verloren. Bitte prüfen, ob in {path} geschrieben werden kann, und es dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>Die Datei mit den bisher gesehenen Tieren ist zurzeit nicht lesbar. Sie blieb unverändert. Bitte erneut versuchen.</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>Die Datei mit Ihren Einstellungen war beschädigt, daher gelten die üblichen. Sie ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>Die Datei mit Ihren Ansichten war beschädigt, daher gibt es keine. Sie ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen ({detail}). Nichts wurde geändert. Bitte prüfen, ob der Ort vorhanden ist und Ihnen gehört, oder mit --data-dir einen anderen wählen.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>Der Ordner {folder} ist nicht vorhanden. Nichts wurde geändert. Bitte sein Laufwerk verbinden und neu starten oder {path} löschen, um den üblichen Ordner zu verwenden.</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>Die Sperrdatei {path} lässt sich weder belegen noch lesen ({detail}), sodass ein zweites Menagerie auf denselben Daten arbeiten könnte. Nichts wurde geöffnet. Bitte prüfen, ob der Ordner Ihnen gehört und beschreibbar ist und kein Ordner so heißt, oder mit --data-dir einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>In einer Datei fehlen vielleicht die neuesten Änderungen: {file}. Ein Teil davon war beschädigt.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>In einer Datei fehlen vielleicht die neuesten Änderungen: {file}. Das Write-Ahead-Log ist weg.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>Die alte Datei ist als {kept} aufbewahrt.</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>Der Postausgang war nicht aktuell.</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>Wartezeiten lassen sich nicht speichern: Beim Schließen von Menagerie werden sie vergessen. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist. Jede Minute folgt ein neuer Versuch.</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>Was dort als gesendet steht, wird nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>Ihre Einstellungen in {path} sind nicht lesbar ({detail}), daher gelten die üblichen. Die Datei bleibt, wie sie ist, und jetzige Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>Ihre Ansichten in {path} sind nicht lesbar ({detail}). Die Datei bleibt, wie sie ist, und jetzt gespeicherte Ansichten bleiben nicht erhalten.</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>die Tiere der Sandbox</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>die bisher gesehenen Tiere und Ihre Notizen</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>der Postausgang</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>die Aufzeichnung der Wartezeiten</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>{file} lässt sich nicht öffnen, daher wird nur bis zum Schließen von Menagerie behalten, was der Dienst zeigt. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>{file} ist zurzeit nicht lesbar, daher können früher gesehene Tiere in der Anzeige fehlen. Sie sind sicher, wenn der Datenträger nicht beschädigt ist.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>{file} lässt sich nicht lesen oder schreiben ({detail}). Nichts darin wurde geändert, und alle Neuzugänge darin sind sicher. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist, und erneut versuchen.</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>{file} lässt sich nicht schreiben, daher wird nicht behalten, was der Dienst jetzt zeigt. Früher Behaltenes ist sicher und durchsuchbar. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>{file} lässt sich nicht schreiben. Wartezeiten stehen in einer zweiten Datei. Bitte prüfen, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file} ist beschädigt. Nichts darin wurde geändert. Bitte Menagerie schließen und neu starten: Was lesbar ist, kommt dann in eine neue Datei.</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>{folder} ist nicht erreichbar, oder die Dateien darin fehlen. Was Sie eingeben, bleibt hier. Menagerie macht weiter, sobald sie wieder da sind. Um ohne sie zu beginnen, starten Sie es neu.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>{path} ist nicht lesbar ({detail}) und blieb daher unverändert. Bitte lesbar machen und erneut speichern.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>{path} lässt sich nicht schreiben ({detail}). Nichts wurde gesendet. Bitte bei --report etwas anderes angeben.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>{path} lässt sich nicht schreiben ({detail}). Der bisherige Inhalt bleibt. Bitte prüfen, ob der Datenträger voll ist und die Datei Ihnen gehört, und erneut versuchen.</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} ist eine Verknüpfung, oder ein anderer Benutzer dieses Computers kann es ändern. Nichts wurde geändert oder gesendet. Bitte verschieben oder mit --data-dir einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path} ist beschädigt und lässt sich nicht beiseitelegen ({detail}). Nichts wurde geändert. Bitte selbst umbenennen oder löschen und erneut versuchen.</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>{path} nennt Ihren Datenordner und lässt sich nicht lesen ({detail}). Nichts wurde geändert. Bitte lesbar machen und neu starten oder löschen, um den üblichen Ordner zu verwenden.</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>„menagerie import“ arbeitet auf denselben Daten (Prozess {process}) und läuft weiter. Bitte danach neu starten.</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>Die Antwort sagte nichts über Limits.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>Wartezeit davor</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>nach einer Wartezeit nur eine Anfrage auf einmal</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>um das Limit einzuhalten</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>{left} von {limit}</translation>
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
        <translation>Auch ein Kollege hat Notizen geändert</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>Ein Kollege hat eine Kategorie umbenannt</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Ein Import läuft</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>Menagerie kann nicht starten</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>Menagerie läuft schon</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>Menagerie hat einen Fehler gemacht</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>Menagerie wurde von diesem Computer entfernt</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>Menagerie wurde aktualisiert</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>Vorerst keine Anfragen übrig</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>Keine sichere Verbindung</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>Das Senden wurde gestoppt</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>Die Adresse ist nicht angegeben</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>Die Adresse verweist anderswohin</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>Die Tiere waren nicht lesbar</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>Die Tiere wurden nicht exportiert</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>Die Antwort war nicht lesbar</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>Die Zertifikatsdatei ist nicht verwendbar</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>Die Spalten passen nicht</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>Der Key wurde abgelehnt</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>Der Schlüsselbund ist nicht verwendbar</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>Die Etiketten passen nicht auf das Papier</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>Der Postausgang ist nicht verwendbar</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>Der Postausgang stammt von einer neueren Version</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>Die Proxyeinstellung ist nicht verwendbar</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>Das Passwort des Proxys war nicht lesbar</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>Die Anfrage wurde unterwegs blockiert</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>Die Zeilen wurden nicht geschrieben</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>Die Sandbox konnte nicht starten</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>Der Dienst hat nicht geantwortet</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>Der Dienst hat ein Problem</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>Der Dienst findet Tiere nicht mehr nach Nummer</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>Der Dienst hat das abgelehnt</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>Dem Zertifikat des Dienstes wird nicht vertraut</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>Die gemeinsame Datenbank ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>Die gemeinsame Datenbank ist nicht verwendbar</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>An dieser Adresse gibt es keine Tiere</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>Es sind zu viele Tiere</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>Es gibt keine Datei „{name}“</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>Noch kein Key vorhanden</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>Kein Ort für den Bericht</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>Kein Ort zum Speichern der Daten</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>Dieses Tier gibt es nicht</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>Nichts hinzuzufügen</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>Diese Adresse ist nicht verwendbar</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>Das kann noch nicht hinzugefügt werden</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>Dieser Computer hat keine Datei-Handles oder Threads mehr frei</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>Das konnte nicht gedruckt werden</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>Das konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>Dieser Datenordner ist nicht sicher</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>Diese Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>Dieser Import hat schon begonnen</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>Das stammt von einer neueren Version</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>Das ist kein brauchbarer Key</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>Das ist nicht das gesuchte Tier</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>Dieses Passwort ist nicht verwendbar</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>Dieser Tarif ist nicht verwendbar</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>Diese Einstellung ist nicht verwendbar</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>Dieser Text ist nicht lesbar</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>Der Inhalt des Schlüsselbunds ist kein brauchbarer Key</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>Ihr Datenordner ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>Ihr Datenordner fehlt</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>„{name}“ ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>Mit einem Key sind nur begrenzt viele Anfragen möglich. Menagerie wartet bei Bedarf von selbst.</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>Status und Anzahl der abzufragenden Tiere wählen.</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>Es wird zuerst auf diesem Computer gespeichert. Der Postausgang zeigt, was daraus wurde.</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Verbleibende Anfragen</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>Die Farbe zeigt, welches Geschäft geöffnet ist. Die Sandbox ist zum Üben da.</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was Sie sehen</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>Wo Sie arbeiten</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>Gerade ist keine Anfrage möglich.</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>Bis {time} ist keine Anfrage möglich.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>etwa %Ln Tag</numerusform>
            <numerusform>etwa %Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>etwa %Ln Stunde</numerusform>
            <numerusform>etwa %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>etwa %Ln Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>etwa %Ln Sekunde</numerusform>
            <numerusform>etwa %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>unbekannte Zeit</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>kein Limit pro Tag</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>kein Limit pro Minute</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>am {date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>heute um {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>gestern um {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}, {day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>{name} wurde als #{id} hinzugefügt</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>{name} wurde hinzugefügt. Die Antwort des Dienstes nannte die Nummer nicht.</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>{n} pro Tag</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>{n} pro Minute</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>{n} d</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
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
