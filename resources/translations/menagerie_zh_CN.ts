<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>关于</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>它使用 Qt（LGPL 第 3 版）以及下列库：</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>库及其许可证</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>Menagerie 是采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>查看并添加您门店的动物。</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>请查看 Menagerie 附带的声明文件。</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>已复制版本信息</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>未注明许可证</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>关于 Menagerie(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>添加动物(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>动物(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>连接您的门店(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>创建此动物的副本(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>所有见过的(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>加载更多(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>管理环境(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>管理视图(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>全部标为已看(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>命名此类别(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>新增或更改(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>发件箱(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>粘贴行以导入(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>配额详情(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>保存此视图(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>撤销：{step}(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>写备注(&amp;W)</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>API 密钥(&amp;K)…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>清除筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>将行复制为 JSON(&amp;J)</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>将行复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>编辑标签(&amp;T)</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>筛选(&amp;E)…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>查找命令(&amp;O)…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>供 IT 部门使用(&amp;I)…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>供 IT 部门使用：最近的请求、错误日志、支持报告…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>仅此类别(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>练习(&amp;R)…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>打印标贴(&amp;L)…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>重做(&amp;E)</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>重做：{step}(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>重命名此类别(&amp;N)…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>切换环境(&amp;W)</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>设置(&amp;G)…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>显示详情(&amp;D)</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>状态：{word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>此计算机知道的全部，不发送请求</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>自昨天起</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>服务当前列出的动物</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>{name}（未设置）</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>名称或编号，例如 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>等待结束后添加</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>添加动物</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>添加到 {environment}</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>正在添加…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>请输入类别。</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>请输入名称和类别。</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>保持打开以继续添加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>重新填写</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>无法确定“{name}”是否已添加。</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>是，等待结束后添加</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>请在 {environment} 的发件箱中核对“{name}”</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>它已在发送中，无法编辑。</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>这一行已经添加过了。</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>您输入的内容目前无法保存：{reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>您之前输入的内容未能保存，现已恢复在此。</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>这是您于 {when} 输入的内容，尚未添加。</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>{name} 已添加到“{status}”。</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>{name} 的 API 密钥</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>移除密钥</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>用此密钥发送一个请求</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>密钥保存在此计算机的密钥环中，
只会发送到 {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>如果现在关闭 Menagerie，这些内容将会丢失。</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>动物添加完成后，Menagerie 将立即关闭。</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>各行放入发件箱后，Menagerie 将立即关闭。</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>您输入的内容尚未保存</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>正在检查各行…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>请选择包含类别的列，或为所有行选择一个类别。</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>请选择包含名称的列。</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>正在连接 {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>还没有可以添加的行。</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>未能检查完所有行。</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>在此确认之前，不会发送任何内容。</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>正在将各行放入发件箱…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>正在读取各行…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>这会将它们添加到 Production，即正式目录，且无法在此移除。</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>{title} 已无法读取。是否按之前读取的内容添加？</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>{title} 已更改。是否按之前读取的内容添加？</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>服务列出的动物会记录在此计算机上。</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>此计算机见过的动物均不符合所有筛选条件。服务可能还有其他动物。</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>还没有见过动物</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>此处见过的动物没有新增或更改</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>此处见过的动物均不符合</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>此计算机见过的匹配动物中，自昨天起没有任何更改。服务可能还有其他动物。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>请输入名称，例如“狗”。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>命名类别 {id}</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>移除名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>名称只保存在门店内。服务只识别编号。</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>最多使用 %Ln 个字符。此名称有 {length} 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>已添加的行已被排除。如要再次添加，请包含这些行。</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>关于此文件的说明</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>类别和标签</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln 个类别</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>类别 {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>带标签 {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>带 %Ln 个标签之一</numerusform>
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
        <translation>显示“{title}”列</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>按{column}排序</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>名称始终显示。</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>按 Enter 选择，按 Esc 关闭</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>查找命令、类别或动物</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>此计算机已知的内容中没有此名称。</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>连接您的门店</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>输入 IT 部门提供的地址和密钥。</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>我还有一个演练地址（{name}）</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>套餐</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>套餐、共享</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>Staging、套餐、共享</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>例如 animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>测试并连接</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>只有在您按下按钮时，密钥才会发送，并且只发送到此地址。</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>将使用 {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>已复制 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>最多可复制 %Ln 行。更多请使用“导出”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>所有动物</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>所有见过的</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}，{tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}，“{search}”</translation>
    </message>
    <message>
        <source>{status} {category}</source>
        <comment>A name for a view, such as: Pending Rabbits</comment>
        <translation>{status} {category}</translation>
    </message>
</context>
<context>
    <name>DeliveryFlow</name>
    <message>
        <source>A restart discards what you edited.</source>
        <translation>重启会丢弃您所做的编辑。</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>丢弃并读取</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>丢弃并重启</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>读取 {title} 会丢弃您所做的编辑。</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>正在读取 {title}…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>此处的行仍为之前读取的内容。</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>您编辑了 {title} 的行</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>{title} 已更改</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>选择一只动物以查看详情。</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>关闭详情 (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>已缩短：共 %Ln 个字符。复制此行即可得到全部。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>单击以打开并继续。</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>单击以显示。</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>环境：{name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>导入已暂停</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>打开环境列表</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>切换环境 (Ctrl+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>演练：此处的操作不会影响门店</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>练习用动物，只保存在此计算机上</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>正式目录</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>{name}：%Ln 只等待中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>等待发送到此地址的动物：{n}。如果更改地址，在改回之前，它们既不会发送，也不会显示。</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>输入 IT 部门提供的地址。Sandbox 不需要地址：它在此计算机上运行。</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>由 IT 部门设置。您在此选择的内容将替代该设置（仅对您有效）。</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>由 IT 部门设置。您在此输入的内容将替代该设置（仅对您有效）。</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>由 {variable} 设置，无法在此更改。</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>{name} 地址</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>{name} 套餐</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>服务提示：{text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>目前 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>取消导出</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>此处所有见过的</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>导出动物</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>正在完成文件…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>用于 Excel 及类似程序。</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>用于电子表格和数据库。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
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
        <translation>每行一只动物，供其他程序使用。时间为 UTC。</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>一个列表，供其他程序使用。时间为 UTC。</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>导出已取消。如果原来有文件 {name}，它保持原样。</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>选中的内容</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>还没有可导出的动物。</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>当前显示的内容</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>导出内容</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>{done}/%Ln 只动物</numerusform>
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
            <numerusform>已将 %Ln 只动物导出到 {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV 文件</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>导出动物</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>JSON Lines 文件</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>动物-{day}</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>{sentence}；截短到 %Ln 个字符的文本：{count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>命名此类别…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>重命名此类别…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>全部：{status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>“{field}”所在的列</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>编号或名称</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>所有行相同</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>所有行的“{field}”</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>松开鼠标即可导入文件</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>类别和标签</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>筛选 · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>搜索名称、编号、备注或标签</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>搜索此计算机已知的一切。不发送请求。</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>状态筛选</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>查找类别或标签</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>没有此名称的类别或标签。</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>尚无已知的类别或标签。</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>显示完整消息</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>已加载 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>已加载 %Ln 只动物，已完成 {parts}/{all} 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>见过 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>另有 %Ln 只无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>服务列出的全部 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>先请求全部动物中的最多 {n} 只；如果可能还有更多，再按每种状态各请求一次</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>前 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>第 1 只动物</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>要查询的动物数量，{least} 到 {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>加载更多（最多 %Ln 次请求）</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>最多显示</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>显示自昨天起新增或更改的内容</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>属于 {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>服务可能还有更多</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>服务发来 %Ln 只动物，而不是 {limit} 只</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>可能还有更多</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>前 {all} 只中的 {n} 只</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{all} 只中的 {n} 只</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>添加一只动物 (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>添加动物</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>从文件添加多只动物 (Ctrl+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>重新向服务查询动物 (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>选择视图</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>没有主题包含这些词。</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>以及更早的 %Ln 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>选择要导入的文件</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>请先复制电子表格中的行或一个文件，然后在此粘贴。</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>请复制电子表格中的行或一个文件，然后重试。</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>电子表格和列表</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>没有可粘贴的行</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>粘贴的行</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>等待结束后添加</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>将动物添加到 {environment}</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>添加 {animals}到 {environment}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>不再询问</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>是，等待结束后添加</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>是，添加 {animals}到 {environment}</translation>
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
        <translation>说明</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>included</source>
        <translation>已包含</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>要导入的行</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>导入到 {environment}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>选择一个请求以查看更多信息。</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>已复制（不含密钥）</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>复制为 curl</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>没有匹配的请求。</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>尚未发送任何内容。</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近的请求</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>已复制行</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>搜索请求</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>最新的在前。退出后即清除。</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>不含密钥。用 curl 发送的请求同样计数。</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>正在添加到 {environment}</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>取消导入…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>导入到 {environment}，已暂停</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>继续导入</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>正在核对服务的列表…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>与服务的列表核对</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>更正并添加…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>收货单…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>导入其他文件…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入记录</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>未添加</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>此处尚未导入任何内容。</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>打开 {name} 以继续。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>打印标贴…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>要显示的行</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>用尽可能少的请求查看哪些动物已添加</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>导入的行</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>隐藏密钥</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>在此粘贴密钥</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>显示密钥</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>正在移除…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>此处不需要密钥</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>正在发送一个请求…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>密钥仅在本次运行期间保留</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>Sandbox 有自己的密钥。</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>无法连接到地址</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>已连接到地址</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>地址：未测试</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>已列出动物</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>已列出动物，剩余 {remaining}/{limit} 个请求</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>未能列出动物</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>正在检查密钥…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>连接不安全</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>请重新复制完整的密钥，或向 IT 部门索取新密钥。</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>密钥有效</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>密钥未检查</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>密钥：未测试</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>列表：未测试</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>此计算机上不需要安全连接</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全连接</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全连接：未测试</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>{problem}。请核对地址。</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>{problem}。您可以仍然保存密钥，或稍后重新测试。</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>全部标为已看</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>命名类别 {id}</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>Avery {name}，{width} × {height} 毫米</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>每只份数</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>用于已使用了一部分的标贴纸。请逐行计数。</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>标贴纸</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>每张标贴的内容</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>其他标贴纸…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>打印标贴</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>起始标贴</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>选中的内容 ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>当前显示的内容 ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>最近一小时</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>正在加载动物…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>正在加载：已响应 {done}/{all} 个请求</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>所有条目</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>错误日志</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>仅错误</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>已复制日志</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>没有匹配的条目。</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>一切正常：日志为空。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>日志中绝不包含密钥。</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>无法读取日志。请联系 IT 部门。</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>这是日志的末尾部分。完整文件在其文件夹中。</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>仅限 Sandbox。</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>练习(&amp;R)…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>练习(&amp;R)…（仅限 Sandbox）</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>请先选择一行。</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>请只选择一行。</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>列表已更改。请重新选择。</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>管理视图</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>保存在门店内</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>备注最多 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>添加标签…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>每只动物最多 {most} 个标签，每个标签最多 %Ln 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>编辑标签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>标签，以逗号分隔</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln 只动物的标签会超过 {most} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>更改 #{id} 的备注</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>移除标签 {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>添加标签 {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>{tags}：已添加到 {all} 只中的 {n} 只</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>{tags}：已添加到 {all} 只中的 {n} 只。</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>{tags}：已从 {all} 只中的 {n} 只移除</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>%Ln 个文件受到影响。请查看详情。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>连接您的门店(&amp;C)…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>输入其密钥即可连接。</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>Menagerie 已更新到 {version}</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>打开发件箱</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>部分设置无法加载</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>已保存的数据出现问题</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>这些是练习用的动物</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>之前保存的内容是安全的。请释放一些空间，以保存新内容。</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>新增功能</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>IT 部门已设置 {name}</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>{name} 已设置</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>它属于一个已不再设置的地址。它已保存，重新设置该地址后将会发送。</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>它们属于一个已不再设置的地址。它们已保存，重新设置该地址后将会发送。</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>发件箱</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>等待添加的动物 (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>发送之前</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>显示还可以执行的操作及其原因</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln 只动物等待发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>1 只动物等待发送。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>正在核对服务的列表…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>来自发件箱：{counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>不会自动重新发送。可执行的操作请见发件箱。</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>在您于下方选择之前不会发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>未发送任何内容。</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>1 只正在发送。</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>打开发件箱</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>发送已停止，按“立即发送”可恢复。</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>将于 {time} 或按“立即发送”时重试。</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>下一只即将发送。</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>服务恢复后发送下一只。</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>使用正确的密钥后发送下一只。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>无法确定 %Ln 只动物是否已添加</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>无法确定“{name}”是否已添加</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>丢弃“{name}”</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>添加项</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>关闭发件箱 (Esc)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>没有等待项。无法连接服务时添加的动物会在此等待。</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>发件箱</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>正在读取发件箱…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>横向跨度</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>纵向跨度</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>标贴高度</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>标贴宽度</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>左边距</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>标贴的纸张</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>上边距</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>目录管理程序</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>它首先打开 Sandbox，因此在连接门店之前可以试用全部功能。</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>Menagerie 列出并筛选门店的动物，逐个或从电子表格添加新动物，并始终显示 Animal Store Service 还接受多少次请求。它自动遵守请求次数限制，记住见过的每只动物，不会丢失任何添加：无法发送的内容会等待，并且绝不会自动重复发送。</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>动物;宠物;门店;目录;库存;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>预览，第 {n} 页，共 {pages} 页</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>每天请求数</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>{name} 套餐</translation>
    </message>
    <message>
        <source>{name}: {limit}</source>
        <translation>{name}：{limit}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>An animal is added, but the answer is lost</source>
        <translation>动物已添加，但响应丢失</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>在 Sandbox 中练习</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>开始练习</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>已达到限额</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>下一个请求失败</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>Sandbox 可以模拟服务出现故障的情形。任何内容都不会离开此计算机。</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>保存为 PDF(&amp;S)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>取消打印</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>第 {n} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>正在准备页面…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>一次添加多只动物</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>将文件拖放到此处，或按 Ctrl+V 粘贴电子表格中的行。</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>包含隐藏的行（{n}）</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>包含已知或等待中的行 ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>可以是 Excel、OpenDocument、CSV、TSV 或 JSON 文件。</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>仅有问题的行 ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>读取和检查的进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>收货单</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>打印列表</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>没有可打印的动物。</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>已取消。未保存任何内容。</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>已取消。已准备好的页面可能仍会打印。</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>已发送到打印机</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>双面打印</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>长边装订</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>页面范围(&amp;S)：</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短边装订</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>配额详情</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>剩余请求</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>显示套餐、已发送数和最近一小时</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>选择套餐…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>最近一小时</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>尚无法向服务查询，因此没有计数。</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>一小时前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>文件读取方式</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>发生的情况</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>已复制报告</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>请将此报告发送给 IT 部门。其中绝不包含密钥。</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>支持报告</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>包含错误文本（其中可能有动物名称）</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>已将 %Ln 行保存到 {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>保存仍需处理的行</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – 待处理</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>连接不安全</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>连接到服务，但不发送请求</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>不使用代理</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>未使用代理：无法向此桌面查询代理设置</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>此计算机上不需要安全连接</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>未能通过代理 {address}</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>已连接到代理 {address}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全连接</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全连接：未测试</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>服务：未测试</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>这些设置无法使用</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>无法连接到 {environment}</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>已连接到 {environment}</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>{title} 到 {environment} 的导入已结束</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>到 {environment} 的导入需要您处理</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>视图会保留筛选、列和顺序。</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>请输入名称，例如“待定的兔子”。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>将替换同名视图。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>保存视图</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>清除搜索 (Esc)</translation>
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
            <numerusform>已查看服务列出的全部 %Ln 只</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>此计算机还见过</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>向服务查询 #{id}</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>正在向服务查询…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Enter ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>在此列表中</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>在此列表中，{filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>从服务加载更多（最多 %Ln 个请求）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>不在这里？</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>不在此列表（{filters}）中，此计算机之前也未见过</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>不在此列表中，此计算机之前也未见过</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>此计算机之前未见过</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>自 {day} 起，服务不再按编号查找动物</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>服务没有 #{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>服务每种状态最多列出 {n} 只；可能还有其他</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>等待结束后</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>已选中 %Ln 只</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>要添加或移除的标签</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>标签，以逗号分隔</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>最多可复制 %Ln 行或为其添加标签。导出则包含全部。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>添加动物…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>正在向服务查询…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>无法读取任何动物</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>没有此状态的动物</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>这些动物均不属于 {categories}。</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>没有动物符合所有筛选条件。</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>无匹配项</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>等待结束后将显示动物。</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>此环境的目录为空。</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>服务目前未列出任何动物。</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>服务可能还有更多。</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>服务发来的条目不是动物。请核对地址。</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>还没有动物</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>{updated} · 仍显示：{status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>无法读取同事的 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>无法读取同事的 1 个条目</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>正在连接 {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>输入密钥…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>未与其他工作台共享</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>设置地址…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>{environment} 尚未设置。</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>立即重启</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>环境和套餐…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>打开数据文件夹</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>恢复此页默认值</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>将此页恢复到最初的状态</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>请先用密钥打开一个环境。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>密码保存在密钥环中。</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>密码只保留到 Menagerie 关闭为止：没有密钥环接受它。</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>更改“{setting}”</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>恢复“{page}”的默认值</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>PEM 格式的文件，与系统的证书一同受信任。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>重启后将使用另一个文件夹。不会移动或删除任何内容。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>添加到 Production 前确认</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>如果代理不要求，请留空。</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>每 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>每次添加</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>额外证书</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>保存在此计算机的密钥环中。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>不使用代理</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>等待结束时通知</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>导入结束时通知</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>导入需要我处理时通知</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>仅手动</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>指定地址的代理</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>代理密码</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>代理用户名</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>自动刷新</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>本次运行由 --data-dir 设置。</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>本次运行由 --log-level 设置。</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>由 IT 部门设置，无法在此更改。</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>显示在其他工作台和收货单上。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>等待或导入结束时播放声音</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>例如 http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>首次添加</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>语言将在重启后更改。草稿会保留。</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>要更改请输入新密码</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>写入日志的内容</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>供同事识别的姓名</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>{language}：此计算机没有该语言的字体</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>环境已保存</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>练习已就绪。添加一只动物查看效果。</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>练习已就绪。按“刷新”查看效果。</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>练习已就绪。本次等待结束后即可看到效果。</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>门店的 PostgreSQL 数据库。留空则不共享任何内容。</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>此计算机的密钥环中已保存密码。</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>密码会保留到 Menagerie 关闭为止。</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>请先输入共享数据库的地址。</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>保留密码</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>移除密码</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>将替换此计算机密钥环中的密码。</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>由 IT 部门设置。您在此输入的内容将替代该设置（仅对您有效）。</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>与其他工作台共享…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>已与其他工作台共享…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>测试 {name} 的共享数据库</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>密码将保存在此计算机的密钥环中。</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>保存时将移除密码。</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>要更改请输入新密码</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>{name} 共享数据库</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>{name}：共享数据库的密码</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>已找到计算机</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>未找到计算机</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>计算机：未测试</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>连接不安全</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>连接：未测试</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>不可写入</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>可写入</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>未加密（地址允许）</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>未登录</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>无法用于 Menagerie</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>密码有效</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>密码：未测试</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>准备：未测试</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>已为 Menagerie 准备，版本 {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>安全连接</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>安全连接：未测试</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>写入：未测试</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>密码仅在本次运行期间保留</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>更改文件的读取方式</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>选择文件、拖放到此处，或粘贴行</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>以前的导入</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>要导入的文件</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>粘贴行</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>粘贴的行</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>使用在电子表格中复制的行 (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>Menagerie 上次意外关闭。</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>Menagerie {version} 已可用</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>已保存的内容是安全的。</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>供 IT 部门使用</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>请用逗号分隔两个标签。</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>使用中的标签</translation>
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
        <translation>已重做：{step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>之后已被更改，因此保持原样：{step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>已撤销：{step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>已有同名视图：{name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>尚未保存视图。</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>无法保存视图</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>视图已保存：{name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>视图：{name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>删除视图“{name}”</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>将用一个请求确认服务是否恢复响应。</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>两种可能的等待时间中，较短的已结束。您可以尝试一次。</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>等待已结束</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>立即尝试一次</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>{environment} 的等待已结束</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>您可以继续操作。</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>显示 %Ln 个已知词语的含义</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>显示 1 个已知词语的含义</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>至少有 %Ln 个词语。这是正确的列吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>这 %Ln 个词语是什么意思？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>这些词语是什么意思？这 {shown} 个之后还有 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>这个词语是什么意思？</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>词语的含义</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>需要说明的词语</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>类别编号</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>将添加到 {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>显示：{line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>{setting}：选择…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>{setting}：清除</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>其他工作台还有 %Ln 个类似的添加项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>另有 %Ln 只匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>再添加一只到 {environment}</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>要再添加一只吗？</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>发件箱中有另一只“{name}”正在等待。</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>另一只“{name}”已于 {when} 丢弃，但可能已经添加。</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>这会将它添加到 Production，即正式目录，且无法在此移除。</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>尚无法确定发件箱中的另一只“{name}”是否已添加。</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>是，添加到 {environment}</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>类别 {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>“{name}”（{category}，{status}）已于 {when} 从本机添加，编号为 #{id}。</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>“{name}”（{category}，{status}）于 {when} 在本机首次见到：#{id}。</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>“{name}”现为草稿，按“添加”之前不会发送</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>“{name}”已放入发件箱，连接后将添加。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>“{name}”已放入发件箱，服务恢复后将添加。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>“{name}”已放入发件箱，使用正确的密钥后将添加。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>“{name}”已放入发件箱，等待您在那里选择。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>“{name}”已放入发件箱，将于 {time} 添加。</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>“{name}”已放入发件箱。发送已停止。</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>“{name}”已于 {when} 从本机添加。</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>地址请以 https:// 开头。使用 http:// 时，他人可能读取密钥。</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>请选择其他套餐。</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>请更正主机，写法如 {example}。</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>请更正套餐：应为 {words} 或 &quot;{detected}&quot;。</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>请更正端口：使用 1 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>请更正 {key}：应为 1 到 {most} 之间的整数。</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>地址请以 /v1 结尾，例如 {example}。</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>请输入服务的地址，例如 {example}。</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>它由变量 {variable} 设置。</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>它在 {path} 中设置。</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>请删除地址中的空格和换行符。</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>请删除 {key}，或写入 plan = &quot;enterprise&quot;：其他套餐有各自的限额。</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>请从地址中删除“{sign}”。</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>{name} 的套餐在 {path} 中设置；在此之前将自动检测套餐。</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>这是 {name} 的地址。请输入其他地址。</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>请以“xn--”开头的形式书写主机。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>无法读取 {path}（{detail}）。请更正，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} 未按要求写明 {name} 的地址：应有 [{environment}] 一行以及 base_url = &quot;https://…/v1&quot;。请更正，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>未使用 {path}：此计算机的其他用户可以更改它。请让 IT 部门移除该权限。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>--continue 按行进入队列时的内容添加，不能与列映射或 --dry-run 同时使用</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>--dry-run 不导入任何内容，因此不写入 --report</translation>
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
        <translation>--json 每行输出一个对象，其成员 &quot;event&quot; 为：
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered：沿用上一个列相同的文件的设置，words：为其选择的含义
  problem      row, reason：该行被排除的原因
  estimate     environment, requests, seconds, days, plan, plan_source（chosen、detected 或 assumed），
               along：同时发送的其他等待中的动物
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until（Unix 秒数，或 null）
  outcome      row, state（refused 或 unconfirmed）, reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status，始终在最后
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>--map 重复指定了同一个 COLUMN：一列只对应一个字段</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>--map 重复指定了同一个 FIELD：一个字段只取自一列</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>--screenshots 须与 --self-check 一起使用</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>Animal Store Service 的桌面目录管理程序。</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>不打开窗口，按服务允许的速度从文件导入动物。</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>Menagerie 无法启动，因为缺少系统库：{error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>Menagerie 不知道将数据保存在何处（{error}）。请设置 HOME，或加上 --data-dir FOLDER。</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>Menagerie 不得不结束，因为此计算机已没有可用的文件句柄或线程。已添加的和正在等待的内容均已保留：请重新启动。</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>Menagerie 发生内部错误，不得不退出。发生的情况记录在 {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>Menagerie 需要屏幕，但 DISPLAY 和 WAYLAND_DISPLAY 均未设置。请从桌面启动。要查看没有屏幕时能否运行，请在命令中加上 --self-check。</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>Menagerie 需要屏幕，但 {variable} 指定的屏幕（{name}）没有响应。</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>准备 PostgreSQL 数据库，门店的各台电脑通过它共享信息。</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>密码取自 PGPASSWORD、~/.pgpass、服务文件或密钥环；否则在终端询问。退出状态：0 完成，1 失败，2 选项错误，3 须先由管理员执行标准输出中的 SQL 语句。</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>要不打开窗口而从文件导入动物，请参阅“{command} --help”。</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>不使用 --yes 时，会在终端上要求确认。没有终端时，不发送任何内容。
服务要求等待多久，就等待多久。Ctrl+C、SIGTERM 和 SIGHUP 会结束运行：
最多等待 30 秒以接收最后的响应。其余内容仍待发送，可用 --continue 或在窗口中继续。
如果有窗口正在使用相同的数据，则由该窗口打开文件，此处不发送任何内容。</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>CSV、TSV、XLSX、XLS、ODS、JSON 或 JSON Lines 文件</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>直接添加，不事先询问</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>添加以前的导入中仍在等待的内容</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>选项不明确：{option} 可能是 {list}</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>参数 {option}：需要一个值</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>参数 {option}：不接受值 {value}</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>参数 {option}：无效的选择：{value}（可选：{list}）</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>参数 {option}：{message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>不沿用上一个列相同的文件的读取方式</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>退出状态：
  0  所有动物均已添加，或试运行未发现问题
  1  失败
  2  选项有误
  3  部分行需要人工处理：被拒绝、未确认、已排除或仍在等待
  4  未发送任何内容</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>请指定 FILE 或 --continue 之一</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>请指定一个字符或“tab”</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>不使用屏幕，在 Sandbox 中执行主要步骤，报告所见结果后退出</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>标准错误输出的详细程度（默认：warning，或设置中的级别）</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>init：创建架构和表，或进行升级；可重复执行。status：显示版本、已连接的电脑和大小。migrate：将旧架构升级到此程序的版本</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>将应用程序的数据保存在 DIR 中</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>略去工作表隐藏的行</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>打开此环境，而不是上次的环境</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>在导入窗口中打开此文件：CSV、TSV、XLSX、XLS、ODS、JSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>每行输出一个 JSON 对象，供程序使用</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>按 NAME（例如 windows-1252 或 utf-8）读取文本文件的字符</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>读取、检查并估算，但不放入队列，也不发送</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>显示程序版本并退出</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>以 CHARACTER 或“tab”作为文本文件中单元格之间的分隔符</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>从 COLUMN（标题，或从 1 开始的序号）取得 FIELD（name、category 或 status）；可重复使用</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>未填写类别的行使用的类别编号</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>不含密码的数据库地址：postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>缺少以下参数：{list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>工作簿中含有动物的工作表</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>未填写状态的行使用的状态</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>无法识别的参数：{list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>要将动物添加到的环境</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>与 --self-check 一起使用：将各步骤的截图保存在 DIR 中</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>将仍需处理的行写入 FILE</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}：错误：{message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>“{text}”不是 COLUMN=FIELD 的形式，其中 FIELD 应为 {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>%Ln 分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>同事</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>{person}（{computer}）</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>{when}，{who} 添加了一只完全相同的动物。</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>{when}，{who} 开始发送一只完全相同的动物。</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>{when}，{who} 将一只完全相同的动物加入了发送队列，尚未发送。</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>{when}，{who} 发送了一只完全相同的动物，尚无法确定是否已添加。</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>将添加 %Ln 只动物，{left_out}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>将添加 %Ln 只动物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>另有 %Ln 只等待中的动物也已发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>另有 %Ln 只等待中的动物也将发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>先发送其他 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>已排除 %Ln 行：请在发件箱中更正后添加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>需要处理的 %Ln 行已写入 {path}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>还有 %Ln 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>另一个导入正在处理相同的数据（进程 {process}）。本次未发送任何内容。请待其结束后重新运行。</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>请在窗口中核对未确认的动物：无法确定它们是否已添加。</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>列：{list}。</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>正在结束，等待最后的响应。</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>未填写的行使用：{list}。</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>在结束过程中被中断。</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>已被中断。未发送任何内容。</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>Menagerie 已在运行，但其窗口没有响应。未发送任何内容。请关闭它，然后重新运行。</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>Menagerie 正在运行，此处未发送任何内容。请在其窗口中打开此环境：未暂停的导入会在那里继续。</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>Menagerie 正在运行，未接收此处的文件。未发送任何内容。请在其窗口中导入文件，或关闭它后重新运行。</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>Menagerie 正在运行，因此不进行试运行。未发送任何内容。请关闭其窗口后重新运行，或在窗口中导入文件：添加之前会显示相同的信息。</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>Menagerie 正在运行。文件已在其窗口中打开，请在那里继续。</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>没有等待中的导入。未发送任何内容。</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>此处不写入报告。请在窗口中保存需要处理的行。</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>没有可添加的行。未发送任何内容。</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>未与其他工作台共享，导入将单独继续。{reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>没有剩余要添加的内容。</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>未发送任何内容。加上 --yes 可直接添加，不再询问。</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>未发送任何内容。加上 --yes 可直接继续，不再询问。</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>未发送任何内容。请打开 Menagerie 窗口进行核对、发送或丢弃。</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>已沿用上一个列相同的文件的读取方式。如不沿用，请加上 --ignore-layout。</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>第 {row} 行：{reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>第 {row} 行：{state}。{reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>请用 --map COLUMN=FIELD 指定是哪一列。</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>磁盘已满。已保存的内容是安全的。有可用空间后，导入会自动继续。</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>密钥和之前一样被拒绝。没有内容进入发送队列或发送。请在 Menagerie 的窗口中保存 {environment} 的正确密钥，然后重新运行。</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>无法写入报告。{error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>报告在结束时写入：使用 --continue 继续时也请加上 --report。</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>其余内容仍待发送。继续请使用：{command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>无法核对未确认的动物。{error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>密钥环中没有 {environment} 的密钥。未发送任何内容。请在 Menagerie 的窗口中保存密钥，然后重新运行。</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>此文件正在导入：其中 %Ln 行正在等待。未发送任何内容。继续请使用：{command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>这是试运行。没有内容进入发送队列或发送。</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>要将 %Ln 只动物添加到该环境，请键入“{environment}”： </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>如果看起来不对，请加上 --encoding NAME，例如 --encoding {example}。</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>词语：{list}。</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>约 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>约 %Ln 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>约 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到 1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>分 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>已添加 {added:n}/{total:n}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>剩余 {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>{environment}：%Ln 个请求，{duration}（若套餐为 {plan}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>{environment}：%Ln 个请求，{duration}，{days}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>{environment}：%Ln 个请求，{duration}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>{environment}：{list}。</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>{error}导入会自动重试。</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>{field}取自“{title}”</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>{file}：%Ln 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>每分钟 {n:n} 只</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>{reason}，直到 {time}</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>“{word}”表示类别 {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>“{word}”表示{status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>“{word}”表示不设置状态</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>--map 重复指定了“{column}”列。未发送任何内容。请只将它用于一个字段。</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>筛选隐藏了 %Ln 行：{numbers}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>另一个程序仍在写入该文件。请等它完成后再重新选择。</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>单元格 {cell} 离其他单元格很远，未被读取。</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>缺少单元格：第 {row:n} 行。</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>请检查标贴纸的尺寸。</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>无论“{columns}”写的是多少，每行都只添加一只动物。</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>每一行都有问题或已排除。</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>无法打开文件（{detail}）。请重试。</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>无法直接读取。请用电子表格软件打开，并另存为 XLSX。</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>文件超过 {most:n} 列。请删除不需要的列。</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>文件超过 {most:n} 行。请拆分为较小的文件。</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>文件中没有行。请选择其他文件或工作表。</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>其中没有名为 {sheet} 的工作表。现有工作表：{names}。</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>这是 Numbers 文稿。请从 Numbers 导出为 Excel 或 CSV。</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>文件为空。请选择其他文件。</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>这不是文件。请选择电子表格或 CSV 文件。</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>这不是表格。请在创建它的程序中另存为 XLSX 或 CSV。</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>不是有效的 JSON（第 {line:n} 行）。请重新导出，或选择其他文件。</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>不是有效的 JSON。请重新导出，或选择其他文件。</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>这是压缩文件。请先解压，再选择其中的文件。</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>文件受密码保护。请另存为不带密码的文件，然后再次选择。</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>文件受保护，或已被其他程序打开。请在该程序中关闭，或选择其他文件。</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>另有 %Ln 行情况相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>文件过大。请拆分为较小的文件。</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>文件可能已损坏。请用电子表格程序打开并重新保存，然后再次选择。</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>它只是指向别处文件的快捷方式。请打开那个文件，另存为 XLSX 或 CSV，再选择该副本。</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>它只表示某个电子表格正被打开。请选择旁边的同名文件。</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>其各行已在发件箱中。</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>合并的单元格延伸到下面 %Ln 行：{numbers}。类别或状态在这些行同样有效。</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>似乎没有包含名称的列。未发送任何内容。请用 --map COLUMN=name 指定。现有列：{columns}。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>未发送任何内容。请检查路径。</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>“{column}”中不属于此处任何已知动物的编号不会被使用。</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>未在其中找到包含所有动物的单个列表。请将动物导出为一个列表。</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>只读取了工作表“{sheet}”。未读取：{names}。</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>文件中的其他列表未被读取：{names}。</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>文件中没有第 {row:n} 行。请选择其他标题行。</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>已将第 {row:n} 行作为标题。</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>部分字符与编码不符：第 {row:n} 行。</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>字符编码是猜测的（{encoding}）：{names}。</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>磁盘已满。原有文件保持原样。请释放空间，或选择其他磁盘。</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>未知的编码 {encoding}。请选择其他编码。</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>文件超出此磁盘允许的大小。原有文件保持原样。请选择其他磁盘。</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>未将第一行作为标题。</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>已将第一行作为标题。</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>文件夹 {folder} 不存在或只读。原有文件保持原样。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>目前无法使用打印机。未打印任何内容。</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>标题上方的行已排除。</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>工作表隐藏了 %Ln 行：{numbers}。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>单元格多于标题：第 {row:n} 行。</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>没有“{column}”列。未发送任何内容。现有列：{columns}。</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>没有这个文件。请选择其他文件。</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>以下各列同样合适，因此都未使用：{columns}。请选择一列。</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>该数字过大，电子表格无法精确保存：第 {row:n} 行。</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>目前无法读取见过的动物。未写入任何内容。</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>最多可打印 {most:n} 只动物。请筛选列表，或使用“导出”。</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>无法写入 {name}（{detail}）。原有文件保持原样。请重试，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>无法写入 {name}：文件或其文件夹受保护，或已被其他程序打开。原有文件保持原样。请在该程序中关闭，或选择其他名称或文件夹。</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>{name} 是导入所用的文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>{name} 已存在。请选择其他名称。</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>未使用“{columns}”。如果其中是状态，请选择该列。</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>使用“{column}”而不是“{other}”：其值更合适。</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>由 {colleague} 添加</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>从本机添加</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>由 {colleague} 命名类别</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次见到</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>首次见到，{status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近见到</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>不在服务的完整列表中</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>不在服务的“{status}”完整列表中</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>{colleague} 的备注</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{field}: {before} → {after}</source>
        <translation>{field}：{before} → {after}</translation>
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
        <translation>#{id} 是从本机添加的另一只动物。请重新核对。</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>类别应为整数，例如 12。</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>显示数量应为 1 到 {most} 之间的数字。</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>名称不能包含换行符。</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>名称最多 {most:n} 个字符。</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>ID 应为整数，例如 12。</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>动物需要有名称。</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>类别 {number} 的名称是“{name}”。请输入编号，或从列表中选择。</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>请更正您输入的内容。</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>请输入类别的名称或编号。</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>没有名为“{name}”的类别。请输入编号。</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>第 {first:n} 行位于此行的一个单元格内。</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>第 {first:n} 至 {last:n} 行位于此行的一个单元格内。</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>有多个名为“{name}”的类别：{numbers}。请输入编号。</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>部分字符无法读取。</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>文件在此行中间结束。</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>名称中包含无法发送的字符。请重新输入。</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>名称是列表或对象，不是文本。</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>无法分清此行的引号。</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>电子表格在此处是日期：{word}。请输入该值。</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>电子表格在此处显示错误：{word}。</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>状态应为 {statuses} 之一，或未设置。</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>此单元格与单元格 {cell} 合并。请输入该值。</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>此公式从未计算过。请用电子表格软件保存该文件，或输入该值。</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>不知道电子表格将 {word} 显示成什么。请输入该值。</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>“{word}”不是已知的状态。请选择其含义。</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>密钥只包含字母、数字和符号，没有空格。请重新复制。</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>请选择一个状态，最多显示 100 只，然后搜索该编号。</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>输入 API 密钥以查看其中的动物。</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>请输入 IT 部门提供的地址。</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>要执行此操作，请重新安装。</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>服务给出的等待时长无法识别。未发送任何内容，也不会自动发送：请自行决定何时尝试一次。</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>未发送任何内容。请输入其他密钥，或重试此密钥。</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>未进行任何测试。请在等待结束后重新测试。</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>您输入的内容没有丢失。请关闭其他程序，或重新启动 Menagerie。</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>您输入的内容没有丢失。请将此问题连同下方详情一并报告。</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>要执行此操作，请重新启动。</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>无法读取列表。请在等待结束后重新核对。</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>日志中有更多相关信息。</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>请在等待结束后重试。</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>无法检查此密钥。您可以仍然保存，或于 {time} 重新测试。</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>无法检查此密钥。您可以仍然保存，或稍后重新测试。</translation>
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
        <translation>按键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>找到 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>另有 %Ln 只正在发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>未找到 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>就绪 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln 个请求，{time}（若套餐为 {plan}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln 个请求，{time}（{plan} 套餐）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln 行不会发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>已添加的 %Ln 只保留。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>无法判断 %Ln 只</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>另有 1 只正在发送。</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>1 行不会发送。</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>已添加的 1 只保留。</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>同事正在添加类似的一只</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>可能与某个已丢弃的添加项相同</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>已由以前的导入添加</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>于 {when} 添加到 {environment}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>由 {who} 于 {when} 添加到 {environment}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>已添加；ID 未知</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>动物 #{n}，导入无法更改</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>另有一行相同</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>已丢弃。如果之前已添加，则仍保留在目录中。</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>将于 {when} 继续。</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>ID 或原因</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>导入到 {environment}，已取消</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>已导入到 {environment}</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>与动物 #{n} 类似</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>看起来像合计</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>“{word}”的含义</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>未添加任何动物。</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>不在服务的列表中</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>目前无法发送。{time} 后重试。</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>未发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>未添加任何动物</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>已暂停。此导入的内容均不发送。</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>正在暂停：%Ln 行仍在发送中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>正在暂停：1 行仍在发送中。</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>可能已添加为 #{id}</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>读取方式：{parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>第 {first}–{last} 行，共 {all} 行</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>与第 {n} 行相同</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>保存仍需处理的 %Ln 行…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>保存仍需处理的行…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>State</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>失败后已停止。按“继续”以恢复导入。</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>制表符</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>使用正确的密钥后，导入会继续。</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>这可能是较旧的数据：发件箱会询问如何处理。</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>第 {n} 行为标题</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>请从主窗口尝试一次。</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>已在发件箱中等待</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>等待其他 %Ln 项添加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>等待其他 %Ln 个导入：{time}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>等待 {title}：{time}。</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>无法从服务的列表判断。</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>无法确定是否已添加。</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>您已于 {when} 导入此文件：{added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>剩余约 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>剩余约 %Ln 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>剩余约 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到 1 分钟</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>工作表“{name}”</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>第 {n} 行为标题</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>{counts}。请打开一行进行处理。</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>已填写 {n} %</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>每天 {n} 个</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>每分钟 {n} 只</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>{text}; {a_day}</source>
        <translation>{text}；{a_day}</translation>
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
            <numerusform>%Ln 个导入已暂停</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>已排除 {title} 的 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>已排除 {title} 的 1 行</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>{title} 的导入已暂停：{n}/{all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>导入已暂停 · {n}/{all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>正在导入 {title}：{n}/{all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>{name}：%Ln 只动物等待添加</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>{name}：1 只动物等待添加</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>其中的密钥是安全的，且未发送任何内容。请确认密钥环已解锁，然后重试。</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>其中的密码是安全的，且未发送任何内容。请确认密钥环已解锁，然后重试。</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>未发送任何内容。请重新输入密钥：保存后将替换已存储的内容。</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>密钥只保留到您关闭 Menagerie 为止。</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>密钥保留到 Menagerie 关闭为止，不写入任何文件。如要长期保存，请确认密钥环已解锁，然后重新保存。</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>密钥可能仍在其中。请确认密钥环已解锁并重试，或在密钥环自己的窗口中删除“Menagerie”条目。</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>密钥环接受了密钥，但未保存。密钥保留到 Menagerie 关闭为止，不写入任何文件。</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>密钥环未及时响应。</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>密钥环未删除密钥。</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>密钥环未接受密钥，可能是因为其长度（{length} 个字符）。</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>密钥环已锁定。</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>此计算机的密钥环出错（{kind}）。</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>密码保留到 Menagerie 关闭为止，不写入任何文件。如要长期保存，请确认密钥环已解锁，然后重新保存。</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>密码可能仍在其中。请确认密钥环已解锁并重试，或在密钥环自己的窗口中删除“{entry}”条目。</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>此会话没有能够安全保存密钥的密钥环（Linux 上为 GNOME Keyring 或 KWallet）。密钥保留到 Menagerie 关闭为止，不写入任何文件。</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>未发送任何内容。请重新输入密码：保存后将替换已存储的内容。</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>密钥环接受了密码，但未保存。密码保留到 Menagerie 关闭为止，不写入任何文件。</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>密钥环未删除密码。</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>密钥环未接受密码，可能是因为其长度（{length} 个字符）。</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>此会话没有能够安全保存密码的密钥环（Linux 上为 GNOME Keyring 或 KWallet）。密码保留到 Menagerie 关闭为止，不写入任何文件。</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>更改 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>新增 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>此处新出现 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>转为已售 %Ln 只</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>所有见过的</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>来自服务</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>未排序</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>搜索：“{words}”</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>刚刚更新</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>更新于 {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>自昨天起新增或更改</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>{column}，升序</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>{column}，降序</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>{updated} · 显示的是上次的响应</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>环境(&amp;N)</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>视图(&amp;I)</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>已选中 %Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln 只动物将移出发件箱，不会发送。此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>%Ln 只动物将移出发件箱。已添加的仍保留在服务的列表中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>之后，这 %Ln 只动物将视为已添加，并使用找到的 ID。此操作无法撤销。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>找到 %Ln 只列表中之前没有的动物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln 项需要您处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln 项等待中</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>1 项需要您处理</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>同事正在添加一只类似的动物。</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>已损坏的导入</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>某个已丢弃的类似添加项可能已添加。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>再次添加</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>仍要再次添加</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>再添加一只</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>再添加一只类似的…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>已于 {time} 添加为 #{id}。</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>已于 {time} 添加。此处不知道其编号。</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>类似的添加项待发送或未确认。</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>已有类似的动物。</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>以前导入此文件时已添加。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新核对</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>全部确认</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>全部确认 (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>全部确认 (%Ln)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>丢弃 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>丢弃 %Ln 只…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>仍要丢弃</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>已于 {time} 丢弃。如果之前已添加，则仍保留在目录中。</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>已于 {time} 丢弃，从未发送。</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>无法读取条目 {number}</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>之后会再次发送。</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>正在等待发送。</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>看起来像合计，而不是动物。</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>它可能已在其中。此操作可能会重复添加，而服务无法移除动物。</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>标为已添加</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>发送前已取消。</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>已丢弃。请在 Menagerie 中核对它未被添加。</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>已有意排除。</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>为避免重复添加，未发送。请再添加一只，或将其丢弃。</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>之前被拒绝：{reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>已被拒绝，因此未添加。请编辑，或重新发送。</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>无法读取其时间。请打开 Menagerie 的窗口，在那里可以尝试一次。</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>Menagerie 未收到服务的响应。</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>Menagerie 在发送过程中退出。</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>尚无类别</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>尚无名称</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>尚不在列表中。请在 {later} 后重新核对。</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>不在列表中。要再次添加吗？</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>未发送任何内容。请更正后添加，或丢弃。</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>发件箱</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>粘贴的行</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>可能已添加为 #{id}，但那只可能更早就有。是这只吗？</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>可能已添加为 #{id}。是这只吗？</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>重新发送</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>全部发送</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>发送连续失败 {times:n} 次。其余内容仍待发送。请在发件箱中查看失败的动物，然后重新发送。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>未设置状态</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>上次尝试被拒绝。请编辑，或重新发送。</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>发件箱丢失了最新的更改。无法确定是否已发送。</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>发件箱曾损坏。无法确定是否已发送。</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>服务拒绝了此添加项。</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>此行的文本已损坏。</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>这是已存在的动物 {id}；导入无法更改它。</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>这是较旧的数据：其中 %Ln 个可能已经添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>这只会将其移出发件箱。如果动物已添加，则仍保留在服务的列表中。</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>于 {time} 输入。按“添加”之前不会发送。</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>待发送</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>无法从此列表判断。再次添加之前，请自行查看。</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>无法确定是否已添加。请先在 Menagerie 中核对。</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>无法确定“{name}”是否已添加。</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>无法确定“{name}”是否已添加，且无法保存此结果；保存之前不会发送其他内容。{cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>等待的内容将移出发件箱且不会发送。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>之后不再提示。导入列表会保留全部内容。</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>未设置状态</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>今天，{time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>已确认 {done}/%Ln 只动物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>已丢弃 {done}/%Ln 只动物</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>“{name}”是发件箱中的草稿。</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>{state}: {rest}</source>
        <translation>{state}：{rest}</translation>
    </message>
    <message>
        <source>{who} added one just like it ({moment}).</source>
        <translation>{who} 添加了一只完全相同的动物（{moment}）。</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>{who} 开始发送一只完全相同的动物（{moment}）。</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}”已添加为 #{id}，但无法保存此结果；保存之前不会发送其他内容。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}”已添加，但无法保存此结果；保存之前不会发送其他内容。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}”未发送，且无法保存此结果；保存之前不会发送其他内容。{cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>“{name}”被拒绝：{reason} 但无法保存此结果；保存之前不会发送其他内容。{cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>按 {category} 筛选</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>目前无法执行。</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source> mm</source>
        <comment>Behind a number</comment>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>动物：{n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>动物：{n}。页数：{pages}。</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>收货单 – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标贴</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>标贴：{n}。张数：{pages}。</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>{environment}，{when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>{title} · {source} · 第 {n} 页，共 {pages} 页</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln 个工作台，本分钟已用 {used}/{limit}，其中您用了 {ours}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln 个工作台，本分钟已用 {used}，其中您用了 {ours}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>最近一小时 %Ln 个请求，一分钟内最多 {most} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>约 {n} 台</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>使用此密钥的计算机</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>从 {time} 起，您可以用这里的按钮试一次。</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>服务未说明时长，过早请求可能导致此密钥被封禁。</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>它没有说要等多久。</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>将于 {when} 恢复。</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>没有请求</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>最近一小时没有请求</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>套餐</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>配额未知</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>剩余请求数，以服务最近的说明为准。</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>剩余请求数，以服务最近的说明为准。全部 {limit} 个将于 {when} 恢复。</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>搜索和阅读照常进行。现在添加的内容会在等待结束后发送。</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>今天从本机发送</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>限额已于 {when} 重置。下一次响应会说明剩余数量。</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>服务未说明剩余多少个请求。</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>服务可能曾要求等待。</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>最多剩余 {limit}</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>待发送</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>无法识别服务要求的等待时长；{shorter} 起可以尝试一次。</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>0/{limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>0/{limit} · {time} 后重置</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>最多 {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>{left} · {time} 后重置</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>{plan}（按此环境的设置）</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>{plan}（检测到之前的假定）</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>{plan}（已检测）</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>{reason}（到 {time}）</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>{reason} · 到 {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>{remaining}/{limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>剩余 {remaining}/{limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>类别名称</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>最近见到</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>不在最近一次的完整列表中</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>此处新出现</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>备注：{text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>今天见过</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>{date}见过</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>标签：{tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>请核对地址。</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>请核对编号。</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>服务返回了状态码 {status}。</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>发送前已取消。</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>服务的响应出乎意料（状态码 {status}）。</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>找不到其主机，因此未发送任何内容。请检查网络和地址，然后重试。</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>Menagerie 在得知响应之前出错。</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>无法协商安全连接，因此未发送任何内容。请核对地址及端口，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>未收到完整的响应。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>未添加任何动物。</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>未添加任何动物。请更正后重新添加。</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>未更改任何内容。请输入正确的密钥以继续。</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>未发送任何内容。请在“系统设置”→“隐私与安全性”→“本地网络”中允许 Menagerie，或检查网络。</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>未发送任何内容。请让 IT 部门将此计算机设为信任该证书的颁发者。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>未发送任何内容。请确认密钥环已解锁，或重新输入密码。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>未发送任何内容。请核对地址，或就证书问题联系 IT 部门（{detail}）。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>未发送任何内容。请核对地址，或就证书问题联系 IT 部门。</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>未发送任何内容。请检查网络，然后重试。</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>未发送任何内容。证书属于其他主机：请核对地址，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>未发送任何内容。证书目前不在有效期内：请检查此计算机的日期，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>此计算机与服务之间的某处阻止了请求（状态 {status}）。请咨询您的 IT 团队。</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>屏幕上的动物保持不变。</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>屏幕上的动物保持不变。请核对地址，然后重试。</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>屏幕上的动物保持不变。请稍后重试。</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>证书文件 {path} 无法使用，因此未发送任何内容。请选择其他文件，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>密钥未发送到那里。请与 IT 部门核对地址。</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>代理设置无法使用，因此未发送任何内容。请更正（地址以 http:// 开头），或联系 IT 部门。</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>此计算机的代理设置或代理脚本无法使用，因此未发送任何内容。请更正（地址以 http:// 开头），或联系 IT 部门。</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>此环境已关闭。未发送任何内容。</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>此网络的代理拒绝了连接，因此未发送任何内容。请检查代理设置，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>此网络的代理要求登录，因此未发送任何内容。请检查设置中的代理用户名和密码；如果代理只接受 Windows 登录，请联系 IT 部门。</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>请更改选项后重试。</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>无法确定动物是否已添加。</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>Sandbox 练习：这些动物不在正式目录中。</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>Staging 演练：这些动物不在正式目录中。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>请输入代理的地址和端口，例如 http://proxy.example:8080。</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>请在各自的输入框中输入用户名和密码。</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>{name} 中的证书已过期。请联系 IT 部门。</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>代理在 {path} 中设置。</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>无法读取 {name}（{detail}）。</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>{name} 不是 PEM 格式的证书颁发机构证书。请联系 IT 部门。</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>{path} 中 [settings] 下的 {name} 无法使用。请更正，或联系 IT 部门。</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>%Ln 个电脑连接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>%Ln 条备注和名称已被后来的替换。原先的内容见“详情”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>另一个程序在那里使用架构“menagerie”，未作任何更改。请选择其他数据库。</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>同事也写了同样的备注或名称</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>请重新复制密码：它为空或含有换行符。</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>请输入共享数据库的地址，例如 {example}。</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>在此期间，其他功能均可使用。</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>其他功能均可使用。共享会自动恢复。</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>已中断。可以放心地重新运行。</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>它在 {path} 中设置；在此之前不共享任何内容。</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>数据库由 Menagerie {version} 准备。请更新 Menagerie 以使用它。</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>{user} 在 {host} 上的密码：</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}，{size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>请从地址中删除密码：其他人可能看到它。Menagerie 会另行询问。</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>请删除“?”之后的内容：那里只能写 sslmode 和 sslrootcert。</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>架构 {number}，由 Menagerie {version} 创建</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>证书不属于 {host}。请检查地址。</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>无法检查 {host} 的证书（{detail}）。请联系 IT 部门。</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>{host} 的证书今天无效。请检查此计算机的日期，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>与数据库的连接已断开。</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>数据库答复：{detail}。</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>数据库要求 {user} 的密码。请输入。</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>无法写入数据库。请向 IT 部门索取可写入的数据库。</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>数据库无法保存所有名称。请向 IT 部门索取编码为 UTF8 的数据库。</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>数据库未及时响应。</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>数据库尚未准备好。请让 IT 部门运行 {init}。</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>数据库不再接受新的连接。请让 IT 部门放宽限制。</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>数据库是为旧版本准备的。请让 IT 部门运行 {migrate}。</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>无法读取数据库的答复。请联系 IT 部门检查。</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>数据库的磁盘已满。请让 IT 部门释放空间。</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>{user} 的密码被拒绝。请重新输入。</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>共享数据库已准备就绪。</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>共享数据库此前已准备就绪。</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>没有名为 {host} 的计算机。请检查地址。</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>此计算机不信任 {host} 的证书。请让 IT 部门在地址中用 sslrootcert 指明颁发者。</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>要共享，此计算机需要 libpq 16 或更高版本。请让 IT 部门安装，然后重新启动 Menagerie。</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>约 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>此计算机</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>{by} 随后清除了 #{animal} 的备注；您原先写的是“{mine}”。</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>{by} 曾在 #{animal} 上写了“{theirs}”；您后来的更改替换了它。</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>{by} 将类别 {category} 命名为“{theirs}”；您原先命名为“{mine}”。</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>{by} 移除了类别 {category} 的名称；您原先命名为“{mine}”。</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>{by} 随后在 #{animal} 上写了“{theirs}”；您原先写的是“{mine}”。</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>无法连接 {host}。请在“系统设置”→“隐私与安全性”→“本地网络”中允许 Menagerie，或检查网络。</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>{host} 没有响应。请检查网络。</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>{host} 没有数据库 {database}。请检查地址。</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>{host} 不提供安全连接。请让 IT 部门启用 TLS。</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>{host} 在端口 {port} 上不接受连接。请让 IT 部门在那里启动 PostgreSQL。</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>{path} 未按要求写明 {name} 的共享数据库：应有 [{environment}] 一行以及 shared = &quot;{example}&quot;。请更正，或联系 IT 部门。</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>{user} 在数据库中权限不足。请让 IT 部门运行 {init}。</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>{user} 无权执行此操作。须先由管理员执行：</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>{user} 无法登录（{detail}）。请让 IT 部门检查其权限。</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>已添加 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>已丢弃 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>草稿 %Ln 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>已排除 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>未发送 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>待发送 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>被拒绝 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>正在发送 %Ln 只</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>未确认 %Ln 只</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>同事的工作站要求等待</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>无法读取以前的等待信息</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>Menagerie 在请求过程中被关闭</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>没有剩余请求</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>尚未连接</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>无法保存任何内容</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>待发送</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>正在发送</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>正在分配当天的请求</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>服务要求等待</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>无法连接服务</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>服务繁忙</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>服务拒绝了 API 密钥</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>服务拒绝了请求</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>由同事的工作站于 {time} 通过共享数据库告知。</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>由服务于 {time} 告知。</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>未确认</translation>
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
            <numerusform>{title} 中有 %Ln 行无法恢复。请重新导入文件：已添加的动物会被识别。</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>文件已损坏：{file}。可读取的内容已转入新文件。</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>文件缺失：{file}。已新建文件。</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>文件已被另一个文件替换：{file}。已新建文件。</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>已从其日志恢复的添加项：{corrected:n}。</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>可能已发送的添加项：{unconfirmed:n}。请在发件箱中核对。</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>{file} 正被其他程序占用。其中所有添加项都是安全的。请稍后重试。</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>{file} 正被其他程序使用。在能够读取之前，不会发送任何内容。</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>{file} 正被其他程序使用。等待信息保存在第二个文件中，没有丢失任何内容。如果一直如此，请暂停备份或防病毒程序。</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>请确认磁盘未满且没有写保护，然后重试。</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>草稿以及导入时略过的行可能会缺失。</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>它已在此计算机的另一个会话中打开。请在那里继续，或在那里退出后重新启动。</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>该文件未更改。请更新 Menagerie 以使用它。</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>它由 Menagerie {version} 写入，此版本无法使用。其中未更改或发送任何内容。请更新 Menagerie 以在此添加动物；其他功能均可正常使用。</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>其窗口没有响应，因此无法将它置于最前。未更改任何内容。请稍候，或结束该进程，然后重新启动。</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>Menagerie 无法写入 {folder}（{detail}），因此无法区分新旧数据。启动后，它会在发送等待的内容之前询问。</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>Menagerie 需要少量空间用于 {path}。未打开任何内容。请在此磁盘上释放一些空间，然后重新启动。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>{path} 中的动物由 Menagerie {version} 写入。请更新 Menagerie，或移走该文件以使用新的动物。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>见过的动物由 Menagerie {version} 写入，此版本无法读取。该文件未更改。请更新 Menagerie 以重新查看。</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>{file} 由 Menagerie {version} 写入，此版本无法使用。等待信息保存在第二个文件中。请更新 Menagerie。</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>未保存。请确认磁盘未满且没有写保护。</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>没有丢失任何内容。请确认 {path} 可以写入，然后重试。</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>目前无法读取保存见过的动物的文件。该文件未更改。请重试。</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>首选项文件已损坏，因此使用默认值。该文件已保留为 {path}。</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>视图文件已损坏，因此没有视图。该文件已保留为 {path}。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>无法创建文件夹 {folder}（{detail}）。未更改任何内容。请确认其位置存在且属于您，或用 --data-dir 选择其他文件夹。</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>文件夹 {folder} 不存在。未更改任何内容。请连接其所在的驱动器并重新启动，或删除 {path} 以使用默认文件夹。</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>锁文件 {path} 既无法取得也无法读取（{detail}），因此可能有第二个 Menagerie 处理相同的数据。未打开任何内容。请确认其文件夹属于您且可写入，并且没有同名文件夹，或用 --data-dir 选择其他位置。</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>文件中可能缺少最新的更改：{file}。其中一部分已损坏。</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>文件中可能缺少最新的更改：{file}。其预写日志已丢失。</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>旧文件已保留为 {kept}。</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>发件箱不是最新状态。</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>无法保存等待信息：Menagerie 关闭后即会丢失。请确认磁盘未满且没有写保护。每分钟会重试保存。</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>其中显示为已发送的内容不会重新发送。</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>无法读取 {path} 中的首选项（{detail}），因此使用默认值。该文件保持原样，您现在所做的更改不会被记住。</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>无法读取 {path} 中的视图（{detail}）。该文件保持原样，您现在保存的视图不会保留。</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>Sandbox 中的动物</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>见过的动物和您的备注</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>发件箱</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>等待信息</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>无法打开 {file}，因此服务显示的内容只记住到 Menagerie 关闭为止。请确认磁盘未满且没有写保护。</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>目前无法读取 {file}，因此以前见过的动物可能不会显示。除非磁盘损坏，否则它们是安全的。</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>无法读取或写入 {file}（{detail}）。其中未作任何更改，所有添加项都是安全的。请确认磁盘未满且没有写保护，然后重试。</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>无法写入 {file}，因此不会记住服务目前显示的内容。以前记住的内容是安全的，可以搜索。请确认磁盘未满且没有写保护。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>无法写入 {file}。等待信息保存在第二个文件中。请确认磁盘未满且没有写保护。</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>{file} 已损坏，其中未作任何更改。请关闭 Menagerie 并重新启动：届时会将文件中仍可读取的内容转入新文件。</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>无法访问 {folder}，或其中的文件不见了。您输入的内容保留在此处。文件恢复后，Menagerie 会继续。如要在没有这些文件的情况下重新开始，请重新启动。</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>无法读取 {path}（{detail}），因此未作更改。请将其设为可读，然后重新保存。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>无法写入 {path}（{detail}）。未发送任何内容。请选择其他 --report。</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>无法写入 {path}（{detail}）。原有内容已保留。请确认磁盘未满且文件属于您，然后重试。</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>{path} 是一个链接，或者此计算机的其他用户可以更改它。没有更改或发送任何内容。请将其移走，或使用 --data-dir 选择其他文件夹。</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>{path} 已损坏，且无法另行保留（{detail}）。未更改任何内容。请自行重命名或删除该文件，然后重试。</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>{path} 指定了您的数据文件夹，但无法读取（{detail}）。未更改任何内容。请使其可读后重新启动，或将其删除以使用默认文件夹。</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>“menagerie import”正在处理相同的数据（进程 {process}），并会继续运行。请待其结束后重新启动。</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>正在发送</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>响应未说明限额。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>发送前等待</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>等待之后每次只发一个请求</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>为保持在限额之内</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>{left}/{limit}</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} 毫秒</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{time}: {reason}</source>
        <translation>{time}：{reason}</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>A colleague changed notes too</source>
        <translation>同事也更改了备注</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>同事重命名了类别</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>正在运行导入</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>Menagerie 无法启动</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>Menagerie 已在运行</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>Menagerie 发生内部错误</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>Menagerie 已从此计算机中移除</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>Menagerie 已更新</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>暂时没有剩余请求</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>没有安全连接</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>发送已停止</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出现问题</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>尚未设置地址</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>地址指向其他位置</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>无法读取动物</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>动物未导出</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>无法读取响应</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>证书文件无法使用</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>列不匹配</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>无法使用密钥环</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>标贴超出纸张范围</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>无法使用发件箱</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>发件箱来自更新的版本</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>代理设置无法使用</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>无法读取代理的密码</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>请求在途中被阻止</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>行未写入</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>Sandbox 无法启动</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>服务没有响应</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>服务出现问题</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>服务已不再支持按编号查找动物</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>服务拒绝了此请求</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>服务的证书不受信任</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>无法连接共享数据库</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>无法使用共享数据库</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>此地址没有动物</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>动物过多</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>没有文件“{name}”</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>尚无密钥</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>没有可保存报告的位置</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>没有可保存数据的位置</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>没有此动物</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>没有可添加的内容</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>此地址无法使用</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>目前还无法添加</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>此计算机已没有可用的文件句柄或线程</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>无法打印</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>无法保存</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>此数据文件夹不安全</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>无法读取此文件</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>此导入已经开始</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>来自更新的版本</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>这不是可用的密钥</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>不是这只动物</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>此密码无法使用</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>此套餐无法使用</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>此设置无法使用</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>无法读取此文本</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>密钥环中的内容不是可用的密钥</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>您的数据文件夹不可用</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>找不到您的数据文件夹</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>无法读取“{name}”</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>每个密钥的请求次数有限。必要时，Menagerie 会自动等待。</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>添加动物</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>选择状态，以及要查询的动物数量。</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>动物会先保存在此计算机上。发件箱显示其后续情况。</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>剩余请求</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>颜色表明打开的是哪家门店。Sandbox 用于练习。</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>您看到的内容</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>您所在的环境</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可售</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>目前无法发送请求。</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>{time} 之前无法发送请求。</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>已售</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>约 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>约 %Ln 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>约 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>约 %Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>未知时间</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>可售</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>每天无限制</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>每分钟无限制</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>未设置</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>{date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>待定</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>已售</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>昨天 {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}，{day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>“{name}”已添加为 #{id}</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>“{name}”已添加。服务的响应未说明其编号。</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>每天 {n} 个</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>每分钟 {n} 个</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>{n} 天</translation>
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
        <translation>，</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>Two sentences; some languages have no space between</comment>
        <translation>{first}{second}</translation>
    </message>
</context>
</TS>
