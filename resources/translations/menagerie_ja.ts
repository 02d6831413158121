<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>このアプリについて</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>Qt（LGPLバージョン3）と次のライブラリを使用しています:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>ライブラリとライセンス</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>MenagerieはMITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>店舗の動物を表示し、追加できます。</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>Menagerieに付属の通知ファイルをご覧ください。</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>バージョン情報をコピーしました</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>ライセンスの記載なし</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>Menagerieについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>動物の追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>動物(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>店舗に接続(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>この動物を複製(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>表示履歴(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>さらに読み込む(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>環境の管理(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>ビューの管理(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>すべて既読にする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>このカテゴリに名前を付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>新規・変更(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>送信トレイ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>行を貼り付けてインポート(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>リクエスト枠の詳細(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>このビューを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>{step}を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>メモを書く(&amp;W)</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>APIキー(&amp;K)…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>フィルターを解除(&amp;F)</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>行をJSONとしてコピー(&amp;J)</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>行をMarkdownとしてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>タグを編集(&amp;T)</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>フィルター(&amp;E)…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>コマンドの検索(&amp;O)…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>IT部門向け(&amp;I)…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>IT部門向け: 最近のリクエスト、エラーログ、サポートレポート…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>やり直す操作はありません。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻す操作はありません。</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>このカテゴリだけ(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>練習(&amp;R)…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>ラベルの印刷(&amp;L)…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>やり直し(&amp;E)</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>{step}をやり直す(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>このカテゴリの名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>環境の切り替え(&amp;W)</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>設定(&amp;G)…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>詳細を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>ステータス: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>このコンピューターが知るすべて、リクエストなし</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>昨日以降</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>サービスの現在の一覧</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name}（未設定）</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>名前または番号（例: 12）</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>待機後に追加</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>動物の追加</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>{environment}に追加</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>追加中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>今後は確認しない</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>カテゴリを入力してください。</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>名前とカテゴリを入力してください。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>開いたままにして続けて追加する</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>空の状態から始める</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>「{name}」が追加されたかどうか不明です。</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>はい、待機後に追加</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>{environment}の送信トレイで「{name}」を確認してください</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>すでに送信中のため、編集できません。</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>この行はすでに追加されています。</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>現在、入力内容を保存できません: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>前回の入力内容を保存できませんでした。ここに復元しました。</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>{when}に入力した内容です。まだ追加されていません。</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>{name} を「{status}」に追加しました。</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>APIキー</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>{name}のAPIキー</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>このキーでリクエストを1件送信します</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>キーはこのコンピューターのキーリングに保存されます。
送信先は次のアドレスだけです: {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>それでも閉じる</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>今 Menagerie を閉じると失われます。</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>Menagerieは、この動物の追加が済みしだい終了します。</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>Menagerieは、行が送信トレイに入りしだい終了します。</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>入力した内容は保存されていません</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>行を確認しています…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>カテゴリの列、または全行に共通のカテゴリを選択してください。</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>名前の列を選択してください。</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>{environment}に接続しています…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>追加できる行がまだありません。</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>確認できなかった行があります。</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>ここで確定するまで何も送信されません。</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>行を送信トレイに入れています…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>行を読み込んでいます…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>本番のカタログであるProductionに追加します。ここからは削除できません。</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>{title}を読み取れなくなりました。読み込み済みの内容で行を追加しますか?</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title}が変更されています。以前に読み込んだ内容で行を追加しますか?</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>サービスの一覧に出た動物は、このコンピューターに記録されます。</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>このコンピューターの表示履歴に、すべてのフィルターに一致する動物はありません。サービスにはほかの動物がある可能性があります。</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>表示履歴はまだありません</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>表示履歴に新規・変更はありません</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>表示履歴に一致するものはありません</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>このコンピューターの表示履歴に、一致する動物で昨日以降に変更されたものはありません。サービスにはほかの動物がある可能性があります。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>「イヌ」のような名前を入力してください。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>カテゴリ{id}の名前</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>名前を削除</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>名前は店舗内にだけ保存されます。サービスが扱うのは番号だけです。</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>%Ln文字以内で入力してください。この名前は{length}文字です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>カテゴリ</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>追加済みの行は除外されています。もう一度追加するには対象に含めてください。</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>このファイルについての注意</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>カテゴリとタグ</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln個のカテゴリ</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>カテゴリ{id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>タグ「{tag}」</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>%Ln個のタグのいずれか</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>列「{title}」を表示</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>{column}で並べ替え</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>名前は常に表示されます。</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>Enterで選択、Escで閉じる</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドの検索</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>コマンド、カテゴリ、動物を検索</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>このコンピューターが知っているものの中に、この名前はありません。</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>APIキー</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>店舗に接続</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>IT部門から受け取ったアドレスとキーを入力してください。</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>リハーサル用のアドレスもある（{name}）</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>プラン、共有</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging、プラン、共有</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>例: animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>テストして接続</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>キーはボタンを押したときに、このアドレスにのみ送信されます。</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>使用するアドレス: {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln行コピーしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>コピーできるのは%Ln行までです。それ以上はエクスポートを使ってください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>すべての動物</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>表示履歴</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}、{tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}、「{search}」</translation>
    </message>
    <message>
        <source>{status} {category}</source>
        <comment>A name for a view, such as: Pending Rabbits</comment>
        <translation>{status}の{category}</translation>
    </message>
</context>
<context>
    <name>DeliveryFlow</name>
    <message>
        <source>A restart discards what you edited.</source>
        <translation>再起動すると、編集内容は破棄されます。</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>破棄して読み込む</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>破棄して再起動</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>{title}を読み込むと、編集内容は破棄されます。</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>{title}を読み込んでいます…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>ここに表示されている行は、変更前に読み込んだものです。</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>{title}の行を編集しています</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title}が変更されました</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>動物を選択すると詳細が表示されます。</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>詳細を閉じる</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>詳細を閉じる（Esc）</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>省略表示（全%Ln文字）。行をコピーすると全体が得られます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>クリックすると開いて続行します。</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>クリックすると表示します。</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>環境：{name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>インポート一時停止中</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>環境の一覧を開きます</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>環境の切り替え（Ctrl+E）</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>リハーサル用: ここでの操作は店舗に反映されません</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>練習用の動物（このコンピューターにだけ保存）</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>本番のカタログ</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}: 待機中%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>このアドレスへの送信を待っている動物: {n}。アドレスを変更すると、元に戻すまで送信も表示もされません。</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>IT部門から受け取ったアドレスを入力してください。Sandboxはこのコンピューターで動作するため、アドレスは不要です。</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>IT部門が設定した値です。ここで選択すると、あなたにはその値が使われます。</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>IT部門が設定した値です。ここで入力すると、あなたにはその値が使われます。</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>{variable}で設定されています。ここでは変更できません。</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>{name}のアドレス</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>{name}のプラン</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>サービスからのメッセージ: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>これまでに動物%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>エクスポートをキャンセル</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>ここの表示履歴すべて</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>動物のエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>ファイルを仕上げています…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>Excelなどのソフト用です。</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>表計算ソフトやデータベース用です。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
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
        <translation>ほかのプログラム用で、1行に動物1件です。時刻はUTCです。</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>ほかのプログラム用の1つのリストです。時刻はUTCです。</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>エクスポートの進行状況</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>エクスポートはキャンセルされました。{name}が以前からあった場合、その内容は変わっていません。</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>選択した動物</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>エクスポートできる動物がまだありません。</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示中の動物</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>エクスポートする内容</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>動物%Ln件中{done}件</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} ({n})</source>
        <translation>{what}（{n}）</translation>
    </message>
</context>
<context>
    <name>ExportFlow</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {name}</source>
        <translation>
            <numerusform>動物%Ln件を{name}にエクスポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSVファイル</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excelブック</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>動物のエクスポート</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>JSON Linesファイル</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSONファイル</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>動物-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}（%Ln文字に切り詰めたテキスト: {count}件）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>名前を付ける…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>このカテゴリに名前を付ける…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>このカテゴリの名前を変更…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>すべて: {status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>列を選択</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>{field}の列</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>番号または名前</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>全行で共通</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>全行の{field}</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>ファイルをドロップするとインポートします</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>カテゴリとタグ</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>フィルター · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>名前、番号、メモ、タグを検索</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>このコンピューターが知っているすべてを検索します。リクエストは送信しません。</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>ステータスのフィルター</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>フィルターの解除</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>カテゴリまたはタグを検索</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>この名前のカテゴリもタグもありません。</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>カテゴリもタグもまだありません。</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>メッセージ全体を表示</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待機</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>動物%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>動物%Ln件を読み込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>動物%Ln件を読み込みました（リクエスト{all}件中{parts}件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>表示した動物%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln件一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>ほかに%Ln件を読み取れませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>サービスの一覧のすべて（%Ln件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>すべての動物から最大{n}件を取得し、ほかにもある可能性があれば、ステータスごとにも取得します</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>最初の%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>最初の1件</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>取得する動物の最大件数（{least}～{most}）</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>さらに読み込む（リクエスト最大%Ln件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>表示件数</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>昨日以降の新規・変更を表示します</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>{categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>サービスにはほかにもある可能性があります</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>サービスから{limit}件ではなく%Ln件が届きました</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>ほかにもある可能性があります</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>最初の{all}件中{n}件</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{all}件中{n}件</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>動物を追加（Ctrl+N）</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>動物の追加</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>ファイルから動物をまとめて追加（Ctrl+I）</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>動物をサービスから取得し直す（F5）</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>ビューを選択</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>この語句を含むトピックはありません。</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>ほかに以前の%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>インポートするファイルを選択</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>先に表計算ソフトの行またはファイルを1つコピーしてから、ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>表計算ソフトの行またはファイルを1つコピーして、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>表計算ファイルとリスト</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>貼り付ける行がありません</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>貼り付けた行</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>待機後に追加</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>動物を{environment}に追加</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>{animals}を{environment}に追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>今後は確認しない</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>はい、待機後に追加</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>はい、{animals}を{environment}に追加</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>注意点</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>included</source>
        <translation>対象</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>インポートする行</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>{environment}へのインポート</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>リクエストを選択すると詳細が表示されます。</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>キーを除いてコピーしました</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>curlとしてコピー</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>一致するリクエストはありません。</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>まだ何も送信していません。</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近のリクエスト</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>行をコピーしました</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>リクエストを検索</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>新しい順です。終了すると消去されます。</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>キーは含まれません。curlで送信したリクエストも数に入ります。</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>{environment}に追加しています</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>インポートをキャンセル…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>インポートをキャンセル</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>{environment}へのインポート（一時停止中）</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>インポートの進行状況</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>サービスの一覧を確認しています…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>サービスの一覧で確認</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>修正して追加…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>入荷票…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>別のファイルをインポート…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>未追加</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>ここではまだ何もインポートしていません。</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>続行するには{name}を開いてください。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>ラベルの印刷…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>できるだけ少ないリクエストで、どの動物が追加されたかを確認します</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>インポートの行</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>キーを隠す</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>ここにキーを貼り付け</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>キーを表示</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>ここではキーは不要です</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>リクエストを1件送信しています…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>キーは今回の起動中だけ保持されます</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>Sandboxには専用のキーがあります。</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>アドレスに到達できません</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>アドレスに到達しました</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>アドレス: 未テスト</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>動物の一覧を取得しました</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>動物の一覧を取得しました（残りのリクエスト: {remaining}/{limit}）</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>動物の一覧を取得できませんでした</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>キーを確認しています…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>安全な接続ではありません</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>キー全体をもう一度コピーするか、IT部門に新しいキーを依頼してください。</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>キーは承認されました</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>キーは確認されていません</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>キーは拒否されました</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>キー: 未テスト</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>一覧: 未テスト</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>このコンピューター内では安全な接続は不要です</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全な接続です</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全な接続: 未テスト</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}。このまま保存するか、あとでもう一度テストしてください。</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>すべて既読にする操作</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>カテゴリ{id}の命名</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}、{width} × {height} mm</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>各ラベルの枚数</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>一部が使用済みのシート用です。行に沿って数えます。</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>ラベルシート</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>ラベルの内容</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>その他のシート…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>ラベルの印刷</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QRコード</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>開始ラベル</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>選択した動物（{n}）</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>表示中の動物（{n}）</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>直近1時間</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>用紙の向き</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>動物を読み込んでいます…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>読み込み中: リクエスト{all}件のうち{done}件に応答</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>すべての項目</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>エラーログ</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>エラーのみ</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>ログをコピーしました</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>一致する項目はありません。</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>問題は起きていません。ログは空です。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>キーがログに記録されることはありません。</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>ログを読み取れません。IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>これはログの末尾です。ファイル全体はフォルダーにあります。</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告とエラー</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>Sandboxでのみ使えます。</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>練習(&amp;R)…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>練習(&amp;R)…（Sandboxのみ）</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>先に行を選択してください。</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>1行だけ選択してください。</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>一覧が変わりました。もう一度選択してください。</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>ビューの管理</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>店舗内にだけ保存されます</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>メモは%Ln文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>タグを追加…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>タグは動物1件につき{most}個、1個あたり%Ln文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>タグを編集</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>タグ（コンマ区切り）</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln件はタグが{most}個を超えてしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>#{id}のメモの変更</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>タグ「{tags}」の削除</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>タグ「{tags}」の追加</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>タグ「{tags}」を{all}件中{n}件に追加しました</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>タグ「{tags}」を{all}件中{n}件に追加しました。</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>タグ「{tags}」を{all}件中{n}件から削除しました</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln個のファイルに影響がありました。詳細をご覧ください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>店舗に接続(&amp;C)…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>接続するにはキーを入力してください。</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>Menagerieは{version}に更新されました</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>送信トレイを開く</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>一部の設定を読み込めませんでした</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>保存データに問題がありました</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>これらは練習用の動物です</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>これまでに保存した内容は安全です。新しい内容を保存するには空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>IT部門が{name}を設定しました</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>{name}が設定されました</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>現在は設定されていないアドレスのものです。保存されており、そのアドレスが再び設定されると送信されます。</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>現在は設定されていないアドレスのものです。保存されており、そのアドレスが再び設定されると送信されます。</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>送信トレイ</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>追加待ちの動物（Ctrl+O）</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>送信する前に</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>ほかにできる操作とその理由を表示します</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>動物%Ln件が送信待ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>動物1件が送信待ちです。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>サービスの一覧を確認しています…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>送信トレイから: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>自動で再送信されることはありません。できる操作は送信トレイに表示されます。</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>下で選択するまで何も送信しません。</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>何も送信されません。</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>1件を送信中です。</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>送信トレイを開く</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>「今すぐ送信」を押すまで送信は停止しています。</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>{time}に再試行します。「今すぐ送信」でも再試行できます。</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>次の1件はまもなく送信されます。</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>次の1件はサービスの復旧後に送信されます。</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>次の1件は正しいキーを入力すると送信されます。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>動物%Ln件が追加されたかどうか不明です</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>「{name}」が追加されたかどうか不明です</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>「{name}」の破棄</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>追加する動物</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>送信トレイを閉じる（Esc）</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>待機中のものはありません。サービスに接続できない間に追加した動物は、ここで待機します。</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>送信トレイ</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>送信トレイを読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>横の間隔（次のラベルまで）</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>縦の間隔（次のラベルまで）</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>ラベルの高さ</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>ラベルの幅</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>左余白</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>ラベルの用紙</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>上余白</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>カタログ管理</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>最初はSandboxで開くため、店舗に接続する前にすべてを試せます。</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>Menagerieは、店舗の動物を一覧表示して絞り込み、新しい動物を1匹ずつ、または表計算ファイルから追加し、Animal Store Serviceがあと何回のリクエストを受け付けるかを常に表示します。リクエスト数の上限を自動的に守り、表示した動物をすべて記憶し、追加した動物を失うことはありません。送信できないものは待機し、自動で二重に送信されることはありません。</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>動物;ペット;店舗;カタログ;在庫;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>プレビュー、{n}/{pages}ページ</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>自動検出</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>1日あたりのリクエスト数</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>1分あたりのリクエスト数</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>{name}のプラン</translation>
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
        <translation>動物は追加されるが、応答が失われる</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>Sandboxでの練習</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習開始</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>上限に達した</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>次のリクエストが失敗する</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>Sandboxで、不調なときのサービスを再現できます。このコンピューターの外には何も送信されません。</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDFとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>印刷をキャンセル</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>{n}/{pages}ページ</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>ページを準備しています…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>動物をまとめて追加</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>ここにファイルをドロップしてください。Ctrl+Vを押すと、表計算ソフトの行を貼り付けられます。</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>非表示の行も含める（{n}）</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>既存・待機中のものも対象にする（{n}）</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>Excel、OpenDocument、CSV、TSV、JSONを読み込めます。</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>問題のある行のみ（{n}）</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>読み込みと確認の進行状況</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>入荷票</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>一覧の印刷</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>印刷する動物がありません。</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>キャンセルしました。何も保存されていません。</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>キャンセルしました。ここまでのページは印刷されることがあります。</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDFファイル</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>{name}として保存しました</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>プリンターに送信しました</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>両面印刷</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>長辺とじ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>ページの指定(&amp;S):</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短辺とじ</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>あとで</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>リクエスト枠の詳細</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>残りリクエスト</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>プラン、送信数、直近1時間を表示します</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>プランを選択…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>リクエスト枠</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>直近1時間</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>まだサービスに接続できないため、集計されていません。</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1時間前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>セルの区切り</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>ファイルの読み取り方法</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>見出し</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>状況</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>レポートをコピーしました</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>これをIT部門に送ってください。キーは含まれません。</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>サポートレポート</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>エラーの文面を含める（動物の名前が含まれる場合があります）</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>%Ln行を{name}に保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>対応が必要な行を保存</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – 未処理分</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>安全な接続ではありません</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>サービスに接続します。リクエストは送信しません</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>プロキシは使用していません</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>プロキシは使用していません：このデスクトップに問い合わせできませんでした</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>このコンピューター内では安全な接続は不要です</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>プロキシ{address}を通過できません</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>プロキシ{address}に到達しました</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全な接続です</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全な接続: 未テスト</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>サービス: 未テスト</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>この設定は使用できません</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>{environment}に到達できません</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>{environment}に到達しました</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>動物</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>{title}の{environment}へのインポートが終わりました</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>{environment}へのインポートに対応が必要です</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>ビューには、フィルター、列、並び順が保存されます。</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>「保留中のウサギ」のような名前を入力してください。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>同じ名前のビューを置き換えます。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>ビューの保存</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>検索をクリア（Esc）</translation>
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
            <numerusform>サービスの一覧の%Ln件すべてを調べました</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>このコンピューターで表示したほかの動物</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>サービスに #{id} を問い合わせる</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>サービスに問い合わせています…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Enter ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>この一覧</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>この一覧、{filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>サービスからさらに読み込む（リクエスト最大%Ln件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>見つかりませんか？</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>この一覧（{filters}）になく、このコンピューターで表示したこともありません</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>この一覧になく、このコンピューターで表示したこともありません</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>このコンピューターで表示したことはありません</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>{day}以降、サービスは番号で動物を検索できません</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>サービスに #{id} はありません</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>サービスが一覧に返すのはステータスごとに{n}件までです。ほかにもある可能性があります</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>待機後に可能</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln件を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>タグを削除</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>追加または削除するタグ</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>タグ（コンマ区切り）</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>コピーとタグ付けができるのは%Ln行までです。エクスポートではすべて書き出せます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>動物の追加…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>サービスに問い合わせています…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>動物を読み取れませんでした</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>このステータスの動物はありません</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>この一覧に{categories}の動物はありません。</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>すべてのフィルターに一致する動物はありません。</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>待機が終わると動物が表示されます。</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>この環境のカタログは空です。</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>現在、サービスの一覧にはありません。</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>サービスにはほかにもある可能性があります。</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>サービスから動物ではないデータが届きました。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>動物はまだいません</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated}・表示中は{status}のまま</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>同僚の項目%Ln件を読み取れません</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>同僚の項目1件を読み取れません</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>{environment}に接続しています…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>ほかの端末と共有していません</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>アドレスを設定…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment}はまだ設定されていません。</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>環境とプラン…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>データフォルダーを開く</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>このページを既定値に戻す</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>このページを最初の状態に戻します</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>先に、キーのある環境を開いてください。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>パスワードはキーリングに保存されました。</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>パスワードはMenagerieを閉じるまで保持されます。キーリングに保存できませんでした。</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>「{setting}」の変更</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>「{page}」を既定値に戻す操作</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>PEM形式のファイルです。システムの証明書に加えて信頼されます。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>別のフォルダーは再起動後に使われます。移動や削除は行われません。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>Productionへの追加の確認</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>プロキシで不要な場合は空のままにします。</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>%Ln分ごと</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>すべての追加</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>1分ごと</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>追加の証明書</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>このコンピューターのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>More</source>
        <translation>より詳しく</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>プロキシなし</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>確認しない</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>待機が終わったら通知する</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>インポートが終わったら通知する</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>インポートに対応が必要なとき通知する</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>手動のみ</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>プロキシを指定</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>プロキシのユーザー名</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>自動更新</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>今回の起動では--data-dirで設定されています。</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>今回の起動では--log-levelで設定されています。</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>IT部門が設定した値です。ここでは変更できません。</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>ほかの端末と入荷票に表示されます。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>待機やインポートの終了時に音を鳴らす</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>例: http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字のサイズ</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>最初の追加</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>言語は再起動後に変わります。下書きは残ります。</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>変更するには新しいものを入力</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告とエラー</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>ログに記録する内容</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>同僚に表示する名前</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language}：このコンピューターには表示用の文字がありません</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>環境を保存しました</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>練習の準備ができました。動物を追加すると試せます。</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>練習の準備ができました。「更新」を押すと試せます。</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>練習の準備ができました。この待機の後に試せます。</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>店舗のPostgreSQLデータベースです。共有しない場合は空欄にします。</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>パスワードはこのコンピューターのキーリングに保存されています。</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>パスワードはMenagerieを閉じるまで保持されます。</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>先に共有データベースのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>パスワードを残す</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>パスワードを削除</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>このコンピューターのキーリングにあるパスワードを置き換えます。</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>IT部門が設定した値です。ここで入力すると、あなたにはその値が使われます。</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>ほかの端末と共有…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>ほかの端末と共有中…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>{name}の共有データベースをテスト</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>パスワードはこのコンピューターのキーリングに保存されます。</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>パスワードは保存時に削除されます。</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>変更するには新しいものを入力</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>{name}の共有データベース</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}: 共有データベースのパスワード</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>コンピューターが見つかりました</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>コンピューターが見つかりません</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>コンピューター: 未テスト</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続しました</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>安全な接続ではありません</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>接続: 未テスト</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>書き込みできません</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>書き込みできます</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>接続できません</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>暗号化なし（アドレスの指定による）</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>ログインできません</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>Menagerieでは使用できません</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>パスワードは承認されました</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>パスワード: 未テスト</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>準備: 未テスト</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>Menagerie用に準備済み、バージョン{n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全な接続です</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全な接続: 未テスト</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>書き込み: 未テスト</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>パスワードは今回の起動中だけ保持されます</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>ファイルの読み取り方法を変更</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>ファイルを選択またはドロップするか、行を貼り付けてください</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>以前のインポート</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>インポートするファイル</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>行を貼り付け</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>貼り付けた行</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>表計算ソフトでコピーした行を貼り付けます（Ctrl+V）</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>Menagerieは前回、予期せず終了しました。</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>Menagerie {version}が利用できます</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>レポートを表示</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>保存した内容は安全です。</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>IT部門向け</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>タグはコンマで区切ってください。</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>使用中のタグ</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{n} of {count}</source>
        <translation>{n}/{count}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Done again: {step}</source>
        <translation>やり直しました: {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>その後に変更されたため、そのままにしました：{step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>元に戻しました: {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>同じ名前のビューがあります: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>保存済みのビューはまだありません。</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>ビューを保存できませんでした</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>ビューを保存しました: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>ビュー: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>ビュー「{name}」の削除</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>サービスが復旧したかどうかを、リクエスト1件で確認します。</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>考えられる2つの待機時間のうち、短いほうが過ぎました。1回だけ試せます。</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>待機が終わりました</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>今すぐ1回試す</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>残り{time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>{environment}の待機が終わりました</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>操作を続けられます。</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>登録済みの語句%Ln件の意味を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>登録済みの語句1件の意味を表示</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>語句が%Ln件以上あります。正しい列ですか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>これらの語句%Ln件の意味は何ですか?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>これらの語句の意味は何ですか? この{shown}件のあとに、さらに%Ln件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>この語句の意味は何ですか?</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>語句の意味</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>意味を指定する語句</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>その番号</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>追加先: {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>インポートの進行状況</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>表示: {line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}: 選択…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}: クリア</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>ほかの端末に同じような追加がさらに%Ln件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>ほかに%Ln件一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>{environment}にもう1件追加</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>もう1件追加しますか?</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>送信トレイで別の「{name}」が待機中です。</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>別の「{name}」が{when}に破棄されましたが、追加された可能性があります。</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>本番のカタログであるProductionに追加します。ここからは削除できません。</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>送信トレイにある別の「{name}」が追加されたかどうか、まだ不明です。</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>はい、{environment}に追加</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>カテゴリ{id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>{category}の「{name}」（{status}）は、{when}にここから#{id}として追加されています。</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>{category}の「{name}」（{status}）は、{when}にここで初めて表示されています: #{id}。</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>「{name}」は下書きになりました。「追加」を押すまで送信されません</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>「{name}」は送信トレイにあります。接続され次第、追加されます。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>「{name}」は送信トレイにあります。サービスの復旧後に追加されます。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>「{name}」は送信トレイにあります。正しいキーを入力すると追加されます。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>「{name}」は送信トレイにあります。そこで選択するまで待ちます。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>「{name}」は送信トレイにあります。{time}に追加されます。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>「{name}」は送信トレイにあります。送信は停止しています。</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>「{name}」は{when}にここから追加されています。</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>アドレスはhttps://で始めてください。http://ではキーを他人に読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>別のプランを選択してください。</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>ホストを修正してください。{example}のように入力します。</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>プランを修正してください。{words}または&quot;{detected}&quot;が使えます。</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>ポートを修正してください。1～65535の数字が使えます。</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>{key}を修正してください。1～{most}の整数が使えます。</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>アドレスは{example}のように/v1で終わらせてください。</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>{example}のようなサービスのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>変数{variable}で設定されています。</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>{path}で設定されています。</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>アドレスからスペースと改行を取り除いてください。</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>{key}を削除するか、plan = &quot;enterprise&quot;と書いてください。ほかのプランの上限は決まっています。</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>アドレスから「{sign}」を取り除いてください。</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>{name}のプランは{path}で設定します。それまでは自動的に検出されます。</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>これは{name}のアドレスです。別のアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>ホストは「xn--」で始まる形式で入力してください。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>{path}を読み取れません（{detail}）。修正するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path}に{name}のアドレスが正しく書かれていません。[{environment}]の行と、その下にbase_url = &quot;https://…/v1&quot;が必要です。修正するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>{path} は使用されません。このコンピューターの別のユーザーが変更できるためです。その権限を外すよう IT部門に依頼してください。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continueは送信待ちの行をそのまま追加するため、列の指定や--dry-runは使えません</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-runは何もインポートしないため、--reportは書き出せません</translation>
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
        <translation>--jsonは1行に1つのオブジェクトを出力します。メンバー&quot;event&quot;の値:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: 同じ列を持つ前回のファイルと同じ読み方か、words: 語句に選んだ意味
  problem      row, reason: 行を除外した理由
  estimate     environment, requests, seconds, days, plan, plan_source（chosen、detected、assumedのいずれか）,
               along: 一緒に送信される待機中のほかの動物
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until（Unix秒、またはnull）
  outcome      row, state（refusedまたはunconfirmed）, reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status、必ず最後に出力
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--mapに同じCOLUMNが2回あります。1つの列は1つの項目にしか使えません</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--mapに同じFIELDが2回あります。1つの項目には1つの列しか使えません</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshotsは--self-checkと一緒に使います</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Animal Store Serviceのデスクトップ用カタログ管理アプリです。</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>ウィンドウを開かずに、サービスのペースに合わせて動物をファイルからインポートします。</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>システムのライブラリが足りないため、Menagerieを起動できません: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>Menagerieのデータの保存場所が不明です（{error}）。HOMEを設定するか、--data-dir FOLDERを付けてください。</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>このコンピューターにファイルハンドルまたはスレッドの空きがないため、Menagerie を終了しました。追加済みのものと待機中のものは保存されています。もう一度起動してください。</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>Menagerieの内部でエラーが発生したため、終了しました。詳しくは{file}に記録されています</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>Menagerieには画面が必要ですが、DISPLAYもWAYLAND_DISPLAYも設定されていません。デスクトップから起動してください。画面なしで動作するか確かめるには、コマンドに--self-checkを付けてください。</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>Menagerieには画面が必要ですが、{variable}で指定された画面（{name}）が応答しません。</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>店舗の各端末が情報を共有するためのPostgreSQLデータベースを準備します。</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>パスワードはPGPASSWORD、~/.pgpass、サービスファイル、キーリングから取得し、なければ端末で尋ねます。終了ステータス: 0 完了、1 失敗、2 オプションの誤り、3 先に管理者が標準出力のSQL文を実行する必要があります。</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>ウィンドウを開かずに動物をファイルからインポートするには、「{command} --help」をご覧ください。</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>--yesがない場合は、端末で確認を求めます。端末がなければ何も送信しません。サービスから求められた時間は待機します。
Ctrl+C、SIGTERM、SIGHUPで終了します。その際、最後の応答を最大30秒待ちます。残りは送信待ちのままとなり、
--continueまたはウィンドウで続けられます。同じデータを使うウィンドウがある場合は、そのウィンドウでファイルを開き、
ここからは何も送信しません。</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>CSV、TSV、XLSX、XLS、ODS、JSON、JSON Linesのいずれかのファイル</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>確認せずに追加する</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>以前のインポートで待機中のまま残ったものを追加する</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>オプションがあいまいです: {option}は{list}のいずれかです</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>引数 {option}: 値が必要です</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>引数 {option}: 値{value}は指定できません</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>引数 {option}: 無効な値です: {value}（次から選択: {list}）</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>引数 {option}: {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>同じ列を持つ前回のファイルの読み取り方法を使わない</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>終了ステータス:
  0  すべての動物を追加した、または試行で問題がなかった
  1  失敗した
  2  オプションが正しくない
  3  対応が必要な行がある: 拒否、未確認、除外、または待機中
  4  何も送信していない</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>FILEまたは--continueのどちらか一方を指定してください</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>1文字か「tab」を指定してください</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>画面なしでSandboxの主な手順を実行し、結果を表示して終了する</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>標準エラー出力に表示する詳しさ（既定値: warning、または設定のレベル）</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init: スキーマとテーブルを作成または更新します。繰り返し実行できます。status: バージョン、接続中の端末、サイズを表示します。migrate: 古いスキーマをこのプログラムのバージョンに更新します</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>アプリケーションのデータをDIRに保存する</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>シートで非表示の行を除く</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>前回の環境の代わりにこの環境を開く</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>このファイルをインポートのウィンドウで開く: CSV、TSV、XLSX、XLS、ODS、JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>プログラム用に、1行に1つのJSONオブジェクトを出力する</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>テキストファイルの文字をNAME（windows-1252やutf-8など）として読む</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>読み込み、確認、見積もりだけを行い、送信トレイへの追加も送信も行わない</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>プログラムのバージョンを表示して終了します</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了します</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>テキストファイルのセルの区切りをCHARACTER（または「tab」）とする</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>FIELD（name、category、status）をCOLUMN（見出し、または1から始まる番号）から読み取る。繰り返し指定可能</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>カテゴリのない行に使うカテゴリの番号</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>パスワードを含まないデータベースのアドレス: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>次の引数が必要です: {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>動物が載っているブックのシート</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>ステータスのない行に使うステータス</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>認識できない引数: {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方: </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>動物の追加先</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>--self-checkと一緒に使用: 手順の画像をDIRに保存する</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>対応が必要な行をFILEに書き出す</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: エラー: {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>「{text}」はCOLUMN=FIELDの形式ではありません。FIELDは{fields}のいずれかです</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>%Ln分前</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>同僚</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person}（{computer}）</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{when}、{who}がまったく同じ動物を追加しました。</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{when}、{who}がまったく同じ動物の送信を始めました。</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{when}、{who}がまったく同じ動物を送信待ちにしました。まだ送信されていません。</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{when}、{who}がまったく同じ動物を送信しましたが、追加されたかどうかまだ不明です。</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>追加する動物: %Ln件（{left_out}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>追加する動物: %Ln件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>待機中だった動物も%Ln件送信しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>待機中の動物も%Ln件送信します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>先に送信するもの%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>除外%Ln行: 送信トレイで修正して追加してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>対応が必要な行: %Ln行（{path}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>ほかに%Ln行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>同じデータで別のインポートが実行中です（プロセス{process}）。こちらからは何も送信していません。そのインポートが終わってから、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>未確認のものをウィンドウで確認してください。追加されたかどうか不明です。</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>列: {list}。</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>終了しています。最後の応答を待っています。</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>値のない行: {list}。</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>終了中に中断されました。</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>中断されました。何も送信していません。</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>Menagerieはすでに実行中ですが、ウィンドウが応答しませんでした。何も送信していません。閉じてから、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>Menagerieは実行中です。ここからは何も送信していません。ウィンドウでこの環境を開いてください。一時停止していなければ、インポートはそこで続きます。</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>Menagerieは実行中で、ここからファイルを受け取りませんでした。何も送信していません。ウィンドウでファイルをインポートするか、閉じてからもう一度実行してください。</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>Menagerieが実行中のため、試行はできません。何も送信していません。ウィンドウを閉じてもう一度実行するか、ウィンドウでファイルをインポートしてください。追加の前に同じ内容が表示されます。</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>Menagerieは実行中です。ウィンドウでファイルを開きました。そちらで続けてください。</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>待機中のインポートはありません。何も送信していません。</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>ここからはレポートを書き出せません。対応が必要な行はウィンドウで保存してください。</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>追加できる行がありません。何も送信していません。</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>ほかの端末と共有していないため、インポートは単独で続行します。{reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>追加するものは残っていません。</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>何も送信していません。確認なしで追加するには--yesを付けてください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>何も送信していません。確認なしで続けるには--yesを付けてください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>何も送信していません。Menagerieのウィンドウを開き、確認、送信、破棄のいずれかを選んでください。</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>同じ列を持つ前回のファイルと同じ方法で読み取りました。その方法を使わずに読み取るには、--ignore-layoutを付けてください。</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>{row}行目: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>{row}行目: {state}。{reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>--map COLUMN=FIELDでどの列かを指定してください。</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>ディスクがいっぱいです。保存済みの内容は安全です。空きができると、インポートは自動で再開します。</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>以前と同じく、キーが拒否されました。送信トレイへの追加も送信も行っていません。Menagerieのウィンドウで{environment}の正しいキーを保存してから、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>レポートを書き込めませんでした。{error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>レポートは最後に書き出されます。--continueで続けるときも--reportを付けてください。</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>残りは送信待ちのままです。続けるには: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>未確認の動物を確認できませんでした。{error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>キーリングに{environment}のキーがありません。何も送信していません。Menagerieのウィンドウでキーを保存してから、もう一度実行してください。</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>このファイルはすでにインポート中です（待機中%Ln行）。何も送信していません。続けるには: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>これは試行です。送信トレイへの追加も送信も行っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>動物%Ln件を追加するには「{environment}」と入力してください: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>正しく見えない場合は、--encoding {example}のように--encoding NAMEを付けてください。</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>語句: {list}。</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>約%Ln日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>約%Ln時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>約%Ln分</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>1分未満</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>%Ln日間</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>{total:n}件中{added:n}件を追加</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>残り{duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}: リクエスト%Ln件、{duration}（プランが{plan}の場合）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}: リクエスト%Ln件、{duration}、{days}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}: リクエスト%Ln件、{duration}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment}: {list}。</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error}インポートは自動で再試行します。</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field}は「{title}」から</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}: %Ln行。</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>1分に{n:n}件</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason}（{time}まで）</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>「{word}」はカテゴリ{number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>「{word}」は{status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>「{word}」はステータス未設定</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--mapに列「{column}」が2回あります。何も送信していません。1つの項目にだけ指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>フィルターで %Ln 行が非表示です: {numbers}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>別のプログラムがまだ書き込んでいます。終わるまで待ってから、もう一度選択してください。</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>セル {cell} はほかのセルから離れているため、読み込まれませんでした。</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>セルが足りません: {row:n}行目。</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>シートの寸法を確認してください。</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>「{columns}」の値にかかわらず、1行が1匹になります。</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>すべての行に問題があるか、除外されています。</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>開けません（{detail}）。もう一度お試しください。</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>このままでは読み込めません。表計算ソフトで開き、XLSX として保存してください。</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>列が{most:n}列を超えています。不要な列を削除してください。</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>行が{most:n}行を超えています。小さなファイルに分割してください。</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>行がありません。別のファイルまたはシートを選択してください。</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>シート {sheet} はありません。シートは {names} です。</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>Numbers の書類です。Numbers から Excel または CSV に書き出してください。</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>空のファイルです。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>ファイルではありません。表計算ファイルまたはCSVファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>表ではありません。作成したプログラムで XLSX または CSV として保存してください。</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>正しいJSONではありません（{line:n}行目）。エクスポートし直すか、別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>正しいJSONではありません。エクスポートし直すか、別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>圧縮されています。展開してから、中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>パスワードで保護されています。パスワードなしで保存してから、もう一度選択してください。</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>保護されているか、別のプログラムで開かれています。そのプログラムで閉じるか、別のファイルを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>ほかの%Ln行も同じです。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>大きすぎます。小さなファイルに分割してください。</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>破損している可能性があります。表計算ソフトで開いて保存し直してから、もう一度選択してください。</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>別の場所にあるファイルへのショートカットです。元のファイルを開き、XLSX または CSV で保存して、そのコピーを選んでください。</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>表が開かれていることを示すだけのファイルです。隣にある同じ名前のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>行は送信トレイにあります。</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>結合されたセルが下の%Ln行に及んでいます: {numbers}。カテゴリーやステータスはその行にも使われます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>名前の列が見つかりません。何も送信していません。--map COLUMN=nameで名前の列を指定してください。列は{columns}です。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>何も送信していません。パスを確認してください。</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>「{column}」のうち、ここにいる動物のものではない番号は使われません。</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>すべての動物が入った1つのリストが見つかりません。動物を1つのリストとして書き出してください。</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>シート「{sheet}」だけを読み込みました。読み込んでいないシート: {names}</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>ファイル内のほかのリストは読み込まれませんでした: {names}。</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>{row:n}行目はありません。見出しの行を選び直してください。</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>{row:n}行目を見出しとして扱いました。</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>文字コードに合わない文字があります: {row:n}行目。</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>文字コードは{encoding}と推測しました: {names}。</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>ディスクがいっぱいです。既存のファイルは変わっていません。空き容量を増やすか、別のディスクを選択してください。</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>文字コード{encoding}は不明です。別の文字コードを選択してください。</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>ファイルがこのディスクの上限を超えます。既存のファイルは変わっていません。別のディスクを選択してください。</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>最初の行を見出しとして扱いませんでした。</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>最初の行を見出しとして扱いました。</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>フォルダー{folder}がないか、読み取り専用です。既存のファイルは変わっていません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>現在プリンターを使用できません。何も印刷していません。</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>見出しより上の行は除外しました。</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>シートで %Ln 行が非表示です: {numbers}。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>セルが見出しより多くあります: {row:n}行目。</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>「{column}」という列はありません。何も送信していません。列は{columns}です。</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>そのファイルはありません。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>次の列は同じように当てはまるため、どれも使いません: {columns}。1つ選んでください。</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>表計算ソフトで正確に保持できない大きな数値があります: {row:n}行目。</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>現在、表示履歴を読み取れません。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>印刷できる動物は{most:n}件までです。一覧を絞り込むか、エクスポートを使ってください。</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>{name}に書き込めません（{detail}）。既存のファイルは変わっていません。もう一度試すか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>{name}に書き込めません。ファイルまたはフォルダーが保護されているか、別のプログラムで開かれています。既存のファイルは変わっていません。そのプログラムで閉じるか、別の名前またはフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name}はインポート元のファイルです。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name}はすでにあります。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>「{columns}」は使いません。ステータスを表す列であれば選んでください。</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>「{other}」ではなく「{column}」を使います。値がより適しています。</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>{colleague}が追加</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>ここから追加</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>{colleague}がカテゴリに命名</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>初回表示</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>初回表示、{status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最終表示</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>サービスの全件一覧にありません</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>サービスの全件一覧（{status}）にありません</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>{colleague}によるメモ</translation>
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
        <translation>{title}。</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>#{id} is another animal that was added from here. Check again.</source>
        <translation>#{id}は、ここから追加した別の動物です。もう一度確認してください。</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>カテゴリは整数です（例: 12）。</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>表示件数は1～{most}の数字です。</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>名前に改行は使えません。</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>名前は{most:n}文字までです。</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>IDは整数です（例: 12）。</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>動物には名前が必要です。</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>カテゴリ{number}の名前は「{name}」です。番号を入力するか、一覧から選択してください。</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>入力内容を修正してください。</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>カテゴリの名前または番号を入力してください。</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>「{name}」というカテゴリはありません。番号を入力してください。</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>{first:n}行目が、この行の1つのセルの中にあります。</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>{first:n}行目から{last:n}行目が、この行の1つのセルの中にあります。</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>「{name}」というカテゴリが複数あります: {numbers}。番号を入力してください。</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>読み取れない文字がありました。</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>ファイルがこの行の途中で終わっています。</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>名前に送信できない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>名前がテキストではなく、リストまたはオブジェクトです。</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>この行の引用符がどこで始まりどこで終わるか判断できません。</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>表のこのセルは日付です: {word}。値を入力してください。</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>表のこのセルはエラーです: {word}。</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>ステータスは{statuses}のいずれか、または未設定です。</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>このセルはセル {cell} と結合されています。値を入力してください。</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>この数式は計算されていません。表計算ソフトでファイルを保存し直すか、値を入力してください。</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>{word} が表でどう表示されるか分かりません。値を入力してください。</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>「{word}」は不明なステータスです。意味を選択してください。</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>キーに使えるのは英字、数字、記号だけで、スペースは使えません。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>ステータスを選択し、表示件数を100にしてから、番号を検索してください。</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>動物を表示するにはAPIキーを入力してください。</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>IT部門から受け取ったアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>これを行うには、もう一度インストールしてください。</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>待機時間を読み取れませんでした。何も送信しておらず、自動でも送信しません。いつ試すかはご自身で選んでください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>何も送信していません。別のキーを入力するか、このキーをもう一度試してください。</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>テストは行われていません。待機が終わったら、もう一度テストしてください。</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>入力した内容は失われていません。ほかのプログラムを閉じるか、Menagerie を起動し直してください。</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>入力した内容は失われていません。下の詳細を添えて報告してください。</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>これを行うには、再起動してください。</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>一覧を読み取れませんでした。待機が終わったら、もう一度確認してください。</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>詳しくはログに記録されています。</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>待機が終わったら、もう一度試してください。</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>このキーを確認できませんでした。このまま保存するか、{time}にもう一度テストしてください。</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>このキーを確認できませんでした。このまま保存するか、あとでもう一度テストしてください。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>動物%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>一覧にあり%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>ほかに%Ln件を送信中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>一覧になし%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>準備完了%Ln行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>リクエスト%Ln件、{time}（プランが{plan}の場合）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>リクエスト%Ln件、{time}（{plan}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln行は送信されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>追加済みの%Ln件はそのまま残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>判断不可%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>ほかに1件を送信中です。</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1行は送信されません。</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>追加済みの1件はそのまま残ります。</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>同僚が同じような動物を追加</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>破棄した追加と同じ可能性あり</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>以前のインポートで追加済み</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>{when}、{environment}に追加</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>{when}、{who}が{environment}に追加</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>追加済み（IDは不明）</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>動物 #{n}（インポートでは変更できません）</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>同じものがほかにもあります</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>破棄しました。すでに追加されていた場合は、カタログに残ります。</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>{when}に再開します。</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>IDまたは理由</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>{environment}へのインポート（キャンセル済み）</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>{environment}にインポートしました</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>動物#{n}と同じ可能性あり</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>合計行の可能性あり</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>「{word}」の意味</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>見出しなし</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>追加されたものはありません。</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>サービスの一覧にありません</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>現在は送信できません。{time}後に再試行します。</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>何も送信されません。</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>何も追加されませんでした</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>一時停止中です。このインポートからは何も送信されません。</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>一時停止しています: %Ln行がまだ送信中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>一時停止しています: 1行がまだ送信中です。</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>おそらく#{id}として追加されています</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>読み取り方法: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>{all}行中 {first}–{last}行</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>{n}行目と同じ</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>対応が必要な%Ln行を保存…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>対応が必要な行を保存…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>失敗したため停止しました。「再開」を押すと続行します。</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>タブ</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>正しいキーを入力するとインポートを続けます。</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>古いデータかもしれません。どうするかは送信トレイで選べます。</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>見出しは{n}行目</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>メインウィンドウで1回試してください。</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>縦線</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>すでに送信トレイで待機中</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>ほかの追加%Ln件を待機中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>ほかのインポート%Ln件を待機中: {time}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>{title}を待機中: {time}。</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>サービスの一覧からは判断できません。</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>追加されたかどうか不明です。</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>このファイルは{when}にインポート済みです: {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>残り約%Ln日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>残り約%Ln時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>残り約%Ln分</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>残り1分未満</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>見出しなし</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>シート「{name}」</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>見出しは{n}行目</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>縦線</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}。行を開いて判断してください。</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>入力率{n} %</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>1日に{n}件</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>1分に{n}件</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{all}件中{n}件</translation>
    </message>
    <message>
        <source>{text}; {a_day}</source>
        <translation>{text}、{a_day}</translation>
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
            <numerusform>インポート%Ln件を一時停止中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>{title}の%Ln行が除外されました</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>{title}の1行が除外されました</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>{title}のインポートは一時停止中: {all}件中{n}件</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>インポート一時停止中 · {all}件中{n}件</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>{title}をインポート中: {all}件中{n}件</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}: 動物%Ln件が追加待ち</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}: 動物1件が追加待ち</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>キーリング内のキーは安全です。何も送信していません。キーリングのロックが解除されていることを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>キーリング内のパスワードは安全です。何も送信していません。キーリングのロックが解除されていることを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>何も送信していません。キーをもう一度入力してください。保存すると、以前の内容は置き換えられます。</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>キーはMenagerieを閉じるまでの間だけ保持されます。</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>キーはMenagerieを閉じるまで保持され、ファイルには保存されません。長く保持するには、キーリングのロックが解除されていることを確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>キーがまだ残っている可能性があります。キーリングのロックが解除されていることを確認してもう一度試すか、キーリングの画面で「Menagerie」の項目を削除してください。</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>キーリングはキーを受け付けましたが、保存しませんでした。キーはMenagerieを閉じるまで保持され、ファイルには保存されません。</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>キーリングが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>キーリングからキーを削除できませんでした。</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>キーリングがキーを受け付けませんでした。長さ（{length}文字）が原因かもしれません。</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>キーリングがロックされています。</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>このコンピューターのキーリングでエラーが発生しました（{kind}）。</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>パスワードはMenagerieを閉じるまで保持され、ファイルには保存されません。長く保持するには、キーリングのロックが解除されていることを確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>パスワードがまだ残っている可能性があります。キーリングのロックが解除されていることを確認してもう一度試すか、キーリングの画面で「{entry}」の項目を削除してください。</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>このセッションには、キーを安全に保存できるキーリングがありません（LinuxではGNOME KeyringまたはKWallet）。キーはMenagerieを閉じるまで保持され、ファイルには保存されません。</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>何も送信していません。パスワードをもう一度入力してください。保存すると、以前の内容は置き換えられます。</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>キーリングはパスワードを受け付けましたが、保存しませんでした。パスワードはMenagerieを閉じるまで保持され、ファイルには保存されません。</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>キーリングからパスワードを削除できませんでした。</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>キーリングがパスワードを受け付けませんでした。長さ（{length}文字）が原因かもしれません。</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>このセッションには、パスワードを安全に保存できるキーリングがありません（LinuxではGNOME KeyringまたはKWallet）。パスワードはMenagerieを閉じるまで保持され、ファイルには保存されません。</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>動物%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>変更%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新規%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>ここでは新規%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>販売済みに変更%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>表示履歴</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>サービスから</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>並べ替えなし</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>検索: 「{words}」</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>たった今更新</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>{time}に更新</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>昨日以降の新規・変更</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}、昇順で並べ替え</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}、降順で並べ替え</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · 前回の応答を表示中</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>環境(&amp;N)</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>ビュー(&amp;I)</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>動物%Ln件を選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>動物%Ln件を送信トレイから取り除き、送信しません。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>動物%Ln件を送信トレイから取り除きます。追加されていたものはサービスの一覧に残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>動物%Ln件を、見つかったIDで追加済みにします。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>以前の一覧になかった動物が%Ln件見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>要対応%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>待機中%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>要対応1件</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>同僚が同じような動物を追加しています。</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>破損したインポート</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>同じような追加が破棄されましたが、追加された可能性があります。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>もう一度追加</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>それでももう一度追加</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>もう1件追加</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>同じような動物を追加…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>{time}に#{id}として追加しました。</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>{time}に追加しました。番号は不明です。</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>同じような追加が送信待ちまたは未確認です。</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>同じような動物がすでにあります。</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>このファイルの以前のインポートで追加されています。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度確認</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>すべて確定</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>%Ln件すべて確定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>%Ln件すべて確定…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>%Ln件を破棄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>%Ln件を破棄…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>すべて破棄</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>それでも破棄</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>{time}に破棄しました。すでに追加されていた場合は、カタログに残ります。</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>{time}に破棄しました。送信はされていません。</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>項目 {number} を読み取れません</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>その後もう一度送信されます。</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>送信待ちです。</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>動物ではなく、合計の行のようです。</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>すでに追加されている可能性があります。二重に追加されるおそれがあり、サービスでは動物を削除できません。</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>追加されていた</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>送信前にキャンセルされました。</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>破棄されました。追加されていないことをMenagerieで確認してください。</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>意図的に除外されました。</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>二重に追加しないよう、送信していません。もう1件追加するか、破棄してください。</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>以前に拒否されました: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>拒否されたため、何も追加されていません。編集するか、再送信してください。</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>待機時間を読み取れませんでした。Menagerieのウィンドウを開くと、1回試すことができます。</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>Menagerieはサービスの応答を受け取れませんでした。</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>送信中にMenagerieが終了しました。</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>要対応</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>カテゴリ未入力</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>名前未入力</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>まだ一覧にありません。{later}以降にもう一度確認してください。</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>一覧にありません。もう一度追加しますか?</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>何も送信されていません。修正して追加するか、破棄してください。</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>送信トレイ</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>貼り付けた行</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>おそらく#{id}として追加されていますが、以前からある動物かもしれません。これですか?</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>おそらく#{id}として追加されています。これですか?</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近の項目</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>まとめて送信</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>送信が{times:n}回続けて失敗しました。残りは送信待ちのままです。失敗した動物を送信トレイで確認してから、再送信してください。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>ステータス未設定</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>直前の送信は拒否されました。編集するか、再送信してください。</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>送信トレイの最新の変更が失われました。送信されたかどうか不明です。</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>送信トレイが破損していました。送信されたかどうか不明です。</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>サービスに拒否されました。</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>この行のテキストは破損していました。</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>これはすでにある動物{id}です。インポートでは変更できません。</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>これは古いデータです。このうち%Ln件はすでに追加されている可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>送信トレイから取り除くだけです。動物が追加されていた場合は、サービスの一覧に残ります。</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>{time}に入力しました。「追加」を押すまで送信されません。</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>この一覧からは判断できません。もう一度追加する前に、ご自身で確認してください。</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>追加されたかどうか不明です。先にMenagerieで確認してください。</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>「{name}」が追加されたかどうか不明です。</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>「{name}」が追加されたかどうか不明です。また、そのことを保存できませんでした。保存できるまで、ほかには何も送信されません。{cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>待っているものは送信されずに送信トレイから外れます。元に戻せません。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>以後は通知されません。インポートの一覧にはすべて残ります。</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>ステータス未設定</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>動物%Ln件中{done}件を確定しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>動物%Ln件中{done}件を破棄しました</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>「{name}」は送信トレイの下書きです。</translation>
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
        <translation>{who}がまったく同じ動物を追加しました（{moment}）。</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who}がまったく同じ動物の送信を始めました（{moment}）。</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>「{name}」は#{id}として追加されました。ただし、その結果を保存できませんでした。保存できるまで、ほかには何も送信されません。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>「{name}」は追加されました。ただし、その結果を保存できませんでした。保存できるまで、ほかには何も送信されません。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>「{name}」は送信されませんでした。また、そのことを保存できませんでした。保存できるまで、ほかには何も送信されません。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>「{name}」は拒否されました: {reason}ただし、その結果を保存できませんでした。保存できるまで、ほかには何も送信されません。{cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>{category}で絞り込み</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>現在は実行できません。</translation>
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
        <translation>動物</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>動物: {n}件</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>動物: {n}件。ページ: {pages}ページ。</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>入荷票 – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>ラベル: {n}枚。シート: {pages}枚。</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>{environment}、{when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>{title} · {source} · {n}/{pages}ページ</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>端末%Ln台、この1分間に{used}/{limit}件使用（この端末は{ours}件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>端末%Ln台、この1分間に{used}件使用（この端末は{ours}件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>リクエスト%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>直近1時間にリクエスト%Ln件、1分間に最大{most}件</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>約{n}台</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>このキーを使うコンピューター</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>{time}から、ここのボタンで一度だけ試せます。</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>待機時間の指定がありません。すぐに問い合わせると、このキーがブロックされるおそれがあります。</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>待つ長さは示されませんでした。</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>{when}に回復します。</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>リクエストなし</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>直近1時間のリクエストはありません</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>リクエスト枠は不明</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>残りのリクエスト（サービスからの最新の通知）。</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>残りのリクエスト（サービスからの最新の通知）。{when}に{limit}件すべてが回復します。</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>検索と閲覧は続けられます。今追加したものは待ち時間のあとに送信されます。</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>今日ここから送信した数</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>上限は{when}にリセットされました。残りの数は次の応答で分かります。</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>残りのリクエスト数はサービスから通知されませんでした。</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>サービスから待機を求められていた可能性があります。</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>残り最大{limit}件</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>求められた待機時間を読み取れません。{shorter}から1回試せます。</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>0/{limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>0/{limit}・{time}後にリセット</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>最大{limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · {time}後にリセット</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}（この環境の設定）</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}（検出までの仮定）</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}（検出済み）</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason}（{time}まで）</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · {time}まで</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining}/{limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>残り{remaining}/{limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>カテゴリ名</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>最終表示</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>最後の全件一覧になし</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>メモ: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>今日表示</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>{date}に表示</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>タグ: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>アドレスを確認してください。</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>番号を確認してください。</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>応答のステータスは{status}でした。</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>送信前にキャンセルされました。</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>予期しない応答でした（ステータス{status}）。</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>ホストが見つからないため、何も送信していません。ネットワークとアドレスを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>応答が分かる前に、Menagerieでエラーが発生しました。</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>安全な接続を確立できなかったため、何も送信していません。アドレスとポートを確認するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>応答全体が届きませんでした。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>何も追加されていません。</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>何も追加されていません。修正してから、もう一度追加してください。</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>何も変更されていません。続けるには正しいキーを入力してください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>何も送信していません。「システム設定」→「プライバシーとセキュリティ」→「ローカルネットワーク」でMenagerieを許可するか、ネットワークを確認してください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>何も送信していません。このコンピューターで証明書の発行元を信頼するよう、IT部門に依頼してください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>何も送信していません。キーリングのロックが解除されていることを確認するか、パスワードをもう一度入力してください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>何も送信していません。アドレスを確認するか、証明書についてIT部門に問い合わせてください（{detail}）。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>何も送信していません。アドレスを確認するか、証明書についてIT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>何も送信していません。ネットワークを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>何も送信していません。証明書は別のホストのものです。アドレスを確認するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>何も送信していません。証明書が今日の日付では有効ではありません。このコンピューターの日付を確認するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>このコンピューターとサービスの間で要求がブロックされました（ステータス {status}）。IT 担当者に確認してください。</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>画面上の動物はそのまま残ります。</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>画面上の動物はそのまま残ります。アドレスを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>画面上の動物はそのまま残ります。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>証明書ファイル{path}を使用できないため、何も送信していません。別のファイルを選択するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>そのアドレスにキーは送信していません。IT部門とアドレスを確認してください。</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>プロキシ設定を使用できないため、何も送信していません。設定を修正する（http://で始まるアドレスにする）か、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>このコンピューターのプロキシ設定またはプロキシスクリプトは使用できないため、何も送信していません。修正する（http://で始まるアドレスにする）か、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>この環境は閉じられました。何も送信していません。</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>このネットワークのプロキシが接続を拒否したため、何も送信していません。プロキシ設定を確認するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>このネットワークのプロキシがログインを求めたため、何も送信していません。設定でユーザー名とパスワードを確認するか、Windowsログインしか受け付けない場合はIT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>別の条件で、もう一度お試しください。</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>動物が追加されたかどうか不明です。</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Sandboxでの練習です。これらの動物は本番のカタログにはありません。</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Stagingでのリハーサルです。これらの動物は本番のカタログにはありません。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>http://proxy.example:8080のようにプロキシのアドレスをポートとともに入力してください。</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>ユーザー名とパスワードは、それぞれの欄に入力してください。</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>{name}の証明書は有効期限が切れています。IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>プロキシは{path}で設定されています。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>{name}を読み取れません（{detail}）。</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name}はPEM形式の認証局の証明書ではありません。IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path}の[settings]にある{name}を使用できません。修正するか、IT部門に問い合わせてください。</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>端末からの接続: %Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>%Ln件のメモや名前が、あとのものに置き換えられました。元の内容は「詳細」にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>別のプログラムがスキーマ「menagerie」を使用しています。スキーマは変更していません。別のデータベースを選んでください。</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>同僚も同じメモや名前を書きました</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>パスワードをもう一度コピーしてください。空であるか、改行が含まれています。</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>{example}のような共有データベースのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>その間も、ほかの機能はすべて使えます。</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>ほかの機能はすべて使えます。共有は自動的に再開します。</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>中断しました。もう一度実行しても問題ありません。</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>{path}で設定されています。それまでは何も共有されません。</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>このデータベースはMenagerie {version}で準備されました。使用するにはMenagerieを更新してください。</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>{host}での{user}のパスワード:</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}、{size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>アドレスからパスワードを取り除いてください。他の人に読まれるおそれがあります。パスワードはMenagerieが尋ねます。</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>「?」以降を取り除いてください。使えるのはsslmodeとsslrootcertだけです。</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>スキーマ{number}（Menagerie {version}が作成）</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>証明書が{host}のものではありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>{host}の証明書を確認できません（{detail}）。IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>{host}の証明書は本日有効ではありません。このコンピューターの日付を確認するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>データベースとの接続が切れました。</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>データベースの応答: {detail}</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>データベースが{user}のパスワードを求めています。入力してください。</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>データベースに書き込めません。書き込めるデータベースをIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>データベースに保存できない名前があります。エンコーディングがUTF8のデータベースをIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>データベースが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>データベースはまだ準備されていません。{init}を実行するようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>データベースはこれ以上接続を受け付けません。上限を増やすようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>データベースは古いバージョン用に準備されています。{migrate}を実行するようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>データベースの応答を読み取れません。確認するようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>データベースのディスクがいっぱいです。空き容量を増やすようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>{user}のパスワードが拒否されました。もう一度入力してください。</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>共有データベースの準備ができました。</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>共有データベースはすでに準備されています。</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>{host}というコンピューターはありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>このコンピューターは{host}の証明書を信頼していません。アドレスのsslrootcertで発行元を指定するよう、IT部門に依頼してください。</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>共有するには、このコンピューターにlibpq 16以降が必要です。IT部門にインストールを依頼し、その後Menagerieを起動し直してください。</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>約%Ln行</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>あとから{by}が#{animal}のメモを消しました。あなたの入力は「{mine}」でした。</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by}が#{animal}に「{theirs}」と書いていましたが、あなたのあとからの変更に置き換えられました。</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by}がカテゴリ{category}を「{theirs}」と名付けました。あなたが付けた名前は「{mine}」でした。</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by}がカテゴリ{category}の名前を削除しました。あなたが付けた名前は「{mine}」でした。</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>あとから{by}が#{animal}に「{theirs}」と書きました。あなたの入力は「{mine}」でした。</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>{host}に接続できません。「システム設定」→「プライバシーとセキュリティ」→「ローカルネットワーク」でMenagerieを許可するか、ネットワークを確認してください。</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host}が応答しません。ネットワークを確認してください。</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host}にデータベース{database}はありません。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host}は安全な接続に対応していません。TLSを有効にするようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host}はポート{port}で接続を受け付けていません。PostgreSQLを起動するようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path}に{name}の共有データベースが正しく書かれていません。[{environment}]の行と、その下にshared = &quot;{example}&quot;が必要です。修正するか、IT部門に問い合わせてください。</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>{user}にはデータベースの権限が足りません。{init}を実行するようIT部門に依頼してください。</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user}にはこの操作が許可されていません。先に管理者が次を実行してください:</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user}はログインできません（{detail}）。権限を確認するようIT部門に依頼してください。</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>追加済み%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>破棄済み%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>下書き%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>除外%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>未送信%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>送信待ち%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>拒否%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>送信中%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>未確認%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>同僚の端末から待機を求められました</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加済み</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄済み</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>以前の待機を読み取れませんでした</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>リクエスト中にMenagerieが閉じられました</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>リクエストが残っていません</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>まだ接続されていません</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>何も保存できません</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>1日分のリクエストを配分しています</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>サービスから待機を求められました</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>サービスに接続できません</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>サービスが混み合っています</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>サービスがAPIキーを拒否しました</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>サービスにリクエストを拒否されました</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>{time}に、共有データベースを通じて同僚の端末から通知されました。</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>{time}に、サービスから通知されました。</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>{reason}.</source>
        <comment>Why nothing is sent</comment>
        <translation>{reason}。</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message numerus="yes">
        <source>%Ln row(s) of {title} could not be restored. Import the file again: what was added is recognised.</source>
        <translation>
            <numerusform>{title}の%Ln行を復元できませんでした。ファイルをもう一度インポートしてください。追加済みのものは認識されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>ファイルが破損していました: {file}。読み取れた内容は新しいファイルに引き継ぎました。</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>ファイルがありませんでした: {file}。新しいファイルを作成しました。</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>ファイルが別のものに置き換わっていました: {file}。新しいファイルを作成しました。</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>ログから復元した追加: {corrected:n}件。</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>送信された可能性のある追加: {unconfirmed:n}件。送信トレイで確認してください。</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>別のプログラムが{file}を使用しています。その中の追加はすべて安全です。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>別のプログラムが{file}を使用しています。読み取れるようになるまで何も送信されません。</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>別のプログラムが{file}を使用しています。待機は2つ目のファイルに保存され、何も失われません。この状態が続く場合は、バックアップソフトまたはウイルス対策ソフトを一時停止してください。</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>ディスクに空きがあり、書き込み禁止になっていないことを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>下書きや、インポートで除外された行が失われている可能性があります。</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>このコンピューターの別のセッションで開かれています。そちらで続けるか、そちらで終了してからもう一度起動してください。</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>変更はしていません。使用するにはMenagerieを更新してください。</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>Menagerie {version}で書き込まれており、このバージョンでは使用できません。内容の変更も送信もしていません。ここで動物を追加するにはMenagerieを更新してください。ほかの機能はすべて使えます。</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>ウィンドウが応答しないため、前面に表示できませんでした。何も変更していません。しばらく待つか、そのプロセスを終了してから、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>Menagerieは{folder}に書き込めないため（{detail}）、古いデータを見分けられません。起動後は、待っているものを送信する前に確認します。</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>Menagerieには{path}用の空き容量が少し必要です。何も開いていません。このディスクの空き容量を増やしてから、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>{path}の動物はMenagerie {version}で書き込まれています。Menagerieを更新するか、ファイルを移動して新しい動物で始めてください。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>表示履歴はMenagerie {version}で書き込まれており、このバージョンでは読み取れません。ファイルは変更していません。再び表示するにはMenagerieを更新してください。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>{file}はMenagerie {version}で書き込まれており、このバージョンでは使用できません。待機は2つ目のファイルに保存されます。Menagerieを更新してください。</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>保存されていません。ディスクに空きがあり、書き込み禁止になっていないことを確認してください。</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>何も失われていません。{path}に書き込めることを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>表示履歴のファイルを現在読み取れません。変更はしていません。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>設定ファイルが破損していたため、既定の設定を使用します。元のファイルは{path}として残っています。</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>ビューのファイルが破損していたため、ビューはありません。元のファイルは{path}として残っています。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>フォルダー{folder}を作成できません（{detail}）。何も変更していません。作成先が存在し、ご自身に権限があることを確認するか、--data-dirで別の場所を選択してください。</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>フォルダー{folder}がありません。何も変更していません。ドライブを接続してもう一度起動するか、{path}を削除して通常のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>ロックファイル{path}の取得も読み取りもできません（{detail}）。2つ目のMenagerieが同じデータを使うおそれがあるため、何も開いていません。フォルダーがご自身のもので書き込み可能であること、同じ名前のフォルダーがないことを確認するか、--data-dirで別の場所を選択してください。</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>ファイルの最新の変更が失われている可能性があります: {file}。一部が破損していました。</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>ファイルの最新の変更が失われている可能性があります: {file}。先行書き込みログがありません。</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>元のファイルは{kept}として残っています。</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>送信トレイは最新の状態ではありませんでした。</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>待機を保存できません。Menagerieを閉じると失われます。ディスクに空きがあり、書き込み禁止になっていないことを確認してください。保存は1分ごとに再試行されます。</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>送信済みと記録されているものは、再送信されません。</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>{path}の設定を読み取れないため（{detail}）、既定の設定を使用します。ファイルはそのまま残り、ここでの変更は保存されません。</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>{path}のビューを読み取れません（{detail}）。ファイルはそのまま残り、ここで保存するビューは残りません。</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>Sandboxの動物</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>表示履歴とメモ</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>送信トレイ</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>待機の記録</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>{file}を開けないため、サービスが表示する内容はMenagerieを閉じるまでの間だけ記録されます。ディスクに空きがあり、書き込み禁止になっていないことを確認してください。</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>{file}を現在読み取れないため、以前に表示した動物が画面に出ないことがあります。ディスクが破損していなければ、データは安全です。</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>{file}の読み書きができません（{detail}）。内容は変更しておらず、その中の追加はすべて安全です。ディスクに空きがあり、書き込み禁止になっていないことを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>{file}に書き込めないため、サービスが現在表示する内容は記録されません。以前の記録は安全で、検索できます。ディスクに空きがあり、書き込み禁止になっていないことを確認してください。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>{file}に書き込めません。待機は2つ目のファイルに保存されます。ディスクに空きがあり、書き込み禁止になっていないことを確認してください。</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file}は破損しています。内容は変更していません。Menagerieを閉じて、もう一度起動してください。読み取れる内容は新しいファイルに引き継がれます。</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>{folder} にアクセスできないか、その中のファイルがありません。入力した内容はここに残ります。ファイルが戻ると Menagerie は続行します。ファイルなしで始めるには、もう一度起動してください。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>{path}を読み取れないため（{detail}）、変更していません。読み取れるようにしてから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>{path}に書き込めません（{detail}）。何も送信していません。--reportで別の場所を選択してください。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>{path}に書き込めません（{detail}）。以前の内容は残っています。ディスクに空きがあり、ファイルに権限があることを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} はリンクであるか、このコンピューターの別のユーザーが変更できます。何も変更も送信もされていません。別の場所に移すか、--data-dir で別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path}は破損しており、別名で残すこともできません（{detail}）。何も変更していません。ご自身で名前を変更するか削除してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>データフォルダーを示す{path}を読み取れません（{detail}）。何も変更していません。読み取れるようにしてもう一度起動するか、削除して通常のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>「menagerie import」が同じデータを処理中です（プロセス{process}）。処理は続きます。終わってから、もう一度起動してください。</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>応答に上限の情報はありませんでした。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>送信前の待機</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>待機後は1件ずつ送信</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>上限を守るため</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>{left}/{limit}</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}ミリ秒</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n}秒</translation>
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
        <translation>同僚もメモを変更しました</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>同僚がカテゴリの名前を変更しました</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>インポートが実行中です</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>Menagerieを起動できません</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>Menagerieはすでに実行中です</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>Menagerieの内部でエラーが発生しました</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>Menagerie はこのコンピューターから削除されました</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>Menagerie は更新されました</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>現在、リクエストが残っていません</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>安全な接続ではありません</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>送信を停止しました</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>アドレスが設定されていません</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>アドレスが別の場所を指しています</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>動物を読み取れませんでした</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>動物をエクスポートできませんでした</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>応答を読み取れませんでした</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>証明書ファイルを使用できません</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>列が合っていません</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>キーが拒否されました</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>キーリングを使用できません</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>ラベルが用紙に収まりません</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>送信トレイを使用できません</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>送信トレイは新しいバージョンのものです</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>プロキシ設定を使用できません</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>プロキシのパスワードを読み取れませんでした</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>要求が途中でブロックされました</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>行を書き込めませんでした</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>Sandboxを起動できませんでした</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>サービスが応答しませんでした</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>サービスに問題が発生しています</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>サービスでの番号による検索は終了しました</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>サービスに拒否されました</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>サービスの証明書は信頼されていません</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>共有データベースに接続できません</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>共有データベースを使用できません</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>このアドレスに動物はありません</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>動物が多すぎます</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>ファイル「{name}」がありません</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>キーがまだありません</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>レポートの保存場所がありません</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>データの保存場所がありません</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>その動物はありません</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>追加するものがありません</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>このアドレスは使用できません</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>まだ追加できません</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>このコンピューターにファイルハンドルまたはスレッドの空きがありません</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>印刷できませんでした</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>保存できませんでした</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>このデータフォルダーは安全に使用できません</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>このファイルを読み取れません</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>このインポートはすでに始まっています</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>新しいバージョンのデータです</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>これは使用できるキーではありません</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>これは別の動物です</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>このパスワードは使用できません</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>このプランは使用できません</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>この設定は使用できません</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>このテキストを読み取れません</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>キーリングの内容は使用できるキーではありません</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>データフォルダーにアクセスできません</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>データフォルダーがありません</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>「{name}」を読み取れません</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>キーごとにリクエストの回数に上限があります。必要なときは、Menagerieが自動で待機します。</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>動物の追加</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>ステータスと取得する動物の件数を選択します。</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>最初にこのコンピューターに保存されます。その後の状況は送信トレイで分かります。</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>残りのリクエスト</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>開いている店舗を色で示します。Sandboxは練習用です。</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>作業中の環境</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>販売中</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>現在、リクエストを送信できません。</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>{time}までリクエストを送信できません。</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>販売済み</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>約%Ln日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>約%Ln時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>約%Ln分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>約%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>不明な時刻</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>販売中</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>1日あたり無制限</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>1分あたり無制限</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>未設定</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>保留中</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>販売済み</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}、{day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>「{name}」を#{id}として追加しました</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>「{name}」を追加しました。サービスの応答に番号はありませんでした。</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>1日に{n}件</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>1分に{n}件</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>{n}日</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>「{text}」</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>, </source>
        <comment>Between the names of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>Two sentences; some languages have no space between</comment>
        <translation>{first}{second}</translation>
    </message>
</context>
</TS>
