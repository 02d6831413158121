<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <comment>The title of the window</comment>
        <translation>حول التطبيق</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>نسخ الإصدارات</translation>
    </message>
    <message>
        <source>It uses Qt, under the LGPL version 3, and these libraries:</source>
        <translation>يستخدم Qt برخصة LGPL الإصدار 3، والمكتبات التالية:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>المكتبات ورخصها</translation>
    </message>
    <message>
        <source>Menagerie is free software under the MIT licence.</source>
        <translation>‏Menagerie برنامج حر برخصة MIT.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>See and add the animals of your store.</source>
        <translation>اعرض حيوانات متجرك وأضف إليها.</translation>
    </message>
    <message>
        <source>See the file of notices that came with Menagerie.</source>
        <translation>راجع ملف الإشعارات المرفق مع Menagerie.</translation>
    </message>
    <message>
        <source>Versions copied</source>
        <translation>نُسخت الإصدارات</translation>
    </message>
    <message>
        <source>licence not stated</source>
        <translation>الرخصة غير مذكورة</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Menagerie</source>
        <translation>&amp;حول Menagerie</translation>
    </message>
    <message>
        <source>&amp;Add animal…</source>
        <translation>إ&amp;ضافة حيوان…</translation>
    </message>
    <message>
        <source>&amp;Animals</source>
        <translation>ال&amp;حيوانات</translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>رب&amp;ط متجرك…</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;نسخ الصفوف</translation>
    </message>
    <message>
        <source>&amp;Duplicate this animal…</source>
        <translation>ت&amp;كرار هذا الحيوان…</translation>
    </message>
    <message>
        <source>&amp;Everything seen</source>
        <translation>ك&amp;ل ما ظهر</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>&amp;Load more</source>
        <translation>ت&amp;حميل المزيد</translation>
    </message>
    <message>
        <source>&amp;Manage environments…</source>
        <translation>إ&amp;دارة البيئات…</translation>
    </message>
    <message>
        <source>&amp;Manage views…</source>
        <translation>إ&amp;دارة طرق العرض…</translation>
    </message>
    <message>
        <source>&amp;Mark all as seen</source>
        <translation>تمييز الكل كمُشا&amp;هَد</translation>
    </message>
    <message>
        <source>&amp;Name this category…</source>
        <translation>ت&amp;سمية هذه الفئة…</translation>
    </message>
    <message>
        <source>&amp;New or changed</source>
        <translation>&amp;جديد أو تغيّر</translation>
    </message>
    <message>
        <source>&amp;Outbox</source>
        <translation>&amp;صندوق الصادر</translation>
    </message>
    <message>
        <source>&amp;Paste rows to import…</source>
        <translation>&amp;لصق صفوف لاستيرادها…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Quota in detail</source>
        <translation>الحصة &amp;بالتفصيل</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;تحديث</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>ح&amp;فظ طريقة العرض هذه…</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;بحث</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>الاخ&amp;تصارات</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;تراجع عن {step}</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>كتابة &amp;ملاحظة</translation>
    </message>
    <message>
        <source>API &amp;key…</source>
        <translation>&amp;مفتاح API…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>&amp;مسح التصفية</translation>
    </message>
    <message>
        <source>Copy rows as &amp;JSON</source>
        <translation>نسخ الصفوف بصيغة &amp;JSON</translation>
    </message>
    <message>
        <source>Copy rows as &amp;Markdown</source>
        <translation>نسخ الصفوف بصيغة &amp;Markdown</translation>
    </message>
    <message>
        <source>Edit &amp;tags</source>
        <translation>تحرير ال&amp;وسوم</translation>
    </message>
    <message>
        <source>Filt&amp;er…</source>
        <translation>ت&amp;صفية…</translation>
    </message>
    <message>
        <source>Find a c&amp;ommand…</source>
        <translation>البحث عن &amp;أمر…</translation>
    </message>
    <message>
        <source>For your &amp;IT team…</source>
        <translation>ل&amp;فريق تقنية المعلومات…</translation>
    </message>
    <message>
        <source>For your IT team: recent requests, error log, support report…</source>
        <translation>لفريق تقنية المعلومات: الطلبات الأخيرة وسجل الأخطاء وتقرير الدعم…</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>لا يوجد ما يمكن إعادته.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>لا يوجد ما يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>Only this categor&amp;y</source>
        <translation>هذه ال&amp;فئة فقط</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>تد&amp;ريب…</translation>
    </message>
    <message>
        <source>Print &amp;labels…</source>
        <translation>طباعة ال&amp;ملصقات…</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>R&amp;edo {step}</source>
        <translation>إ&amp;عادة {step}</translation>
    </message>
    <message>
        <source>Re&amp;name this category…</source>
        <translation>إعادة ت&amp;سمية هذه الفئة…</translation>
    </message>
    <message>
        <source>S&amp;witch environment</source>
        <translation>&amp;تبديل البيئة</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>الإعدا&amp;دات…</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>إظهار التف&amp;اصيل</translation>
    </message>
    <message>
        <source>Status: {word}</source>
        <translation>الحالة: {word}</translation>
    </message>
    <message>
        <source>all that this computer knows, no request</source>
        <translation>كل ما يعرفه هذا الحاسوب، دون أي طلب</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>منذ أمس</translation>
    </message>
    <message>
        <source>what the service lists now</source>
        <translation>ما تدرجه الخدمة الآن</translation>
    </message>
    <message>
        <source>{name} (not set up)</source>
        <translation>‏{name} (غير معدّة)</translation>
    </message>
</context>
<context>
    <name>AddAnimalDialog</name>
    <message>
        <source>A name or a number, such as 12</source>
        <translation>اسم أو رقم، مثل 12</translation>
    </message>
    <message>
        <source>Add after the wait</source>
        <translation>الإضافة بعد الانتظار</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <source>Add to {environment}</source>
        <translation>إضافة إلى {environment}</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>جارٍ الإضافة…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>عدم السؤال مرة أخرى</translation>
    </message>
    <message>
        <source>Enter a category.</source>
        <translation>أدخل فئة.</translation>
    </message>
    <message>
        <source>Enter a name and a category.</source>
        <translation>أدخل اسمًا وفئة.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>أدخل اسمًا.</translation>
    </message>
    <message>
        <source>Keep open to add another</source>
        <translation>إبقاء النافذة مفتوحة لإضافة آخر</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محدد</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>لا نعرف هل تمت إضافة {name}.</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>نعم، الإضافة بعد الانتظار</translation>
    </message>
</context>
<context>
    <name>AddFlow</name>
    <message>
        <source>Check {name} in the outbox of {environment}</source>
        <translation>تحقق من {name} في صندوق الصادر لبيئة {environment}</translation>
    </message>
    <message>
        <source>It is being sent already, so it cannot be edited.</source>
        <translation>يجري إرساله الآن، لذا لا يمكن تحريره.</translation>
    </message>
    <message>
        <source>This row was added already.</source>
        <translation>أُضيف هذا الصف من قبل.</translation>
    </message>
    <message>
        <source>What you type cannot be saved right now: {reason}</source>
        <translation>لا يمكن حفظ ما تكتبه الآن: {reason}</translation>
    </message>
    <message>
        <source>What you typed before could not be saved. Here it is again.</source>
        <translation>تعذر حفظ ما كتبته سابقًا، وها هو مرة أخرى.</translation>
    </message>
    <message>
        <source>You typed this {when}, and it was not added.</source>
        <translation>كتبت هذا {when}، ولم تتم إضافته.</translation>
    </message>
</context>
<context>
    <name>AddedRows</name>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>{name} added to {status}.</source>
        <translation>أُضيف {name} إلى «{status}».</translation>
    </message>
</context>
<context>
    <name>AnimalTable</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
</context>
<context>
    <name>ApiKeyDialog</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>API key for {name}</source>
        <translation>مفتاح API لبيئة {name}</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>نسيان المفتاح</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Sends one request with this key</source>
        <translation>يرسل طلبًا واحدًا بهذا المفتاح</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>The key is kept in this computer&apos;s keyring.
It is sent only to {address}</source>
        <translation>يُحفظ المفتاح في حلقة المفاتيح على هذا الحاسوب.
ويُرسل فقط إلى {address}</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Close all the same</source>
        <translation>إغلاق على أي حال</translation>
    </message>
    <message>
        <source>It is lost if you close Menagerie now.</source>
        <translation>سيضيع إذا أغلقت Menagerie الآن.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the animal has been added.</source>
        <translation>سيُغلق Menagerie فور إضافة الحيوان.</translation>
    </message>
    <message>
        <source>Menagerie closes as soon as the rows are in the outbox.</source>
        <translation>سيُغلق Menagerie فور وضع الصفوف في صندوق الصادر.</translation>
    </message>
    <message>
        <source>What you typed is not saved</source>
        <translation>ما كتبته غير محفوظ</translation>
    </message>
</context>
<context>
    <name>BeginningFlow</name>
    <message>
        <source>Checking the rows…</source>
        <translation>جارٍ فحص الصفوف…</translation>
    </message>
    <message>
        <source>Choose the column that has the categories, or one category for all rows.</source>
        <translation>اختر عمود الفئات، أو فئة واحدة لكل الصفوف.</translation>
    </message>
    <message>
        <source>Choose the column that has the names.</source>
        <translation>اختر عمود الأسماء.</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>جارٍ الاتصال ببيئة {environment}…</translation>
    </message>
    <message>
        <source>No row is ready to be added yet.</source>
        <translation>لا يوجد صف جاهز للإضافة بعد.</translation>
    </message>
    <message>
        <source>Not every row could be checked.</source>
        <translation>تعذر فحص بعض الصفوف.</translation>
    </message>
    <message>
        <source>Nothing is sent before you confirm it here.</source>
        <translation>لا يُرسل شيء قبل أن تؤكده هنا.</translation>
    </message>
    <message>
        <source>Putting the rows into the outbox…</source>
        <translation>جارٍ وضع الصفوف في صندوق الصادر…</translation>
    </message>
    <message>
        <source>Reading the rows…</source>
        <translation>جارٍ قراءة الصفوف…</translation>
    </message>
    <message>
        <source>This adds them to Production, the live catalogue. They cannot be removed here.</source>
        <translation>يضيفها هذا إلى بيئة Production، أي الكتالوج الفعلي. ولا يمكن حذفها هنا.</translation>
    </message>
    <message>
        <source>{title} can&apos;t be read any more. Add the rows as they were read?</source>
        <translation>لم تعد قراءة {title} ممكنة. أتريد إضافة الصفوف كما قُرئت؟</translation>
    </message>
    <message>
        <source>{title} has changed. Add the rows as they were read before?</source>
        <translation>تغيّر {title}. أتريد إضافة الصفوف كما قُرئت سابقًا؟</translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطي</translation>
    </message>
</context>
<context>
    <name>CatalogueListPresenter</name>
    <message>
        <source>Animals that the service lists are remembered on this computer.</source>
        <translation>يتذكر هذا الحاسوب الحيوانات التي تدرجها الخدمة.</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>None of the animals seen on this computer matches all filters. The service may have others.</source>
        <translation>لا يطابق كل شروط التصفية أي حيوان ظهر على هذا الحاسوب. قد يكون لدى الخدمة غيرها.</translation>
    </message>
    <message>
        <source>Nothing has been seen yet</source>
        <translation>لم يظهر شيء بعد</translation>
    </message>
    <message>
        <source>Nothing seen here is new or changed</source>
        <translation>لا جديد ولا تغيير فيما ظهر هنا</translation>
    </message>
    <message>
        <source>Nothing seen here matches</source>
        <translation>لا شيء مما ظهر هنا يطابق</translation>
    </message>
    <message>
        <source>Of the animals seen on this computer that match, none has changed since yesterday. The service may have others.</source>
        <translation>من الحيوانات المطابقة التي ظهرت على هذا الحاسوب، لم يتغير أي منها منذ أمس. قد يكون لدى الخدمة غيرها.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>CategoryDialog</name>
    <message>
        <source>Enter a name, such as Dogs.</source>
        <translation>أدخل اسمًا، مثل كلاب.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name category {id}</source>
        <translation>تسمية الفئة {id}</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>إزالة الاسم</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>The name stays in your shop. The service knows only the number.</source>
        <translation>يبقى الاسم في متجرك. لا تعرف الخدمة سوى الرقم.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln character(s). This name has {length}.</source>
        <translation>
            <numerusform>استخدم %Ln حرف على الأكثر. طول هذا الاسم {length}.</numerusform>
            <numerusform>استخدم حرفًا واحدًا على الأكثر. طول هذا الاسم {length}.</numerusform>
            <numerusform>استخدم حرفين على الأكثر. طول هذا الاسم {length}.</numerusform>
            <numerusform>استخدم %Ln أحرف على الأكثر. طول هذا الاسم {length}.</numerusform>
            <numerusform>استخدم %Ln حرفًا على الأكثر. طول هذا الاسم {length}.</numerusform>
            <numerusform>استخدم %Ln حرف على الأكثر. طول هذا الاسم {length}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryEdit</name>
    <message>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
</context>
<context>
    <name>CheckingFlow</name>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Rows that were added are left out. Include them to add them again.</source>
        <translation>الصفوف التي أُضيفت مستبعدة. أدرجها لإضافتها مرة أخرى.</translation>
    </message>
    <message>
        <source>What to know about this file</source>
        <translation>ما ينبغي معرفته عن هذا الملف</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Categories and tags</source>
        <translation>الفئات والوسوم</translation>
    </message>
</context>
<context>
    <name>ChosenCategories</name>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln فئة</numerusform>
            <numerusform>فئة واحدة</numerusform>
            <numerusform>فئتان</numerusform>
            <numerusform>%Ln فئات</numerusform>
            <numerusform>%Ln فئة</numerusform>
            <numerusform>%Ln فئة</numerusform>
        </translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>الفئة {id}</translation>
    </message>
</context>
<context>
    <name>ChosenTags</name>
    <message>
        <source>tagged {tag}</source>
        <translation>بوسم {tag}</translation>
    </message>
    <message numerus="yes">
        <source>with one of %Ln tags</source>
        <translation>
            <numerusform>بأحد %Ln وسم</numerusform>
            <numerusform>بوسم واحد</numerusform>
            <numerusform>بأحد وسمين</numerusform>
            <numerusform>بأحد %Ln وسوم</numerusform>
            <numerusform>بأحد %Ln وسمًا</numerusform>
            <numerusform>بأحد %Ln وسم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Show the column {title}</source>
        <translation>إظهار العمود {title}</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>الترتيب حسب {column}</translation>
    </message>
    <message>
        <source>The name is always shown.</source>
        <translation>الاسم ظاهر دائمًا.</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Enter to choose, Escape to close</source>
        <translation>‏Enter للاختيار، وEscape للإغلاق</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>البحث عن أمر</translation>
    </message>
    <message>
        <source>Find a command, category or animal</source>
        <translation>البحث عن أمر أو فئة أو حيوان</translation>
    </message>
    <message>
        <source>Nothing that this computer knows has this name.</source>
        <translation>لا شيء مما يعرفه هذا الحاسوب يحمل هذا الاسم.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Connect your store</source>
        <translation>ربط متجرك</translation>
    </message>
    <message>
        <source>Enter the address and the key you got from your IT team.</source>
        <translation>أدخل العنوان والمفتاح اللذين حصلت عليهما من فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>I also have a rehearsal address ({name})</source>
        <translation>لديّ أيضًا عنوان للاختبار ({name})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>الخطة</translation>
    </message>
    <message>
        <source>Plan, sharing</source>
        <translation>الخطة والمشاركة</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Staging, plan, sharing</source>
        <translation>‏Staging والخطة والمشاركة</translation>
    </message>
    <message>
        <source>Such as animals.example.com</source>
        <translation>مثل animals.example.com</translation>
    </message>
    <message>
        <source>Test and connect</source>
        <translation>اختبار وربط</translation>
    </message>
    <message>
        <source>The key is sent only to this address, when you press the button.</source>
        <translation>لا يُرسل المفتاح إلا إلى هذا العنوان، عند الضغط على الزر.</translation>
    </message>
    <message>
        <source>Used as {address}</source>
        <translation>يُستخدم بالصيغة {address}</translation>
    </message>
</context>
<context>
    <name>CopyFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>نُسخ %Ln صف</numerusform>
            <numerusform>نُسخ صف واحد</numerusform>
            <numerusform>نُسخ صفان</numerusform>
            <numerusform>نُسخت %Ln صفوف</numerusform>
            <numerusform>نُسخ %Ln صفًا</numerusform>
            <numerusform>نُسخ %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can copy up to %Ln row(s). Use Export for more.</source>
        <translation>
            <numerusform>يمكن نسخ %Ln صف على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
            <numerusform>يمكن نسخ صف واحد على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
            <numerusform>يمكن نسخ صفين على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
            <numerusform>يمكن نسخ %Ln صفوف على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
            <numerusform>يمكن نسخ %Ln صفًا على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
            <numerusform>يمكن نسخ %Ln صف على الأكثر. استخدم التصدير لنسخ المزيد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurrentView</name>
    <message>
        <source>All animals</source>
        <translation>كل الحيوانات</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>كل ما ظهر</translation>
    </message>
    <message>
        <source>{filters}, {tags}</source>
        <comment>A name for a view, such as: Pending Rabbits, tagged VIP</comment>
        <translation>{filters}، {tags}</translation>
    </message>
    <message>
        <source>{filters}, “{search}”</source>
        <translation>{filters}، «{search}»</translation>
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
        <translation>إعادة التشغيل تعني تجاهل ما حررته.</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>تجاهل وقراءة</translation>
    </message>
    <message>
        <source>Discard and restart</source>
        <translation>تجاهل وإعادة التشغيل</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>إعادة القراءة</translation>
    </message>
    <message>
        <source>Reading {title} discards what you edited.</source>
        <translation>قراءة {title} تعني تجاهل ما حررته.</translation>
    </message>
    <message>
        <source>Reading {title}…</source>
        <translation>جارٍ قراءة {title}…</translation>
    </message>
    <message>
        <source>The rows here are as they were read before.</source>
        <translation>الصفوف هنا كما قُرئت سابقًا.</translation>
    </message>
    <message>
        <source>You edited rows of {title}</source>
        <translation>لقد حررت صفوفًا في {title}</translation>
    </message>
    <message>
        <source>{title} has changed</source>
        <translation>تغيّر {title}</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Choose an animal to see its details.</source>
        <translation>اختر حيوانًا لرؤية تفاصيله.</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>Close the details (Esc)</source>
        <translation>إغلاق التفاصيل (Esc)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message numerus="yes">
        <source>Shortened: %Ln character(s). Copy the row to get all.</source>
        <translation>
            <numerusform>مختصر: %Ln حرف. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
            <numerusform>مختصر: حرف واحد. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
            <numerusform>مختصر: حرفان. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
            <numerusform>مختصر: %Ln أحرف. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
            <numerusform>مختصر: %Ln حرفًا. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
            <numerusform>مختصر: %Ln حرف. انسخ الصف للحصول على الاسم كاملًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentStrip</name>
    <message>
        <source>Click to open it and go on.</source>
        <translation>انقر لفتحها والمتابعة.</translation>
    </message>
    <message>
        <source>Click to show it.</source>
        <translation>انقر للعرض.</translation>
    </message>
    <message>
        <source>Environment: {name}</source>
        <translation>البيئة: {name}</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>البيئات</translation>
    </message>
    <message>
        <source>Import paused</source>
        <translation>الاستيراد متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Opens the list of environments</source>
        <translation>يفتح قائمة البيئات</translation>
    </message>
    <message>
        <source>Switch environment (Ctrl+E)</source>
        <translation>تبديل البيئة (Ctrl+E)</translation>
    </message>
    <message>
        <source>a rehearsal: nothing here reaches the shop</source>
        <translation>اختبار: لا يصل شيء من هنا إلى المتجر</translation>
    </message>
    <message>
        <source>practice animals, kept on this computer only</source>
        <translation>حيوانات للتدريب، محفوظة على هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>the live catalogue</source>
        <translation>الكتالوج الفعلي</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln waiting</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>‏{name}: %Ln في الانتظار</numerusform>
            <numerusform>‏{name}: واحد في الانتظار</numerusform>
            <numerusform>‏{name}: اثنان في الانتظار</numerusform>
            <numerusform>‏{name}: %Ln في الانتظار</numerusform>
            <numerusform>‏{name}: %Ln في الانتظار</numerusform>
            <numerusform>‏{name}: %Ln في الانتظار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnvironmentsDialog</name>
    <message>
        <source>Animals waiting to be sent to this address: {n}. If you change it, they are neither sent nor shown until it is back.</source>
        <translation>الحيوانات التي تنتظر الإرسال إلى هذا العنوان: {n}. إذا غيّرته، فلن تُرسَل ولن تظهر حتى يعود.</translation>
    </message>
    <message>
        <source>Enter the addresses you got from your IT team. The sandbox needs none: it runs on this computer.</source>
        <translation>أدخل العناوين التي حصلت عليها من فريق تقنية المعلومات. لا تحتاج بيئة Sandbox إلى عنوان، فهي تعمل على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>البيئات</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Set by your IT team. What you choose here replaces it for you.</source>
        <translation>عيّنه فريق تقنية المعلومات. ما تختاره هنا يحل محله عندك.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>عيّنه فريق تقنية المعلومات. ما تدخله هنا يحل محله عندك.</translation>
    </message>
    <message>
        <source>Set by {variable}. You can&apos;t change it here.</source>
        <translation>عيّنه المتغير {variable}. لا يمكنك تغييره هنا.</translation>
    </message>
    <message>
        <source>{name} address</source>
        <translation>عنوان {name}</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>خطة {name}</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Enter the key…</source>
        <translation>إدخال المفتاح…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>إعادة التشغيل</translation>
    </message>
    <message>
        <source>The service said: {text}</source>
        <translation>قالت الخدمة: {text}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%Ln animal(s) so far</source>
        <translation>
            <numerusform>%Ln حيوان حتى الآن</numerusform>
            <numerusform>حيوان واحد حتى الآن</numerusform>
            <numerusform>حيوانان حتى الآن</numerusform>
            <numerusform>%Ln حيوانات حتى الآن</numerusform>
            <numerusform>%Ln حيوانًا حتى الآن</numerusform>
            <numerusform>%Ln حيوان حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>إلغاء التصدير</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>جارٍ الإلغاء…</translation>
    </message>
    <message>
        <source>Everything seen here</source>
        <translation>كل ما ظهر هنا</translation>
    </message>
    <message>
        <source>Excel</source>
        <translation>Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>تصدير الحيوانات</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Finishing the file…</source>
        <translation>جارٍ إنهاء الملف…</translation>
    </message>
    <message>
        <source>For Excel and similar programs.</source>
        <translation>لبرنامج Excel والبرامج المشابهة.</translation>
    </message>
    <message>
        <source>For spreadsheets and databases.</source>
        <translation>لجداول البيانات وقواعد البيانات.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
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
        <translation>حيوان واحد في كل سطر، للبرامج الأخرى. الأوقات بتوقيت UTC.</translation>
    </message>
    <message>
        <source>One list, for other programs. Times are in UTC.</source>
        <translation>قائمة واحدة للبرامج الأخرى. الأوقات بتوقيت UTC.</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>تقدم التصدير</translation>
    </message>
    <message>
        <source>The export was cancelled. If there was a file {name}, it is as it was.</source>
        <translation>أُلغي التصدير. إن كان هناك ملف باسم {name} فهو كما كان.</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>المحدد</translation>
    </message>
    <message>
        <source>There are no animals to export yet.</source>
        <translation>لا توجد حيوانات لتصديرها بعد.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>المعروض</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>ما يُصدَّر</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s)</source>
        <translation>
            <numerusform>‏{done} من %Ln حيوان</numerusform>
            <numerusform>‏{done} من حيوان واحد</numerusform>
            <numerusform>‏{done} من حيوانين</numerusform>
            <numerusform>‏{done} من %Ln حيوانات</numerusform>
            <numerusform>‏{done} من %Ln حيوانًا</numerusform>
            <numerusform>‏{done} من %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} ({n})</source>
        <translation>‏{what} ({n})</translation>
    </message>
</context>
<context>
    <name>ExportFlow</name>
    <message numerus="yes">
        <source>%Ln animal(s) exported to {name}</source>
        <translation>
            <numerusform>صُدِّر %Ln حيوان إلى {name}</numerusform>
            <numerusform>صُدِّر حيوان واحد إلى {name}</numerusform>
            <numerusform>صُدِّر حيوانان إلى {name}</numerusform>
            <numerusform>صُدِّرت %Ln حيوانات إلى {name}</numerusform>
            <numerusform>صُدِّر %Ln حيوانًا إلى {name}</numerusform>
            <numerusform>صُدِّر %Ln حيوان إلى {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>ملفات CSV</translation>
    </message>
    <message>
        <source>Excel workbooks</source>
        <translation>مصنفات Excel</translation>
    </message>
    <message>
        <source>Export animals</source>
        <translation>تصدير الحيوانات</translation>
    </message>
    <message>
        <source>JSON Lines files</source>
        <translation>ملفات JSON Lines</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>ملفات JSON</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>إظهار في المجلد</translation>
    </message>
    <message>
        <source>animals-{day}</source>
        <comment>The name of a file</comment>
        <translation>{day} حيوانات</translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; texts cut to %Ln characters: {count}</source>
        <translation>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى %Ln حرف: {count}</numerusform>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى حرف واحد: {count}</numerusform>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى حرفين: {count}</numerusform>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى %Ln أحرف: {count}</numerusform>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى %Ln حرفًا: {count}</numerusform>
            <numerusform>‏{sentence}؛ نصوص اختُصرت إلى %Ln حرف: {count}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>Name it…</source>
        <translation>تسمية…</translation>
    </message>
    <message>
        <source>Name this category…</source>
        <translation>تسمية هذه الفئة…</translation>
    </message>
    <message>
        <source>Rename this category…</source>
        <translation>إعادة تسمية هذه الفئة…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>إعادة تسمية…</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>All: {status}</source>
        <translation>الكل: {status}</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>اختر عمودًا</translation>
    </message>
    <message>
        <source>Column for {field}</source>
        <translation>عمود {field}</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محدد</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>رقم أو اسم</translation>
    </message>
    <message>
        <source>The same for all rows</source>
        <translation>القيمة نفسها لكل الصفوف</translation>
    </message>
    <message>
        <source>{field} of every row</source>
        <translation>‏{field} لكل صف</translation>
    </message>
</context>
<context>
    <name>FileDrop</name>
    <message>
        <source>Drop the file to import it</source>
        <translation>أفلت الملف لاستيراده</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Categories and tags</source>
        <translation>الفئات والوسوم</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Filter · {n}</source>
        <translation>تصفية · {n}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search name, number, note or tag</source>
        <translation>البحث بالاسم أو الرقم أو الملاحظة أو الوسم</translation>
    </message>
    <message>
        <source>Searches everything that this computer knows. Sends no request.</source>
        <translation>يبحث في كل ما يعرفه هذا الحاسوب. لا يُرسَل أي طلب.</translation>
    </message>
    <message>
        <source>Status filter</source>
        <translation>التصفية حسب الحالة</translation>
    </message>
</context>
<context>
    <name>FilterFlow</name>
    <message>
        <source>clearing the filters</source>
        <translation>مسح التصفية</translation>
    </message>
</context>
<context>
    <name>FilterPopover</name>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Find a category or tag</source>
        <translation>البحث عن فئة أو وسم</translation>
    </message>
    <message>
        <source>No category or tag has this name.</source>
        <translation>لا توجد فئة أو وسم بهذا الاسم.</translation>
    </message>
    <message>
        <source>No category or tag is known yet.</source>
        <translation>لا توجد فئة أو وسم معروف بعد.</translation>
    </message>
</context>
<context>
    <name>FoldingBar</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>إظهار الرسالة كاملة</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>انتظار</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>حيوانان</numerusform>
            <numerusform>%Ln حيوانات</numerusform>
            <numerusform>%Ln حيوانًا</numerusform>
            <numerusform>%Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded</source>
        <translation>
            <numerusform>حُمّل %Ln حيوان</numerusform>
            <numerusform>حُمّل حيوان واحد</numerusform>
            <numerusform>حُمّل حيوانان</numerusform>
            <numerusform>حُمّلت %Ln حيوانات</numerusform>
            <numerusform>حُمّل %Ln حيوانًا</numerusform>
            <numerusform>حُمّل %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) loaded, in {parts} of {all} requests</source>
        <translation>
            <numerusform>حُمّل %Ln حيوان، في {parts} من {all} من الطلبات</numerusform>
            <numerusform>حُمّل حيوان واحد، في {parts} من {all} من الطلبات</numerusform>
            <numerusform>حُمّل حيوانان، في {parts} من {all} من الطلبات</numerusform>
            <numerusform>حُمّلت %Ln حيوانات، في {parts} من {all} من الطلبات</numerusform>
            <numerusform>حُمّل %Ln حيوانًا، في {parts} من {all} من الطلبات</numerusform>
            <numerusform>حُمّل %Ln حيوان، في {parts} من {all} من الطلبات</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) seen</source>
        <translation>
            <numerusform>ظهر %Ln حيوان</numerusform>
            <numerusform>ظهر حيوان واحد</numerusform>
            <numerusform>ظهر حيوانان</numerusform>
            <numerusform>ظهرت %Ln حيوانات</numerusform>
            <numerusform>ظهر %Ln حيوانًا</numerusform>
            <numerusform>ظهر %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match</source>
        <comment>A count of animals, and a verb</comment>
        <translation>
            <numerusform>لا تطابق</numerusform>
            <numerusform>تطابق واحد</numerusform>
            <numerusform>تطابقان</numerusform>
            <numerusform>%Ln تطابقات</numerusform>
            <numerusform>%Ln تطابقًا</numerusform>
            <numerusform>%Ln تطابق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more could not be read</source>
        <translation>
            <numerusform>تعذرت قراءة %Ln حيوان آخر</numerusform>
            <numerusform>تعذرت قراءة واحد آخر</numerusform>
            <numerusform>تعذرت قراءة اثنين آخرين</numerusform>
            <numerusform>تعذرت قراءة %Ln حيوانات أخرى</numerusform>
            <numerusform>تعذرت قراءة %Ln حيوانًا آخر</numerusform>
            <numerusform>تعذرت قراءة %Ln حيوان آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln animal(s) that the service lists</source>
        <translation>
            <numerusform>لا حيوانات تدرجها الخدمة</numerusform>
            <numerusform>الحيوان الوحيد الذي تدرجه الخدمة</numerusform>
            <numerusform>الحيوانان اللذان تدرجهما الخدمة</numerusform>
            <numerusform>كل الحيوانات التي تدرجها الخدمة، وعددها %Ln</numerusform>
            <numerusform>كل الحيوانات التي تدرجها الخدمة، وعددها %Ln</numerusform>
            <numerusform>كل الحيوانات التي تدرجها الخدمة، وعددها %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for up to {n} of all animals, and then, if there may be more, of each status</source>
        <translation>يطلب ما يصل إلى {n} من كل الحيوانات، ثم من كل حالة إن كان من الممكن وجود المزيد</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>جارٍ العد…</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln animals</source>
        <translation>
            <numerusform>أول %Ln حيوان</numerusform>
            <numerusform>أول حيوان</numerusform>
            <numerusform>أول حيوانين</numerusform>
            <numerusform>أول %Ln حيوانات</numerusform>
            <numerusform>أول %Ln حيوانًا</numerusform>
            <numerusform>أول %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>First animal</source>
        <translation>أول حيوان</translation>
    </message>
    <message>
        <source>How many animals to ask for, {least} to {most}</source>
        <translation>عدد الحيوانات المطلوبة، من {least} إلى {most}</translation>
    </message>
    <message numerus="yes">
        <source>Load more (up to %Ln request(s))</source>
        <translation>
            <numerusform>تحميل المزيد (بلا طلبات)</numerusform>
            <numerusform>تحميل المزيد (طلب واحد على الأكثر)</numerusform>
            <numerusform>تحميل المزيد (طلبان على الأكثر)</numerusform>
            <numerusform>تحميل المزيد (حتى %Ln طلبات)</numerusform>
            <numerusform>تحميل المزيد (حتى %Ln طلبًا)</numerusform>
            <numerusform>تحميل المزيد (حتى %Ln طلب)</numerusform>
        </translation>
    </message>
    <message>
        <source>Show up to</source>
        <translation>إظهار حتى</translation>
    </message>
    <message>
        <source>Shows what is new or changed since yesterday</source>
        <translation>يعرض الجديد وما تغيّر منذ أمس</translation>
    </message>
    <message>
        <source>in {categories}</source>
        <translation>في {categories}</translation>
    </message>
    <message>
        <source>the service may have more</source>
        <translation>قد يكون لدى الخدمة المزيد</translation>
    </message>
    <message numerus="yes">
        <source>the service sent %Ln animal(s) instead of {limit}</source>
        <translation>
            <numerusform>أرسلت الخدمة %Ln حيوان بدلًا من {limit}</numerusform>
            <numerusform>أرسلت الخدمة حيوانًا واحدًا بدلًا من {limit}</numerusform>
            <numerusform>أرسلت الخدمة حيوانين بدلًا من {limit}</numerusform>
            <numerusform>أرسلت الخدمة %Ln حيوانات بدلًا من {limit}</numerusform>
            <numerusform>أرسلت الخدمة %Ln حيوانًا بدلًا من {limit}</numerusform>
            <numerusform>أرسلت الخدمة %Ln حيوان بدلًا من {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>there may be more</source>
        <translation>قد يكون هناك المزيد</translation>
    </message>
    <message>
        <source>{n} of the first {all}</source>
        <translation>‏{n} من أول {all}</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>‏{n} من {all}</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Add an animal (Ctrl+N)</source>
        <translation>إضافة حيوان (Ctrl+N)</translation>
    </message>
    <message>
        <source>Add animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <source>Add many animals from a file (Ctrl+I)</source>
        <translation>إضافة حيوانات كثيرة من ملف (Ctrl+I)</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>Ask the service for the animals again (F5)</source>
        <translation>طلب الحيوانات من الخدمة مرة أخرى (F5)</translation>
    </message>
    <message>
        <source>Choose a view</source>
        <translation>اختيار طريقة عرض</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>No topic has these words.</source>
        <translation>لا موضوع يحتوي على هذه الكلمات.</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>الموضوعات</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln earlier</source>
        <comment>Changes</comment>
        <translation>
            <numerusform>و%Ln تغيير سابق</numerusform>
            <numerusform>وتغيير سابق</numerusform>
            <numerusform>وتغييران سابقان</numerusform>
            <numerusform>و%Ln تغييرات سابقة</numerusform>
            <numerusform>و%Ln تغييرًا سابقًا</numerusform>
            <numerusform>و%Ln تغيير سابق</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFlow</name>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message>
        <source>Choose a file to import</source>
        <translation>اختيار ملف للاستيراد</translation>
    </message>
    <message>
        <source>Copy rows in a spreadsheet or one file first, then paste here.</source>
        <translation>انسخ أولًا صفوفًا من جدول بيانات أو ملفًا واحدًا، ثم الصق هنا.</translation>
    </message>
    <message>
        <source>Copy some rows in a spreadsheet or one file, then try again.</source>
        <translation>انسخ صفوفًا من جدول بيانات أو ملفًا واحدًا، ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>Spreadsheets and lists</source>
        <translation>جداول البيانات والقوائم</translation>
    </message>
    <message>
        <source>There are no rows to paste</source>
        <translation>لا توجد صفوف للصقها</translation>
    </message>
    <message>
        <source>pasted rows</source>
        <translation>الصفوف الملصقة</translation>
    </message>
</context>
<context>
    <name>ImportFoot</name>
    <message>
        <source>Add after the wait</source>
        <translation>الإضافة بعد الانتظار</translation>
    </message>
    <message>
        <source>Add animals to {environment}</source>
        <translation>إضافة حيوانات إلى {environment}</translation>
    </message>
    <message>
        <source>Add {animals} to {environment}</source>
        <translation>إضافة {animals} إلى {environment}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>عدم السؤال مرة أخرى</translation>
    </message>
    <message>
        <source>Yes, add after the wait</source>
        <translation>نعم، الإضافة بعد الانتظار</translation>
    </message>
    <message>
        <source>Yes, add {animals} to {environment}</source>
        <translation>نعم، إضافة {animals} إلى {environment}</translation>
    </message>
</context>
<context>
    <name>ImportRows</name>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>What to know</source>
        <translation>ما ينبغي معرفته</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>included</source>
        <translation>مُدرج</translation>
    </message>
</context>
<context>
    <name>ImportTable</name>
    <message>
        <source>Rows to import</source>
        <translation>الصفوف المراد استيرادها</translation>
    </message>
</context>
<context>
    <name>ImportWindow</name>
    <message>
        <source>Import into {environment}</source>
        <translation>الاستيراد إلى {environment}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Choose a request to see more of it.</source>
        <translation>اختر طلبًا لرؤية المزيد عنه.</translation>
    </message>
    <message>
        <source>Copied without the key</source>
        <translation>نُسخ بدون المفتاح</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>نسخ كأمر curl</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>نسخ الصف</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>No request matches.</source>
        <translation>لا طلب يطابق البحث.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>لم يُرسل شيء بعد.</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>الطلبات الأخيرة</translation>
    </message>
    <message>
        <source>Row copied</source>
        <translation>نُسخ الصف</translation>
    </message>
    <message>
        <source>Search the requests</source>
        <translation>البحث في الطلبات</translation>
    </message>
    <message>
        <source>The newest first. They are forgotten when you quit.</source>
        <translation>الأحدث أولًا. تُنسى عند الخروج.</translation>
    </message>
    <message>
        <source>Without the key. A request sent by curl counts as well.</source>
        <translation>بدون المفتاح. الطلب المرسل عبر curl محسوب أيضًا.</translation>
    </message>
</context>
<context>
    <name>JobCard</name>
    <message>
        <source>Adding to {environment}</source>
        <translation>جارٍ الإضافة إلى {environment}</translation>
    </message>
    <message>
        <source>Cancel import…</source>
        <translation>إلغاء الاستيراد…</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>إلغاء الاستيراد</translation>
    </message>
    <message>
        <source>Import to {environment}, paused</source>
        <translation>الاستيراد إلى {environment}، متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>تقدم الاستيراد</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>JobFlow</name>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>جارٍ التحقق من قائمة الخدمة…</translation>
    </message>
</context>
<context>
    <name>JobPage</name>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Check in the service&apos;s list</source>
        <translation>التحقق في قائمة الخدمة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Correct and add…</source>
        <translation>تصحيح وإضافة…</translation>
    </message>
    <message>
        <source>Delivery note…</source>
        <translation>سند التسليم…</translation>
    </message>
    <message>
        <source>Import another file…</source>
        <translation>استيراد ملف آخر…</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>عمليات الاستيراد</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>لم يُضف</translation>
    </message>
    <message>
        <source>Nothing was imported here yet.</source>
        <translation>لم يُستورد شيء هنا بعد.</translation>
    </message>
    <message>
        <source>Open {name} to go on.</source>
        <translation>افتح {name} للمتابعة.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>طباعة الملصقات…</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>الصفوف المعروضة</translation>
    </message>
    <message>
        <source>Shows which animals were added, with as few requests as possible</source>
        <translation>يبيّن أي الحيوانات أُضيف، بأقل عدد ممكن من الطلبات</translation>
    </message>
</context>
<context>
    <name>JobTable</name>
    <message>
        <source>Rows of the import</source>
        <translation>صفوف الاستيراد</translation>
    </message>
</context>
<context>
    <name>KeyEdit</name>
    <message>
        <source>Hide the key</source>
        <translation>إخفاء المفتاح</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>ألصق المفتاح هنا</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>إظهار المفتاح</translation>
    </message>
</context>
<context>
    <name>KeyFlow</name>
    <message>
        <source>Forgetting…</source>
        <translation>جارٍ النسيان…</translation>
    </message>
    <message>
        <source>No key is needed here</source>
        <translation>لا حاجة إلى مفتاح هنا</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Sending one request…</source>
        <translation>جارٍ إرسال طلب واحد…</translation>
    </message>
    <message>
        <source>The key is kept for this run only</source>
        <translation>يُحفظ المفتاح لهذا التشغيل فقط</translation>
    </message>
    <message>
        <source>The sandbox has its own key.</source>
        <translation>لبيئة Sandbox مفتاحها الخاص.</translation>
    </message>
</context>
<context>
    <name>KeySteps</name>
    <message>
        <source>Address not reached</source>
        <translation>تعذر الوصول إلى العنوان</translation>
    </message>
    <message>
        <source>Address reached</source>
        <translation>تم الوصول إلى العنوان</translation>
    </message>
    <message>
        <source>Address: not tested</source>
        <translation>العنوان: لم يُختبر</translation>
    </message>
    <message>
        <source>Animals listed</source>
        <translation>سُردت الحيوانات</translation>
    </message>
    <message>
        <source>Animals listed, {remaining} of {limit} requests left</source>
        <translation>سُردت الحيوانات، الطلبات المتبقية: {remaining} من {limit}</translation>
    </message>
    <message>
        <source>Animals not listed</source>
        <translation>لم تُسرد الحيوانات</translation>
    </message>
    <message>
        <source>Checking the key…</source>
        <translation>جارٍ التحقق من المفتاح…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>الاتصال غير آمن</translation>
    </message>
    <message>
        <source>Copy the whole key again, or ask your IT team for a new one.</source>
        <translation>انسخ المفتاح كاملًا مرة أخرى، أو اطلب مفتاحًا جديدًا من فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>Key accepted</source>
        <translation>المفتاح مقبول</translation>
    </message>
    <message>
        <source>Key not checked</source>
        <translation>لم يُتحقق من المفتاح</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>المفتاح مرفوض</translation>
    </message>
    <message>
        <source>Key: not tested</source>
        <translation>المفتاح: لم يُختبر</translation>
    </message>
    <message>
        <source>List: not tested</source>
        <translation>القائمة: لم تُختبر</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>لا حاجة إلى اتصال آمن على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>الاتصال آمن</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>الاتصال الآمن: لم يُختبر</translation>
    </message>
    <message>
        <source>{problem}. Check the address.</source>
        <translation>‏{problem}. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>{problem}. Save the key anyway, or test it again later.</source>
        <translation>‏{problem}. احفظ المفتاح رغم ذلك، أو اختبره لاحقًا.</translation>
    </message>
</context>
<context>
    <name>KnowledgeFlow</name>
    <message>
        <source>marking all as seen</source>
        <translation>تمييز الكل كمُشاهَد</translation>
    </message>
    <message>
        <source>naming category {id}</source>
        <translation>تسمية الفئة {id}</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>Avery {name}, {width} × {height} mm</source>
        <translation>‏Avery {name}، {width} × {height} مم</translation>
    </message>
    <message>
        <source>Copies of each</source>
        <translation>عدد النسخ لكل حيوان</translation>
    </message>
    <message>
        <source>For a sheet that is used in part. Count along the rows.</source>
        <translation>لورقة استُخدم جزء منها. عُدّ على امتداد الصفوف.</translation>
    </message>
    <message>
        <source>Label sheet</source>
        <translation>ورقة الملصقات</translation>
    </message>
    <message>
        <source>On each label</source>
        <translation>على كل ملصق</translation>
    </message>
    <message>
        <source>Other sheet…</source>
        <translation>ورقة أخرى…</translation>
    </message>
    <message>
        <source>Print labels</source>
        <translation>طباعة الملصقات</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>رمز QR</translation>
    </message>
    <message>
        <source>Start at label</source>
        <translation>البدء من الملصق</translation>
    </message>
    <message>
        <source>The selection ({n})</source>
        <translation>المحدد ({n})</translation>
    </message>
    <message>
        <source>What is shown ({n})</source>
        <translation>المعروض ({n})</translation>
    </message>
</context>
<context>
    <name>LastHourChart</name>
    <message>
        <source>The last hour</source>
        <translation>الساعة الأخيرة</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Landscape</source>
        <translation>أفقي</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>عمودي</translation>
    </message>
</context>
<context>
    <name>ListLoader</name>
    <message>
        <source>Loading the animals…</source>
        <translation>جارٍ تحميل الحيوانات…</translation>
    </message>
    <message>
        <source>Loading: {done} of {all} requests answered</source>
        <translation>جارٍ التحميل: تم الرد على {done} من {all} من الطلبات</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>All entries</source>
        <translation>كل الإدخالات</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>سجل الأخطاء</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>الأخطاء فقط</translation>
    </message>
    <message>
        <source>Log copied</source>
        <translation>نُسخ السجل</translation>
    </message>
    <message>
        <source>No entry matches.</source>
        <translation>لا إدخال يطابق البحث.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong: the log is empty.</source>
        <translation>لم يحدث أي خطأ: السجل فارغ.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>فتح المجلد</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>البحث في السجل</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>The key is never in the log.</source>
        <translation>لا يظهر المفتاح في السجل أبدًا.</translation>
    </message>
    <message>
        <source>The log can&apos;t be read. Ask your IT team.</source>
        <translation>لا يمكن قراءة السجل. اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>This is the end of the log. The whole file is in its folder.</source>
        <translation>هذه نهاية السجل. الملف كاملًا في مجلده.</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>التحذيرات والأخطاء</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Only in the sandbox.</source>
        <translation>في بيئة Sandbox فقط.</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>تد&amp;ريب…</translation>
    </message>
    <message>
        <source>P&amp;ractice… (sandbox only)</source>
        <translation>تد&amp;ريب… (في بيئة Sandbox فقط)</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>حدد صفًا أولًا.</translation>
    </message>
    <message>
        <source>Select one row only.</source>
        <translation>حدد صفًا واحدًا فقط.</translation>
    </message>
    <message>
        <source>The list has changed. Select again.</source>
        <translation>تغيّرت القائمة. أعد التحديد.</translation>
    </message>
</context>
<context>
    <name>ManageViewsDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Manage views</source>
        <translation>إدارة طرق العرض</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>إخفاء الرسالة</translation>
    </message>
</context>
<context>
    <name>NoteEdit</name>
    <message>
        <source>Stays in your shop</source>
        <translation>تبقى في متجرك</translation>
    </message>
</context>
<context>
    <name>NotesBox</name>
    <message numerus="yes">
        <source>A note has at most %Ln character(s).</source>
        <translation>
            <numerusform>الحد الأقصى للملاحظة %Ln حرف.</numerusform>
            <numerusform>الحد الأقصى للملاحظة حرف واحد.</numerusform>
            <numerusform>الحد الأقصى للملاحظة حرفان.</numerusform>
            <numerusform>الحد الأقصى للملاحظة %Ln أحرف.</numerusform>
            <numerusform>الحد الأقصى للملاحظة %Ln حرفًا.</numerusform>
            <numerusform>الحد الأقصى للملاحظة %Ln حرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags…</source>
        <translation>إضافة وسوم…</translation>
    </message>
    <message numerus="yes">
        <source>An animal has at most {most} tags, each of %Ln character(s) at most.</source>
        <translation>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها %Ln حرف.</numerusform>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها حرف واحد.</numerusform>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها حرفان.</numerusform>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها %Ln أحرف.</numerusform>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها %Ln حرفًا.</numerusform>
            <numerusform>الحد الأقصى للوسوم لكل حيوان {most}، وأقصى طول لكل منها %Ln حرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>Tags</comment>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>تحرير الوسوم</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>تم الحفظ</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>وسوم تفصل بينها فواصل</translation>
    </message>
</context>
<context>
    <name>NotesFlow</name>
    <message numerus="yes">
        <source>%Ln would have more than {most} tags.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln حيوان كان سيتجاوز {most} من الوسوم.</numerusform>
            <numerusform>حيوان واحد كان سيتجاوز {most} من الوسوم.</numerusform>
            <numerusform>حيوانان كانا سيتجاوزان {most} من الوسوم.</numerusform>
            <numerusform>%Ln حيوانات كانت ستتجاوز {most} من الوسوم.</numerusform>
            <numerusform>%Ln حيوانًا كانت ستتجاوز {most} من الوسوم.</numerusform>
            <numerusform>%Ln حيوان كانت ستتجاوز {most} من الوسوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>changing notes of #{id}</source>
        <translation>تغيير ملاحظات #{id}</translation>
    </message>
    <message>
        <source>removing the tags {tags}</source>
        <translation>إزالة الوسوم {tags}</translation>
    </message>
    <message>
        <source>tagging with {tags}</source>
        <translation>إضافة الوسوم {tags}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}</source>
        <translation>‏{tags}: تمت الإضافة إلى {n} من أصل {all}</translation>
    </message>
    <message>
        <source>{tags}: added to {n} of {all}.</source>
        <translation>‏{tags}: تمت الإضافة إلى {n} من أصل {all}.</translation>
    </message>
    <message>
        <source>{tags}: removed from {n} of {all}</source>
        <translation>‏{tags}: تمت الإزالة من {n} من أصل {all}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln files were affected. See the details.</source>
        <translation>
            <numerusform>تأثر %Ln ملف. راجع التفاصيل.</numerusform>
            <numerusform>تأثر ملف واحد. راجع التفاصيل.</numerusform>
            <numerusform>تأثر ملفان. راجع التفاصيل.</numerusform>
            <numerusform>تأثرت %Ln ملفات. راجع التفاصيل.</numerusform>
            <numerusform>تأثر %Ln ملفًا. راجع التفاصيل.</numerusform>
            <numerusform>تأثر %Ln ملف. راجع التفاصيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect your store…</source>
        <translation>رب&amp;ط متجرك…</translation>
    </message>
    <message>
        <source>Enter its key to connect.</source>
        <translation>أدخل مفتاحها للاتصال.</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>إدخال المفتاح…</translation>
    </message>
    <message>
        <source>Menagerie was updated to {version}</source>
        <translation>تم تحديث Menagerie إلى {version}</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>فتح صندوق الصادر</translation>
    </message>
    <message>
        <source>Some settings couldn&apos;t be loaded</source>
        <translation>تعذر تحميل بعض الإعدادات</translation>
    </message>
    <message>
        <source>There was a problem with saved data</source>
        <translation>حدثت مشكلة في البيانات المحفوظة</translation>
    </message>
    <message>
        <source>These are animals to practise on</source>
        <translation>هذه حيوانات للتدريب</translation>
    </message>
    <message>
        <source>What was saved before is safe. Free some space to save what is new.</source>
        <translation>ما حُفظ سابقًا آمن. أفرغ بعض المساحة لحفظ الجديد.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>ما الجديد</translation>
    </message>
    <message>
        <source>Your IT team has set up {name}</source>
        <translation>أعدّ فريق تقنية المعلومات بيئة {name}</translation>
    </message>
    <message>
        <source>{name} is set up</source>
        <translation>بيئة {name} معدّة</translation>
    </message>
</context>
<context>
    <name>OrphanedOutboxes</name>
    <message>
        <source>It belongs to an address that is no longer set. It is saved, and sent when that is set again.</source>
        <translation>إنه يخص عنوانًا لم يعد معيّنًا. وهو محفوظ، وسيُرسل عند تعيينه مرة أخرى.</translation>
    </message>
    <message>
        <source>They belong to an address that is no longer set. They are saved, and are sent when it is set again.</source>
        <translation>إنها تخص عنوانًا لم يعد معيّنًا. وهي محفوظة، وستُرسل عند تعيينه مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>OutboxButton</name>
    <message>
        <source>Outbox</source>
        <translation>صندوق الصادر</translation>
    </message>
    <message>
        <source>What waits to be added (Ctrl+O)</source>
        <translation>ما ينتظر الإضافة (Ctrl+O)</translation>
    </message>
</context>
<context>
    <name>OutboxDetails</name>
    <message>
        <source>Before these are sent</source>
        <translation>قبل إرسال هذه</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Shows what else can be done, and why</source>
        <translation>يبيّن ما يمكن فعله أيضًا، ولماذا</translation>
    </message>
</context>
<context>
    <name>OutboxFlow</name>
    <message numerus="yes">
        <source>%Ln animals are waiting to be sent.</source>
        <translation>
            <numerusform>%Ln حيوان بانتظار الإرسال.</numerusform>
            <numerusform>حيوان واحد بانتظار الإرسال.</numerusform>
            <numerusform>حيوانان بانتظار الإرسال.</numerusform>
            <numerusform>%Ln حيوانات بانتظار الإرسال.</numerusform>
            <numerusform>%Ln حيوانًا بانتظار الإرسال.</numerusform>
            <numerusform>%Ln حيوان بانتظار الإرسال.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 animal is waiting to be sent.</source>
        <translation>حيوان واحد بانتظار الإرسال.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Checking the service&apos;s list…</source>
        <translation>جارٍ التحقق من قائمة الخدمة…</translation>
    </message>
    <message>
        <source>From the outbox: {counts}</source>
        <translation>من صندوق الصادر: {counts}</translation>
    </message>
    <message>
        <source>Nothing is sent again by itself. The outbox says what can be done.</source>
        <translation>لا يُعاد إرسال شيء تلقائيًا. يبيّن صندوق الصادر ما يمكن فعله.</translation>
    </message>
    <message>
        <source>Nothing is sent before you have chosen below.</source>
        <translation>لا يُرسل شيء قبل أن تختار أدناه.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>لا يُرسل شيء.</translation>
    </message>
    <message>
        <source>One is on its way.</source>
        <translation>واحد قيد الإرسال.</translation>
    </message>
    <message>
        <source>Open the outbox</source>
        <translation>فتح صندوق الصادر</translation>
    </message>
    <message>
        <source>Sending is stopped until you press “Send now”.</source>
        <translation>الإرسال متوقف حتى تضغط «إرسال الآن».</translation>
    </message>
    <message>
        <source>Sending is tried again at {time}, or with “Send now”.</source>
        <translation>ستُعاد محاولة الإرسال في {time}، أو بالضغط على «إرسال الآن».</translation>
    </message>
    <message>
        <source>The next one goes in a moment.</source>
        <translation>سيُرسل التالي بعد لحظة.</translation>
    </message>
    <message>
        <source>The next one goes when the service is back.</source>
        <translation>سيُرسل التالي عند عودة الخدمة.</translation>
    </message>
    <message>
        <source>The next one goes with the right key.</source>
        <translation>سيُرسل التالي بالمفتاح الصحيح.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message numerus="yes">
        <source>We don&apos;t know if %Ln animals were added</source>
        <translation>
            <numerusform>لا نعرف هل تمت إضافة %Ln حيوان</numerusform>
            <numerusform>لا نعرف هل تمت إضافة حيوان واحد</numerusform>
            <numerusform>لا نعرف هل تمت إضافة حيوانين</numerusform>
            <numerusform>لا نعرف هل تمت إضافة %Ln حيوانات</numerusform>
            <numerusform>لا نعرف هل تمت إضافة %Ln حيوانًا</numerusform>
            <numerusform>لا نعرف هل تمت إضافة %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added</source>
        <translation>لا نعرف هل تمت إضافة {name}</translation>
    </message>
    <message>
        <source>discarding {name}</source>
        <translation>تجاهل {name}</translation>
    </message>
</context>
<context>
    <name>OutboxList</name>
    <message>
        <source>Adds</source>
        <translation>الإضافات</translation>
    </message>
</context>
<context>
    <name>OutboxPanel</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close the outbox (Esc)</source>
        <translation>إغلاق صندوق الصادر (Esc)</translation>
    </message>
    <message>
        <source>Nothing waits. What you add while the service cannot be reached waits here.</source>
        <translation>لا شيء في الانتظار. ما تضيفه عند تعذر الوصول إلى الخدمة ينتظر هنا.</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>صندوق الصادر</translation>
    </message>
    <message>
        <source>Reading the outbox…</source>
        <translation>جارٍ قراءة صندوق الصادر…</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Across to the next</source>
        <translation>أفقيًا إلى التالي</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Down to the next</source>
        <translation>عموديًا إلى التالي</translation>
    </message>
    <message>
        <source>Label height</source>
        <translation>ارتفاع الملصق</translation>
    </message>
    <message>
        <source>Label width</source>
        <translation>عرض الملصق</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>الهامش الأيسر</translation>
    </message>
    <message>
        <source>Paper of the labels</source>
        <translation>ورق الملصقات</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>الهامش العلوي</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source>Catalogue manager</source>
        <translation>مدير الكتالوج</translation>
    </message>
    <message>
        <source>It opens on a sandbox, so that everything can be tried before a store is connected.</source>
        <translation>يُفتح البرنامج على بيئة Sandbox، فيمكن تجربة كل شيء قبل توصيل متجر.</translation>
    </message>
    <message>
        <source>Menagerie lists and filters the animals of a store, adds new ones singly or from a spreadsheet, and always shows how many requests the Animal Store Service still takes. It keeps to the rate limit by itself, remembers every animal that it was shown, and loses no add: what cannot be sent waits, and nothing is ever sent twice by itself.</source>
        <translation>يعرض Menagerie حيوانات المتجر ويصفّيها، ويضيف حيوانات جديدة واحدًا واحدًا أو من جدول بيانات، ويبيّن دائمًا عدد الطلبات التي ما زالت خدمة متجر الحيوانات (Animal Store Service) تقبلها. يلتزم بحد الطلبات تلقائيًا، ويتذكر كل حيوان رآه، ولا يفقد أي إضافة: ما يتعذر إرساله ينتظر، ولا يُرسل شيء مرتين تلقائيًا.</translation>
    </message>
    <message>
        <source>animals;pets;store;catalogue;inventory;</source>
        <translation>حيوانات;حيوانات أليفة;متجر;كتالوج;مخزون;</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Preview, page {n} of {pages}</source>
        <translation>معاينة، الصفحة {n} من {pages}</translation>
    </message>
</context>
<context>
    <name>PlanField</name>
    <message>
        <source>Detect automatically</source>
        <translation>كشف تلقائي</translation>
    </message>
    <message>
        <source>Enterprise…</source>
        <translation>Enterprise…</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>الطلبات في اليوم</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>الطلبات في الدقيقة</translation>
    </message>
    <message>
        <source>{name} plan</source>
        <translation>خطة {name}</translation>
    </message>
    <message>
        <source>{name}: {limit}</source>
        <translation>‏{name}: {limit}</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>An animal is added, but the answer is lost</source>
        <translation>يُضاف حيوان لكن الرد يضيع</translation>
    </message>
    <message>
        <source>Practice on the sandbox</source>
        <translation>التدريب في بيئة Sandbox</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>The limit is reached</source>
        <translation>استنفاد الحد</translation>
    </message>
    <message>
        <source>The next request fails</source>
        <translation>الطلب التالي يفشل</translation>
    </message>
    <message>
        <source>The sandbox can behave like a service on a bad day. Nothing leaves this computer.</source>
        <translation>يمكن لبيئة Sandbox أن تتصرف كخدمة في يوم سيئ. لا يغادر شيء هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>إلغاء الطباعة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Page {n} of {pages}</source>
        <translation>الصفحة {n} من {pages}</translation>
    </message>
    <message>
        <source>Preparing the pages…</source>
        <translation>جارٍ إعداد الصفحات…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
</context>
<context>
    <name>PreviewPage</name>
    <message>
        <source>Add many animals at once</source>
        <translation>إضافة حيوانات كثيرة دفعة واحدة</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Drop a file here, or press Ctrl+V to paste rows from a spreadsheet.</source>
        <translation>أفلت ملفًا هنا، أو اضغط Ctrl+V للصق صفوف من جدول بيانات.</translation>
    </message>
    <message>
        <source>Include hidden rows ({n})</source>
        <translation>تضمين الصفوف المخفية ({n})</translation>
    </message>
    <message>
        <source>Include those known or waiting ({n})</source>
        <translation>إدراج المعروف أو المنتظر ({n})</translation>
    </message>
    <message>
        <source>It can be Excel, OpenDocument, CSV, TSV or JSON.</source>
        <translation>يمكن أن يكون بصيغة Excel أو OpenDocument أو CSV أو TSV أو JSON.</translation>
    </message>
    <message>
        <source>Only problems ({n})</source>
        <translation>المشكلات فقط ({n})</translation>
    </message>
    <message>
        <source>Progress of reading and checking</source>
        <translation>تقدم القراءة والفحص</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>PrintFlow</name>
    <message>
        <source>Delivery note</source>
        <translation>سند التسليم</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>طباعة القائمة</translation>
    </message>
    <message>
        <source>There are no animals to print.</source>
        <translation>لا توجد حيوانات لطباعتها.</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>Cancelled. Nothing was saved.</source>
        <translation>أُلغي. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Cancelled. The pages so far may still be printed.</source>
        <translation>أُلغي. قد تُطبع الصفحات الجاهزة حتى الآن.</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>ملفات PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>حُفظ باسم {name}</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>أُرسل إلى الطابعة</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>الب&amp;حث في:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>نوع الم&amp;لفات:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>الطباعة على الوجهين</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>التجليد على الجانب الطويل</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>مجمو&amp;عة الصفحات:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>التجليد على الجانب القصير</translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>Not yet</source>
        <translation>ليس بعد</translation>
    </message>
</context>
<context>
    <name>QuotaBar</name>
    <message>
        <source>Quota in detail</source>
        <translation>الحصة بالتفصيل</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>الطلبات المتبقية</translation>
    </message>
    <message>
        <source>Shows the plan, what was sent and the last hour</source>
        <translation>يبيّن الخطة وما أُرسل والساعة الأخيرة</translation>
    </message>
</context>
<context>
    <name>QuotaPanel</name>
    <message>
        <source>Choose the plan…</source>
        <translation>اختيار الخطة…</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>The last hour</source>
        <translation>الساعة الأخيرة</translation>
    </message>
    <message>
        <source>The service can&apos;t be asked yet, so nothing is counted.</source>
        <translation>لا يمكن سؤال الخدمة بعد، لذا لا يُعدّ شيء.</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>قبل ساعة</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>ReadingPopover</name>
    <message>
        <source>Between cells</source>
        <translation>بين الخلايا</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>ترميز الأحرف</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>طريقة قراءة الملف</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>رؤوس الأعمدة</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>What happened</source>
        <translation>ما حدث</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>نُسخ التقرير</translation>
    </message>
    <message>
        <source>Send this to your IT team. It never holds the key.</source>
        <translation>أرسل هذا إلى فريق تقنية المعلومات. لا يحوي المفتاح أبدًا.</translation>
    </message>
    <message>
        <source>Support report</source>
        <translation>تقرير الدعم</translation>
    </message>
    <message>
        <source>With error texts, which may name animals</source>
        <translation>مع نصوص الأخطاء، وقد تذكر أسماء حيوانات</translation>
    </message>
</context>
<context>
    <name>ResultFlow</name>
    <message numerus="yes">
        <source>%Ln row(s) saved to {name}</source>
        <translation>
            <numerusform>حُفظ %Ln صف في {name}</numerusform>
            <numerusform>حُفظ صف واحد في {name}</numerusform>
            <numerusform>حُفظ صفان في {name}</numerusform>
            <numerusform>حُفظت %Ln صفوف في {name}</numerusform>
            <numerusform>حُفظ %Ln صفًا في {name}</numerusform>
            <numerusform>حُفظ %Ln صف في {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the rows that still need work</source>
        <translation>حفظ الصفوف التي ما زالت تحتاج إلى عمل</translation>
    </message>
    <message>
        <source>{name} – still to do</source>
        <translation>{name} – المتبقي للعمل</translation>
    </message>
</context>
<context>
    <name>RouteSteps</name>
    <message>
        <source>Connection not secure</source>
        <translation>الاتصال غير آمن</translation>
    </message>
    <message>
        <source>Connects to the service, and sends no request</source>
        <translation>يتصل بالخدمة ولا يرسل أي طلب</translation>
    </message>
    <message>
        <source>No proxy is used</source>
        <translation>لا يُستخدم وكيل</translation>
    </message>
    <message>
        <source>No proxy is used: this desktop could not be asked for one</source>
        <translation>لا يُستخدم وكيل: تعذّر سؤال سطح المكتب عنه</translation>
    </message>
    <message>
        <source>No secure connection needed on this computer</source>
        <translation>لا حاجة إلى اتصال آمن على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Proxy {address} not passed</source>
        <translation>تعذر المرور عبر الوكيل {address}</translation>
    </message>
    <message>
        <source>Proxy {address} reached</source>
        <translation>تم الوصول إلى الوكيل {address}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>الاتصال آمن</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>الاتصال الآمن: لم يُختبر</translation>
    </message>
    <message>
        <source>Service: not tested</source>
        <translation>الخدمة: لم تُختبر</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>اختبار الاتصال</translation>
    </message>
    <message>
        <source>These settings can&apos;t be used</source>
        <translation>لا يمكن استخدام هذه الإعدادات</translation>
    </message>
    <message>
        <source>{environment} not reached</source>
        <translation>تعذر الوصول إلى بيئة {environment}</translation>
    </message>
    <message>
        <source>{environment} reached</source>
        <translation>تم الوصول إلى بيئة {environment}</translation>
    </message>
</context>
<context>
    <name>RowsCard</name>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
</context>
<context>
    <name>RunningImports</name>
    <message>
        <source>The import of {title} to {environment} has ended</source>
        <translation>انتهى استيراد {title} إلى {environment}</translation>
    </message>
    <message>
        <source>The import to {environment} needs you</source>
        <translation>يتطلب الاستيراد إلى {environment} إجراءً منك</translation>
    </message>
</context>
<context>
    <name>SaveViewDialog</name>
    <message>
        <source>A view keeps filters, columns and order.</source>
        <translation>تحفظ طريقة العرض التصفية والأعمدة والترتيب.</translation>
    </message>
    <message>
        <source>Enter a name, such as Pending rabbits.</source>
        <translation>أدخل اسمًا، مثل أرانب معلّقة.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Replaces the view of this name.</source>
        <translation>تحل محل طريقة العرض بهذا الاسم.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>حفظ طريقة العرض</translation>
    </message>
</context>
<context>
    <name>SearchEdit</name>
    <message>
        <source>Clear search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Clear search (Escape)</source>
        <translation>مسح البحث (Escape)</translation>
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
            <numerusform>لا تدرج الخدمة أي حيوان</numerusform>
            <numerusform>جرى النظر في الحيوان الوحيد الذي تدرجه الخدمة</numerusform>
            <numerusform>جرى النظر في الحيوانين اللذين تدرجهما الخدمة</numerusform>
            <numerusform>جرى النظر في كل ما تدرجه الخدمة، وعدده %Ln</numerusform>
            <numerusform>جرى النظر في كل ما تدرجه الخدمة، وعدده %Ln</numerusform>
            <numerusform>جرى النظر في كل ما تدرجه الخدمة، وعدده %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Also seen on this computer</source>
        <translation>ظهر أيضًا على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Ask the service for #{id}</source>
        <translation>اسأل الخدمة عن ‎#{id}</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>جارٍ سؤال الخدمة…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Enter ↵</source>
        <translation>Enter ↵</translation>
    </message>
    <message>
        <source>In this list</source>
        <translation>في هذه القائمة</translation>
    </message>
    <message>
        <source>In this list, {filters}</source>
        <translation>في هذه القائمة، {filters}</translation>
    </message>
    <message numerus="yes">
        <source>Load more from the service (up to %Ln request(s))</source>
        <translation>
            <numerusform>تحميل المزيد من الخدمة (بلا طلبات)</numerusform>
            <numerusform>تحميل المزيد من الخدمة (طلب واحد على الأكثر)</numerusform>
            <numerusform>تحميل المزيد من الخدمة (طلبان على الأكثر)</numerusform>
            <numerusform>تحميل المزيد من الخدمة (حتى %Ln طلبات)</numerusform>
            <numerusform>تحميل المزيد من الخدمة (حتى %Ln طلبًا)</numerusform>
            <numerusform>تحميل المزيد من الخدمة (حتى %Ln طلب)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here?</source>
        <translation>ليس هنا؟</translation>
    </message>
    <message>
        <source>Not in this list ({filters}), and not seen on this computer before</source>
        <translation>ليس في هذه القائمة ({filters})، ولم يظهر على هذا الحاسوب من قبل</translation>
    </message>
    <message>
        <source>Not in this list, and not seen on this computer before</source>
        <translation>ليس في هذه القائمة، ولم يظهر على هذا الحاسوب من قبل</translation>
    </message>
    <message>
        <source>Not seen on this computer before</source>
        <translation>لم يظهر على هذا الحاسوب من قبل</translation>
    </message>
    <message>
        <source>Since {day} the service finds no animal by its number</source>
        <translation>منذ {day} لا تجد الخدمة حيوانًا برقمه</translation>
    </message>
    <message>
        <source>The service has no #{id}</source>
        <translation>ليس لدى الخدمة ‎#{id}</translation>
    </message>
    <message>
        <source>The service lists no more than {n} of each status; there may be others</source>
        <translation>لا تدرج الخدمة أكثر من {n} من كل حالة؛ قد يكون هناك غيرها</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>when the wait is over</source>
        <translation>بعد انتهاء الانتظار</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>حُدد %Ln</numerusform>
            <numerusform>حُدد واحد</numerusform>
            <numerusform>حُدد اثنان</numerusform>
            <numerusform>حُددت %Ln</numerusform>
            <numerusform>حُدد %Ln</numerusform>
            <numerusform>حُدد %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tags</source>
        <translation>إضافة وسوم</translation>
    </message>
    <message>
        <source>Remove tags</source>
        <translation>إزالة وسوم</translation>
    </message>
    <message>
        <source>Tags to add or remove</source>
        <translation>وسوم للإضافة أو الإزالة</translation>
    </message>
    <message>
        <source>Tags, with commas between</source>
        <translation>وسوم تفصل بينها فواصل</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln row(s) can be copied or tagged. Export takes all of them.</source>
        <translation>
            <numerusform>النسخ والوسم متاحان حتى %Ln صف. ويشمل التصدير كل الصفوف.</numerusform>
            <numerusform>النسخ والوسم متاحان حتى صف واحد. ويشمل التصدير كل الصفوف.</numerusform>
            <numerusform>النسخ والوسم متاحان حتى صفين. ويشمل التصدير كل الصفوف.</numerusform>
            <numerusform>النسخ والوسم متاحان حتى %Ln صفوف. ويشمل التصدير كل الصفوف.</numerusform>
            <numerusform>النسخ والوسم متاحان حتى %Ln صفًا. ويشمل التصدير كل الصفوف.</numerusform>
            <numerusform>النسخ والوسم متاحان حتى %Ln صف. ويشمل التصدير كل الصفوف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServiceListPresenter</name>
    <message>
        <source>Add an animal…</source>
        <translation>إضافة حيوان…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>جارٍ سؤال الخدمة…</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>No animal could be read</source>
        <translation>تعذرت قراءة أي حيوان</translation>
    </message>
    <message>
        <source>No animals with this status</source>
        <translation>لا توجد حيوانات بهذه الحالة</translation>
    </message>
    <message>
        <source>None of these animals is in {categories}.</source>
        <translation>لا يوجد أي من هذه الحيوانات في {categories}.</translation>
    </message>
    <message>
        <source>None of these animals matches all filters.</source>
        <translation>لا يطابق أي من هذه الحيوانات كل شروط التصفية.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>لا يوجد تطابق</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>The animals come when the wait is over.</source>
        <translation>ستظهر الحيوانات عند انتهاء الانتظار.</translation>
    </message>
    <message>
        <source>The catalogue of this environment is empty.</source>
        <translation>كتالوج هذه البيئة فارغ.</translation>
    </message>
    <message>
        <source>The service lists none right now.</source>
        <translation>لا تدرج الخدمة أيًّا منها الآن.</translation>
    </message>
    <message>
        <source>The service may have more.</source>
        <translation>قد يكون لدى الخدمة المزيد.</translation>
    </message>
    <message>
        <source>The service sent entries that are no animals. Check the address.</source>
        <translation>أرسلت الخدمة إدخالات ليست حيوانات. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>There are no animals yet</source>
        <translation>لا توجد حيوانات بعد</translation>
    </message>
    <message>
        <source>{updated} · still showing {status}</source>
        <translation>‏{updated} · ما زال المعروض: {status}</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message numerus="yes">
        <source>%Ln entries of colleagues can&apos;t be read</source>
        <translation>
            <numerusform>لا إدخالات غير مقروءة للزملاء</numerusform>
            <numerusform>لا يمكن قراءة إدخال واحد للزملاء</numerusform>
            <numerusform>لا يمكن قراءة إدخالين للزملاء</numerusform>
            <numerusform>لا يمكن قراءة %Ln إدخالات للزملاء</numerusform>
            <numerusform>لا يمكن قراءة %Ln إدخالًا للزملاء</numerusform>
            <numerusform>لا يمكن قراءة %Ln إدخال للزملاء</numerusform>
        </translation>
    </message>
    <message>
        <source>1 entry of a colleague can&apos;t be read</source>
        <translation>لا يمكن قراءة إدخال واحد لأحد الزملاء</translation>
    </message>
    <message>
        <source>Connecting to {environment}…</source>
        <translation>جارٍ الاتصال ببيئة {environment}…</translation>
    </message>
    <message>
        <source>Enter the key…</source>
        <translation>إدخال المفتاح…</translation>
    </message>
    <message>
        <source>Not sharing with other desks</source>
        <translation>لا مشاركة مع مكاتب أخرى</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>جارٍ الفتح…</translation>
    </message>
    <message>
        <source>Set the address…</source>
        <translation>تعيين العنوان…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>{environment} is not set up yet.</source>
        <translation>لم تُعدّ بيئة {environment} بعد.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Restart now</source>
        <translation>إعادة التشغيل الآن</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Environments and plans…</source>
        <translation>البيئات والخطط…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>فتح مجلد البيانات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>استعادة هذه الصفحة</translation>
    </message>
    <message>
        <source>Sets this page as it was at first</source>
        <translation>يعيد هذه الصفحة إلى ما كانت عليه في البداية</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
</context>
<context>
    <name>SettingsFlow</name>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Open an environment with its key first.</source>
        <translation>افتح أولًا بيئة لها مفتاح.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>The password is kept in the keyring.</source>
        <translation>تُحفظ كلمة المرور في حلقة المفاتيح.</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed: no keyring took it.</source>
        <translation>تُحفظ كلمة المرور حتى إغلاق Menagerie: لم تقبلها أي حلقة مفاتيح.</translation>
    </message>
    <message>
        <source>changing “{setting}”</source>
        <translation>تغيير «{setting}»</translation>
    </message>
    <message>
        <source>restoring the defaults of “{page}”</source>
        <translation>استعادة الافتراضي في «{page}»</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>A file in PEM format, trusted beside the system&apos;s.</source>
        <translation>ملف بتنسيق PEM، موثوق به إلى جانب شهادات النظام.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>متقدم</translation>
    </message>
    <message>
        <source>Another folder is used after a restart. Nothing is moved or deleted.</source>
        <translation>يُستخدم المجلد الآخر بعد إعادة التشغيل. لا يُنقل شيء ولا يُحذف.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Confirm adds to Production</source>
        <translation>تأكيد الإضافة إلى بيئة Production</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Empty if the proxy asks for none.</source>
        <translation>يُترك فارغًا إن لم يطلبه الوكيل.</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln minutes</source>
        <translation>
            <numerusform>كل %Ln دقيقة</numerusform>
            <numerusform>كل دقيقة</numerusform>
            <numerusform>كل دقيقتين</numerusform>
            <numerusform>كل %Ln دقائق</numerusform>
            <numerusform>كل %Ln دقيقة</numerusform>
            <numerusform>كل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Every add</source>
        <translation>كل إضافة</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>كل دقيقة</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>Extra certificates</source>
        <translation>شهادات إضافية</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Kept in this computer&apos;s keyring.</source>
        <translation>تُحفظ في حلقة المفاتيح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبير</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>مطابقة النظام</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>بدون وكيل</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>بلا تأكيد</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Notify when a wait ends</source>
        <translation>إشعار عند انتهاء الانتظار</translation>
    </message>
    <message>
        <source>Notify when an import ends</source>
        <translation>إشعار عند انتهاء الاستيراد</translation>
    </message>
    <message>
        <source>Notify when an import needs me</source>
        <translation>إشعار عندما يتطلب الاستيراد إجراءً مني</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>عند الطلب فقط</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>عنوان الوكيل</translation>
    </message>
    <message>
        <source>Proxy at an address</source>
        <translation>وكيل بعنوان محدد</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>Proxy user name</source>
        <translation>اسم مستخدم الوكيل</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Refresh automatically</source>
        <translation>التحديث التلقائي</translation>
    </message>
    <message>
        <source>Set by --data-dir for this run.</source>
        <translation>عيّنه الخيار ‎--data-dir لهذا التشغيل.</translation>
    </message>
    <message>
        <source>Set by --log-level for this run.</source>
        <translation>عيّنه الخيار ‎--log-level لهذا التشغيل.</translation>
    </message>
    <message>
        <source>Set by your IT team. You can&apos;t change it here.</source>
        <translation>عيّنه فريق تقنية المعلومات. لا يمكنك تغييره هنا.</translation>
    </message>
    <message>
        <source>Shown to other desks and on delivery notes.</source>
        <translation>يظهر لدى المكاتب الأخرى وفي سندات التسليم.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>صغير</translation>
    </message>
    <message>
        <source>Sound at the end of a wait or an import</source>
        <translation>صوت عند انتهاء الانتظار أو الاستيراد</translation>
    </message>
    <message>
        <source>Such as http://proxy.example:8080</source>
        <translation>مثل http://proxy.example:8080</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>The first add</source>
        <translation>الإضافة الأولى</translation>
    </message>
    <message>
        <source>The language changes after a restart. Drafts are kept.</source>
        <translation>تتغير اللغة بعد إعادة التشغيل. تبقى المسودات محفوظة.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>اكتب كلمة جديدة لتغييرها</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>كبير جدًا</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>التحذيرات والأخطاء</translation>
    </message>
    <message>
        <source>Write to the log</source>
        <translation>ما يُكتب في السجل</translation>
    </message>
    <message>
        <source>Your name for colleagues</source>
        <translation>اسمك لدى الزملاء</translation>
    </message>
    <message>
        <source>{language}: this computer has no letters for it</source>
        <translation>‏{language}: لا توجد على هذا الكمبيوتر حروف هذه اللغة</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>Environments saved</source>
        <translation>حُفظت البيئات</translation>
    </message>
    <message>
        <source>Practice is ready. Add an animal to see it.</source>
        <translation>التدريب جاهز. أضف حيوانًا لرؤيته.</translation>
    </message>
    <message>
        <source>Practice is ready. Press Refresh to see it.</source>
        <translation>التدريب جاهز. اضغط «تحديث» لرؤيته.</translation>
    </message>
    <message>
        <source>Practice is ready. You see it after this wait.</source>
        <translation>التدريب جاهز. ستراه بعد هذا الانتظار.</translation>
    </message>
</context>
<context>
    <name>SharedField</name>
    <message>
        <source>A PostgreSQL database of your shop. Leave it empty to share nothing.</source>
        <translation>قاعدة بيانات PostgreSQL لمتجرك. اتركه فارغًا كي لا يُشارَك شيء.</translation>
    </message>
    <message>
        <source>A password is kept in this computer&apos;s keyring.</source>
        <translation>توجد كلمة مرور محفوظة في حلقة المفاتيح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>A password is kept until Menagerie is closed.</source>
        <translation>كلمة مرور محفوظة حتى إغلاق Menagerie.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store first.</source>
        <translation>أدخل عنوان قاعدة البيانات المشتركة أولًا.</translation>
    </message>
    <message>
        <source>Keep the password</source>
        <translation>الاحتفاظ بكلمة المرور</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Remove the password</source>
        <translation>إزالة كلمة المرور</translation>
    </message>
    <message>
        <source>Replaces the password in this computer&apos;s keyring.</source>
        <translation>تحل محل كلمة المرور في حلقة المفاتيح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Set by your IT team. What you enter here replaces it for you.</source>
        <translation>عيّنه فريق تقنية المعلومات. ما تدخله هنا يحل محله عندك.</translation>
    </message>
    <message>
        <source>Share with other desks…</source>
        <translation>المشاركة مع مكاتب أخرى…</translation>
    </message>
    <message>
        <source>Shared with other desks…</source>
        <translation>مشترك مع مكاتب أخرى…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Test the shared store of {name}</source>
        <translation>اختبار قاعدة البيانات المشتركة لـ {name}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>جارٍ الاختبار…</translation>
    </message>
    <message>
        <source>The password goes into this computer&apos;s keyring.</source>
        <translation>ستُحفظ كلمة المرور في حلقة المفاتيح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The password is removed when you save.</source>
        <translation>ستُزال كلمة المرور عند الحفظ.</translation>
    </message>
    <message>
        <source>Type a new one to change it</source>
        <translation>اكتب كلمة جديدة لتغييرها</translation>
    </message>
    <message>
        <source>{name} shared store</source>
        <translation>قاعدة البيانات المشتركة لـ {name}</translation>
    </message>
    <message>
        <source>{name}: password of the shared store</source>
        <translation>‏{name}: كلمة مرور قاعدة البيانات المشتركة</translation>
    </message>
</context>
<context>
    <name>SharedSteps</name>
    <message>
        <source>Computer found</source>
        <translation>عُثر على الحاسوب</translation>
    </message>
    <message>
        <source>Computer not found</source>
        <translation>لم يُعثر على الحاسوب</translation>
    </message>
    <message>
        <source>Computer: not tested</source>
        <translation>الحاسوب: لم يُختبر</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>تم الاتصال</translation>
    </message>
    <message>
        <source>Connection not secure</source>
        <translation>الاتصال غير آمن</translation>
    </message>
    <message>
        <source>Connection: not tested</source>
        <translation>الاتصال: لم يُختبر</translation>
    </message>
    <message>
        <source>May not write</source>
        <translation>الكتابة غير مسموحة</translation>
    </message>
    <message>
        <source>May write</source>
        <translation>الكتابة مسموحة</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
    <message>
        <source>Not encrypted, as the address allows</source>
        <translation>غير مشفّر، كما يسمح العنوان</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>لم يتم تسجيل الدخول</translation>
    </message>
    <message>
        <source>Not usable for Menagerie</source>
        <translation>غير صالحة لـ Menagerie</translation>
    </message>
    <message>
        <source>Password accepted</source>
        <translation>كلمة المرور مقبولة</translation>
    </message>
    <message>
        <source>Password: not tested</source>
        <translation>كلمة المرور: لم تُختبر</translation>
    </message>
    <message>
        <source>Preparation: not tested</source>
        <translation>التجهيز: لم يُختبر</translation>
    </message>
    <message>
        <source>Prepared for Menagerie, version {n}</source>
        <translation>مجهّزة لـ Menagerie، الإصدار {n}</translation>
    </message>
    <message>
        <source>Secure connection</source>
        <translation>الاتصال آمن</translation>
    </message>
    <message>
        <source>Secure connection: not tested</source>
        <translation>الاتصال الآمن: لم يُختبر</translation>
    </message>
    <message>
        <source>Writing: not tested</source>
        <translation>الكتابة: لم تُختبر</translation>
    </message>
</context>
<context>
    <name>SharingFlow</name>
    <message>
        <source>The password is kept for this run only</source>
        <translation>تُحفظ كلمة المرور لهذا التشغيل فقط</translation>
    </message>
</context>
<context>
    <name>SourceRow</name>
    <message>
        <source>Browse…</source>
        <translation>استعراض…</translation>
    </message>
    <message>
        <source>Change how the file is read</source>
        <translation>تغيير طريقة قراءة الملف</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Choose a file, drop one here, or paste rows</source>
        <translation>اختر ملفًا، أو أفلته هنا، أو ألصق صفوفًا</translation>
    </message>
    <message>
        <source>Earlier imports</source>
        <translation>عمليات استيراد سابقة</translation>
    </message>
    <message>
        <source>File to import</source>
        <translation>ملف الاستيراد</translation>
    </message>
    <message>
        <source>Paste rows</source>
        <translation>لصق الصفوف</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>الصفوف الملصقة</translation>
    </message>
    <message>
        <source>Take the rows that were copied in a spreadsheet (Ctrl+V)</source>
        <translation>أخذ الصفوف المنسوخة من جدول بيانات (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>SupportFlow</name>
    <message>
        <source>Menagerie closed unexpectedly last time.</source>
        <translation>أُغلق Menagerie فجأة في المرة السابقة.</translation>
    </message>
    <message>
        <source>Menagerie {version} is available</source>
        <translation>يتوفر Menagerie {version}</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>فتح الصفحة</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>إظهار التقرير</translation>
    </message>
    <message>
        <source>What was saved is safe.</source>
        <translation>ما حُفظ آمن.</translation>
    </message>
</context>
<context>
    <name>SupportWindow</name>
    <message>
        <source>For your IT team</source>
        <translation>لفريق تقنية المعلومات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>TagsEdit</name>
    <message>
        <source>Put a comma between two tags.</source>
        <translation>ضع فاصلة بين كل وسمين.</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>الوسوم المستخدمة</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{n} of {count}</source>
        <translation>‏{n} من {count}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Done again: {step}</source>
        <translation>تمت إعادة {step}</translation>
    </message>
    <message>
        <source>Left as it is, because it was changed since: {step}</source>
        <translation>بقي كما هو لأنه تغيّر بعد ذلك: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>تم التراجع عن {step}</translation>
    </message>
</context>
<context>
    <name>ViewsFlow</name>
    <message>
        <source>Another view has this name: {name}</source>
        <translation>لطريقة عرض أخرى هذا الاسم: {name}</translation>
    </message>
    <message>
        <source>No view is saved yet.</source>
        <translation>لم تُحفظ أي طريقة عرض بعد.</translation>
    </message>
    <message>
        <source>The views could not be saved</source>
        <translation>تعذر حفظ طرق العرض</translation>
    </message>
    <message>
        <source>View saved: {name}</source>
        <translation>حُفظت طريقة العرض: {name}</translation>
    </message>
    <message>
        <source>View: {name}</source>
        <translation>طريقة العرض: {name}</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>deleting the view {name}</source>
        <translation>حذف طريقة العرض {name}</translation>
    </message>
</context>
<context>
    <name>WaitBanner</name>
    <message>
        <source>One request asks whether the service answers again.</source>
        <translation>طلب واحد يسأل هل عادت الخدمة إلى الرد.</translation>
    </message>
    <message>
        <source>The shorter of two possible waits is over. You can try once.</source>
        <translation>انتهت أقصر مدتي الانتظار المحتملتين. يمكنك المحاولة مرة واحدة.</translation>
    </message>
    <message>
        <source>The wait is over</source>
        <translation>انتهى الانتظار</translation>
    </message>
    <message>
        <source>Try once now</source>
        <translation>محاولة واحدة الآن</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>انتظار</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>بقي {time}</translation>
    </message>
</context>
<context>
    <name>WaitNotice</name>
    <message>
        <source>The wait for {environment} is over</source>
        <translation>انتهى انتظار بيئة {environment}</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>يمكنك المتابعة.</translation>
    </message>
</context>
<context>
    <name>WordChoices</name>
    <message numerus="yes">
        <source>Show what %Ln known words mean</source>
        <translation>
            <numerusform>إظهار معاني %Ln كلمة معروفة</numerusform>
            <numerusform>إظهار معنى كلمة واحدة معروفة</numerusform>
            <numerusform>إظهار معنى كلمتين معروفتين</numerusform>
            <numerusform>إظهار معاني %Ln كلمات معروفة</numerusform>
            <numerusform>إظهار معاني %Ln كلمة معروفة</numerusform>
            <numerusform>إظهار معاني %Ln كلمة معروفة</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what 1 known word means</source>
        <translation>إظهار معنى كلمة واحدة معروفة</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln words or more. Is this the right column?</source>
        <translation>
            <numerusform>هناك %Ln كلمة أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
            <numerusform>هناك كلمة واحدة أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
            <numerusform>هناك كلمتان أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
            <numerusform>هناك %Ln كلمات أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
            <numerusform>هناك %Ln كلمة أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
            <numerusform>هناك %Ln كلمة أو أكثر. أهذا هو العمود الصحيح؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these %Ln words mean?</source>
        <translation>
            <numerusform>ما معاني هذه الكلمات (%Ln)؟</numerusform>
            <numerusform>ما معنى هذه الكلمة؟</numerusform>
            <numerusform>ما معنى هاتين الكلمتين؟</numerusform>
            <numerusform>ما معاني هذه الكلمات (%Ln)؟</numerusform>
            <numerusform>ما معاني هذه الكلمات (%Ln)؟</numerusform>
            <numerusform>ما معاني هذه الكلمات (%Ln)؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do these words mean? %Ln more come after these {shown}.</source>
        <translation>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) %Ln كلمة أخرى.</numerusform>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) كلمة أخرى.</numerusform>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) كلمتان أخريان.</numerusform>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) %Ln كلمات أخرى.</numerusform>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) %Ln كلمة أخرى.</numerusform>
            <numerusform>ما معاني هذه الكلمات؟ تلي هذه ({shown}) %Ln كلمة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does this word mean?</source>
        <translation>ما معنى هذه الكلمة؟</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>معاني الكلمات</translation>
    </message>
    <message>
        <source>Words to explain</source>
        <translation>كلمات تحتاج إلى شرح</translation>
    </message>
</context>
<context>
    <name>_CategoryField</name>
    <message>
        <source>Its number</source>
        <translation>رقمها</translation>
    </message>
</context>
<context>
    <name>_EnvironmentLabel</name>
    <message>
        <source>Goes to {environment}</source>
        <translation>يُرسل إلى {environment}</translation>
    </message>
</context>
<context>
    <name>_JobRow</name>
    <message>
        <source>Progress of the import</source>
        <translation>تقدم الاستيراد</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Show: {line}</source>
        <translation>إظهار: {line}</translation>
    </message>
</context>
<context>
    <name>_PathRow</name>
    <message>
        <source>All files</source>
        <translation>كل الملفات</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>الشهادات</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>{setting}: choose…</source>
        <translation>‏{setting}: اختيار…</translation>
    </message>
    <message>
        <source>{setting}: clear</source>
        <translation>‏{setting}: مسح</translation>
    </message>
</context>
<context>
    <name>_StatusField</name>
    <message>
        <source>Choose…</source>
        <translation>اختر…</translation>
    </message>
</context>
<context>
    <name>adding</name>
    <message numerus="yes">
        <source>%Ln more add(s) like it at other desks.</source>
        <translation>
            <numerusform>هناك %Ln إضافة أخرى مثلها في مكاتب أخرى.</numerusform>
            <numerusform>هناك إضافة أخرى مثلها في مكاتب أخرى.</numerusform>
            <numerusform>هناك إضافتان أخريان مثلها في مكاتب أخرى.</numerusform>
            <numerusform>هناك %Ln إضافات أخرى مثلها في مكاتب أخرى.</numerusform>
            <numerusform>هناك %Ln إضافة أخرى مثلها في مكاتب أخرى.</numerusform>
            <numerusform>هناك %Ln إضافة أخرى مثلها في مكاتب أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more match.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>يطابق %Ln آخر.</numerusform>
            <numerusform>يطابق واحد آخر.</numerusform>
            <numerusform>يطابق اثنان آخران.</numerusform>
            <numerusform>تطابق %Ln أخرى.</numerusform>
            <numerusform>تطابق %Ln أخرى.</numerusform>
            <numerusform>تطابق %Ln أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add another to {environment}</source>
        <translation>إضافة آخر إلى {environment}</translation>
    </message>
    <message>
        <source>Add another?</source>
        <translation>أتريد إضافة آخر؟</translation>
    </message>
    <message>
        <source>Another {name} is waiting in the outbox.</source>
        <translation>هناك {name} آخر في الانتظار في صندوق الصادر.</translation>
    </message>
    <message>
        <source>Another {name} was discarded {when}, but may have been added.</source>
        <translation>تم تجاهل {name} آخر {when}، وربما تمت إضافته.</translation>
    </message>
    <message>
        <source>This adds it to Production, the live catalogue. It cannot be removed here.</source>
        <translation>يضيفه هذا إلى بيئة Production، أي الكتالوج الفعلي. ولا يمكن حذفه هنا.</translation>
    </message>
    <message>
        <source>We don&apos;t know yet if another {name} in the outbox was added.</source>
        <translation>لا نعرف بعد هل تمت إضافة {name} آخر في صندوق الصادر.</translation>
    </message>
    <message>
        <source>Yes, add to {environment}</source>
        <translation>نعم، أضف إلى {environment}</translation>
    </message>
    <message>
        <source>category {id}</source>
        <translation>الفئة {id}</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was added from here {when} as #{id}.</source>
        <translation>أُضيف {name} في {category} ({status}) من هنا {when} بالرقم #{id}.</translation>
    </message>
    <message>
        <source>{name} in {category} ({status}) was first seen here {when}: #{id}.</source>
        <translation>ظهر {name} في {category} ({status}) هنا أول مرة {when}: #{id}.</translation>
    </message>
    <message>
        <source>{name} is a draft now, and is not sent before you press Add</source>
        <translation>‏{name} مسودة الآن، ولا تُرسل قبل أن تضغط «إضافة»</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added as soon as there is a connection.</source>
        <translation>‏{name} في صندوق الصادر. تتم الإضافة فور توفر اتصال.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added when the service is back.</source>
        <translation>‏{name} في صندوق الصادر. تتم الإضافة عند عودة الخدمة.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It is added with the right key.</source>
        <translation>‏{name} في صندوق الصادر. تتم الإضافة بالمفتاح الصحيح.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It waits until you have chosen there.</source>
        <translation>‏{name} في صندوق الصادر. ينتظر إلى أن تختار هناك.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. It will be added at {time}.</source>
        <translation>‏{name} في صندوق الصادر. ستتم الإضافة في {time}.</translation>
    </message>
    <message>
        <source>{name} is in the outbox. Sending is stopped.</source>
        <translation>‏{name} في صندوق الصادر. الإرسال متوقف.</translation>
    </message>
    <message>
        <source>{name} was added from here {when}.</source>
        <translation>تمت إضافة {name} من هنا {when}.</translation>
    </message>
</context>
<context>
    <name>addresses</name>
    <message>
        <source>Begin the address with https://. With http:// others could read the key.</source>
        <translation>ابدأ العنوان بـ https://‎. مع http://‎ قد يقرأ آخرون المفتاح.</translation>
    </message>
    <message>
        <source>Choose another plan.</source>
        <translation>اختر خطة أخرى.</translation>
    </message>
    <message>
        <source>Correct the host: write it as in {example}.</source>
        <translation>صحح المضيف: اكتبه كما في {example}.</translation>
    </message>
    <message>
        <source>Correct the plan: it is {words} or &quot;{detected}&quot;.</source>
        <translation>صحح الخطة: هي {words} أو &quot;{detected}&quot;.</translation>
    </message>
    <message>
        <source>Correct the port: use a number from 1 to 65535.</source>
        <translation>صحح المنفذ: استخدم رقمًا من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>Correct {key}: it is a whole number from 1 to {most}.</source>
        <translation>صحح {key}: هو عدد صحيح من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>End the address with /v1, as in {example}.</source>
        <translation>أنهِ العنوان بـ ‎/v1، كما في {example}.</translation>
    </message>
    <message>
        <source>Enter the service&apos;s address, such as {example}.</source>
        <translation>أدخل عنوان الخدمة، مثل {example}.</translation>
    </message>
    <message>
        <source>It is set in the variable {variable}.</source>
        <translation>معيّن في المتغير {variable}.</translation>
    </message>
    <message>
        <source>It is set in {path}.</source>
        <translation>معيّن في {path}.</translation>
    </message>
    <message>
        <source>Remove the spaces and line breaks from the address.</source>
        <translation>أزل المسافات وفواصل الأسطر من العنوان.</translation>
    </message>
    <message>
        <source>Remove {key}, or write plan = &quot;enterprise&quot;: other plans have limits of their own.</source>
        <translation>أزل {key}، أو اكتب plan = &quot;enterprise&quot;: للخطط الأخرى حدودها الخاصة.</translation>
    </message>
    <message>
        <source>Remove “{sign}” from the address.</source>
        <translation>أزل «{sign}» من العنوان.</translation>
    </message>
    <message>
        <source>The plan of {name} is set in {path}; until then, the plan is detected automatically.</source>
        <comment>name: of an environment, such as Production</comment>
        <translation>خطة {name} معيّنة في {path}؛ وحتى ذلك الحين تُكشف الخطة تلقائيًا.</translation>
    </message>
    <message>
        <source>This is the address of {name}. Enter another one.</source>
        <translation>هذا عنوان {name}. أدخل عنوانًا آخر.</translation>
    </message>
    <message>
        <source>Write the host in the form that begins with “xn--”.</source>
        <translation>اكتب المضيف بالصيغة التي تبدأ بـ «xn--».</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}). Correct it, or ask your IT team.</source>
        <translation>لا يمكن قراءة {path} ({detail}). صححه، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>{path} does not state the address of {name} as it should: a line [{environment}] and below it base_url = &quot;https://…/v1&quot;. Correct it, or ask your IT team.</source>
        <translation>لا يذكر {path} عنوان {name} كما ينبغي: سطر [{environment}] وتحته base_url = &quot;https://…/v1&quot;. صححه، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>{path} is not used: another user of this computer can change it. Ask your IT team to remove that right.</source>
        <translation>لا يُستخدم {path}: يمكن لمستخدم آخر لهذا الحاسوب تغييره. اطلب من فريق تقنية المعلومات إزالة هذه الصلاحية.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--continue adds rows as they were queued: it takes no mapping and no --dry-run</source>
        <translation>يضيف ‎--continue الصفوف كما وُضعت في قائمة الانتظار: لا يقبل تعيين أعمدة ولا ‎--dry-run</translation>
    </message>
    <message>
        <source>--dry-run imports nothing, so it writes no --report</source>
        <translation>لا يستورد ‎--dry-run شيئًا، لذا لا يكتب ‎--report</translation>
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
        <translation>يطبع ‎--json كائنًا واحدًا في كل سطر، فيه العضو &quot;event&quot;:
  read         file, format, rows, columns, sheet, sheets
  checked      rows, ready, problems, alike, left_out, columns, fixed,
               remembered: كما في آخر ملف بهذه الأعمدة، words: ما اختير له
  problem      row, reason: سبب استبعاد صف
  estimate     environment, requests, seconds, days, plan, plan_source (chosen أو detected أو assumed),
               along: إضافات أخرى منتظرة تُرسل أيضًا
  begun        job, rows
  progress     total, added, refused, unconfirmed, waiting, ahead, per_minute, seconds_left
  waiting      reason, until (ثواني Unix أو null)
  outcome      row, state (refused أو unconfirmed), reason
  result       total, added, refused, unconfirmed, waiting, discarded, left_out, along
  ended        status، الأخير دائمًا
  note, handed_over, failed   message</translation>
    </message>
    <message>
        <source>--map names the same COLUMN twice: a column gives one field</source>
        <translation>يذكر ‎--map العمود COLUMN نفسه مرتين: العمود لحقل واحد</translation>
    </message>
    <message>
        <source>--map names the same FIELD twice: a field comes from one column</source>
        <translation>يذكر ‎--map الحقل FIELD نفسه مرتين: الحقل من عمود واحد</translation>
    </message>
    <message>
        <source>--screenshots goes with --self-check</source>
        <translation>يُستخدم ‎--screenshots مع ‎--self-check</translation>
    </message>
    <message>
        <source>A desktop catalogue manager for the Animal Store Service.</source>
        <translation>مدير كتالوج لسطح المكتب لخدمة متجر الحيوانات (Animal Store Service).</translation>
    </message>
    <message>
        <source>Imports animals from a file at the pace of the service, without a window.</source>
        <translation>يستورد حيوانات من ملف بالوتيرة التي تتيحها الخدمة، بدون نافذة.</translation>
    </message>
    <message>
        <source>Menagerie cannot start, because a library of the system is missing: {error}</source>
        <translation>لا يمكن بدء Menagerie لأن إحدى مكتبات النظام مفقودة: {error}</translation>
    </message>
    <message>
        <source>Menagerie does not know where to keep its data ({error}). Set HOME, or add --data-dir FOLDER.</source>
        <translation>لا يعرف Menagerie أين يحفظ بياناته ({error}). عيّن HOME، أو أضف ‎--data-dir FOLDER.</translation>
    </message>
    <message>
        <source>Menagerie had to end, because this computer has no file handles or threads left. What was added and what waits is kept: start it again.</source>
        <translation>اضطر Menagerie إلى التوقف، لأنه لم تبقَ في هذا الحاسوب مقابض ملفات أو خيوط تنفيذ. ما أُضيف وما ينتظر محفوظ: شغّله من جديد.</translation>
    </message>
    <message>
        <source>Menagerie made a mistake and had to end. What happened is in {file}</source>
        <translation>حدث خطأ في Menagerie نفسه فانتهى. تجد ما حدث في {file}</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set. Start it from a desktop. To see whether it works without one, add --self-check to the command.</source>
        <translation>يحتاج Menagerie إلى شاشة، ولم يُعيّن DISPLAY ولا WAYLAND_DISPLAY. شغّله من سطح المكتب. لمعرفة هل يعمل بدونه، أضف ‎--self-check إلى الأمر.</translation>
    </message>
    <message>
        <source>Menagerie needs a screen, and the one named by {variable} ({name}) does not answer.</source>
        <translation>يحتاج Menagerie إلى شاشة، والشاشة التي يحددها {variable} ({name}) لا تستجيب.</translation>
    </message>
    <message>
        <source>Prepares the PostgreSQL database through which the desks of a shop share what they know.</source>
        <translation>يجهّز قاعدة بيانات PostgreSQL التي تتشارك عبرها أجهزة المتجر ما تعرفه.</translation>
    </message>
    <message>
        <source>The password comes from PGPASSWORD, ~/.pgpass, a service file or the keyring; otherwise it is asked for on the terminal. Exit status: 0 done, 1 failed, 2 wrong options, 3 an administrator must first execute the SQL statement on standard output.</source>
        <translation>تؤخذ كلمة المرور من PGPASSWORD أو ‎~/.pgpass أو ملف خدمات أو حلقة المفاتيح، وإلا تُطلب في الطرفية. حالة الخروج: 0 تم، 1 فشل، 2 خيارات خاطئة، 3 يجب أن ينفذ مسؤول أولًا عبارة SQL الموجودة في الخرج القياسي.</translation>
    </message>
    <message>
        <source>To import animals from a file without a window, see “{command} --help”.</source>
        <translation>لاستيراد حيوانات من ملف بدون نافذة، راجع «{command} --help».</translation>
    </message>
    <message>
        <source>Without --yes, it asks for confirmation on a terminal. Without a terminal, it sends nothing. It waits for as
long as the service asks it to. Ctrl+C, SIGTERM and SIGHUP end it: it waits up to 30 seconds for the last
responses. The rest stays queued for --continue or for the window. If a window uses the same data, that window
opens the file, and nothing is sent from here.</source>
        <translation>بدون ‎--yes يطلب التأكيد في الطرفية. وبدون طرفية لا يرسل شيئًا. ينتظر المدة التي
تطلبها الخدمة. ينهيه Ctrl+C وSIGTERM وSIGHUP: عندها ينتظر الردود الأخيرة حتى 30 ثانية.
يبقى الباقي في قائمة الانتظار من أجل ‎--continue أو النافذة. وإذا كانت نافذة تستخدم البيانات نفسها،
تفتح تلك النافذة الملف، ولا يُرسل شيء من هنا.</translation>
    </message>
    <message>
        <source>a file in CSV, TSV, XLSX, XLS, ODS, JSON or JSON Lines</source>
        <translation>ملف بصيغة CSV أو TSV أو XLSX أو XLS أو ODS أو JSON أو JSON Lines</translation>
    </message>
    <message>
        <source>add them without asking first</source>
        <translation>الإضافة بدون سؤال مسبق</translation>
    </message>
    <message>
        <source>add what earlier imports left waiting</source>
        <translation>إضافة ما تركته عمليات الاستيراد السابقة في الانتظار</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {list}</source>
        <translation>خيار ملتبس: قد يعني {option} أيًّا من {list}</translation>
    </message>
    <message>
        <source>argument {option}: expected one argument</source>
        <translation>المعامل {option}: القيمة ناقصة</translation>
    </message>
    <message>
        <source>argument {option}: ignored explicit argument {value}</source>
        <translation>المعامل {option}: القيمة {value} غير مقبولة هنا</translation>
    </message>
    <message>
        <source>argument {option}: invalid choice: {value} (choose from {list})</source>
        <translation>المعامل {option}: اختيار غير صالح: {value} (الخيارات: {list})</translation>
    </message>
    <message>
        <source>argument {option}: {message}</source>
        <translation>المعامل {option}: {message}</translation>
    </message>
    <message>
        <source>do not read the file as the last one with the same columns</source>
        <translation>عدم قراءة الملف مثل آخر ملف بالأعمدة نفسها</translation>
    </message>
    <message>
        <source>exit status:
  0  every animal was added, or a dry run found no problem
  1  it failed
  2  the options are wrong
  3  some rows need a person: refused, unconfirmed, left out or still waiting
  4  nothing was sent</source>
        <translation>حالة الخروج:
  0  أُضيفت كل الحيوانات، أو لم يجد التشغيل التجريبي أي مشكلة
  1  حدث فشل
  2  الخيارات خاطئة
  3  بعض الصفوف تتطلب تدخلًا: مرفوضة أو غير مؤكدة أو مستبعدة أو ما زالت في الانتظار
  4  لم يُرسل شيء</translation>
    </message>
    <message>
        <source>give either FILE or --continue</source>
        <translation>حدد إما FILE أو ‎--continue</translation>
    </message>
    <message>
        <source>give one character, or “tab”</source>
        <translation>حدّد حرفًا واحدًا أو «tab»</translation>
    </message>
    <message>
        <source>go through the main steps on a sandbox, without a screen, say what was seen, and exit</source>
        <translation>تنفيذ الخطوات الرئيسية في بيئة Sandbox بدون شاشة، وذكر ما ظهر، ثم الخروج</translation>
    </message>
    <message>
        <source>how much to say on standard error (default: warning, or the level of the settings)</source>
        <translation>مقدار ما يُكتب في مخرج الأخطاء القياسي (الافتراضي: warning، أو المستوى المحدد في الإعدادات)</translation>
    </message>
    <message>
        <source>init: make the schema and its tables, or migrate them; it can be repeated. status: show the version, the connected desks and the sizes. migrate: bring an older schema to the version of this program</source>
        <translation>‏init: إنشاء المخطط وجداوله أو ترقيتها، ويمكن تكراره. status: عرض الإصدار والأجهزة المتصلة والأحجام. migrate: ترقية مخطط أقدم إلى إصدار هذا البرنامج</translation>
    </message>
    <message>
        <source>keep the data of the application in DIR</source>
        <translation>حفظ بيانات التطبيق في DIR</translation>
    </message>
    <message>
        <source>leave out the rows that the sheet hides</source>
        <translation>استبعاد الصفوف التي تخفيها الورقة</translation>
    </message>
    <message>
        <source>open this environment in place of the last one</source>
        <translation>فتح هذه البيئة بدلًا من الأخيرة</translation>
    </message>
    <message>
        <source>open this file in the import window: CSV, TSV, XLSX, XLS, ODS, JSON</source>
        <translation>فتح هذا الملف في نافذة الاستيراد: CSV وTSV وXLSX وXLS وODS وJSON</translation>
    </message>
    <message>
        <source>options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>المعاملات الموضعية</translation>
    </message>
    <message>
        <source>print one JSON object a line, for programs</source>
        <translation>طباعة كائن JSON واحد في كل سطر، للبرامج</translation>
    </message>
    <message>
        <source>read the characters of a text file as NAME, such as windows-1252 or utf-8</source>
        <translation>قراءة أحرف ملف نصي بترميز NAME، مثل windows-1252 أو utf-8</translation>
    </message>
    <message>
        <source>read, check and estimate, but queue and send nothing</source>
        <translation>القراءة والفحص والتقدير، دون وضع شيء في قائمة الانتظار أو إرساله</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>عرض إصدار البرنامج ثم الخروج</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>عرض هذه المساعدة ثم الخروج</translation>
    </message>
    <message>
        <source>take CHARACTER, or “tab”, for what stands between the cells of a text file</source>
        <translation>اعتبار CHARACTER أو «tab» فاصلًا بين خلايا ملف نصي</translation>
    </message>
    <message>
        <source>take FIELD (name, category or status) from COLUMN, a title or a number from 1; can be repeated</source>
        <translation>أخذ FIELD (name أو category أو status) من COLUMN، وهو رأس عمود أو رقم بدءًا من 1؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>the category number of rows that have none</source>
        <translation>رقم الفئة للصفوف الخالية منها</translation>
    </message>
    <message>
        <source>the database without a password: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</source>
        <translation>قاعدة البيانات بلا كلمة مرور: postgresql://USER@HOST[:PORT]/DATABASE[?sslmode=MODE&amp;sslrootcert=FILE]</translation>
    </message>
    <message>
        <source>the following arguments are required: {list}</source>
        <translation>المعاملات التالية مطلوبة: {list}</translation>
    </message>
    <message>
        <source>the sheet of a workbook that has the animals</source>
        <translation>ورقة المصنف التي تحتوي على الحيوانات</translation>
    </message>
    <message>
        <source>the status of rows that have none</source>
        <translation>حالة الصفوف الخالية منها</translation>
    </message>
    <message>
        <source>unrecognized arguments: {list}</source>
        <translation>معاملات غير معروفة: {list}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>الاستخدام: </translation>
    </message>
    <message>
        <source>where the animals are added</source>
        <translation>مكان إضافة الحيوانات</translation>
    </message>
    <message>
        <source>with --self-check: save pictures of the steps in DIR</source>
        <translation>مع ‎--self-check: حفظ صور الخطوات في DIR</translation>
    </message>
    <message>
        <source>write the rows that still need work into FILE</source>
        <translation>كتابة الصفوف التي ما زالت تحتاج إلى عمل في FILE</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>‏{program}: خطأ: {message}</translation>
    </message>
    <message>
        <source>“{text}” is not COLUMN=FIELD, with a FIELD of {fields}</source>
        <translation>‏«{text}» ليس بالصيغة COLUMN=FIELD، حيث FIELD من {fields}</translation>
    </message>
</context>
<context>
    <name>colleagues</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل دقيقة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %Ln دقائق</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague</source>
        <translation>زميل</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>قبل لحظات</translation>
    </message>
    <message>
        <source>{person} at {computer}</source>
        <comment>A colleague and the name of a computer</comment>
        <translation>‏{person} على {computer}</translation>
    </message>
    <message>
        <source>{who} added one just like it {when}.</source>
        <translation>أضاف {who} حيوانًا مطابقًا {when}.</translation>
    </message>
    <message>
        <source>{who} began to send one just like it {when}.</source>
        <translation>بدأ {who} إرسال حيوان مطابق {when}.</translation>
    </message>
    <message>
        <source>{who} queued one just like it {when}. It is not sent yet.</source>
        <translation>وضع {who} حيوانًا مطابقًا في قائمة الانتظار {when}. ولم يُرسل بعد.</translation>
    </message>
    <message>
        <source>{who} sent one just like it {when}, and it is not known yet if it was added.</source>
        <translation>أرسل {who} حيوانًا مطابقًا {when}، ولا نعرف بعد هل تمت إضافته.</translation>
    </message>
</context>
<context>
    <name>command</name>
    <message numerus="yes">
        <source>%Ln animal(s) to add, {left_out}.</source>
        <translation>
            <numerusform>%Ln حيوان للإضافة، {left_out}.</numerusform>
            <numerusform>حيوان واحد للإضافة، {left_out}.</numerusform>
            <numerusform>حيوانان للإضافة، {left_out}.</numerusform>
            <numerusform>%Ln حيوانات للإضافة، {left_out}.</numerusform>
            <numerusform>%Ln حيوانًا للإضافة، {left_out}.</numerusform>
            <numerusform>%Ln حيوان للإضافة، {left_out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animal(s) to add.</source>
        <translation>
            <numerusform>%Ln حيوان للإضافة.</numerusform>
            <numerusform>حيوان واحد للإضافة.</numerusform>
            <numerusform>حيوانان للإضافة.</numerusform>
            <numerusform>%Ln حيوانات للإضافة.</numerusform>
            <numerusform>%Ln حيوانًا للإضافة.</numerusform>
            <numerusform>%Ln حيوان للإضافة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) went out too.</source>
        <translation>
            <numerusform>أُرسل أيضًا %Ln حيوان منتظر آخر.</numerusform>
            <numerusform>أُرسل أيضًا حيوان منتظر آخر.</numerusform>
            <numerusform>أُرسل أيضًا حيوانان منتظران آخران.</numerusform>
            <numerusform>أُرسلت أيضًا %Ln حيوانات منتظرة أخرى.</numerusform>
            <numerusform>أُرسل أيضًا %Ln حيوانًا منتظرًا آخر.</numerusform>
            <numerusform>أُرسل أيضًا %Ln حيوان منتظر آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waiting animal(s) will be sent too.</source>
        <translation>
            <numerusform>سيُرسل أيضًا %Ln حيوان منتظر آخر.</numerusform>
            <numerusform>سيُرسل أيضًا حيوان منتظر آخر.</numerusform>
            <numerusform>سيُرسل أيضًا حيوانان منتظران آخران.</numerusform>
            <numerusform>ستُرسل أيضًا %Ln حيوانات منتظرة أخرى.</numerusform>
            <numerusform>سيُرسل أيضًا %Ln حيوانًا منتظرًا آخر.</numerusform>
            <numerusform>سيُرسل أيضًا %Ln حيوان منتظر آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) first</source>
        <translation>
            <numerusform>%Ln غيرها أولًا</numerusform>
            <numerusform>واحد غيرها أولًا</numerusform>
            <numerusform>اثنان غيرها أولًا</numerusform>
            <numerusform>%Ln غيرها أولًا</numerusform>
            <numerusform>%Ln غيرها أولًا</numerusform>
            <numerusform>%Ln غيرها أولًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) left out: correct and add them in the outbox.</source>
        <translation>
            <numerusform>%Ln صف مستبعد: صححه وأضفه في صندوق الصادر.</numerusform>
            <numerusform>صف واحد مستبعد: صححه وأضفه في صندوق الصادر.</numerusform>
            <numerusform>صفان مستبعدان: صححهما وأضفهما في صندوق الصادر.</numerusform>
            <numerusform>%Ln صفوف مستبعدة: صححها وأضفها في صندوق الصادر.</numerusform>
            <numerusform>%Ln صفًا مستبعدًا: صححها وأضفها في صندوق الصادر.</numerusform>
            <numerusform>%Ln صف مستبعد: صححها وأضفها في صندوق الصادر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) to work on in {path}.</source>
        <translation>
            <numerusform>%Ln صف يحتاج إلى عمل في {path}.</numerusform>
            <numerusform>صف واحد يحتاج إلى عمل في {path}.</numerusform>
            <numerusform>صفان يحتاجان إلى عمل في {path}.</numerusform>
            <numerusform>%Ln صفوف تحتاج إلى عمل في {path}.</numerusform>
            <numerusform>%Ln صفًا تحتاج إلى عمل في {path}.</numerusform>
            <numerusform>%Ln صف تحتاج إلى عمل في {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more row(s).</source>
        <translation>
            <numerusform>و%Ln صف آخر.</numerusform>
            <numerusform>وصف واحد آخر.</numerusform>
            <numerusform>وصفان آخران.</numerusform>
            <numerusform>و%Ln صفوف أخرى.</numerusform>
            <numerusform>و%Ln صفًا آخر.</numerusform>
            <numerusform>و%Ln صف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another import is running on the same data (process {process}). Nothing was sent by this one. Run it again when the other has ended.</source>
        <translation>يجري استيراد آخر على البيانات نفسها (العملية {process}). لم يرسل هذا شيئًا. شغّله مرة أخرى عند انتهاء الآخر.</translation>
    </message>
    <message>
        <source>Check the unconfirmed ones in the window: we don&apos;t know if they were added.</source>
        <translation>تحقق من غير المؤكد في النافذة: لا نعرف هل تمت إضافته.</translation>
    </message>
    <message>
        <source>Columns: {list}.</source>
        <translation>الأعمدة: {list}.</translation>
    </message>
    <message>
        <source>Ending. It waits for the last responses.</source>
        <translation>جارٍ الإنهاء. بانتظار الردود الأخيرة.</translation>
    </message>
    <message>
        <source>For rows that have none: {list}.</source>
        <translation>للصفوف الخالية منها: {list}.</translation>
    </message>
    <message>
        <source>It was interrupted while it ended.</source>
        <translation>تمت مقاطعته أثناء الإنهاء.</translation>
    </message>
    <message>
        <source>It was interrupted. Nothing was sent.</source>
        <translation>تمت المقاطعة. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Menagerie is already running, and its window did not answer. Nothing was sent. Close it, then run this again.</source>
        <translation>‏Menagerie قيد التشغيل ولم تستجب نافذته. لم يُرسل شيء. أغلقه، ثم شغّل هذا مرة أخرى.</translation>
    </message>
    <message>
        <source>Menagerie is running, and nothing was sent from here. Open this environment in its window: its imports go on there unless they are paused.</source>
        <translation>‏Menagerie قيد التشغيل، ولم يُرسل شيء من هنا. افتح هذه البيئة في نافذته: تستمر عمليات استيرادها هناك ما لم تكن متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>Menagerie is running, and took no file from here. Nothing was sent. Import the file in its window, or close it and run this again.</source>
        <translation>‏Menagerie قيد التشغيل، ولم يأخذ ملفًا من هنا. لم يُرسل شيء. استورد الملف في نافذته، أو أغلقها وشغّل هذا مرة أخرى.</translation>
    </message>
    <message>
        <source>Menagerie is running, so there is no dry run. Nothing was sent. Close its window and run this again, or import the file there: it shows the same before it adds anything.</source>
        <translation>‏Menagerie قيد التشغيل، لذا لا تشغيل تجريبي. لم يُرسل شيء. أغلق نافذته وشغّل هذا مرة أخرى، أو استورد الملف هناك: ستعرض الشيء نفسه قبل إضافة أي شيء.</translation>
    </message>
    <message>
        <source>Menagerie is running. Its window has opened the file: go on there.</source>
        <translation>‏Menagerie قيد التشغيل. فتحت نافذته الملف: تابع هناك.</translation>
    </message>
    <message>
        <source>No import is waiting there. Nothing was sent.</source>
        <translation>لا يوجد استيراد منتظر هناك. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>No report is written from here. Save the rows to work on in the window.</source>
        <translation>لا يُكتب تقرير من هنا. احفظ الصفوف التي تحتاج إلى عمل في النافذة.</translation>
    </message>
    <message>
        <source>No row can be added. Nothing was sent.</source>
        <translation>لا يمكن إضافة أي صف. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Not sharing with other desks, so the import goes on alone. {reason}</source>
        <translation>لا مشاركة مع المكاتب الأخرى، لذلك يستمر الاستيراد وحده. {reason}</translation>
    </message>
    <message>
        <source>Nothing is left to add.</source>
        <translation>لم يبق شيء لإضافته.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to add them without a question.</source>
        <translation>لم يُرسل شيء. أضف ‎--yes لإضافتها بلا سؤال.</translation>
    </message>
    <message>
        <source>Nothing was sent. Add --yes to go on without a question.</source>
        <translation>لم يُرسل شيء. أضف ‎--yes للمتابعة بلا سؤال.</translation>
    </message>
    <message>
        <source>Nothing was sent. Open the window of Menagerie to check, send or discard them.</source>
        <translation>لم يُرسل شيء. افتح نافذة Menagerie للتحقق منها أو إرسالها أو تجاهلها.</translation>
    </message>
    <message>
        <source>Read as the last file with these columns. To read it without that, add --ignore-layout.</source>
        <translation>قُرئ مثل آخر ملف بهذه الأعمدة. لقراءته بدون ذلك، أضف ‎--ignore-layout.</translation>
    </message>
    <message>
        <source>Row {row}: {reason}</source>
        <translation>الصف {row}: {reason}</translation>
    </message>
    <message>
        <source>Row {row}: {state}. {reason}</source>
        <translation>الصف {row}: {state}. {reason}</translation>
    </message>
    <message>
        <source>Say which one has it, with --map COLUMN=FIELD.</source>
        <translation>حدد العمود باستخدام ‎--map COLUMN=FIELD.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved is safe. The import goes on by itself when there is room.</source>
        <translation>القرص ممتلئ. ما حُفظ آمن. يُستأنف الاستيراد تلقائيًا عند توفر مساحة.</translation>
    </message>
    <message>
        <source>The key was refused, as before. Nothing was queued or sent. Save the right key for {environment} in the window of Menagerie, then run this again.</source>
        <translation>رُفض المفتاح كما في السابق. لم يُوضع شيء في قائمة الانتظار ولم يُرسل. احفظ المفتاح الصحيح لبيئة {environment} في نافذة Menagerie، ثم شغّل هذا مرة أخرى.</translation>
    </message>
    <message>
        <source>The report could not be written. {error}</source>
        <translation>تعذرت كتابة التقرير. {error}</translation>
    </message>
    <message>
        <source>The report is written at the end: add --report also when you go on with --continue.</source>
        <translation>يُكتب التقرير في النهاية: أضف ‎--report أيضًا عند المتابعة باستخدام ‎--continue.</translation>
    </message>
    <message>
        <source>The rest stays queued. Go on with: {command}</source>
        <translation>يبقى الباقي في قائمة الانتظار. للمتابعة: {command}</translation>
    </message>
    <message>
        <source>The unconfirmed animals could not be checked. {error}</source>
        <translation>تعذر التحقق من الحيوانات غير المؤكدة. {error}</translation>
    </message>
    <message>
        <source>There is no key for {environment} in the keyring. Nothing was sent. Save it there in the window of Menagerie, then run this again.</source>
        <translation>لا يوجد مفتاح لبيئة {environment} في حلقة المفاتيح. لم يُرسل شيء. احفظه هناك في نافذة Menagerie، ثم شغّل هذا مرة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>This file is being imported already: %Ln row(s) of it waiting. Nothing was sent. Go on with: {command}</source>
        <translation>
            <numerusform>يجري استيراد هذا الملف بالفعل: %Ln صف منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
            <numerusform>يجري استيراد هذا الملف بالفعل: صف واحد منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
            <numerusform>يجري استيراد هذا الملف بالفعل: صفان منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
            <numerusform>يجري استيراد هذا الملف بالفعل: %Ln صفوف منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
            <numerusform>يجري استيراد هذا الملف بالفعل: %Ln صفًا منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
            <numerusform>يجري استيراد هذا الملف بالفعل: %Ln صف منه في الانتظار. لم يُرسل شيء. للمتابعة: {command}</numerusform>
        </translation>
    </message>
    <message>
        <source>This was a dry run. Nothing was queued or sent.</source>
        <translation>كان هذا تشغيلًا تجريبيًا. لم يُوضع شيء في قائمة الانتظار ولم يُرسل.</translation>
    </message>
    <message numerus="yes">
        <source>Type “{environment}” to add %Ln animal(s) there: </source>
        <translation>
            <numerusform>اكتب «{environment}» لإضافة %Ln حيوان هناك: </numerusform>
            <numerusform>اكتب «{environment}» لإضافة حيوان واحد هناك: </numerusform>
            <numerusform>اكتب «{environment}» لإضافة حيوانين هناك: </numerusform>
            <numerusform>اكتب «{environment}» لإضافة %Ln حيوانات هناك: </numerusform>
            <numerusform>اكتب «{environment}» لإضافة %Ln حيوانًا هناك: </numerusform>
            <numerusform>اكتب «{environment}» لإضافة %Ln حيوان هناك: </numerusform>
        </translation>
    </message>
    <message>
        <source>Where they look wrong, add --encoding NAME, such as --encoding {example}.</source>
        <translation>إذا بدت غير صحيحة، فأضف --encoding NAME، مثل --encoding {example}.</translation>
    </message>
    <message>
        <source>Words: {list}.</source>
        <translation>الكلمات: {list}.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>نحو %Ln يوم</numerusform>
            <numerusform>نحو يوم واحد</numerusform>
            <numerusform>نحو يومين</numerusform>
            <numerusform>نحو %Ln أيام</numerusform>
            <numerusform>نحو %Ln يومًا</numerusform>
            <numerusform>نحو %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو ساعة واحدة</numerusform>
            <numerusform>نحو ساعتين</numerusform>
            <numerusform>نحو %Ln ساعات</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>أقل من دقيقة</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>على مدى %Ln يوم</numerusform>
            <numerusform>على مدى يوم واحد</numerusform>
            <numerusform>على مدى يومين</numerusform>
            <numerusform>على مدى %Ln أيام</numerusform>
            <numerusform>على مدى %Ln يومًا</numerusform>
            <numerusform>على مدى %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>{added:n} of {total:n} added</source>
        <translation>أُضيف {added:n} من {total:n}</translation>
    </message>
    <message>
        <source>{duration} left</source>
        <translation>بقي {duration}</translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration} if the plan is {plan}.</source>
        <translation>
            <numerusform>‏{environment}: %Ln طلب، {duration} إن كانت الخطة {plan}.</numerusform>
            <numerusform>‏{environment}: طلب واحد، {duration} إن كانت الخطة {plan}.</numerusform>
            <numerusform>‏{environment}: طلبان، {duration} إن كانت الخطة {plan}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبات، {duration} إن كانت الخطة {plan}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبًا، {duration} إن كانت الخطة {plan}.</numerusform>
            <numerusform>‏{environment}: %Ln طلب، {duration} إن كانت الخطة {plan}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}, {days}.</source>
        <translation>
            <numerusform>‏{environment}: %Ln طلب، {duration}، {days}.</numerusform>
            <numerusform>‏{environment}: طلب واحد، {duration}، {days}.</numerusform>
            <numerusform>‏{environment}: طلبان، {duration}، {days}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبات، {duration}، {days}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبًا، {duration}، {days}.</numerusform>
            <numerusform>‏{environment}: %Ln طلب، {duration}، {days}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{environment}: %Ln request(s), {duration}.</source>
        <translation>
            <numerusform>‏{environment}: %Ln طلب، {duration}.</numerusform>
            <numerusform>‏{environment}: طلب واحد، {duration}.</numerusform>
            <numerusform>‏{environment}: طلبان، {duration}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبات، {duration}.</numerusform>
            <numerusform>‏{environment}: %Ln طلبًا، {duration}.</numerusform>
            <numerusform>‏{environment}: %Ln طلب، {duration}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{environment}: {list}.</source>
        <translation>‏{environment}: {list}.</translation>
    </message>
    <message>
        <source>{error} The import tries again by itself.</source>
        <translation>‏{error} سيعيد الاستيراد المحاولة تلقائيًا.</translation>
    </message>
    <message>
        <source>{field} from “{title}”</source>
        <translation>‏{field} من «{title}»</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln row(s).</source>
        <translation>
            <numerusform>‏{file}: %Ln صف.</numerusform>
            <numerusform>‏{file}: صف واحد.</numerusform>
            <numerusform>‏{file}: صفان.</numerusform>
            <numerusform>‏{file}: %Ln صفوف.</numerusform>
            <numerusform>‏{file}: %Ln صفًا.</numerusform>
            <numerusform>‏{file}: %Ln صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n:n} a minute</source>
        <translation>‏{n:n} في الدقيقة</translation>
    </message>
    <message>
        <source>{reason}, until {time}</source>
        <translation>‏{reason} حتى {time}</translation>
    </message>
    <message>
        <source>“{word}” is category {number}</source>
        <translation>‏«{word}» هي الفئة {number}</translation>
    </message>
    <message>
        <source>“{word}” is {status}</source>
        <translation>‏«{word}» تعني {status}</translation>
    </message>
    <message>
        <source>“{word}” sets no status</source>
        <translation>‏«{word}» لا تعيّن حالة</translation>
    </message>
</context>
<context>
    <name>deliveries</name>
    <message>
        <source>--map names the column “{column}” twice. Nothing was sent. Name it for one field.</source>
        <translation>يذكر ‎--map العمود «{column}» مرتين. لم يُرسل شيء. اذكره لحقل واحد.</translation>
    </message>
    <message numerus="yes">
        <source>A filter hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>لا يخفي عامل التصفية أي صف: {numbers}.</numerusform>
            <numerusform>يخفي عامل التصفية صفًا واحدًا: {numbers}.</numerusform>
            <numerusform>يخفي عامل التصفية صفين: {numbers}.</numerusform>
            <numerusform>يخفي عامل التصفية %Ln صفوف: {numbers}.</numerusform>
            <numerusform>يخفي عامل التصفية %Ln صفًا: {numbers}.</numerusform>
            <numerusform>يخفي عامل التصفية %Ln صف: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is still writing it. Wait until it is done, then choose it again.</source>
        <translation>ما زال برنامج آخر يكتب فيه. انتظر حتى ينتهي، ثم اختره من جديد.</translation>
    </message>
    <message>
        <source>Cell {cell} is far from the others and was not read.</source>
        <translation>الخلية {cell} بعيدة عن غيرها ولم تُقرأ.</translation>
    </message>
    <message>
        <source>Cells are missing: row {row:n}.</source>
        <translation>خلايا ناقصة: الصف {row:n}.</translation>
    </message>
    <message>
        <source>Check the measures of the sheet.</source>
        <translation>تحقق من قياسات الورقة.</translation>
    </message>
    <message>
        <source>Each row becomes one animal, whatever “{columns}” says.</source>
        <translation>يصبح كل صف حيوانًا واحدًا أيًّا كان ما في «{columns}».</translation>
    </message>
    <message>
        <source>Every row has a problem or is left out.</source>
        <translation>كل صف فيه مشكلة أو مستبعد.</translation>
    </message>
    <message>
        <source>It can&apos;t be opened ({detail}). Try again.</source>
        <translation>لا يمكن فتحه ({detail}). أعد المحاولة.</translation>
    </message>
    <message>
        <source>It can&apos;t be read as it is. Open it in a spreadsheet and save it as XLSX.</source>
        <translation>لا يمكن قراءته كما هو. افتحه في برنامج جداول واحفظه بصيغة XLSX.</translation>
    </message>
    <message>
        <source>It has more than {most:n} columns. Remove those not needed.</source>
        <translation>أعمدته أكثر من {most:n}. أزل ما لا حاجة إليه منها.</translation>
    </message>
    <message>
        <source>It has more than {most:n} rows. Split it into smaller files.</source>
        <translation>صفوفه أكثر من {most:n}. قسّمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <source>It has no rows. Choose another file or sheet.</source>
        <translation>لا صفوف فيه. اختر ملفًا آخر أو ورقة أخرى.</translation>
    </message>
    <message>
        <source>It has no sheet called {sheet}. Its sheets are {names}.</source>
        <translation>لا توجد ورقة باسم {sheet}. أوراقه هي {names}.</translation>
    </message>
    <message>
        <source>It is a Numbers document. Export it from there as Excel or CSV.</source>
        <translation>هذا مستند Numbers. صدِّره من هناك بصيغة Excel أو CSV.</translation>
    </message>
    <message>
        <source>It is empty. Choose another file.</source>
        <translation>إنه فارغ. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>It is not a file. Choose a spreadsheet or CSV file.</source>
        <translation>إنه ليس ملفًا. اختر جدول بيانات أو ملف CSV.</translation>
    </message>
    <message>
        <source>It is not a table. Save it as XLSX or CSV in the program that made it.</source>
        <translation>هذا ليس جدولًا. احفظه بصيغة XLSX أو CSV في البرنامج الذي أنشأه.</translation>
    </message>
    <message>
        <source>It is not valid JSON (line {line:n}). Export it again, or choose another file.</source>
        <translation>إنه ليس JSON صالحًا (السطر {line:n}). صدّره مرة أخرى، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>It is not valid JSON. Export it again, or choose another file.</source>
        <translation>إنه ليس JSON صالحًا. صدّره مرة أخرى، أو اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>It is packed. Unpack it, then choose what is inside.</source>
        <translation>الملف مضغوط. فُكّ ضغطه ثم اختر ما بداخله.</translation>
    </message>
    <message>
        <source>It is protected by a password. Save it without one, then choose it again.</source>
        <translation>إنه محمي بكلمة مرور. احفظه بدونها، ثم اختره مرة أخرى.</translation>
    </message>
    <message>
        <source>It is protected, or another program has it open. Close it there, or choose another file.</source>
        <translation>إنه محمي، أو مفتوح في برنامج آخر. أغلقه هناك، أو اختر ملفًا آخر.</translation>
    </message>
    <message numerus="yes">
        <source>It is the same in %Ln more row(s).</source>
        <translation>
            <numerusform>الأمر نفسه في %Ln صف آخر.</numerusform>
            <numerusform>الأمر نفسه في صف واحد آخر.</numerusform>
            <numerusform>الأمر نفسه في صفين آخرين.</numerusform>
            <numerusform>الأمر نفسه في %Ln صفوف أخرى.</numerusform>
            <numerusform>الأمر نفسه في %Ln صفًا آخر.</numerusform>
            <numerusform>الأمر نفسه في %Ln صف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is too large. Split it into smaller files.</source>
        <translation>إنه كبير جدًا. قسّمه إلى ملفات أصغر.</translation>
    </message>
    <message>
        <source>It may be damaged. Open it in a spreadsheet, save it again, then choose it again.</source>
        <translation>قد يكون تالفًا. افتحه في برنامج جداول بيانات واحفظه مجددًا، ثم اختره مرة أخرى.</translation>
    </message>
    <message>
        <source>It only points to a file elsewhere. Open that, save it as XLSX or CSV, and choose the copy.</source>
        <translation>هذا يشير فقط إلى ملف في مكان آخر. افتح ذلك الملف واحفظه بصيغة XLSX أو CSV ثم اختر النسخة.</translation>
    </message>
    <message>
        <source>It only says that a spreadsheet is open. Choose the file of the same name beside it.</source>
        <translation>هذا يدل فقط على أن جدولًا مفتوح. اختر الملف الذي يحمل الاسم نفسه بجانبه.</translation>
    </message>
    <message>
        <source>Its rows are in the outbox.</source>
        <translation>صفوفه في صندوق الصادر.</translation>
    </message>
    <message numerus="yes">
        <source>Merged cells reach down into %Ln row(s): {numbers}. A category or status counts there, too.</source>
        <translation>
            <numerusform>لا تمتد الخلايا المدمجة إلى أي صف أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
            <numerusform>تمتد الخلايا المدمجة إلى صف واحد أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
            <numerusform>تمتد الخلايا المدمجة إلى صفين أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
            <numerusform>تمتد الخلايا المدمجة إلى %Ln صفوف أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
            <numerusform>تمتد الخلايا المدمجة إلى %Ln صفًا أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
            <numerusform>تمتد الخلايا المدمجة إلى %Ln صف أسفل منها: {numbers}. الفئة أو الحالة تسري هناك أيضًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column seems to have the names. Nothing was sent. Say which one has them, with --map COLUMN=name. The columns are {columns}.</source>
        <translation>لا يبدو أن عمودًا يحوي الأسماء. لم يُرسل شيء. حدد العمود الذي يحويها باستخدام ‎--map COLUMN=name. الأعمدة هي {columns}.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the path.</source>
        <translation>لم يُرسل شيء. تحقق من المسار.</translation>
    </message>
    <message>
        <source>Numbers in “{column}” that are of no animal known here are not used.</source>
        <translation>الأرقام في «{column}» التي لا تخص أي حيوان معروف هنا لا تُستخدم.</translation>
    </message>
    <message>
        <source>One list with all animals was not found in it. Export the animals as one list.</source>
        <translation>لم يُعثر فيه على قائمة واحدة بجميع الحيوانات. صدِّر الحيوانات في قائمة واحدة.</translation>
    </message>
    <message>
        <source>Only the sheet “{sheet}” was read. Not read: {names}.</source>
        <translation>قُرئت الورقة «{sheet}» فقط. لم تُقرأ: {names}.</translation>
    </message>
    <message>
        <source>Other lists in the file were not read: {names}.</source>
        <translation>لم تُقرأ قوائم أخرى في الملف: {names}.</translation>
    </message>
    <message>
        <source>Row {row:n} is not in it. Choose another row with the titles.</source>
        <translation>الصف {row:n} ليس فيه. اختر صفًا آخر لرؤوس الأعمدة.</translation>
    </message>
    <message>
        <source>Row {row:n} was taken as titles.</source>
        <translation>اعتُبر الصف {row:n} رؤوس أعمدة.</translation>
    </message>
    <message>
        <source>Some characters do not fit the encoding: row {row:n}.</source>
        <translation>بعض الأحرف لا تناسب الترميز: الصف {row:n}.</translation>
    </message>
    <message>
        <source>The characters were guessed, as {encoding}: {names}.</source>
        <translation>خُمِّن ترميز الأحرف على أنه {encoding}: {names}.</translation>
    </message>
    <message>
        <source>The disk is full. An older file is as it was. Make room, or choose another disk.</source>
        <translation>القرص ممتلئ. أي ملف أقدم باقٍ كما كان. أفرغ مساحة، أو اختر قرصًا آخر.</translation>
    </message>
    <message>
        <source>The encoding {encoding} is unknown. Choose another one.</source>
        <translation>الترميز {encoding} غير معروف. اختر ترميزًا آخر.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows. An older file is as it was. Choose another disk.</source>
        <translation>سيكون الملف أكبر مما يسمح به هذا القرص. أي ملف أقدم باقٍ كما كان. اختر قرصًا آخر.</translation>
    </message>
    <message>
        <source>The first row was not taken as titles.</source>
        <translation>لم يُعتبر الصف الأول رؤوس أعمدة.</translation>
    </message>
    <message>
        <source>The first row was taken as titles.</source>
        <translation>اعتُبر الصف الأول رؤوس أعمدة.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or can only be read. An older file is as it was. Choose another folder.</source>
        <translation>المجلد {folder} غير موجود أو للقراءة فقط. أي ملف أقدم باقٍ كما كان. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The printer can&apos;t be used now. Nothing was printed.</source>
        <translation>لا يمكن استخدام الطابعة الآن. لم يُطبع شيء.</translation>
    </message>
    <message>
        <source>The rows above the titles were left out.</source>
        <translation>استُبعدت الصفوف التي فوق رؤوس الأعمدة.</translation>
    </message>
    <message numerus="yes">
        <source>The sheet hides %Ln row(s): {numbers}.</source>
        <translation>
            <numerusform>لا تخفي الورقة أي صف: {numbers}.</numerusform>
            <numerusform>تخفي الورقة صفًا واحدًا: {numbers}.</numerusform>
            <numerusform>تخفي الورقة صفين: {numbers}.</numerusform>
            <numerusform>تخفي الورقة %Ln صفوف: {numbers}.</numerusform>
            <numerusform>تخفي الورقة %Ln صفًا: {numbers}.</numerusform>
            <numerusform>تخفي الورقة %Ln صف: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more cells than titles: row {row:n}.</source>
        <translation>الخلايا أكثر من رؤوس الأعمدة: الصف {row:n}.</translation>
    </message>
    <message>
        <source>There is no column “{column}”. Nothing was sent. The columns are {columns}.</source>
        <translation>لا يوجد عمود باسم «{column}». لم يُرسل شيء. الأعمدة هي {columns}.</translation>
    </message>
    <message>
        <source>There is no such file. Choose another file.</source>
        <translation>لا يوجد ملف كهذا. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>These columns fit equally well, so none is used: {columns}. Choose one.</source>
        <translation>هذه الأعمدة مناسبة بالقدر نفسه، لذا لم يُستخدم أي منها: {columns}. اختر أحدها.</translation>
    </message>
    <message>
        <source>This number is too large for a spreadsheet to keep exactly: row {row:n}.</source>
        <translation>هذا العدد أكبر من أن يحفظه جدول بيانات بدقة: الصف {row:n}.</translation>
    </message>
    <message>
        <source>What was seen can&apos;t be read now. Nothing was written.</source>
        <translation>لا يمكن قراءة ما ظهر الآن. لم يُكتب شيء.</translation>
    </message>
    <message>
        <source>You can print up to {most:n} animals. Filter the list, or use Export.</source>
        <translation>يمكن طباعة {most:n} من الحيوانات على الأكثر. صفِّ القائمة، أو استخدم التصدير.</translation>
    </message>
    <message>
        <source>{name} cannot be written ({detail}). An older file is as it was. Try again, or choose another folder.</source>
        <translation>لا يمكن كتابة {name} ({detail}). أي ملف أقدم باقٍ كما كان. أعد المحاولة، أو اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{name} cannot be written: it or its folder is protected, or another program has it open. An older file is as it was. Close it there, or choose another name or folder.</source>
        <translation>لا يمكن كتابة {name}: هو أو مجلده محمي، أو مفتوح في برنامج آخر. أي ملف أقدم باقٍ كما كان. أغلقه هناك، أو اختر اسمًا أو مجلدًا آخر.</translation>
    </message>
    <message>
        <source>{name} is the imported file. Choose another name.</source>
        <translation>‏{name} هو الملف المستورد. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>{name} is there already. Choose another name.</source>
        <translation>يوجد {name} هناك بالفعل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>“{columns}” is not used. If it says the status, choose it.</source>
        <translation>لا يُستخدم «{columns}». إذا كان يبيّن الحالة فاختره.</translation>
    </message>
    <message>
        <source>“{column}” is used, not “{other}”: its values fit better.</source>
        <translation>يُستخدم «{column}» لا «{other}»: قيمه أنسب.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>Added by {colleague}</source>
        <translation>أُضيف بواسطة {colleague}</translation>
    </message>
    <message>
        <source>Added here</source>
        <translation>أُضيف من هنا</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Category named by {colleague}</source>
        <translation>سُمّيت الفئة بواسطة {colleague}</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>أول ظهور</translation>
    </message>
    <message>
        <source>First seen, {status}</source>
        <translation>أول ظهور، {status}</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>آخر ظهور</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list</source>
        <translation>ليس في القائمة الكاملة للخدمة</translation>
    </message>
    <message>
        <source>Not in the service&apos;s complete list of {status}</source>
        <translation>ليس في القائمة الكاملة للخدمة ({status})</translation>
    </message>
    <message>
        <source>Notes by {colleague}</source>
        <translation>ملاحظات من {colleague}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} ← {after}</translation>
    </message>
    <message>
        <source>{field}: {before} → {after}</source>
        <translation>{field}: {before} ← {after}</translation>
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
        <translation>‏#{id} حيوان آخر أُضيف من هنا. تحقق مجددًا.</translation>
    </message>
    <message>
        <source>A category is a whole number, such as 12.</source>
        <translation>الفئة عدد صحيح، مثل 12.</translation>
    </message>
    <message>
        <source>A limit is a number from 1 to {most}.</source>
        <translation>الحد رقم من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>A name cannot have a line break.</source>
        <translation>لا يمكن أن يحوي الاسم فاصل أسطر.</translation>
    </message>
    <message>
        <source>A name has at most {most:n} characters.</source>
        <translation>يتكون الاسم من {most:n} حرف على الأكثر.</translation>
    </message>
    <message>
        <source>An ID is a whole number, such as 12.</source>
        <translation>المعرّف عدد صحيح، مثل 12.</translation>
    </message>
    <message>
        <source>An animal needs a name.</source>
        <translation>يحتاج الحيوان إلى اسم.</translation>
    </message>
    <message>
        <source>Category {number} is called {name}. Type its number, or choose one from the list.</source>
        <translation>الفئة {number} اسمها {name}. اكتب رقمها، أو اختر فئة من القائمة.</translation>
    </message>
    <message>
        <source>Correct what you typed.</source>
        <translation>صحح ما كتبته.</translation>
    </message>
    <message>
        <source>Enter a category: its name or its number.</source>
        <translation>أدخل فئة: اسمها أو رقمها.</translation>
    </message>
    <message>
        <source>No category is called {name}. Type its number.</source>
        <translation>لا توجد فئة باسم {name}. اكتب رقمها.</translation>
    </message>
    <message>
        <source>Row {first:n} stands inside one cell of this row.</source>
        <translation>الصف {first:n} داخل خلية واحدة من هذا الصف.</translation>
    </message>
    <message>
        <source>Rows {first:n} to {last:n} stand inside one cell of this row.</source>
        <translation>الصفوف من {first:n} إلى {last:n} داخل خلية واحدة من هذا الصف.</translation>
    </message>
    <message>
        <source>Several categories are called {name}: {numbers}. Type the number.</source>
        <translation>هناك فئات عدة باسم {name}: {numbers}. اكتب الرقم.</translation>
    </message>
    <message>
        <source>Some letters could not be read.</source>
        <translation>تعذرت قراءة بعض الحروف.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this row.</source>
        <translation>ينتهي الملف في وسط هذا الصف.</translation>
    </message>
    <message>
        <source>The name holds a character that cannot be sent. Type it again.</source>
        <translation>يحوي الاسم حرفًا لا يمكن إرساله. اكتبه مرة أخرى.</translation>
    </message>
    <message>
        <source>The name is a list or an object, not a text.</source>
        <translation>الاسم قائمة أو كائن، وليس نصًا.</translation>
    </message>
    <message>
        <source>The quotation marks of this row can&apos;t be told apart.</source>
        <translation>علامات الاقتباس في هذا الصف غير واضحة.</translation>
    </message>
    <message>
        <source>The spreadsheet has a date here: {word}. Type the value.</source>
        <translation>في الجدول تاريخ هنا: {word}. اكتب القيمة.</translation>
    </message>
    <message>
        <source>The spreadsheet shows an error here: {word}.</source>
        <translation>يعرض الجدول خطأً هنا: {word}.</translation>
    </message>
    <message>
        <source>The status is one of {statuses}, or not set.</source>
        <translation>الحالة واحدة من {statuses}، أو غير محددة.</translation>
    </message>
    <message>
        <source>This cell is merged with cell {cell}. Type the value.</source>
        <translation>هذه الخلية مدمجة مع الخلية {cell}. اكتب القيمة.</translation>
    </message>
    <message>
        <source>This formula was never computed. Save the file in a spreadsheet, or type the value.</source>
        <translation>لم تُحسب هذه الصيغة قط. احفظ الملف في برنامج جداول أو اكتب القيمة.</translation>
    </message>
    <message>
        <source>What the spreadsheet shows for {word} is not known. Type the value.</source>
        <translation>ما يعرضه الجدول عن {word} غير معروف. اكتب القيمة.</translation>
    </message>
    <message>
        <source>“{word}” is not a known status. Choose what it means.</source>
        <translation>‏«{word}» ليست حالة معروفة. اختر ما تعنيه.</translation>
    </message>
</context>
<context>
    <name>general</name>
    <message>
        <source>A key has letters, digits and signs only, no spaces. Copy it again.</source>
        <translation>يتكون المفتاح من حروف وأرقام ورموز فقط، بلا مسافات. انسخه مرة أخرى.</translation>
    </message>
    <message>
        <source>Choose a status, show up to 100, then search for the number.</source>
        <translation>اختر حالة، واعرض حتى 100 حيوان، ثم ابحث عن الرقم.</translation>
    </message>
    <message>
        <source>Enter the API key to see its animals.</source>
        <translation>أدخل مفتاح API لرؤية حيواناتها.</translation>
    </message>
    <message>
        <source>Enter the address you got from your IT team.</source>
        <translation>أدخل العنوان الذي حصلت عليه من فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>Install it again to do this.</source>
        <translation>أعد تثبيته للقيام بذلك.</translation>
    </message>
    <message>
        <source>It did not say readably for how long. Nothing was sent, and nothing will be by itself: choose yourself when to try once.</source>
        <translation>لم تذكر المدة بشكل مقروء. لم يُرسل شيء، ولن يُرسل شيء تلقائيًا: اختر بنفسك متى تحاول مرة واحدة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter another key, or try this one again.</source>
        <translation>لم يُرسل شيء. أدخل مفتاحًا آخر، أو جرّب هذا مرة أخرى.</translation>
    </message>
    <message>
        <source>Nothing was tested. Test again when the wait is over.</source>
        <translation>لم يُختبر شيء. اختبر مجددًا عند انتهاء الانتظار.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Close other programs, or start Menagerie again.</source>
        <translation>لم يُفقد شيء مما أدخلته. أغلق برامج أخرى، أو شغّل Menagerie من جديد.</translation>
    </message>
    <message>
        <source>Nothing you entered was lost. Please report this with the details below.</source>
        <translation>لم يُفقد شيء مما أدخلته. يرجى الإبلاغ عن هذا مع التفاصيل أدناه.</translation>
    </message>
    <message>
        <source>Restart it to do this.</source>
        <translation>أعد تشغيله للقيام بذلك.</translation>
    </message>
    <message>
        <source>The list could not be read. Check again when the wait is over.</source>
        <translation>تعذرت قراءة القائمة. تحقق مجددًا عند انتهاء الانتظار.</translation>
    </message>
    <message>
        <source>The log says more about it.</source>
        <translation>يذكر السجل المزيد عن ذلك.</translation>
    </message>
    <message>
        <source>Try again when the wait is over.</source>
        <translation>حاول مجددًا عند انتهاء الانتظار.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again at {time}.</source>
        <translation>تعذر التحقق من هذا المفتاح. احفظه رغم ذلك، أو اختبره مجددًا في {time}.</translation>
    </message>
    <message>
        <source>We couldn&apos;t check this key. Save it anyway, or test it again later.</source>
        <translation>تعذر التحقق من هذا المفتاح. احفظه رغم ذلك، أو اختبره لاحقًا.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
</context>
<context>
    <name>importing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>%Ln حيوان</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>حيوانين</numerusform>
            <numerusform>%Ln حيوانات</numerusform>
            <numerusform>%Ln حيوانًا</numerusform>
            <numerusform>%Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على واحد</numerusform>
            <numerusform>عُثر على اثنين</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
            <numerusform>عُثر على %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on their way.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln آخر قيد الإرسال.</numerusform>
            <numerusform>واحد آخر قيد الإرسال.</numerusform>
            <numerusform>اثنان آخران قيد الإرسال.</numerusform>
            <numerusform>%Ln أخرى قيد الإرسال.</numerusform>
            <numerusform>%Ln أخرى قيد الإرسال.</numerusform>
            <numerusform>%Ln أخرى قيد الإرسال.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not found</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على واحد</numerusform>
            <numerusform>لم يُعثر على اثنين</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
            <numerusform>لم يُعثر على %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ready</source>
        <comment>Rows</comment>
        <translation>
            <numerusform>%Ln جاهز</numerusform>
            <numerusform>واحد جاهز</numerusform>
            <numerusform>اثنان جاهزان</numerusform>
            <numerusform>%Ln جاهزة</numerusform>
            <numerusform>%Ln جاهزًا</numerusform>
            <numerusform>%Ln جاهز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} if the plan is {plan}</source>
        <translation>
            <numerusform>%Ln طلب، {time} إن كانت الخطة {plan}</numerusform>
            <numerusform>طلب واحد، {time} إن كانت الخطة {plan}</numerusform>
            <numerusform>طلبان، {time} إن كانت الخطة {plan}</numerusform>
            <numerusform>%Ln طلبات، {time} إن كانت الخطة {plan}</numerusform>
            <numerusform>%Ln طلبًا، {time} إن كانت الخطة {plan}</numerusform>
            <numerusform>%Ln طلب، {time} إن كانت الخطة {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), {time} on {plan}</source>
        <translation>
            <numerusform>%Ln طلب، {time} مع خطة {plan}</numerusform>
            <numerusform>طلب واحد، {time} مع خطة {plan}</numerusform>
            <numerusform>طلبان، {time} مع خطة {plan}</numerusform>
            <numerusform>%Ln طلبات، {time} مع خطة {plan}</numerusform>
            <numerusform>%Ln طلبًا، {time} مع خطة {plan}</numerusform>
            <numerusform>%Ln طلب، {time} مع خطة {plan}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows are not sent.</source>
        <translation>
            <numerusform>%Ln صف لن يُرسل.</numerusform>
            <numerusform>صف واحد لن يُرسل.</numerusform>
            <numerusform>صفان لن يُرسلا.</numerusform>
            <numerusform>%Ln صفوف لن تُرسل.</numerusform>
            <numerusform>%Ln صفًا لن تُرسل.</numerusform>
            <numerusform>%Ln صف لن تُرسل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stay added.</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>يبقى %Ln مضافًا.</numerusform>
            <numerusform>يبقى واحد مضافًا.</numerusform>
            <numerusform>يبقى اثنان مضافين.</numerusform>
            <numerusform>تبقى %Ln مضافة.</numerusform>
            <numerusform>تبقى %Ln مضافة.</numerusform>
            <numerusform>تبقى %Ln مضافة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unclear</source>
        <comment>Animals</comment>
        <translation>
            <numerusform>%Ln غير واضح</numerusform>
            <numerusform>واحد غير واضح</numerusform>
            <numerusform>اثنان غير واضحين</numerusform>
            <numerusform>%Ln غير واضحة</numerusform>
            <numerusform>%Ln غير واضح</numerusform>
            <numerusform>%Ln غير واضح</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more is on its way.</source>
        <translation>واحد آخر قيد الإرسال.</translation>
    </message>
    <message>
        <source>1 row is not sent.</source>
        <translation>صف واحد لن يُرسل.</translation>
    </message>
    <message>
        <source>1 stays added.</source>
        <translation>يبقى واحد مضافًا.</translation>
    </message>
    <message>
        <source>A colleague adds one like it</source>
        <translation>زميل يضيف مثله</translation>
    </message>
    <message>
        <source>A discarded add may be the same</source>
        <translation>ربما تطابقه إضافة تم تجاهلها</translation>
    </message>
    <message>
        <source>Added by an earlier import</source>
        <translation>أُضيف في استيراد سابق</translation>
    </message>
    <message>
        <source>Added to {environment} on {when}</source>
        <translation>أُضيف إلى {environment} في {when}</translation>
    </message>
    <message>
        <source>Added to {environment} on {when} by {who}</source>
        <translation>أُضيف إلى {environment} في {when} بواسطة {who}</translation>
    </message>
    <message>
        <source>Added; the id is not known</source>
        <translation>أُضيف، والمعرّف غير معروف</translation>
    </message>
    <message>
        <source>Animal #{n}, which an import cannot change</source>
        <translation>الحيوان ‎#{n} الذي لا يمكن للاستيراد تغييره</translation>
    </message>
    <message>
        <source>Another one is the same</source>
        <translation>هناك آخر مطابق</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Discarded. If it had been added before, it stays in the catalogue.</source>
        <translation>تم تجاهله. إن كان قد أُضيف من قبل، فهو باقٍ في الكتالوج.</translation>
    </message>
    <message>
        <source>Goes on at {when}.</source>
        <translation>يُستأنف في {when}.</translation>
    </message>
    <message>
        <source>ID or reason</source>
        <translation>المعرّف أو السبب</translation>
    </message>
    <message>
        <source>Import to {environment}, cancelled</source>
        <translation>الاستيراد إلى {environment}، أُلغي</translation>
    </message>
    <message>
        <source>Imported to {environment}</source>
        <translation>تم الاستيراد إلى {environment}</translation>
    </message>
    <message>
        <source>Like animal #{n}</source>
        <translation>مثل الحيوان #{n}</translation>
    </message>
    <message>
        <source>Looks like a total</source>
        <translation>يبدو كمجموع</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>معنى {word}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>No titles</source>
        <translation>بلا رؤوس أعمدة</translation>
    </message>
    <message>
        <source>None were added.</source>
        <translation>لم يُضف أي منها.</translation>
    </message>
    <message>
        <source>Not in the service&apos;s list</source>
        <translation>ليس في قائمة الخدمة</translation>
    </message>
    <message>
        <source>Nothing can be sent now. Tries again in {time}.</source>
        <translation>لا يمكن إرسال شيء الآن. المحاولة التالية بعد {time}.</translation>
    </message>
    <message>
        <source>Nothing is sent.</source>
        <translation>لا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>لم يُضف شيء</translation>
    </message>
    <message>
        <source>Paused. Nothing of this import is sent.</source>
        <translation>متوقف مؤقتًا. لا يُرسل شيء من هذا الاستيراد.</translation>
    </message>
    <message numerus="yes">
        <source>Pausing: %Ln rows are still on their way.</source>
        <translation>
            <numerusform>جارٍ الإيقاف المؤقت: ما زال %Ln صف قيد الإرسال.</numerusform>
            <numerusform>جارٍ الإيقاف المؤقت: ما زال صف واحد قيد الإرسال.</numerusform>
            <numerusform>جارٍ الإيقاف المؤقت: ما زال صفان قيد الإرسال.</numerusform>
            <numerusform>جارٍ الإيقاف المؤقت: ما زالت %Ln صفوف قيد الإرسال.</numerusform>
            <numerusform>جارٍ الإيقاف المؤقت: ما زال %Ln صفًا قيد الإرسال.</numerusform>
            <numerusform>جارٍ الإيقاف المؤقت: ما زال %Ln صف قيد الإرسال.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pausing: 1 row is still on its way.</source>
        <translation>جارٍ الإيقاف المؤقت: ما زال صف واحد قيد الإرسال.</translation>
    </message>
    <message>
        <source>Probably added as #{id}</source>
        <translation>أُضيف على الأرجح بالرقم #{id}</translation>
    </message>
    <message>
        <source>Read as: {parts}</source>
        <translation>قُرئ كالتالي: {parts}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Rows {first}–{last} of {all}</source>
        <translation>الصفوف {first}–{last} من {all}</translation>
    </message>
    <message>
        <source>Same as row {n}</source>
        <translation>مطابق للصف {n}</translation>
    </message>
    <message numerus="yes">
        <source>Save the %Ln rows that still need work…</source>
        <translation>
            <numerusform>حفظ الصفوف التي ما زالت تحتاج إلى عمل (%Ln)…</numerusform>
            <numerusform>حفظ الصف الذي ما زال يحتاج إلى عمل…</numerusform>
            <numerusform>حفظ الصفين اللذين ما زالا يحتاجان إلى عمل…</numerusform>
            <numerusform>حفظ الصفوف التي ما زالت تحتاج إلى عمل (%Ln)…</numerusform>
            <numerusform>حفظ الصفوف التي ما زالت تحتاج إلى عمل (%Ln)…</numerusform>
            <numerusform>حفظ الصفوف التي ما زالت تحتاج إلى عمل (%Ln)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the row that still needs work…</source>
        <translation>حفظ الصف الذي ما زال يحتاج إلى عمل…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Stopped after a failure. Press Resume to go on.</source>
        <translation>توقف بعد فشل. اضغط «استئناف» للمتابعة.</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>The character between two cells</comment>
        <translation>مسافة جدولة</translation>
    </message>
    <message>
        <source>The import goes on with the right key.</source>
        <translation>يُستأنف الاستيراد بالمفتاح الصحيح.</translation>
    </message>
    <message>
        <source>This may be older data: the outbox asks what to do with it.</source>
        <translation>قد تكون هذه بيانات أقدم: يسأل صندوق الصادر عمّا تريد فعله بها.</translation>
    </message>
    <message>
        <source>Titles in row {n}</source>
        <translation>رؤوس الأعمدة في الصف {n}</translation>
    </message>
    <message>
        <source>Try once from the main window.</source>
        <translation>حاول مرة واحدة من النافذة الرئيسية.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>شريط عمودي</translation>
    </message>
    <message>
        <source>Waiting in the outbox already</source>
        <translation>في الانتظار في صندوق الصادر</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other add(s).</source>
        <translation>
            <numerusform>لا ينتظر أي إضافة أخرى (%Ln).</numerusform>
            <numerusform>ينتظر إضافة واحدة أخرى.</numerusform>
            <numerusform>ينتظر إضافتين أخريين.</numerusform>
            <numerusform>ينتظر %Ln إضافات أخرى.</numerusform>
            <numerusform>ينتظر %Ln إضافة أخرى.</numerusform>
            <numerusform>ينتظر %Ln إضافة أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits for %Ln other imports: {time}.</source>
        <translation>
            <numerusform>ينتظر %Ln عملية استيراد أخرى: {time}.</numerusform>
            <numerusform>ينتظر عملية استيراد أخرى: {time}.</numerusform>
            <numerusform>ينتظر عمليتي استيراد أخريين: {time}.</numerusform>
            <numerusform>ينتظر %Ln عمليات استيراد أخرى: {time}.</numerusform>
            <numerusform>ينتظر %Ln عملية استيراد أخرى: {time}.</numerusform>
            <numerusform>ينتظر %Ln عملية استيراد أخرى: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for {title}: {time}.</source>
        <translation>ينتظر {title}: {time}.</translation>
    </message>
    <message>
        <source>We can&apos;t tell from the service&apos;s list.</source>
        <translation>لا يمكن معرفة ذلك من قائمة الخدمة.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added.</source>
        <translation>لا نعرف هل تمت إضافة هذا.</translation>
    </message>
    <message>
        <source>You imported this file {when}: {added}</source>
        <translation>استوردت هذا الملف {when}: {added}</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s) left</source>
        <translation>
            <numerusform>بقي نحو %Ln يوم</numerusform>
            <numerusform>بقي نحو يوم واحد</numerusform>
            <numerusform>بقي نحو يومين</numerusform>
            <numerusform>بقي نحو %Ln أيام</numerusform>
            <numerusform>بقي نحو %Ln يومًا</numerusform>
            <numerusform>بقي نحو %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s) left</source>
        <translation>
            <numerusform>بقي نحو %Ln ساعة</numerusform>
            <numerusform>بقي نحو ساعة واحدة</numerusform>
            <numerusform>بقي نحو ساعتين</numerusform>
            <numerusform>بقي نحو %Ln ساعات</numerusform>
            <numerusform>بقي نحو %Ln ساعة</numerusform>
            <numerusform>بقي نحو %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
            <numerusform>بقي نحو دقيقة واحدة</numerusform>
            <numerusform>بقي نحو دقيقتين</numerusform>
            <numerusform>بقي نحو %Ln دقائق</numerusform>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
            <numerusform>بقي نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>بقي أقل من دقيقة</translation>
    </message>
    <message>
        <source>no titles</source>
        <translation>بلا رؤوس أعمدة</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>sheet “{name}”</source>
        <translation>الورقة «{name}»</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>مسافة جدولة</translation>
    </message>
    <message>
        <source>titles in row {n}</source>
        <translation>رؤوس الأعمدة في الصف {n}</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>شريط عمودي</translation>
    </message>
    <message>
        <source>{counts}. Open a row to decide.</source>
        <translation>‏{counts}. افتح صفًا لاتخاذ القرار.</translation>
    </message>
    <message>
        <source>{n} % filled</source>
        <translation>معبأ بنسبة {n} %</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>‏{n} في اليوم</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>‏{n} في الدقيقة</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>‏{n} من {all}</translation>
    </message>
    <message>
        <source>{text}; {a_day}</source>
        <translation>‏{text}؛ {a_day}</translation>
    </message>
    <message>
        <source>{what} · {state}</source>
        <translation>‏{what} · {state}</translation>
    </message>
</context>
<context>
    <name>jobs</name>
    <message numerus="yes">
        <source>%Ln import(s) paused</source>
        <translation>
            <numerusform>%Ln عملية استيراد متوقفة مؤقتًا</numerusform>
            <numerusform>استيراد واحد متوقف مؤقتًا</numerusform>
            <numerusform>استيرادان متوقفان مؤقتًا</numerusform>
            <numerusform>%Ln عمليات استيراد متوقفة مؤقتًا</numerusform>
            <numerusform>%Ln عملية استيراد متوقفة مؤقتًا</numerusform>
            <numerusform>%Ln عملية استيراد متوقفة مؤقتًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of {title} were left out</source>
        <translation>
            <numerusform>استُبعد %Ln صف من {title}</numerusform>
            <numerusform>استُبعد صف واحد من {title}</numerusform>
            <numerusform>استُبعد صفان من {title}</numerusform>
            <numerusform>استُبعدت %Ln صفوف من {title}</numerusform>
            <numerusform>استُبعد %Ln صفًا من {title}</numerusform>
            <numerusform>استُبعد %Ln صف من {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row of {title} was left out</source>
        <translation>استُبعد صف واحد من {title}</translation>
    </message>
    <message>
        <source>Import of {title} is paused: {n} of {all}</source>
        <translation>استيراد {title} متوقف مؤقتًا: {n} من {all}</translation>
    </message>
    <message>
        <source>Import paused · {n} of {all}</source>
        <translation>الاستيراد متوقف مؤقتًا · {n} من {all}</translation>
    </message>
    <message>
        <source>Importing {title}: {n} of {all}</source>
        <translation>جارٍ استيراد {title}: {n} من {all}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln animals wait to be added</source>
        <translation>
            <numerusform>‏{name}: %Ln حيوان ينتظر الإضافة</numerusform>
            <numerusform>‏{name}: حيوان واحد ينتظر الإضافة</numerusform>
            <numerusform>‏{name}: حيوانان ينتظران الإضافة</numerusform>
            <numerusform>‏{name}: %Ln حيوانات تنتظر الإضافة</numerusform>
            <numerusform>‏{name}: %Ln حيوانًا تنتظر الإضافة</numerusform>
            <numerusform>‏{name}: %Ln حيوان تنتظر الإضافة</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: 1 animal waits to be added</source>
        <translation>‏{name}: حيوان واحد ينتظر الإضافة</translation>
    </message>
</context>
<context>
    <name>keyring</name>
    <message>
        <source>A key in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>أي مفتاح فيها آمن، ولم يُرسل شيء. تحقق من أن حلقة المفاتيح غير مقفلة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>A password in it is safe, and nothing was sent. Check that the keyring is unlocked, then try again.</source>
        <translation>أي كلمة مرور فيها آمنة، ولم يُرسل شيء. تحقق من أن حلقة المفاتيح غير مقفلة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Enter the key again: saving it replaces what is stored.</source>
        <translation>لم يُرسل شيء. أدخل المفتاح مرة أخرى: حفظه يستبدل ما هو مخزن.</translation>
    </message>
    <message>
        <source>The key is kept only until you close Menagerie.</source>
        <translation>يُحفظ المفتاح حتى تغلق Menagerie فقط.</translation>
    </message>
    <message>
        <source>The key is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>يُحفظ المفتاح حتى إغلاق Menagerie، ولا يُكتب في أي ملف. لحفظه مدة أطول، تحقق من أن حلقة المفاتيح غير مقفلة، ثم احفظه مرة أخرى.</translation>
    </message>
    <message>
        <source>The key may still be in it. Check that the keyring is unlocked and try again, or delete the entry “Menagerie” in the keyring&apos;s own window.</source>
        <translation>قد يكون المفتاح فيها بعد. تحقق من أن حلقة المفاتيح غير مقفلة وأعد المحاولة، أو احذف الإدخال «Menagerie» في نافذة حلقة المفاتيح نفسها.</translation>
    </message>
    <message>
        <source>The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, and in no file.</source>
        <translation>قبلت حلقة المفاتيح المفتاح لكنها لم تحفظه. يُحفظ المفتاح حتى إغلاق Menagerie، ولا يُكتب في أي ملف.</translation>
    </message>
    <message>
        <source>The keyring did not answer in time.</source>
        <translation>لم تستجب حلقة المفاتيح في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The keyring did not delete the key.</source>
        <translation>لم تحذف حلقة المفاتيح المفتاح.</translation>
    </message>
    <message>
        <source>The keyring did not take the key, perhaps because of its length ({length} characters).</source>
        <translation>لم تقبل حلقة المفاتيح المفتاح، ربما بسبب طوله (عدد الأحرف: {length}).</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>حلقة المفاتيح مقفلة.</translation>
    </message>
    <message>
        <source>The keyring of this computer failed ({kind}).</source>
        <translation>فشلت حلقة المفاتيح على هذا الحاسوب ({kind}).</translation>
    </message>
    <message>
        <source>The password is kept until Menagerie is closed, and in no file. To keep it longer, check that the keyring is unlocked, then save it again.</source>
        <translation>تُحفظ كلمة المرور حتى إغلاق Menagerie، ولا تُكتب في أي ملف. لحفظها مدة أطول، تحقق من أن حلقة المفاتيح غير مقفلة، ثم احفظها مرة أخرى.</translation>
    </message>
    <message>
        <source>The password may still be in it. Check that the keyring is unlocked and try again, or delete the entry “{entry}” in the keyring&apos;s own window.</source>
        <translation>قد تكون كلمة المرور فيها بعد. تحقق من أن حلقة المفاتيح غير مقفلة وأعد المحاولة، أو احذف الإدخال «{entry}» في نافذة حلقة المفاتيح نفسها.</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or KWallet). The key is kept until Menagerie is closed, and in no file.</source>
        <translation>لا توفر هذه الجلسة حلقة مفاتيح تحفظ المفتاح بأمان (على Linux هي GNOME Keyring أو KWallet). يُحفظ المفتاح حتى إغلاق Menagerie، ولا يُكتب في أي ملف.</translation>
    </message>
</context>
<context>
    <name>keyring_passwords</name>
    <message>
        <source>Nothing was sent. Enter the password again: saving it replaces what is stored.</source>
        <translation>لم يُرسل شيء. أدخل كلمة المرور مرة أخرى: حفظها يستبدل ما هو مخزن.</translation>
    </message>
    <message>
        <source>The keyring accepted the password but did not keep it. The password is kept until Menagerie is closed, and in no file.</source>
        <translation>قبلت حلقة المفاتيح كلمة المرور لكنها لم تحفظها. تُحفظ كلمة المرور حتى إغلاق Menagerie، ولا تُكتب في أي ملف.</translation>
    </message>
    <message>
        <source>The keyring did not delete the password.</source>
        <translation>لم تحذف حلقة المفاتيح كلمة المرور.</translation>
    </message>
    <message>
        <source>The keyring did not take the password, perhaps because of its length ({length} characters).</source>
        <translation>لم تقبل حلقة المفاتيح كلمة المرور، ربما بسبب طولها (عدد الأحرف: {length}).</translation>
    </message>
    <message>
        <source>This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring or KWallet). The password is kept until Menagerie is closed, and in no file.</source>
        <translation>لا توفر هذه الجلسة حلقة مفاتيح تحفظ كلمة المرور بأمان (على Linux هي GNOME Keyring أو KWallet). تُحفظ كلمة المرور حتى إغلاق Menagerie، ولا تُكتب في أي ملف.</translation>
    </message>
</context>
<context>
    <name>listing</name>
    <message numerus="yes">
        <source>%Ln animal(s)</source>
        <translation>
            <numerusform>لا حيوانات</numerusform>
            <numerusform>حيوان واحد</numerusform>
            <numerusform>حيوانان</numerusform>
            <numerusform>%Ln حيوانات</numerusform>
            <numerusform>%Ln حيوانًا</numerusform>
            <numerusform>%Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>تغيّر %Ln</numerusform>
            <numerusform>تغيّر واحد</numerusform>
            <numerusform>تغيّر اثنان</numerusform>
            <numerusform>تغيّرت %Ln</numerusform>
            <numerusform>تغيّر %Ln</numerusform>
            <numerusform>تغيّر %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln جديد</numerusform>
            <numerusform>واحد جديد</numerusform>
            <numerusform>اثنان جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new here</source>
        <translation>
            <numerusform>%Ln جديد هنا</numerusform>
            <numerusform>واحد جديد هنا</numerusform>
            <numerusform>اثنان جديدان هنا</numerusform>
            <numerusform>%Ln جديدة هنا</numerusform>
            <numerusform>%Ln جديدًا هنا</numerusform>
            <numerusform>%Ln جديد هنا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln now sold</source>
        <translation>
            <numerusform>%Ln مباع الآن</numerusform>
            <numerusform>واحد مباع الآن</numerusform>
            <numerusform>اثنان مباعان الآن</numerusform>
            <numerusform>%Ln مباعة الآن</numerusform>
            <numerusform>%Ln مباعًا الآن</numerusform>
            <numerusform>%Ln مباع الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Everything seen</source>
        <translation>كل ما ظهر</translation>
    </message>
    <message>
        <source>From the service</source>
        <translation>من الخدمة</translation>
    </message>
    <message>
        <source>Not sorted</source>
        <translation>بلا ترتيب</translation>
    </message>
    <message>
        <source>Search: “{words}”</source>
        <translation>بحث: «{words}»</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Updated just now</source>
        <translation>حُدّثت للتو</translation>
    </message>
    <message>
        <source>Updated {time}</source>
        <translation>حُدّثت في {time}</translation>
    </message>
    <message>
        <source>new or changed since yesterday</source>
        <translation>جديد أو تغيّر منذ أمس</translation>
    </message>
    <message>
        <source>{column}, sorted ascending</source>
        <translation>‏{column}، مرتب تصاعديًا</translation>
    </message>
    <message>
        <source>{column}, sorted descending</source>
        <translation>‏{column}، مرتب تنازليًا</translation>
    </message>
    <message>
        <source>{updated} · showing the last answer</source>
        <translation>‏{updated} · يظهر الرد الأخير</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>الأعم&amp;دة</translation>
    </message>
    <message>
        <source>E&amp;nvironment</source>
        <translation>ال&amp;بيئة</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>شريط القوائم</translation>
    </message>
    <message>
        <source>V&amp;iews</source>
        <translation>&amp;طرق العرض</translation>
    </message>
</context>
<context>
    <name>outbox</name>
    <message numerus="yes">
        <source>%Ln animal(s) selected</source>
        <translation>
            <numerusform>حُدد %Ln حيوان</numerusform>
            <numerusform>حُدد حيوان واحد</numerusform>
            <numerusform>حُدد حيوانان</numerusform>
            <numerusform>حُددت %Ln حيوانات</numerusform>
            <numerusform>حُدد %Ln حيوانًا</numerusform>
            <numerusform>حُدد %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox and are not sent. This can&apos;t be undone.</source>
        <translation>
            <numerusform>يخرج %Ln حيوان من صندوق الصادر ولا يُرسل. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>يخرج حيوان واحد من صندوق الصادر ولا يُرسل. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>يخرج حيوانان من صندوق الصادر ولا يُرسلان. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تخرج %Ln حيوانات من صندوق الصادر ولا تُرسل. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تخرج %Ln حيوانًا من صندوق الصادر ولا تُرسل. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تخرج %Ln حيوان من صندوق الصادر ولا تُرسل. لا يمكن التراجع عن هذا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals leave the outbox. What was added stays in the service&apos;s list.</source>
        <translation>
            <numerusform>يخرج %Ln حيوان من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
            <numerusform>يخرج حيوان واحد من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
            <numerusform>يخرج حيوانان من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
            <numerusform>تخرج %Ln حيوانات من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
            <numerusform>تخرج %Ln حيوانًا من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
            <numerusform>تخرج %Ln حيوان من صندوق الصادر. ما أُضيف باقٍ في قائمة الخدمة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals then count as added, with the IDs found. This can&apos;t be undone.</source>
        <translation>
            <numerusform>يُعدّ %Ln حيوان عندئذٍ مضافًا بالمعرّف الذي عُثر عليه. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>يُعدّ حيوان واحد عندئذٍ مضافًا بالمعرّف الذي عُثر عليه. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>يُعدّ حيوانان عندئذٍ مضافين بالمعرّفين اللذين عُثر عليهما. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تُعدّ %Ln حيوانات عندئذٍ مضافة بالمعرّفات التي عُثر عليها. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تُعدّ %Ln حيوانًا عندئذٍ مضافة بالمعرّفات التي عُثر عليها. لا يمكن التراجع عن هذا.</numerusform>
            <numerusform>تُعدّ %Ln حيوان عندئذٍ مضافة بالمعرّفات التي عُثر عليها. لا يمكن التراجع عن هذا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animals were found that the list did not have before.</source>
        <translation>
            <numerusform>عُثر على %Ln حيوان لم يكن في القائمة من قبل.</numerusform>
            <numerusform>عُثر على حيوان واحد لم يكن في القائمة من قبل.</numerusform>
            <numerusform>عُثر على حيوانين لم يكونا في القائمة من قبل.</numerusform>
            <numerusform>عُثر على %Ln حيوانات لم تكن في القائمة من قبل.</numerusform>
            <numerusform>عُثر على %Ln حيوانًا لم تكن في القائمة من قبل.</numerusform>
            <numerusform>عُثر على %Ln حيوان لم تكن في القائمة من قبل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need you</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln بحاجة إليك</numerusform>
            <numerusform>واحد بحاجة إليك</numerusform>
            <numerusform>اثنان بحاجة إليك</numerusform>
            <numerusform>%Ln بحاجة إليك</numerusform>
            <numerusform>%Ln بحاجة إليك</numerusform>
            <numerusform>%Ln بحاجة إليك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <comment>Lines</comment>
        <translation>
            <numerusform>%Ln في الانتظار</numerusform>
            <numerusform>واحد في الانتظار</numerusform>
            <numerusform>اثنان في الانتظار</numerusform>
            <numerusform>%Ln في الانتظار</numerusform>
            <numerusform>%Ln في الانتظار</numerusform>
            <numerusform>%Ln في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>1 needs you</source>
        <comment>One line</comment>
        <translation>واحد بحاجة إليك</translation>
    </message>
    <message>
        <source>A colleague adds one like this.</source>
        <translation>زميل يضيف حيوانًا مثله.</translation>
    </message>
    <message>
        <source>A damaged import</source>
        <translation>استيراد تالف</translation>
    </message>
    <message>
        <source>A discarded add like this may have been added.</source>
        <translation>ربما تمت إضافة مماثلة رغم تجاهلها.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add again</source>
        <translation>إضافة مجددًا</translation>
    </message>
    <message>
        <source>Add again anyway</source>
        <translation>إضافة رغم ذلك</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>إضافة آخر</translation>
    </message>
    <message>
        <source>Add another like it…</source>
        <translation>إضافة آخر مثله…</translation>
    </message>
    <message>
        <source>Added as #{id} at {time}.</source>
        <translation>أُضيف بالرقم #{id} في {time}.</translation>
    </message>
    <message>
        <source>Added at {time}. Its number is not known here.</source>
        <translation>أُضيف في {time}. رقمه غير معروف هنا.</translation>
    </message>
    <message>
        <source>An add like this is queued or unconfirmed.</source>
        <translation>هناك إضافة مماثلة في قائمة الانتظار أو غير مؤكدة.</translation>
    </message>
    <message>
        <source>An animal like this is known already.</source>
        <translation>هناك حيوان معروف مثله.</translation>
    </message>
    <message>
        <source>An earlier import of this file added it.</source>
        <translation>أُضيف في استيراد سابق لهذا الملف.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>تحقق مجددًا</translation>
    </message>
    <message>
        <source>Confirm all</source>
        <translation>تأكيد الكل</translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln</source>
        <translation>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
            <numerusform>تأكيد الكل (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln…</source>
        <translation>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
            <numerusform>تأكيد الكل (%Ln)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln</source>
        <translation>
            <numerusform>تجاهل %Ln</numerusform>
            <numerusform>تجاهل %Ln</numerusform>
            <numerusform>تجاهل %Ln</numerusform>
            <numerusform>تجاهل %Ln</numerusform>
            <numerusform>تجاهل %Ln</numerusform>
            <numerusform>تجاهل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln…</source>
        <translation>
            <numerusform>تجاهل %Ln…</numerusform>
            <numerusform>تجاهل %Ln…</numerusform>
            <numerusform>تجاهل %Ln…</numerusform>
            <numerusform>تجاهل %Ln…</numerusform>
            <numerusform>تجاهل %Ln…</numerusform>
            <numerusform>تجاهل %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>تجاهل الكل</translation>
    </message>
    <message>
        <source>Discard anyway</source>
        <translation>تجاهل رغم ذلك</translation>
    </message>
    <message>
        <source>Discarded at {time}. If it had been added before, it stays in the catalogue.</source>
        <translation>تم تجاهله في {time}. إن كان قد أُضيف من قبل، فهو باقٍ في الكتالوج.</translation>
    </message>
    <message>
        <source>Discarded at {time}. It was never sent.</source>
        <translation>تم تجاهله في {time}. لم يُرسل قط.</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>المسودات</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>تحرير…</translation>
    </message>
    <message>
        <source>Entry {number} can&apos;t be read</source>
        <translation>تتعذر قراءة الإدخال {number}</translation>
    </message>
    <message>
        <source>It is sent again after that.</source>
        <translation>يُرسل مجددًا بعد ذلك.</translation>
    </message>
    <message>
        <source>It is waiting to be sent.</source>
        <translation>بانتظار الإرسال.</translation>
    </message>
    <message>
        <source>It looks like a total, not an animal.</source>
        <translation>يبدو كمجموع وليس حيوانًا.</translation>
    </message>
    <message>
        <source>It may be there already. This could add it twice, and the service cannot remove animals.</source>
        <translation>قد يكون موجودًا هناك. قد يؤدي هذا إلى إضافته مرتين، ولا يمكن للخدمة حذف الحيوانات.</translation>
    </message>
    <message>
        <source>It was added</source>
        <translation>تمت إضافته</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>أُلغي قبل إرساله.</translation>
    </message>
    <message>
        <source>It was discarded. Check in Menagerie that it was not added.</source>
        <translation>تم تجاهله. تحقق في Menagerie من أنه لم يُضف.</translation>
    </message>
    <message>
        <source>It was left out on purpose.</source>
        <translation>استُبعد عمدًا.</translation>
    </message>
    <message>
        <source>It was not sent, so that it is not added twice. Add another, or discard it.</source>
        <translation>لم يُرسل كي لا يُضاف مرتين. أضف آخر أو تجاهله.</translation>
    </message>
    <message>
        <source>It was refused before: {reason}</source>
        <translation>رُفض من قبل: {reason}</translation>
    </message>
    <message>
        <source>It was refused, so nothing was added. Edit it, or send it again.</source>
        <translation>رُفض، لذا لم يُضف شيء. حرره، أو أعد إرساله.</translation>
    </message>
    <message>
        <source>Its time could not be read. Open the window of Menagerie: it offers one try.</source>
        <translation>تعذرت قراءة وقته. افتح نافذة Menagerie: فهي تتيح محاولة واحدة.</translation>
    </message>
    <message>
        <source>Menagerie did not get the service&apos;s response.</source>
        <translation>لم يتلقَّ Menagerie رد الخدمة.</translation>
    </message>
    <message>
        <source>Menagerie ended while this was being sent.</source>
        <translation>انتهى Menagerie أثناء إرسال هذا.</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>يتطلب إجراءً منك</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>No category yet</source>
        <translation>بلا فئة بعد</translation>
    </message>
    <message>
        <source>No name yet</source>
        <translation>بلا اسم بعد</translation>
    </message>
    <message>
        <source>Not in the list yet. Check again after {later}.</source>
        <translation>ليس في القائمة بعد. تحقق مجددًا بعد {later}.</translation>
    </message>
    <message>
        <source>Not in the list. Add it again?</source>
        <translation>ليس في القائمة. أتريد إضافته مجددًا؟</translation>
    </message>
    <message>
        <source>Nothing was sent. Correct and add, or discard.</source>
        <translation>لم يُرسل شيء. صحح وأضف، أو تجاهل.</translation>
    </message>
    <message>
        <source>On its way…</source>
        <translation>قيد الإرسال…</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>صندوق الصادر</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>الصفوف الملصقة</translation>
    </message>
    <message>
        <source>Probably added as #{id}, but it may be older. Is that it?</source>
        <translation>أُضيف على الأرجح بالرقم #{id}، لكنه قد يكون أقدم. أهذا هو؟</translation>
    </message>
    <message>
        <source>Probably added as #{id}. Is that it?</source>
        <translation>أُضيف على الأرجح بالرقم #{id}. أهذا هو؟</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>الأخيرة</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>إرسال الآن</translation>
    </message>
    <message>
        <source>Send them</source>
        <translation>إرسالها</translation>
    </message>
    <message>
        <source>Sending failed {times:n} times in a row. The rest is still queued. Look at the failed animals in the outbox, then send again.</source>
        <translation>فشل الإرسال مرات متتالية ({times:n}). الباقي ما زال في قائمة الانتظار. راجع الحيوانات التي فشل إرسالها في صندوق الصادر، ثم أعد الإرسال.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Status not set</source>
        <translation>الحالة غير محددة</translation>
    </message>
    <message>
        <source>The last try was refused. Edit it, or send it again.</source>
        <translation>رُفضت المحاولة الأخيرة. حرره، أو أعد إرساله.</translation>
    </message>
    <message>
        <source>The outbox lost its newest changes. We don&apos;t know if this was sent.</source>
        <translation>فقد صندوق الصادر أحدث تغييراته. لا نعرف هل أُرسل هذا.</translation>
    </message>
    <message>
        <source>The outbox was damaged. We don&apos;t know if this was sent.</source>
        <translation>تعرض صندوق الصادر للتلف. لا نعرف هل أُرسل هذا.</translation>
    </message>
    <message>
        <source>The service refused it.</source>
        <translation>رفضته الخدمة.</translation>
    </message>
    <message>
        <source>The text of this row was damaged.</source>
        <translation>نص هذا الصف كان تالفًا.</translation>
    </message>
    <message>
        <source>This is animal {id}, which is there already; an import cannot change it.</source>
        <translation>هذا هو الحيوان {id} الموجود بالفعل؛ لا يمكن للاستيراد تغييره.</translation>
    </message>
    <message numerus="yes">
        <source>This is older data: %Ln of these may have been added already.</source>
        <translation>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
            <numerusform>هذه بيانات أقدم: ربما أُضيف %Ln منها من قبل.</numerusform>
        </translation>
    </message>
    <message>
        <source>This only takes it out of the outbox. If the animal was added, it stays in the service&apos;s list.</source>
        <translation>هذا يخرجه من صندوق الصادر فقط. إن كان الحيوان قد أُضيف، فهو باقٍ في قائمة الخدمة.</translation>
    </message>
    <message>
        <source>Typed at {time}. It is not sent before you press Add.</source>
        <translation>كُتب في {time}. لا يُرسل قبل أن تضغط «إضافة».</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>بانتظار الإرسال</translation>
    </message>
    <message>
        <source>We can&apos;t tell from this list. Look yourself before you add it again.</source>
        <translation>لا يمكن معرفة ذلك من هذه القائمة. ابحث بنفسك قبل إضافته مجددًا.</translation>
    </message>
    <message>
        <source>We don&apos;t know if this was added. Check it in Menagerie first.</source>
        <translation>لا نعرف هل تمت إضافة هذا. تحقق منه في Menagerie أولًا.</translation>
    </message>
    <message>
        <source>We don&apos;t know if {name} was added.</source>
        <translation>لا نعرف هل تمت إضافة {name}.</translation>
    </message>
    <message>
        <source>We don&apos;t know if “{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>لا نعرف هل تمت إضافة «{name}»، لكن تعذر حفظ ذلك، ولن يُرسل شيء آخر قبل حفظه. {cause}</translation>
    </message>
    <message>
        <source>What waits leaves the outbox and is not sent. This can&apos;t be undone.</source>
        <translation>يخرج ما ينتظر من صندوق الصادر ولا يُرسل. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>You are not asked again. The list of the import keeps everything.</source>
        <translation>لن تُسأل مجددًا. وتحتفظ قائمة الاستيراد بكل شيء.</translation>
    </message>
    <message>
        <source>status not set</source>
        <comment>Within a sentence</comment>
        <translation>الحالة غير محددة</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>اليوم {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>اليوم، {time}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) confirmed</source>
        <translation>
            <numerusform>تم تأكيد {done} من %Ln حيوان</numerusform>
            <numerusform>تم تأكيد {done} من حيوان واحد</numerusform>
            <numerusform>تم تأكيد {done} من حيوانين</numerusform>
            <numerusform>تم تأكيد {done} من %Ln حيوانات</numerusform>
            <numerusform>تم تأكيد {done} من %Ln حيوانًا</numerusform>
            <numerusform>تم تأكيد {done} من %Ln حيوان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln animal(s) discarded</source>
        <translation>
            <numerusform>تم تجاهل {done} من %Ln حيوان</numerusform>
            <numerusform>تم تجاهل {done} من حيوان واحد</numerusform>
            <numerusform>تم تجاهل {done} من حيوانين</numerusform>
            <numerusform>تم تجاهل {done} من %Ln حيوانات</numerusform>
            <numerusform>تم تجاهل {done} من %Ln حيوانًا</numerusform>
            <numerusform>تم تجاهل {done} من %Ln حيوان</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a draft in the outbox.</source>
        <translation>‏{name} مسودة في صندوق الصادر.</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>{state}: {rest}</source>
        <translation>‏{state}: {rest}</translation>
    </message>
    <message>
        <source>{who} added one just like it ({moment}).</source>
        <translation>أضاف {who} حيوانًا مطابقًا ({moment}).</translation>
    </message>
    <message>
        <source>{who} began to send one just like it ({moment}).</source>
        <translation>بدأ {who} إرسال حيوان مطابق ({moment}).</translation>
    </message>
    <message>
        <source>“{name}” was added as #{id}. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>تمت إضافة «{name}» بالرقم #{id}، لكن تعذر حفظ ذلك، ولن يُرسل شيء آخر قبل حفظه. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was added. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>تمت إضافة «{name}»، لكن تعذر حفظ ذلك، ولن يُرسل شيء آخر قبل حفظه. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was not sent. But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>لم يتم إرسال «{name}»، لكن تعذر حفظ ذلك، ولن يُرسل شيء آخر قبل حفظه. {cause}</translation>
    </message>
    <message>
        <source>“{name}” was refused: {reason} But that could not be saved, and nothing else is sent before it is. {cause}</source>
        <translation>رُفضت إضافة «{name}»: {reason} لكن تعذر حفظ ذلك، ولن يُرسل شيء آخر قبل حفظه. {cause}</translation>
    </message>
</context>
<context>
    <name>palette</name>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Filter by {category}</source>
        <translation>التصفية حسب {category}</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>غير ممكن الآن.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source> mm</source>
        <comment>Behind a number</comment>
        <translation> مم</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>الحيوانات</translation>
    </message>
    <message>
        <source>Animals: {n}</source>
        <translation>الحيوانات: {n}</translation>
    </message>
    <message>
        <source>Animals: {n}. Pages: {pages}.</source>
        <translation>الحيوانات: {n}. الصفحات: {pages}.</translation>
    </message>
    <message>
        <source>Delivery note – {name}</source>
        <translation>سند التسليم – {name}</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>الملصقات</translation>
    </message>
    <message>
        <source>Labels: {n}. Sheets: {pages}.</source>
        <translation>الملصقات: {n}. الأوراق: {pages}.</translation>
    </message>
    <message>
        <source>{environment}, {when}</source>
        <translation>‏{environment}، {when}</translation>
    </message>
    <message>
        <source>{title} · {source} · page {n} of {pages}</source>
        <translation>‏{title} · {source} · الصفحة {n} من {pages}</translation>
    </message>
</context>
<context>
    <name>quota</name>
    <message numerus="yes">
        <source>%Ln desk(s), {used} of {limit} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln مكتب، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>مكتب واحد، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>مكتبان، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكاتب، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكتبًا، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكتب، استُخدم {used} من {limit} في هذه الدقيقة، منها {ours} لك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln desk(s), {used} used this minute, {ours} by you</source>
        <translation>
            <numerusform>%Ln مكتب، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>مكتب واحد، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>مكتبان، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكاتب، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكتبًا، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
            <numerusform>%Ln مكتب، استُخدم {used} في هذه الدقيقة، منها {ours} لك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) in the last hour, at most {most} in one minute</source>
        <translation>
            <numerusform>%Ln طلب في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
            <numerusform>طلب واحد في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
            <numerusform>طلبان في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
            <numerusform>%Ln طلبات في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
            <numerusform>%Ln طلبًا في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
            <numerusform>%Ln طلب في الساعة الأخيرة، و{most} في الدقيقة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>Between two facts that are read aloud</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>About {n}</source>
        <translation>نحو {n}</translation>
    </message>
    <message>
        <source>Computers using this key</source>
        <translation>الحواسيب المستخدمة لهذا المفتاح</translation>
    </message>
    <message>
        <source>From {time} you can try once, with a button here.</source>
        <translation>ابتداءً من {time} يمكنك المحاولة مرة واحدة بزر هنا.</translation>
    </message>
    <message>
        <source>It did not say for how long, and asking soon could get this key blocked.</source>
        <translation>لم تذكر المدة، وقد يؤدي السؤال قريبًا إلى حظر هذا المفتاح.</translation>
    </message>
    <message>
        <source>It did not say for how long.</source>
        <translation>ولم تذكر المدة.</translation>
    </message>
    <message>
        <source>More are back at {when}.</source>
        <translation>تتوفر المزيد في {when}.</translation>
    </message>
    <message>
        <source>No requests</source>
        <translation>لا طلبات</translation>
    </message>
    <message>
        <source>No requests in the last hour</source>
        <translation>لا طلبات في الساعة الأخيرة</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>الخطة</translation>
    </message>
    <message>
        <source>Quota unknown</source>
        <translation>الحصة غير معروفة</translation>
    </message>
    <message>
        <source>Requests left, as the service last said.</source>
        <translation>الطلبات المتبقية، كما ذكرت الخدمة آخر مرة.</translation>
    </message>
    <message>
        <source>Requests left, as the service last said. All {limit} are back at {when}.</source>
        <translation>الطلبات المتبقية، كما ذكرت الخدمة آخر مرة. تعود كلها ({limit}) في {when}.</translation>
    </message>
    <message>
        <source>Searching and reading go on. What you add now is sent after the wait.</source>
        <translation>يستمر البحث والقراءة. وما تضيفه الآن يُرسل بعد الانتظار.</translation>
    </message>
    <message>
        <source>Sent from here today</source>
        <translation>أُرسل من هنا اليوم</translation>
    </message>
    <message>
        <source>The limit was reset at {when}. The next response says how many are left.</source>
        <translation>تجدد الحد في {when}. سيذكر الرد التالي عدد الطلبات المتبقية.</translation>
    </message>
    <message>
        <source>The service did not say how many requests are left.</source>
        <translation>لم تذكر الخدمة عدد الطلبات المتبقية.</translation>
    </message>
    <message>
        <source>The service may have asked us to wait.</source>
        <translation>ربما طلبت الخدمة الانتظار.</translation>
    </message>
    <message>
        <source>Up to {limit} left</source>
        <translation>بقي حتى {limit}</translation>
    </message>
    <message>
        <source>Waiting to be sent</source>
        <translation>بانتظار الإرسال</translation>
    </message>
    <message>
        <source>We can&apos;t read how long it asked us to wait; you can try once from {shorter}.</source>
        <translation>لا يمكن قراءة المدة التي طلبت الخدمة انتظارها؛ يمكنك المحاولة مرة واحدة بدءًا من {shorter}.</translation>
    </message>
    <message>
        <source>none of {limit}</source>
        <comment>Requests left</comment>
        <translation>لا شيء من {limit}</translation>
    </message>
    <message>
        <source>none of {limit} · resets in {time}</source>
        <comment>Requests left</comment>
        <translation>لا شيء من {limit} · يتجدد خلال {time}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>Requests left</comment>
        <translation>حتى {limit}</translation>
    </message>
    <message>
        <source>{left} · resets in {time}</source>
        <translation>‏{left} · تتجدد بعد {time}</translation>
    </message>
    <message>
        <source>{plan}, as set for this environment</source>
        <translation>‏{plan}، كما عُيّنت لهذه البيئة</translation>
    </message>
    <message>
        <source>{plan}, assumed until it is detected</source>
        <translation>‏{plan}، مفترضة حتى كشفها</translation>
    </message>
    <message>
        <source>{plan}, detected</source>
        <translation>‏{plan}، كُشفت تلقائيًا</translation>
    </message>
    <message>
        <source>{reason} until {time}</source>
        <comment>The service asked us to wait until 14:03:12</comment>
        <translation>‏{reason} حتى {time}</translation>
    </message>
    <message>
        <source>{reason} · until {time}</source>
        <comment>The service is busy · until 14:03:12</comment>
        <translation>‏{reason} · حتى {time}</translation>
    </message>
    <message>
        <source>{remaining} of {limit}</source>
        <comment>Requests left</comment>
        <translation>‏{remaining} من {limit}</translation>
    </message>
    <message>
        <source>{remaining} of {limit} left</source>
        <translation>بقي {remaining} من {limit}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>Category</source>
        <translation>الفئة</translation>
    </message>
    <message>
        <source>Category name</source>
        <translation>اسم الفئة</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Last seen</source>
        <comment>Title of a column of times</comment>
        <translation>آخر ظهور</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>تغيّر</translation>
    </message>
    <message>
        <source>missing from the last complete list</source>
        <translation>غائب عن آخر قائمة كاملة</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>جديد هنا</translation>
    </message>
    <message>
        <source>note: {text}</source>
        <translation>ملاحظة: {text}</translation>
    </message>
    <message>
        <source>seen today</source>
        <translation>ظهر اليوم</translation>
    </message>
    <message>
        <source>seen {date}</source>
        <translation>ظهر {date}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>الوسوم: {tags}</translation>
    </message>
</context>
<context>
    <name>service</name>
    <message>
        <source>Check the address.</source>
        <translation>تحقق من العنوان.</translation>
    </message>
    <message>
        <source>Check the number.</source>
        <translation>تحقق من الرقم.</translation>
    </message>
    <message>
        <source>It answered with the status {status}.</source>
        <translation>ردّت برمز الحالة {status}.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>أُلغي قبل إرساله.</translation>
    </message>
    <message>
        <source>Its answer was unexpected (status {status}).</source>
        <translation>كان ردّها غير متوقع (رمز الحالة {status}).</translation>
    </message>
    <message>
        <source>Its host was not found, so nothing was sent. Check the network and the address, then try again.</source>
        <translation>لم يُعثر على مضيفها، لذا لم يُرسل شيء. تحقق من الشبكة والعنوان، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Menagerie failed before it knew the answer.</source>
        <translation>تعطل Menagerie قبل معرفة الرد.</translation>
    </message>
    <message>
        <source>No secure connection could be agreed on, so nothing was sent. Check the address and its port, or ask your IT team.</source>
        <translation>تعذر الاتفاق على اتصال آمن، لذا لم يُرسل شيء. تحقق من العنوان ومنفذه، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>No whole answer came.</source>
        <translation>لم يصل رد كامل.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>لم يُضف شيء.</translation>
    </message>
    <message>
        <source>Nothing was added. Correct it, then add it again.</source>
        <translation>لم يُضف شيء. صححه، ثم أضفه مجددًا.</translation>
    </message>
    <message>
        <source>Nothing was changed. Enter the right key to go on.</source>
        <translation>لم يتغير شيء. أدخل المفتاح الصحيح للمتابعة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>لم يُرسل شيء. اسمح لـ Menagerie في إعدادات النظام ← الخصوصية والأمن ← الشبكة المحلية، أو تحقق من الشبكة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Ask your IT team to make this computer trust the certificate&apos;s issuer.</source>
        <translation>لم يُرسل شيء. اطلب من فريق تقنية المعلومات جعل هذا الحاسوب يثق بمصدر الشهادة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check that the keyring is unlocked, or enter the password again.</source>
        <translation>لم يُرسل شيء. تحقق من أن حلقة المفاتيح غير مقفلة، أو أدخل كلمة المرور مرة أخرى.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate ({detail}).</source>
        <translation>لم يُرسل شيء. تحقق من العنوان، أو اسأل فريق تقنية المعلومات عن الشهادة ({detail}).</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the address, or ask your IT team about the certificate.</source>
        <translation>لم يُرسل شيء. تحقق من العنوان، أو اسأل فريق تقنية المعلومات عن الشهادة.</translation>
    </message>
    <message>
        <source>Nothing was sent. Check the network, then try again.</source>
        <translation>لم يُرسل شيء. تحقق من الشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is for another host: check the address, or ask your IT team.</source>
        <translation>لم يُرسل شيء. الشهادة لمضيف آخر: تحقق من العنوان، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>Nothing was sent. The certificate is not valid today: check this computer&apos;s date, or ask your IT team.</source>
        <translation>لم يُرسل شيء. الشهادة غير صالحة اليوم: تحقق من تاريخ هذا الحاسوب، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>Something between this computer and the service blocked the request (status {status}). Ask your IT team.</source>
        <translation>حظر شيءٌ بين هذا الحاسوب والخدمة الطلبَ (الحالة {status}). اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The animals on screen are kept.</source>
        <translation>الحيوانات المعروضة باقية.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Check the address, then try again.</source>
        <translation>الحيوانات المعروضة باقية. تحقق من العنوان، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The animals on screen are kept. Try again in a moment.</source>
        <translation>الحيوانات المعروضة باقية. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>The certificate file {path} cannot be used, so nothing was sent. Choose another one, or ask your IT team.</source>
        <translation>لا يمكن استخدام ملف الشهادات {path}، لذا لم يُرسل شيء. اختر ملفًا آخر، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The key was not sent there. Check the address with your IT team.</source>
        <translation>لم يُرسل المفتاح إلى هناك. تحقق من العنوان مع فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>لا يمكن استخدام إعداد الوكيل، لذا لم يُرسل شيء. صححه (عنوان يبدأ بـ http://)، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>This computer&apos;s proxy setting or proxy script cannot be used, so nothing was sent. Correct it (an address that begins with http://), or ask your IT team.</source>
        <translation>لا يمكن استخدام إعداد الوكيل أو برنامج الوكيل النصي على هذا الحاسوب، لذا لم يُرسل شيء. صححه (عنوان يبدأ بـ http://)، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>This environment was closed. Nothing was sent.</source>
        <translation>أُغلقت هذه البيئة. لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy refused the connection, so nothing was sent. Check the proxy setting, or ask your IT team.</source>
        <translation>رفض وكيل هذه الشبكة الاتصال، لذا لم يُرسل شيء. تحقق من إعداد الوكيل، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>This network&apos;s proxy wants a log-in, so nothing was sent. Check its user name and password in the settings, or ask your IT team if it takes only a Windows log-in.</source>
        <translation>يطلب وكيل هذه الشبكة تسجيل الدخول، لذا لم يُرسل شيء. تحقق من اسم المستخدم وكلمة المرور للوكيل في الإعدادات، أو اسأل فريق تقنية المعلومات إذا كان لا يقبل إلا تسجيل دخول Windows.</translation>
    </message>
    <message>
        <source>Try again with other choices.</source>
        <translation>أعد المحاولة باختيارات أخرى.</translation>
    </message>
    <message>
        <source>We don&apos;t know if the animal was added.</source>
        <translation>لا نعرف هل تمت إضافة الحيوان.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Practice in the sandbox: these animals are not in the live catalogue.</source>
        <translation>تدريب في بيئة Sandbox: هذه الحيوانات ليست في الكتالوج الفعلي.</translation>
    </message>
    <message>
        <source>Rehearsal in Staging: these animals are not in the live catalogue.</source>
        <translation>اختبار في بيئة Staging: هذه الحيوانات ليست في الكتالوج الفعلي.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Enter the proxy&apos;s address with its port, such as http://proxy.example:8080.</source>
        <translation>أدخل عنوان الوكيل مع المنفذ، مثل http://proxy.example:8080.</translation>
    </message>
    <message>
        <source>Enter the user name and the password in their own fields.</source>
        <translation>أدخل اسم المستخدم وكلمة المرور في حقليهما.</translation>
    </message>
    <message>
        <source>The certificate in {name} has expired. Ask your IT team.</source>
        <translation>انتهت صلاحية الشهادة في {name}. اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The proxy is set in {path}.</source>
        <translation>الوكيل معيّن في {path}.</translation>
    </message>
    <message>
        <source>{name} cannot be read ({detail}).</source>
        <translation>لا يمكن قراءة {name} ({detail}).</translation>
    </message>
    <message>
        <source>{name} is not the certificate of an authority in PEM format. Ask your IT team.</source>
        <translation>‏{name} ليس شهادة جهة إصدار بتنسيق PEM. اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.</source>
        <translation>في {path} قيمة غير صالحة لـ {name} تحت [settings]. صححها، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%Ln connection(s) of desks</source>
        <translation>
            <numerusform>لا اتصالات من الأجهزة (%Ln)</numerusform>
            <numerusform>اتصال واحد من الأجهزة (%Ln)</numerusform>
            <numerusform>اتصالان من الأجهزة (%Ln)</numerusform>
            <numerusform>%Ln اتصالات من الأجهزة</numerusform>
            <numerusform>%Ln اتصالًا من الأجهزة</numerusform>
            <numerusform>%Ln اتصال من الأجهزة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes and names were replaced by later ones. The details say what they were.</source>
        <translation>
            <numerusform>لم تُستبدل أي ملاحظة أو اسم.</numerusform>
            <numerusform>استُبدلت ملاحظة واحدة أو اسم واحد بما هو أحدث. تذكر التفاصيل ما كان.</numerusform>
            <numerusform>استُبدل اثنان من الملاحظات والأسماء بما هو أحدث. تذكر التفاصيل ما كان.</numerusform>
            <numerusform>استُبدلت %Ln من الملاحظات والأسماء بما هو أحدث. تذكر التفاصيل ما كان.</numerusform>
            <numerusform>استُبدلت %Ln من الملاحظات والأسماء بما هو أحدث. تذكر التفاصيل ما كان.</numerusform>
            <numerusform>استُبدلت %Ln من الملاحظات والأسماء بما هو أحدث. تذكر التفاصيل ما كان.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program uses the schema “menagerie” there, and it was not changed. Choose another database.</source>
        <translation>يستخدم برنامج آخر المخطط «menagerie» هناك، ولم يُغيَّر شيء فيه. اختر قاعدة بيانات أخرى.</translation>
    </message>
    <message>
        <source>Colleagues wrote the same notes or names</source>
        <translation>كتب زملاء الملاحظات أو الأسماء نفسها</translation>
    </message>
    <message>
        <source>Copy the password again: it is empty, or has a line break in it.</source>
        <translation>انسخ كلمة المرور مرة أخرى: هي فارغة أو فيها فاصل أسطر.</translation>
    </message>
    <message>
        <source>Enter the address of the shared store, such as {example}.</source>
        <translation>أدخل عنوان قاعدة البيانات المشتركة، مثل {example}.</translation>
    </message>
    <message>
        <source>Everything else works meanwhile.</source>
        <translation>كل ما عدا ذلك يعمل في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Everything else works. Sharing goes on by itself.</source>
        <translation>كل ما عدا ذلك يعمل. وتُستأنف المشاركة تلقائيًا.</translation>
    </message>
    <message>
        <source>Interrupted. It can be run again without harm.</source>
        <translation>قوطع العمل. يمكن تكرار الأمر دون ضرر.</translation>
    </message>
    <message>
        <source>It is set in {path}; until then, nothing is shared.</source>
        <translation>معيّن في {path}؛ وحتى ذلك الحين لا يُشارَك شيء.</translation>
    </message>
    <message>
        <source>Menagerie {version} prepared the database. Update Menagerie to use it.</source>
        <translation>جهّز Menagerie {version} قاعدة البيانات. حدّث Menagerie لاستخدامها.</translation>
    </message>
    <message>
        <source>Password of {user} on {host}:</source>
        <translation>كلمة مرور {user} على {host}:</translation>
    </message>
    <message>
        <source>PostgreSQL {server}, {size}</source>
        <translation>PostgreSQL {server}، {size}</translation>
    </message>
    <message>
        <source>Remove the password from the address: others can read it there. Menagerie asks for it.</source>
        <translation>أزل كلمة المرور من العنوان: قد يقرؤها آخرون هناك. سيطلبها Menagerie.</translation>
    </message>
    <message>
        <source>Remove what follows “?”: only sslmode and sslrootcert can stand there.</source>
        <translation>أزل ما يلي «?»: لا يجوز هناك سوى sslmode وsslrootcert.</translation>
    </message>
    <message>
        <source>Schema {number}, made by Menagerie {version}</source>
        <translation>المخطط {number}، أنشأه Menagerie {version}</translation>
    </message>
    <message>
        <source>The certificate is not one of {host}. Check the address.</source>
        <translation>الشهادة ليست لـ {host}. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>The certificate of {host} cannot be checked ({detail}). Ask your IT team.</source>
        <translation>لا يمكن التحقق من شهادة {host} ({detail}). اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The certificate of {host} is not valid today. Check this computer&apos;s date, or ask your IT team.</source>
        <translation>شهادة {host} غير صالحة اليوم. تحقق من تاريخ هذا الحاسوب، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>The connection to the database was lost.</source>
        <translation>انقطع الاتصال بقاعدة البيانات.</translation>
    </message>
    <message>
        <source>The database answered: {detail}.</source>
        <translation>أجابت قاعدة البيانات: {detail}.</translation>
    </message>
    <message>
        <source>The database asks for the password of {user}. Enter it.</source>
        <translation>تطلب قاعدة البيانات كلمة مرور {user}. أدخلها.</translation>
    </message>
    <message>
        <source>The database cannot be written to. Ask your IT team for one that can.</source>
        <translation>لا يمكن الكتابة في قاعدة البيانات. اطلب من فريق تقنية المعلومات واحدة تقبل الكتابة.</translation>
    </message>
    <message>
        <source>The database cannot store all names. Ask your IT team for one with the encoding UTF8.</source>
        <translation>لا تستطيع قاعدة البيانات حفظ كل الأسماء. اطلب من فريق تقنية المعلومات واحدة بترميز UTF8.</translation>
    </message>
    <message>
        <source>The database did not respond in time.</source>
        <translation>لم تستجب قاعدة البيانات في الوقت المناسب.</translation>
    </message>
    <message>
        <source>The database is not prepared yet. Ask your IT team to run {init}.</source>
        <translation>لم تُجهَّز قاعدة البيانات بعد. اطلب من فريق تقنية المعلومات تشغيل {init}.</translation>
    </message>
    <message>
        <source>The database takes no more connections. Ask your IT team to allow more.</source>
        <translation>لا تقبل قاعدة البيانات مزيدًا من الاتصالات. اطلب من فريق تقنية المعلومات السماح بالمزيد.</translation>
    </message>
    <message>
        <source>The database was prepared for an older version. Ask your IT team to run {migrate}.</source>
        <translation>جُهّزت قاعدة البيانات لإصدار أقدم. اطلب من فريق تقنية المعلومات تشغيل {migrate}.</translation>
    </message>
    <message>
        <source>The database&apos;s answer cannot be read. Ask your IT team to check it.</source>
        <translation>لا يمكن قراءة إجابة قاعدة البيانات. اطلب من فريق تقنية المعلومات فحصها.</translation>
    </message>
    <message>
        <source>The disk of the database is full. Ask your IT team to free some room.</source>
        <translation>قرص قاعدة البيانات ممتلئ. اطلب من فريق تقنية المعلومات إخلاء مساحة.</translation>
    </message>
    <message>
        <source>The password of {user} was refused. Enter it again.</source>
        <translation>رُفضت كلمة مرور {user}. أدخلها مرة أخرى.</translation>
    </message>
    <message>
        <source>The shared store is ready.</source>
        <translation>قاعدة البيانات المشتركة جاهزة.</translation>
    </message>
    <message>
        <source>The shared store was ready already.</source>
        <translation>كانت قاعدة البيانات المشتركة جاهزة من قبل.</translation>
    </message>
    <message>
        <source>There is no computer called {host}. Check the address.</source>
        <translation>لا يوجد حاسوب باسم {host}. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>This computer does not trust the certificate of {host}. Ask your IT team to name its issuer with sslrootcert in the address.</source>
        <translation>لا يثق هذا الحاسوب بشهادة {host}. اطلب من فريق تقنية المعلومات ذكر مصدرها في العنوان عبر sslrootcert.</translation>
    </message>
    <message>
        <source>To share, this computer needs libpq 16 or newer. Ask your IT team to install it, then start Menagerie again.</source>
        <translation>للمشاركة، يحتاج هذا الحاسوب إلى libpq 16 أو أحدث. اطلب من فريق تقنية المعلومات تثبيته، ثم شغّل Menagerie من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف تقريبًا (%Ln)</numerusform>
            <numerusform>صف واحد تقريبًا (%Ln)</numerusform>
            <numerusform>صفان تقريبًا (%Ln)</numerusform>
            <numerusform>نحو %Ln صفوف</numerusform>
            <numerusform>نحو %Ln صفًا</numerusform>
            <numerusform>نحو %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>{by} cleared the notes of #{animal} later; you had written “{mine}”.</source>
        <translation>مسح {by} لاحقًا ملاحظات #{animal}، وكنت قد كتبت «{mine}».</translation>
    </message>
    <message>
        <source>{by} had written “{theirs}” on #{animal}, which your later change replaced.</source>
        <translation>كان {by} قد كتب «{theirs}» على #{animal}، وحلّ تغييرك اللاحق محله.</translation>
    </message>
    <message>
        <source>{by} named category {category} “{theirs}”; you had named it “{mine}”.</source>
        <translation>سمّى {by} الفئة {category} «{theirs}»، وكنت قد سمّيتها «{mine}».</translation>
    </message>
    <message>
        <source>{by} removed the name of category {category}; you had named it “{mine}”.</source>
        <translation>أزال {by} اسم الفئة {category}، وكنت قد سمّيتها «{mine}».</translation>
    </message>
    <message>
        <source>{by} wrote “{theirs}” on #{animal} later; you had written “{mine}”.</source>
        <translation>كتب {by} لاحقًا «{theirs}» على #{animal}، وكنت قد كتبت «{mine}».</translation>
    </message>
    <message>
        <source>{host} can&apos;t be reached. Allow Menagerie in System Settings → Privacy &amp; Security → Local Network, or check the network.</source>
        <translation>لا يمكن الوصول إلى {host}. اسمح لـ Menagerie في إعدادات النظام ← الخصوصية والأمن ← الشبكة المحلية، أو تحقق من الشبكة.</translation>
    </message>
    <message>
        <source>{host} does not respond. Check the network.</source>
        <translation>لا يستجيب {host}. تحقق من الشبكة.</translation>
    </message>
    <message>
        <source>{host} has no database {database}. Check the address.</source>
        <translation>لا توجد في {host} قاعدة بيانات {database}. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>{host} offers no secure connection. Ask your IT team to turn TLS on.</source>
        <translation>لا يوفر {host} اتصالًا آمنًا. اطلب من فريق تقنية المعلومات تفعيل TLS.</translation>
    </message>
    <message>
        <source>{host} takes no connections on port {port}. Ask your IT team to start PostgreSQL there.</source>
        <translation>لا يقبل {host} اتصالات على المنفذ {port}. اطلب من فريق تقنية المعلومات تشغيل PostgreSQL هناك.</translation>
    </message>
    <message>
        <source>{path} does not state the shared store of {name} as it should: a line [{environment}] and below it shared = &quot;{example}&quot;. Correct it, or ask your IT team.</source>
        <translation>لا يذكر {path} قاعدة البيانات المشتركة لـ {name} كما ينبغي: سطر [{environment}] وتحته shared = &quot;{example}&quot;. صححه، أو اسأل فريق تقنية المعلومات.</translation>
    </message>
    <message>
        <source>{user} lacks rights in the database. Ask your IT team to run {init}.</source>
        <translation>لا يملك {user} صلاحيات كافية في قاعدة البيانات. اطلب من فريق تقنية المعلومات تشغيل {init}.</translation>
    </message>
    <message>
        <source>{user} may not do this. An administrator must first execute:</source>
        <translation>لا يُسمح لـ {user} بذلك. يجب أن ينفذ مسؤول أولًا:</translation>
    </message>
    <message>
        <source>{user} may not log in ({detail}). Ask your IT team to check the user&apos;s rights.</source>
        <translation>لا يُسمح لـ {user} بتسجيل الدخول ({detail}). اطلب من فريق تقنية المعلومات التحقق من صلاحياته.</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>أُضيف %Ln</numerusform>
            <numerusform>أُضيف واحد</numerusform>
            <numerusform>أُضيف اثنان</numerusform>
            <numerusform>أُضيفت %Ln</numerusform>
            <numerusform>أُضيف %Ln</numerusform>
            <numerusform>أُضيف %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln discarded</source>
        <translation>
            <numerusform>%Ln تم تجاهله</numerusform>
            <numerusform>واحد تم تجاهله</numerusform>
            <numerusform>اثنان تم تجاهلهما</numerusform>
            <numerusform>%Ln تم تجاهلها</numerusform>
            <numerusform>%Ln تم تجاهلها</numerusform>
            <numerusform>%Ln تم تجاهلها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s)</source>
        <translation>
            <numerusform>%Ln مسودة</numerusform>
            <numerusform>مسودة واحدة</numerusform>
            <numerusform>مسودتان</numerusform>
            <numerusform>%Ln مسودات</numerusform>
            <numerusform>%Ln مسودة</numerusform>
            <numerusform>%Ln مسودة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left out</source>
        <translation>
            <numerusform>%Ln مستبعد</numerusform>
            <numerusform>واحد مستبعد</numerusform>
            <numerusform>اثنان مستبعدان</numerusform>
            <numerusform>%Ln مستبعدة</numerusform>
            <numerusform>%Ln مستبعدًا</numerusform>
            <numerusform>%Ln مستبعد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln لم يُرسل</numerusform>
            <numerusform>واحد لم يُرسل</numerusform>
            <numerusform>اثنان لم يُرسلا</numerusform>
            <numerusform>%Ln لم تُرسل</numerusform>
            <numerusform>%Ln لم تُرسل</numerusform>
            <numerusform>%Ln لم تُرسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln في قائمة الانتظار</numerusform>
            <numerusform>واحد في قائمة الانتظار</numerusform>
            <numerusform>اثنان في قائمة الانتظار</numerusform>
            <numerusform>%Ln في قائمة الانتظار</numerusform>
            <numerusform>%Ln في قائمة الانتظار</numerusform>
            <numerusform>%Ln في قائمة الانتظار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refused</source>
        <translation>
            <numerusform>%Ln مرفوض</numerusform>
            <numerusform>واحد مرفوض</numerusform>
            <numerusform>اثنان مرفوضان</numerusform>
            <numerusform>%Ln مرفوضة</numerusform>
            <numerusform>%Ln مرفوضًا</numerusform>
            <numerusform>%Ln مرفوض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sending</source>
        <translation>
            <numerusform>%Ln قيد الإرسال</numerusform>
            <numerusform>واحد قيد الإرسال</numerusform>
            <numerusform>اثنان قيد الإرسال</numerusform>
            <numerusform>%Ln قيد الإرسال</numerusform>
            <numerusform>%Ln قيد الإرسال</numerusform>
            <numerusform>%Ln قيد الإرسال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unconfirmed</source>
        <translation>
            <numerusform>%Ln غير مؤكد</numerusform>
            <numerusform>واحد غير مؤكد</numerusform>
            <numerusform>اثنان غير مؤكدين</numerusform>
            <numerusform>%Ln غير مؤكدة</numerusform>
            <numerusform>%Ln غير مؤكد</numerusform>
            <numerusform>%Ln غير مؤكد</numerusform>
        </translation>
    </message>
    <message>
        <source>A colleague&apos;s desk asked us to wait</source>
        <translation>طلب جهاز أحد الزملاء الانتظار</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>أُضيف</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>تم تجاهله</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>Earlier waits couldn&apos;t be read</source>
        <translation>تعذرت قراءة مدد الانتظار السابقة</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>Menagerie was closed during a request</source>
        <translation>أُغلق Menagerie أثناء طلب</translation>
    </message>
    <message>
        <source>No requests left</source>
        <translation>لا توجد طلبات متبقية</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>لم يتم الاتصال بعد</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>لا يمكن حفظ أي شيء</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>في قائمة الانتظار</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>قيد الإرسال</translation>
    </message>
    <message>
        <source>The day&apos;s requests are made to last</source>
        <translation>تُوزَّع طلبات اليوم</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>The service asked us to wait</source>
        <translation>طلبت الخدمة الانتظار</translation>
    </message>
    <message>
        <source>The service cannot be reached</source>
        <translation>لا يمكن الوصول إلى الخدمة</translation>
    </message>
    <message>
        <source>The service is busy</source>
        <translation>الخدمة مشغولة</translation>
    </message>
    <message>
        <source>The service refused the API key</source>
        <translation>رفضت الخدمة مفتاح API</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>رفضت الخدمة الطلب</translation>
    </message>
    <message>
        <source>Told by a colleague&apos;s desk through the shared store, at {time}.</source>
        <translation>أبلغ به جهاز أحد الزملاء عبر قاعدة البيانات المشتركة في {time}.</translation>
    </message>
    <message>
        <source>Told by the service at {time}.</source>
        <translation>أبلغت به الخدمة في {time}.</translation>
    </message>
    <message>
        <source>Unconfirmed</source>
        <translation>غير مؤكد</translation>
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
            <numerusform>تعذرت استعادة %Ln صف من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
            <numerusform>تعذرت استعادة صف واحد من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
            <numerusform>تعذرت استعادة صفين من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
            <numerusform>تعذرت استعادة %Ln صفوف من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
            <numerusform>تعذرت استعادة %Ln صفًا من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
            <numerusform>تعذرت استعادة %Ln صف من {title}. استورد الملف مجددًا: سيُتعرف على ما أُضيف.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file was damaged: {file}. What could be read was taken over into a new one.</source>
        <translation>كان ملف تالفًا: {file}. نُقل ما أمكنت قراءته إلى ملف جديد.</translation>
    </message>
    <message>
        <source>A file was missing: {file}. A new one was begun.</source>
        <translation>كان ملف مفقودًا: {file}. بُدئ ملف جديد.</translation>
    </message>
    <message>
        <source>A file was replaced by another one: {file}. A new one was begun.</source>
        <translation>استُبدل ملف بآخر: {file}. بُدئ ملف جديد.</translation>
    </message>
    <message>
        <source>Adds restored from its log: {corrected:n}.</source>
        <translation>الإضافات المستعادة من سجله: {corrected:n}.</translation>
    </message>
    <message>
        <source>Adds that may have been sent: {unconfirmed:n}. Check them in the outbox.</source>
        <translation>الإضافات التي ربما أُرسلت: {unconfirmed:n}. تحقق منها في صندوق الصادر.</translation>
    </message>
    <message>
        <source>Another program holds {file}. All adds in it are safe. Try again in a moment.</source>
        <translation>يستحوذ برنامج آخر على {file}. كل الإضافات فيه آمنة. أعد المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Nothing is sent until it can be read.</source>
        <translation>يستخدم برنامج آخر {file}. لا يُرسل شيء حتى تتسنى قراءته.</translation>
    </message>
    <message>
        <source>Another program is using {file}. Waits are kept in a second file, and nothing is lost. If this stays, pause your backup or antivirus program.</source>
        <translation>يستخدم برنامج آخر {file}. تُحفظ مدد الانتظار في ملف ثانٍ، ولا يُفقد شيء. إن استمر هذا، فأوقف مؤقتًا برنامج النسخ الاحتياطي أو مكافحة الفيروسات.</translation>
    </message>
    <message>
        <source>Check that the disk is not full or write-protected, then try again.</source>
        <translation>تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Drafts, and rows that an import left out, may be missing.</source>
        <translation>قد تكون المسودات والصفوف التي تركها الاستيراد مفقودة.</translation>
    </message>
    <message>
        <source>It is open in another session on this computer. Go on there, or end it there and start again.</source>
        <translation>إنه مفتوح في جلسة أخرى على هذا الحاسوب. تابع هناك، أو أنهه هناك ثم ابدأ من جديد.</translation>
    </message>
    <message>
        <source>It was not changed. Update Menagerie to use it.</source>
        <translation>لم يتغير. ثبّت إصدارًا أحدث من Menagerie لاستخدامه.</translation>
    </message>
    <message>
        <source>It was written by Menagerie {version}, and this version cannot use it. Nothing in it was changed or sent. Update Menagerie to add animals here; everything else works.</source>
        <translation>كتبه Menagerie {version}، ولا يمكن لهذا الإصدار استخدامه. لم يتغير فيه شيء ولم يُرسل. ثبّت إصدارًا أحدث من Menagerie لإضافة حيوانات هنا؛ وكل ما عدا ذلك يعمل.</translation>
    </message>
    <message>
        <source>Its window did not answer, so it could not be brought to the front. Nothing was changed. Wait a moment, or end that process, then start again.</source>
        <translation>لم تستجب نافذته، لذا تعذر إظهارها في المقدمة. لم يتغير شيء. انتظر لحظة، أو أنهِ تلك العملية، ثم شغّله مجددًا.</translation>
    </message>
    <message>
        <source>Menagerie cannot write to {folder} ({detail}), so it cannot tell old data from new. After a start, it asks before it sends what waits.</source>
        <translation>لا يستطيع Menagerie الكتابة في {folder} ({detail})، فلا يميز البيانات القديمة من الجديدة. بعد كل بدء يسأل قبل أن يرسل ما ينتظر.</translation>
    </message>
    <message>
        <source>Menagerie needs a little room for {path}. Nothing was opened. Free some room on this disk, then start again.</source>
        <translation>يحتاج Menagerie إلى مساحة صغيرة من أجل {path}. لم يُفتح شيء. أفرغ بعض المساحة على هذا القرص، ثم شغّله مجددًا.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote its animals in {path}. Update Menagerie, or move the file away to begin with new ones.</source>
        <translation>كتب Menagerie {version} حيواناته في {path}. ثبّت إصدارًا أحدث من Menagerie، أو انقل الملف للبدء بحيوانات جديدة.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote the animals seen so far, and this version cannot read them. The file was not changed. Update Menagerie to see them again.</source>
        <translation>كتب Menagerie {version} الحيوانات التي ظهرت حتى الآن، ولا يمكن لهذا الإصدار قراءتها. لم يتغير الملف. ثبّت إصدارًا أحدث من Menagerie لرؤيتها مجددًا.</translation>
    </message>
    <message>
        <source>Menagerie {version} wrote {file}, and this version cannot use it. Waits are kept in a second file. Update Menagerie.</source>
        <translation>كتب Menagerie {version} الملف {file}، ولا يمكن لهذا الإصدار استخدامه. تُحفظ مدد الانتظار في ملف ثانٍ. ثبّت إصدارًا أحدث من Menagerie.</translation>
    </message>
    <message>
        <source>Not saved. Check that the disk is not full or write-protected.</source>
        <translation>لم يُحفظ. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة.</translation>
    </message>
    <message>
        <source>Nothing was lost. Check that {path} can be written to, then try again.</source>
        <translation>لم يُفقد شيء. تأكد من إمكان الكتابة في {path}، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The file with the animals seen so far cannot be read at present. It was not changed. Try again.</source>
        <translation>لا يمكن حاليًا قراءة ملف الحيوانات التي ظهرت حتى الآن. لم يتغير. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The file with your preferences was damaged, so the usual ones apply. It is kept as {path}.</source>
        <translation>كان ملف تفضيلاتك تالفًا، لذا تسري التفضيلات المعتادة. حُفظ باسم {path}.</translation>
    </message>
    <message>
        <source>The file with your views was damaged, so there are none. It is kept as {path}.</source>
        <translation>كان ملف طرق العرض تالفًا، لذا لا توجد أي منها. حُفظ باسم {path}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({detail}). Nothing was changed. Check that its place exists and belongs to you, or choose another with --data-dir.</source>
        <translation>لا يمكن إنشاء المجلد {folder} ({detail}). لم يتغير شيء. تحقق من أن موضعه موجود ويخصك، أو اختر غيره باستخدام ‎--data-dir.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there. Nothing was changed. Connect its drive and start again, or delete {path} to use the usual folder.</source>
        <translation>المجلد {folder} غير موجود. لم يتغير شيء. صِل القرص الذي يحويه وشغّل Menagerie مجددًا، أو احذف {path} لاستخدام المجلد المعتاد.</translation>
    </message>
    <message>
        <source>The lock {path} can be neither taken nor read ({detail}), so a second Menagerie could work on the same data. Nothing was opened. Check that its folder belongs to you and can be written to, and that no folder bears this name, or choose another place with --data-dir.</source>
        <translation>لا يمكن أخذ القفل {path} ولا قراءته ({detail})، لذا قد يعمل Menagerie ثانٍ على البيانات نفسها. لم يُفتح شيء. تحقق من أن مجلده يخصك وتمكن الكتابة فيه، وأنه لا يوجد مجلد بهذا الاسم، أو اختر موضعًا آخر باستخدام ‎--data-dir.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. A part of it was damaged.</source>
        <translation>قد تكون أحدث التغييرات مفقودة من ملف: {file}. كان جزء منه تالفًا.</translation>
    </message>
    <message>
        <source>The newest changes may be missing in a file: {file}. Its write-ahead log is gone.</source>
        <translation>قد تكون أحدث التغييرات مفقودة من ملف: {file}. سجل الكتابة المسبقة الخاص به غير موجود.</translation>
    </message>
    <message>
        <source>The old file is kept as {kept}.</source>
        <translation>حُفظ الملف القديم باسم {kept}.</translation>
    </message>
    <message>
        <source>The outbox was not up to date.</source>
        <translation>لم يكن صندوق الصادر محدّثًا.</translation>
    </message>
    <message>
        <source>Waits cannot be saved: they are forgotten when Menagerie is closed. Check that the disk is not full or write-protected. Saving is tried again every minute.</source>
        <translation>لا يمكن حفظ مدد الانتظار: ستُنسى عند إغلاق Menagerie. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة. تُعاد محاولة الحفظ كل دقيقة.</translation>
    </message>
    <message>
        <source>What they show as sent is not sent again.</source>
        <translation>ما يظهر فيها أنه أُرسل لن يُرسل مجددًا.</translation>
    </message>
    <message>
        <source>Your preferences in {path} cannot be read ({detail}), so the usual ones apply. The file is left as it is, and what you change now is not remembered.</source>
        <translation>لا يمكن قراءة تفضيلاتك في {path} ({detail})، لذا تسري التفضيلات المعتادة. يبقى الملف كما هو، ولن يُحفظ ما تغيره الآن.</translation>
    </message>
    <message>
        <source>Your views in {path} cannot be read ({detail}). The file is left as it is, and views that you save now are not kept.</source>
        <translation>لا يمكن قراءة طرق العرض في {path} ({detail}). يبقى الملف كما هو، ولن تُحفظ طرق العرض التي تحفظها الآن.</translation>
    </message>
    <message>
        <source>the animals of the sandbox</source>
        <translation>حيوانات بيئة Sandbox</translation>
    </message>
    <message>
        <source>the animals seen so far and your notes</source>
        <translation>الحيوانات التي ظهرت حتى الآن وملاحظاتك</translation>
    </message>
    <message>
        <source>the outbox</source>
        <translation>صندوق الصادر</translation>
    </message>
    <message>
        <source>the record of waits</source>
        <translation>سجل مدد الانتظار</translation>
    </message>
    <message>
        <source>{file} cannot be opened, so what the service shows is remembered only until Menagerie is closed. Check that the disk is not full or write-protected.</source>
        <translation>لا يمكن فتح {file}، لذا لا يُحفظ ما تعرضه الخدمة إلا حتى إغلاق Menagerie. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة.</translation>
    </message>
    <message>
        <source>{file} cannot be read at present, so animals that were seen before may be missing on screen. They are safe unless the disk is damaged.</source>
        <translation>لا يمكن قراءة {file} حاليًا، لذا قد تغيب عن الشاشة حيوانات ظهرت سابقًا. وهي آمنة ما لم يكن القرص تالفًا.</translation>
    </message>
    <message>
        <source>{file} cannot be read or written ({detail}). Nothing was changed in it, and all adds that it had are safe. Check that the disk is not full or write-protected, then try again.</source>
        <translation>لا يمكن قراءة {file} أو كتابته ({detail}). لم يتغير فيه شيء، وكل الإضافات التي كانت فيه آمنة. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what the service shows now is not remembered. What was remembered before is safe and can be searched. Check that the disk is not full or write-protected.</source>
        <translation>لا يمكن كتابة {file}، لذا لا يُحفظ ما تعرضه الخدمة الآن. ما حُفظ سابقًا آمن ويمكن البحث فيه. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة.</translation>
    </message>
    <message>
        <source>{file} cannot be written. Waits are kept in a second file. Check that the disk is not full or write-protected.</source>
        <translation>لا يمكن كتابة {file}. تُحفظ مدد الانتظار في ملف ثانٍ. تحقق من أن القرص غير ممتلئ وغير محمي من الكتابة.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed in it. Close Menagerie and start it again: what can be read of the file is then taken over into a new one.</source>
        <translation>الملف {file} تالف. لم يتغير فيه شيء. أغلق Menagerie وشغّله مجددًا: سيُنقل ما يمكن قراءته من الملف إلى ملف جديد.</translation>
    </message>
    <message>
        <source>{folder} cannot be reached, or its files are gone. What you type stays here. Menagerie goes on when they are back. To begin without them, start it again.</source>
        <translation>لا يمكن الوصول إلى {folder}، أو أن ملفاته غير موجودة. ما تكتبه يبقى هنا. يتابع Menagerie عمله عند عودتها. للبدء من دونها، شغّله مجددًا.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({detail}), so it was not changed. Make it readable, then save again.</source>
        <translation>لا يمكن قراءة {path} ({detail})، لذا لم يتغير. أتح قراءته، ثم احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). Nothing was sent. Choose another --report.</source>
        <translation>لا يمكن كتابة {path} ({detail}). لم يُرسل شيء. اختر ‎--report آخر.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}). What it held is kept. Check that the disk is not full and that the file belongs to you, then try again.</source>
        <translation>لا يمكن كتابة {path} ({detail}). ما كان فيه محفوظ. تحقق من أن القرص غير ممتلئ وأن الملف يخصك، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>{path} is a link, or another user of this computer can change it. Nothing was changed or sent. Move it away, or choose another folder with --data-dir.</source>
        <translation>‏{path} رابط، أو يمكن لمستخدم آخر لهذا الحاسوب تغييره. لم يُغيَّر شيء ولم يُرسَل. انقله إلى مكان آخر، أو اختر مجلدًا آخر باستخدام ‎--data-dir.</translation>
    </message>
    <message>
        <source>{path} is damaged and cannot be kept aside ({detail}). Nothing was changed. Rename or delete it yourself, then try again.</source>
        <translation>الملف {path} تالف ولا يمكن حفظه جانبًا ({detail}). لم يتغير شيء. أعد تسميته أو احذفه بنفسك، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>{path} names your data folder and cannot be read ({detail}). Nothing was changed. Make it readable and start again, or delete it to use the usual folder.</source>
        <translation>يحدد {path} مجلد بياناتك، ولا تمكن قراءته ({detail}). لم يتغير شيء. اجعله قابلًا للقراءة وشغّل Menagerie مجددًا، أو احذفه لاستخدام المجلد المعتاد.</translation>
    </message>
    <message>
        <source>“menagerie import” works on the same data (process {process}), and goes on. Start again when it has ended.</source>
        <translation>يعمل «menagerie import» على البيانات نفسها (العملية {process})، وهو مستمر. شغّله مجددًا عند انتهائه.</translation>
    </message>
</context>
<context>
    <name>support</name>
    <message>
        <source>Environment</source>
        <translation>البيئة</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تم التخلي عنه</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>المتبقي</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>غير متصل</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>قيد الإرسال</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>The answer said nothing about limits.</source>
        <translation>لم يذكر الرد شيئًا عن الحدود.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Waited before</source>
        <translation>الانتظار قبله</translation>
    </message>
    <message>
        <source>one request at a time after a wait</source>
        <translation>طلب واحد في كل مرة بعد الانتظار</translation>
    </message>
    <message>
        <source>to keep within the limit</source>
        <translation>للبقاء ضمن الحد</translation>
    </message>
    <message>
        <source>{left} of {limit}</source>
        <translation>‏{left} من {limit}</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>‏{n} م.ث</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>‏{n} ث</translation>
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
        <translation>غيّر زميل الملاحظات أيضًا</translation>
    </message>
    <message>
        <source>A colleague renamed a category</source>
        <translation>غيّر زميل اسم فئة</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>يجري استيراد</translation>
    </message>
    <message>
        <source>Menagerie cannot start</source>
        <translation>لا يمكن بدء Menagerie</translation>
    </message>
    <message>
        <source>Menagerie is already running</source>
        <translation>‏Menagerie قيد التشغيل بالفعل</translation>
    </message>
    <message>
        <source>Menagerie made a mistake</source>
        <translation>حدث خطأ في Menagerie نفسه</translation>
    </message>
    <message>
        <source>Menagerie was removed from this computer</source>
        <translation>تمت إزالة Menagerie من هذا الحاسوب</translation>
    </message>
    <message>
        <source>Menagerie was updated</source>
        <translation>تم تحديث Menagerie</translation>
    </message>
    <message>
        <source>No requests are left for now</source>
        <translation>لا توجد طلبات متبقية حاليًا</translation>
    </message>
    <message>
        <source>No secure connection</source>
        <translation>لا يوجد اتصال آمن</translation>
    </message>
    <message>
        <source>Sending was stopped</source>
        <translation>أُوقف الإرسال</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>The address is not set</source>
        <translation>لم يُعيّن العنوان</translation>
    </message>
    <message>
        <source>The address points elsewhere</source>
        <translation>يشير العنوان إلى مكان آخر</translation>
    </message>
    <message>
        <source>The animals could not be read</source>
        <translation>تعذرت قراءة الحيوانات</translation>
    </message>
    <message>
        <source>The animals were not exported</source>
        <translation>لم تُصدَّر الحيوانات</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>تعذرت قراءة الرد</translation>
    </message>
    <message>
        <source>The certificate file cannot be used</source>
        <translation>لا يمكن استخدام ملف الشهادات</translation>
    </message>
    <message>
        <source>The columns do not fit</source>
        <translation>الأعمدة غير مناسبة</translation>
    </message>
    <message>
        <source>The key was refused</source>
        <translation>رُفض المفتاح</translation>
    </message>
    <message>
        <source>The keyring can&apos;t be used</source>
        <translation>لا يمكن استخدام حلقة المفاتيح</translation>
    </message>
    <message>
        <source>The labels don&apos;t fit on the paper</source>
        <translation>الملصقات لا تسعها الورقة</translation>
    </message>
    <message>
        <source>The outbox cannot be used</source>
        <translation>لا يمكن استخدام صندوق الصادر</translation>
    </message>
    <message>
        <source>The outbox is from a newer version</source>
        <translation>صندوق الصادر من إصدار أحدث</translation>
    </message>
    <message>
        <source>The proxy setting cannot be used</source>
        <translation>لا يمكن استخدام إعداد الوكيل</translation>
    </message>
    <message>
        <source>The proxy&apos;s password could not be read</source>
        <translation>تعذرت قراءة كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>The request was blocked on its way</source>
        <translation>حُظر الطلب في طريقه</translation>
    </message>
    <message>
        <source>The rows were not written</source>
        <translation>لم تُكتب الصفوف</translation>
    </message>
    <message>
        <source>The sandbox could not start</source>
        <translation>تعذر بدء بيئة Sandbox</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>لم تردّ الخدمة</translation>
    </message>
    <message>
        <source>The service has a problem</source>
        <translation>لدى الخدمة مشكلة</translation>
    </message>
    <message>
        <source>The service no longer finds animals by number</source>
        <translation>لم تعد الخدمة تبحث عن الحيوانات بالرقم</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>رفضت الخدمة هذا</translation>
    </message>
    <message>
        <source>The service&apos;s certificate is not trusted</source>
        <translation>شهادة الخدمة غير موثوقة</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be reached</source>
        <translation>يتعذر الوصول إلى قاعدة البيانات المشتركة</translation>
    </message>
    <message>
        <source>The shared store can&apos;t be used</source>
        <translation>لا يمكن استخدام قاعدة البيانات المشتركة</translation>
    </message>
    <message>
        <source>There are no animals at this address</source>
        <translation>لا توجد حيوانات في هذا العنوان</translation>
    </message>
    <message>
        <source>There are too many animals</source>
        <translation>الحيوانات كثيرة جدًا</translation>
    </message>
    <message>
        <source>There is no file “{name}”</source>
        <translation>لا يوجد ملف «{name}»</translation>
    </message>
    <message>
        <source>There is no key yet</source>
        <translation>لا يوجد مفتاح بعد</translation>
    </message>
    <message>
        <source>There is no place for the report</source>
        <translation>لا يوجد مكان للتقرير</translation>
    </message>
    <message>
        <source>There is no place to keep data</source>
        <translation>لا يوجد مكان لحفظ البيانات</translation>
    </message>
    <message>
        <source>There is no such animal</source>
        <translation>لا يوجد حيوان كهذا</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>لا يوجد ما يمكن إضافته</translation>
    </message>
    <message>
        <source>This address cannot be used</source>
        <translation>لا يمكن استخدام هذا العنوان</translation>
    </message>
    <message>
        <source>This cannot be added yet</source>
        <translation>لا يمكن إضافة هذا بعد</translation>
    </message>
    <message>
        <source>This computer has no file handles or threads left</source>
        <translation>لم تبقَ في هذا الحاسوب مقابض ملفات أو خيوط تنفيذ</translation>
    </message>
    <message>
        <source>This could not be printed</source>
        <translation>تعذرت طباعة هذا</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>تعذر حفظ هذا</translation>
    </message>
    <message>
        <source>This data folder is not safe to use</source>
        <translation>مجلد البيانات هذا غير آمن للاستخدام</translation>
    </message>
    <message>
        <source>This file can&apos;t be read</source>
        <translation>لا يمكن قراءة هذا الملف</translation>
    </message>
    <message>
        <source>This import has begun already</source>
        <translation>بدأ هذا الاستيراد بالفعل</translation>
    </message>
    <message>
        <source>This is from a newer version</source>
        <translation>هذا من إصدار أحدث</translation>
    </message>
    <message>
        <source>This is not a usable key</source>
        <translation>هذا ليس مفتاحًا صالحًا</translation>
    </message>
    <message>
        <source>This is not the one</source>
        <translation>ليس هذا هو المقصود</translation>
    </message>
    <message>
        <source>This password cannot be used</source>
        <translation>لا يمكن استخدام كلمة المرور هذه</translation>
    </message>
    <message>
        <source>This plan cannot be used</source>
        <translation>لا يمكن استخدام هذه الخطة</translation>
    </message>
    <message>
        <source>This setting cannot be used</source>
        <translation>لا يمكن استخدام هذا الإعداد</translation>
    </message>
    <message>
        <source>This text can&apos;t be read</source>
        <translation>لا يمكن قراءة هذا النص</translation>
    </message>
    <message>
        <source>What the keyring holds is not a usable key</source>
        <translation>ما تحويه حلقة المفاتيح ليس مفتاحًا صالحًا</translation>
    </message>
    <message>
        <source>Your data folder is away</source>
        <translation>مجلد بياناتك غير متاح</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>مجلد بياناتك مفقود</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be read</source>
        <translation>لا يمكن قراءة «{name}»</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>A key may ask only so often. Menagerie waits by itself when it has to.</source>
        <translation>عدد طلبات المفتاح محدود. ينتظر Menagerie تلقائيًا عند اللزوم.</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>إضافة حيوان</translation>
    </message>
    <message>
        <source>Choose a status and how many animals to ask for.</source>
        <translation>اختر حالة وعدد الحيوانات المطلوبة.</translation>
    </message>
    <message>
        <source>It is saved on this computer first. The outbox shows what became of it.</source>
        <translation>يُحفظ أولًا على هذا الحاسوب. ويبيّن صندوق الصادر ما آل إليه.</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>الطلبات المتبقية</translation>
    </message>
    <message>
        <source>The colour says which store is open. The sandbox is for practice.</source>
        <translation>يدل اللون على المتجر المفتوح. بيئة Sandbox للتدريب.</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>ما تراه</translation>
    </message>
    <message>
        <source>Where you work</source>
        <translation>أين تعمل</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%Ln ثوانٍ</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Available</source>
        <translation>متاح</translation>
    </message>
    <message>
        <source>No request can be sent now.</source>
        <translation>لا يمكن إرسال أي طلب الآن.</translation>
    </message>
    <message>
        <source>No request can be sent until {time}.</source>
        <translation>لا يمكن إرسال أي طلب حتى {time}.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>غير محدد</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>مباع</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln day(s)</source>
        <translation>
            <numerusform>نحو %Ln يوم</numerusform>
            <numerusform>نحو يوم واحد</numerusform>
            <numerusform>نحو يومين</numerusform>
            <numerusform>نحو %Ln أيام</numerusform>
            <numerusform>نحو %Ln يومًا</numerusform>
            <numerusform>نحو %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln hour(s)</source>
        <translation>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو ساعة واحدة</numerusform>
            <numerusform>نحو ساعتين</numerusform>
            <numerusform>نحو %Ln ساعات</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
            <numerusform>نحو %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <translation>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln second(s)</source>
        <translation>
            <numerusform>نحو %Ln ثانية</numerusform>
            <numerusform>نحو ثانية واحدة</numerusform>
            <numerusform>نحو ثانيتين</numerusform>
            <numerusform>نحو %Ln ثوانٍ</numerusform>
            <numerusform>نحو %Ln ثانية</numerusform>
            <numerusform>نحو %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>وقت غير معروف</translation>
    </message>
    <message>
        <source>available</source>
        <comment>A status, within a sentence</comment>
        <translation>متاح</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>no limit a day</source>
        <translation>بلا حد في اليوم</translation>
    </message>
    <message>
        <source>no limit a minute</source>
        <translation>بلا حد في الدقيقة</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>A status, within a sentence</comment>
        <translation>غير محدد</translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>في {date}</translation>
    </message>
    <message>
        <source>pending</source>
        <comment>A status, within a sentence</comment>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>A status, within a sentence</comment>
        <translation>مباع</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>اليوم في {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>أمس في {time}</translation>
    </message>
    <message>
        <source>{minute}, {day}</source>
        <translation>{minute}، {day}</translation>
    </message>
    <message>
        <source>{name} was added as #{id}</source>
        <translation>أُضيف {name} بالرقم #{id}</translation>
    </message>
    <message>
        <source>{name} was added. The service&apos;s answer did not say its number.</source>
        <translation>أُضيف {name}. لم يذكر رد الخدمة رقمه.</translation>
    </message>
    <message>
        <source>{n} a day</source>
        <translation>‏{n} في اليوم</translation>
    </message>
    <message>
        <source>{n} a minute</source>
        <translation>‏{n} في الدقيقة</translation>
    </message>
    <message>
        <source>{n} d</source>
        <comment>Days, shortened</comment>
        <translation>‏{n} ي</translation>
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
        <translation>،‏ </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>Two sentences; some languages have no space between</comment>
        <translation>{first} {second}</translation>
    </message>
</context>
</TS>
