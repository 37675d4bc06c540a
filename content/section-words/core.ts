/**
 * Words of readers for what a section answers, by its address below /toolpad: what it does not say itself, and what it is mostly about. They are
 * searched with the section, where `search-words.ts` and `neighbor-words.ts` say a word for all pages. Those of its heading need not be here.
 */
export const coreWords: Readonly<Record<string, string>> = {
  agents: 'mcp ai llm claude copilot cursor chatgpt model context protocol llms.txt assistant codex',
  'agents#connect': 'hook claude cursor mcp url',
  'agents#claude-code': 'mcp hook',
  'agents#visual-studio-code': 'vscode copilot mcp.json',
  'agents#cursor': 'mcp.json hook',
  'agents#tools': 'functions mcp',
  'agents#without-a-connection': 'raw paste chatgpt',
  core: 'admin panel',
  'core#install': 'npm yarn',
  'core#what-you-get': 'included',
  'core#an-app-in-one-file': 'complete code single copy paste',
  'core#works-with-your-framework': 'next vite react-router remix tanstack frameworks kb bundle size heavy',
  'core#status': 'maintained deprecated free cost license mit price pay money',
  'core#where-to-start': 'begin learn',
  'core/all-components': 'overview list index',
  'core/all-components#data': 'table form',
  'core/all-components#utils': 'hooks helpers',
  'core/integrations/nextjs-approuter': 'import errors setup existing directory integrate guide',
  'core/integrations/nextjs-approuter#prerequisites':
    'versions next 15 react 19 version 14 16 create-next-app install packages required eresolve src globals.css',
  'core/integrations/nextjs-approuter#wrap-the-app':
    'hydration warning mismatch provider ThemeProvider color-scheme html root layout NextAppProvider suppressHydrationWarning emotion suspense missing boundary prerender error build fails functions passed client',
  'core/integrations/nextjs-approuter#dashboard-layout': 'route group layout.tsx pages sidebar without shell hide header register',
  'core/integrations/nextjs-approuter#dashboard-page': 'home index first start parallel resolve path',
  'core/integrations/nextjs-approuter#a-second-page': 'route another menu entry orders folder heading',
  'core/integrations/nextjs-approuter#server-rendering':
    'ssr blank white flash flicker dark mode static generation client directive rsc dynamic import window undefined suspense useSearchParams prerender seo hydrate required page until javascript loaded progress bar empty html google index crawler spinner',
  'core/integrations/nextjs-approuter#authentication-with-auth-js': 'nextauth next-auth v5 login protect github sign',
  'core/integrations/nextjs-approuter#dependencies':
    'env github oauth login client id next-auth beta install AUTH_SECRET redirect_uri mismatch callback',
  'core/integrations/nextjs-approuter#auth-js-configuration':
    'nextauth config callbacks login providers github google credentials authorize jwt auth.ts authorized providerMap session role public open',
  'core/integrations/nextjs-approuter#sign-in-page':
    'login without menu layout server action route auth/signin redirect alert shown although try catch NEXT_REDIRECT',
  'core/integrations/nextjs-approuter#route-handler': 'api endpoint api/auth nextauth handlers POST 404 callback 405',
  'core/integrations/nextjs-approuter#middleware':
    'protect private routes redirect loop infinite unauthenticated login guard matcher public pages signed visitors edge without api static authorization dashboard redirects required send people session images icons blocked favicon loading turbopack',
  'core/integrations/nextjs-approuter#session-and-account':
    'getServerSession undefined logout refresh auth() SessionProvider signOut useSession lost update child',
  'core/integrations/nextjs-approuter#start-it-in-production':
    'deploy AUTH_TRUST_HOST build UntrustedHost vercel deployment fails docker self-hosted',
  'core/integrations/nextjs-pagesrouter': 'directory setup existing integrate',
  'core/integrations/nextjs-pagesrouter#prerequisites': 'version next 14 15 16 create-next-app eresolve emotion',
  'core/integrations/nextjs-pagesrouter#configure-next-js': 'turbopack hydration mismatch bundler builder twice emotion ignored dark',
  'core/integrations/nextjs-pagesrouter#wrap-the-app': 'provider ThemeProvider _app.tsx layout emotion cache viewport',
  'core/integrations/nextjs-pagesrouter#document': 'emotion cache ssr styles flicker flash unstyled head order specificity',
  'core/integrations/nextjs-pagesrouter#dashboard-page': 'per layout getLayout index home globals.css without fonts clash',
  'core/integrations/nextjs-pagesrouter#a-second-page': 'route hash anchor fragment vanish isReady segments',
  'core/integrations/nextjs-pagesrouter#authentication-with-auth-js': 'nextauth next-auth login v5 github',
  'core/integrations/nextjs-pagesrouter#dependencies': 'env AUTH_SECRET install transpilePackages',
  'core/integrations/nextjs-pagesrouter#auth-js-configuration': 'nextauth providers callbacks authorized public',
  'core/integrations/nextjs-pagesrouter#session-and-account':
    'getServerSession undefined logout requireAuth getLayout SessionProvider loading signOut without per menu dir bare',
  'core/integrations/nextjs-pagesrouter#sign-in-page':
    'login without menu layout getServerSideProps redirect loop providers itself endlessly',
  'core/integrations/nextjs-pagesrouter#route-handler': 'next-auth v5 directory folder dir',
  'core/integrations/nextjs-pagesrouter#middleware':
    'protect private routes redirect loop infinite unauthenticated login guard matcher public without api static send people visitors session images icons blocked favicon loading turbopack',
  'core/integrations/nextjs-pagesrouter#start-it-in-production': 'UntrustedHost AUTH_TRUST_HOST vercel deployment server configuration',
  'core/integrations/nextjs-pagesrouter#examples': 'next-auth v4 sample download template',
  'core/integrations/react-router': 'spa vite integrate client side react-router-dom existing',
  'core/integrations/react-router#prerequisites': 'vite template install react-router v7 v6 plain react without index.html linter',
  'core/integrations/react-router#wrap-all-pages-in-reactrouterappprovider': 'root outlet App.tsx useLocation context',
  'core/integrations/react-router#dashboard-layout': 'outlet nested route without shell hide header register',
  'core/integrations/react-router#routes':
    'createBrowserRouter lazy loader path data v7 config main.tsx children paths nested error found title missing 404 menu entry screen centered console',
  'core/integrations/react-router#build-and-deploy':
    'hosting static refresh 404 host nginx fallback index.html production netlify try_files spa apache reloading sub page direct link blank deployment rendering dist github',
  'core/integrations/react-router#authentication-with-firebase': 'google login auth spa vite sign',
  'core/integrations/react-router#the-session': 'context state provider',
  'core/integrations/react-router#firebase':
    'google login config env github signInWithPopup setup invalid-api-key blank exposed persistence',
  'core/integrations/react-router#session-and-account': 'logout signOut onAuthStateChanged listener avatar setSession modify',
  'core/integrations/react-router#protected-routes':
    'private route guard unauthenticated redirect login require auth logged before loaded flash loading only signed-in members authorized role access visitors authorization guarding authenticated wrapper permission send people session anonymous guests security token',
  'core/integrations/react-router#sign-in-page': 'login redirect after back already logged success route original callbackUrl',
  'core/integrations/react-router#router-entry': 'register routes login path outside',
  'core/integrations/react-router#try-it-with-the-emulator': 'test local machine locally login firebase without account offline fake seed',
  'core/integrations/react-router#examples': 'template sample download',
  'core/introduction': 'about',
  'core/introduction#what-toolpad-core-is': 'definition purpose library framework difference material ui backend license free mit',
  'core/introduction#features': 'list capabilities included offers',
  'core/introduction#what-you-need': 'node version requirements react versions mui peer compatibility',
  'core/introduction#project-status':
    'maintained deprecated future production ready stable dead alternative abandoned still developed alive working anyone archived',
  'core/introduction/base-concepts': 'fundamentals',
  'core/introduction/base-concepts#imports':
    'module found import path cannot find resolve subpath types export named esm tree shaking bundle exported default undefined error useDialogs barrel deep',
  'core/introduction/base-concepts#component-hierarchy': 'tree order nesting wraps providers structure inside vite middle centered pushed',
  'core/introduction/base-concepts#without-the-provider':
    'optional standalone context hook outside separately single AppProvider must within undefined test isolated nothing throws storybook crash',
  'core/introduction/base-concepts#routing':
    'without reload links router navigation link full framework trailing slash own library ctrl tab window click active query lost',
  'core/introduction/base-concepts#tanstack-router': 'provider start',
  'core/introduction/base-concepts#slots':
    'override inner loses focus remount rerender replace part slotProps lost TextField typing letter key cursor formData',
  'core/introduction/base-concepts#localization':
    'language french spanish chinese i18n locale translation rtl i18next translate german labels texts pack korean japanese arabic languages switch hebrew deDE untranslated remain',
  'core/introduction/base-concepts#globally':
    'language switch theme all locale default whole labels provider runtime import fly translation korean functions passed directly client components words',
  'core/introduction/base-concepts#locally': 'single override one own text label only here type incomplete',
  'core/introduction/base-concepts#priority': 'wins override text precedence order conflict nested',
  'core/introduction/base-concepts#reading-texts': 'hook own usetranslation useLocaleText translation wording button reuse',
  'core/introduction/base-concepts#interpolation': 'placeholder variables plural variable text function brand',
  'core/introduction/base-concepts#all-keys': 'strings labels messages list texts translation available default ignored unused',
  'core/introduction/examples': 'sample demo template projects repository starter admin dashboard',
  'core/introduction/examples#all-examples':
    'next-auth v4 sample demo template projects repository list github firebase vite stackblitz codesandbox online',
  'core/introduction/examples#use-an-example': 'clone download run copy password sample database deploy',
  'core/introduction/installation': 'install setup project npm started',
  'core/introduction/installation#automatic-installation':
    'template starter scaffold npx pnpm yarn bun start dev create-toolpad-app cli project bootstrap generate boilerplate empty folder refuses pick questions',
  'core/introduction/installation#template-versions': 'starter outdated old generated dependencies next version eresolve bump',
  'core/introduction/installation#manual-installation':
    'existing project yarn npm install packages pnpm material icons plain without next already have own app pin',
  'core/introduction/installation#newer-majors':
    'update upgrade latest react router next mui install conflict eresolve 16 react-router material ui unsupported override legacy-peer-deps bump downgrade silently',
  'core/introduction/installation#fit':
    'compatible version check package.json react next mui versions matrix incompatible release paste compare',
  'core/introduction/installation#peer-packages':
    'react 18 19 version conflict eresolve license dependency update upgrade install mui incompatible major latest module found dependencies x-data-grid-pro unresolved versions required unmet fails warning asking commercial size huge watermark unwanted avoid data grid pro installing npmrc telemetry lockfile TS2307',
  'core/introduction/installation#cli-options':
    'flags arguments npx non-interactive command line create-toolpad-app studio pick scaffold skip',
  'core/introduction/installation#project-structure': 'folders files generated layout explained tree',
  'core/introduction/installation#next-js-app-router': 'template generated structure files middleware.ts scaffold magic link',
  'core/introduction/installation#next-js-pages-router': 'template generated structure files folder',
  'core/introduction/installation#vite': 'spa without next template generated structure files firebase',
  'core/introduction/installation#authentication-variables':
    'env local oauth client id secret AUTH_SECRET GITHUB_CLIENT_ID google credentials environment tenantId azure microsoft entra safe',
  'core/introduction/roadmap': 'planned upcoming future plans',
  'core/introduction/roadmap#status': 'maintained deprecated replacement pin',
  'core/introduction/roadmap#public-board': 'kanban backlog planned',
  'core/introduction/roadmap#once-planned':
    'rbac permissions roles register bell inbox multi-tenant charts notifications center sign-up filters stat card reset',
  'core/introduction/roadmap#link-your-own-sign-up-and-reset-pages': 'register forgot password registration',
  'core/introduction/support': 'question ask contact chat report',
  'core/introduction/support#what-to-expect': 'reply patch fork',
  'core/introduction/support#github-issues': 'bug report archived put',
  'core/introduction/support#a-minimal-reproduction': 'bug report repro put',
  'core/introduction/support#before-you-report-a-type-or-peer-error': 'versions typescript',
  'core/introduction/support#stack-overflow': 'ask question',
  'core/introduction/support#community': 'chat ask question discord',
  'core/introduction/tutorial': 'beginner hello world getting started step first dashboard learn walkthrough',
  'core/introduction/tutorial#bootstrap-the-project': 'scaffold start',
  'core/introduction/tutorial#with-create-toolpad-app': 'cli scaffold start project download',
  'core/introduction/tutorial#by-hand': 'manual without cli scratch package.json tsconfig favicon',
  'core/introduction/tutorial#what-you-get': 'result',
  'core/introduction/tutorial#create-a-new-page': 'route menu item navigation entry orders folder heading third',
  'core/introduction/tutorial#build-it-for-production': 'next deploy hosting',
  'core/introduction/upgrade-to-0-14': 'migrate breaking changes 0.12 version old docs update upgrade',
  'core/introduction/upgrade-to-0-14#from-0-12': 'signInLabel LoadingButton',
  'core/introduction/upgrade-to-0-14#material-ui-7': 'mui upgrade Grid2 GridLegacy Hidden resolve build',
  'core/introduction/upgrade-to-0-14#packages': 'locales deDE toolbar',
  'core/introduction/upgrade-to-0-14#app-providers': 'rename export nextjs react-router',
  'core/introduction/upgrade-to-0-14#sign-in-titles': 'oauthSignInTitle continue github ignored',
  'core/introduction/upgrade-to-0-14#navigation': 'item found throws flyout',
  'core/introduction/upgrade-to-0-14#check': 'verify',
  'core/introduction/upgrade-to-0-16': 'migrate breaking changes newer version latest update upgrade',
  'core/introduction/upgrade-to-0-16#packages': 'bump uninstall',
  'core/introduction/upgrade-to-0-16#crud-pages': 'pageTitle pageTitles props twice header',
  'core/introduction/upgrade-to-0-16#remember-me': 'checkbox hide rememberMe disappeared gone',
  'core/introduction/upgrade-to-0-16#form-values': 'renderFormField onFieldChange multiple array',
  'core/introduction/upgrade-to-0-16#new': 'csp nonce InitColorSchemeScript select',
  'core/introduction/whats-new': 'changelog version release notes',
  'core/introduction/whats-new#v0-16': 'newest',
  'core/introduction/whats-new#v0-15': 'checkbox gone csp',
  'core/introduction/whats-new#v0-14': 'rename',
  'core/introduction/whats-new#v0-12': 'react-router-dom rename',
  'core/introduction/whats-new#v0-11': 'toolbar moved',
  'core/introduction/whats-new#v0-8': 'menuItems',
  'core/introduction/whats-new#v0-7': 'outdated definition useActivePage',
  'core/introduction/whats-new#v0-6': 'labels',
  'core/introduction/whats-new#v0-5': 'oldest',
  'core/react-account': 'menu profile dropdown avatar popover signed sign out button picture',
  'core/react-account#states':
    'loading signed logged button shows avatar rendered visible missing nothing gone disappeared log sign hidden appear empty out bar',
  'core/react-account#signed-in':
    'logout log out menu email name sign popover avatar picture dropdown off closes initials outline person form tooltip',
  'core/react-account#signed-out': 'login button sign redirect half width wraps lines narrow small event argument',
  'core/react-account#customization': 'appearance',
  'core/react-account#slot-props':
    'style position avatar button popover preview variant expanded sx color size condensed square round shape border hide arrow opens above direction dropdown side sidebar dark shadow',
  'core/react-account#slots':
    'menu items profile link settings details section popover content own entry switch links inside replace footer header hide sign button extend entries signOutButton ignored',
  'core/react-account#account-switcher':
    'multiple accounts tenant organization workspace team multi switch impersonate company organisation workspaces profile',
  'core/react-account#localization': 'button text translate rename sign out label capitals uppercase lowercase capitalized spelling',
  'core/react-account#session':
    'fields role organization company extra data menu position below name popover under person logged logo email',
  'core/react-app-provider': 'root setup wrap context config application',
  'core/react-app-provider#basic':
    'setup root wrap context first step initialize required props minimal centered template css outside steps vite pushed middle screen toggle leak body',
  'core/react-app-provider#branding': 'title name logo browser tab document brand head favicon company product',
  'core/react-app-provider#navigation': 'menu items config sidebar nav array type NavigationItem segment kind pages definition constant',
  'core/react-app-provider#next-js': 'integrate provider server',
  'core/react-app-provider#app-router':
    'nextjs root layout hydration html attribute layout.tsx next server client warning AppRouterCacheProvider suspense boundary',
  'core/react-app-provider#pages-router': 'nextjs _app.tsx next AppCacheProvider emotion turbopack',
  'core/react-app-provider#client-side-routing':
    'router prop pathname searchParams navigate history reload full refresh without link react-router interface spa whole refreshes click storybook test mock hard push flashes screen blink slow loads again',
  'core/react-app-provider#any-other-router':
    'adapter tanstack wouter hash history remix navigation memory expo vue own gatsby routing library ctrl tab middle query window shortcut open click sidebar lost',
  'core/react-app-provider#theming':
    'theme dark mode createTheme ThemeProvider palette colors nested themes material mui typography font primary secondary color overrides brand override light pass corporate style css design tokens global styles switch missing gone button toggle localStorage key saved choice',
  'core/react-app-provider#css-variables':
    'dark mode toggle flicker flash before load prefers-color-scheme hydration ssr primary palette nested themes switch data-attribute class selector cssVariables light reload save remember initial useColorScheme persisted refresh white FOUC persist default system reflect nothing happens broken script tag console error always stay turns red',
  'core/react-app-provider#one-plain-theme':
    'force light only disable dark mode remove switcher turn off single always switching toggle no without forced static header button gone',
  'core/react-app-provider#light-and-dark-as-two-themes': 'mode flicker separate palette system preference flash',
  'core/react-app-provider#theme-builder': 'palette generator colors visual generate design preview tool',
  'core/react-app-provider#session-and-authentication':
    'login logout auth provider prop signIn signOut backend jwt token own clear stored signed logged keep after reload redux context authProvider setSession fake',
  'core/react-app-provider#localization': 'language translate locale translation labels text german i18n texts words',
  'core/react-app-provider#rendering-in-an-iframe':
    'window portal shadow dom microfrontend micro frontend popup root embed storybook styles outside',
  'core/react-app-provider#types': 'typescript interface declarations interfaces exported Navigation Session Branding Router',
  'core/react-crud': 'admin resource table forms generator list edit delete scaffold data rest records',
  'core/react-crud#requirements':
    'react 18 version install peer 19 dependency data grid date pickers useActionState render function blank crash error nothing empty white',
  'core/react-crud#usage': 'admin table first minimal rootPath setup title twice slash double',
  'core/react-crud#paths':
    'routes routing urls catch all nextjs 404 catch-all nested router list edit id optional segments next orders title missing address not found jump redirect success first',
  'core/react-crud#pages-router': 'catch-all dir segments first isReady',
  'core/react-crud#data-sources':
    'backend rest api connect provider prisma supabase axios fetch async json server restful endpoint resource own getMany createOne optional read only without delete hide button graphql edit disable per fetcher adapter client buttons readonly dataProvider id string number spaces umlauts error getOne receives endless refetches clears',
  'core/react-crud#fields':
    'columns enum dropdown format dates relation foreign key nested boolean readonly computed label hidden reference many type select date long text hide form non-editable image valueFormatter price currency checkbox define header datetime day off wrong timezone before utc zero dash picker euro renderCell ignored',
  'core/react-crud#reading-a-list-getmany':
    'server side pagination sorting filtering search backend total count rowCount infinite pages sort filter query params api size load rows default initial server-side paging number reset array object empty tell many next zero-based',
  'core/react-crud#reading-one-item-getone': 'single record fetch id detail found 404 missing deleted exist null return',
  'core/react-crud#writing-createone-updateone-deleteone':
    'save post put request success message failed optimistic mutation insert patch api notification failure after persist notify toast payload',
  'core/react-crud#validation':
    'required rules form errors yup schema check before submit zod unique server side async field message invalid email helper text taken already exists duplicate mandatory per-field backend under nothing happens red tell valibot transform',
  'core/react-crud#keep-what-was-typed':
    'form cleared lost empty after submit saving reset values failed empties inputs loses lose input server returns wiped vanish tick',
  'core/react-crud#data-caching':
    'stale refresh refetch invalidate cache after mutation list update reload shared ttl share updated old edit outdated synced change seconds minutes again creating item expire',
  'core/react-crud#disable-the-cache': 'always fresh stale old refetch caching reload null every visit up date',
  'core/react-crud#advanced-configuration':
    'own routes separate pages layout individual CrudProvider List Edit modal dialog redirect after save extra nested resource routing drawer jump success',
  'core/react-crud#list':
    'row actions click buttons hide per table delete confirmation filters url persist persistent size search bar initial sort button read only disable permissions bulk selection toolbar rows action default open remove column duplicate record navigate resource query params remember ten each page number choose share link back without add new dropdown options sizes missing selector vanish history',
  'core/react-crud#data-grid':
    'export csv columns resize table pro premium toolbar density checkbox selection search pass props sticky height grouping filter panel multi select bulk delete checkboxes multiple rows xlsx print missing show hide paid pinned license TS2321',
  'core/react-crud#show': 'detail details view description record descriptions read only layout fields',
  'core/react-crud#create':
    'item default values redirect after saving record form initial submit prefill another unticked ticked checkbox false off sends nothing first click boolean',
  'core/react-crud#edit': 'update form prefill initial values record prefilled save partial modify',
  'core/react-crud#a-form-of-your-own':
    'fields layout inputs grid columns field renderer file upload select autocomplete rich text renderFormField input textarea slots controlled multi-step wizard editor customise tabs modify wysiwyg multi-column sections steps customize side arrange place row watch dependent',
  'core/react-crud#localization':
    'another language languages german french translate message text labels button after delete buttons texts rename messages confirm wording customise deleted record month names months calendar dates english rest grid pickers yes no dayjs',
  'core/react-dashboard-layout':
    'admin template shell responsive drawer appbar themed skeleton chrome navbar header topbar left sidebar frame scaffold console panel toolpad UI',
  'core/react-dashboard-layout#usage': 'basic minimal start snippet hello world render children outlet setup',
  'core/react-dashboard-layout#branding':
    'name logo image top left corner home link header title svg favicon replace default clickable company brand product mark icon picture homeUrl homepage own remove text heading application upper-left rename caption emblem appname png toolpad word instead symbol area site part',
  'core/react-dashboard-layout#navigation':
    'menu items entries dynamic routes config fetched api backend permission based role filter reorder order loop array left nav structure list json define tree links hide item async lazy programmatically update rerender many generate database build roles reactnode load generated configuration sort translate i18n visible conditionally per-user throws error found select',
  'core/react-dashboard-layout#links':
    'menu item icon path url active route external tab target blank href onclick navitem segment open click leads navigate anchor query string params website redirect mui http duplicate',
  'core/react-dashboard-layout#headings': 'menu group section category subheader label title caption grouped titles subheading categories',
  'core/react-dashboard-layout#dividers': 'separator line menu between entries horizontal rule separate',
  'core/react-dashboard-layout#nested-navigation':
    'submenu multi level two three levels sub items tree expand collapsible accordion dropdown children expanded parent nesting depth recursive collapse groups subpages subroutes second third folder open close group deep hierarchy arrow chevron hover popover submenus hierarchical keep opened recursion multilevel page overview own nothing itself clickable',
  'core/react-dashboard-layout#actions':
    'badge chip unread number menu item three dots icon button count secondary bubble pending notifications label tag beside right end entry chips numeric messages indicator dot status pill notification counter aligned red circle next small click opens select propagation',
  'core/react-dashboard-layout#pattern-matching':
    'active highlight highlighted menu item detail dynamic route id params current selected stays nested segments highlighting wildcard regex subpage child url parameter path-to-regexp staying marked lit also prefix segment similar mark exact startsWith edit stay sub loses subpages lights order syntax definition',
  'core/react-dashboard-layout#disable-the-collapsible-sidebar':
    'fixed permanent drawer remove hide toggle hamburger button collapse always shown open visible static pinned lock locked toggling menu icon expand permanently expanded toggler non-collapsible forced gone missing desktop',
  'core/react-dashboard-layout#start-collapsed':
    'mini drawer icons only closed default initial state minimized open defaultOpen remember persist cookie sider icon rail persisted save saved reload refresh localstorage small initially toggled shrink control controlled programmatically without text labels retain preserve keep store remembers session defaultSidebarCollapsed hidden mini-drawer narrow first',
  'core/react-dashboard-layout#hide-navigation':
    'without sidebar menu remove rid drawer login checkout wizard full screen conditionally certain pages routes fullscreen none blank layout standalone landing 404 print hidden invisible single chrome onboarding public per-page step setup whole one only toggle hamburger bar register selected disable',
  'core/react-dashboard-layout#sidebar-width':
    'drawer size narrow wide resize px expanded collapsed drawerWidth wider narrower pixels resizable broad default 320 bigger smaller draggable too much space big takes',
  'core/react-dashboard-layout#responsive-behavior':
    'mobile breakpoint hamburger overlay temporary icons only mini small screen navigation phone tablet collapse closes automatically after clicking screens overlaps content permanent breakpoints menu drawer variant hide auto close touch viewport auto-hide auto-close swipe xs sm md desktop caption text below initials letters flyout ipad iphone tablets phones print sidebar mini-drawer keyboard',
  'core/react-dashboard-layout#full-size-content':
    'fill remaining space stretch 100% overflow scroll grid resize height data map container shrink whole area table flex overflows horizontally wide expands expand overflow-x calc 100vh viewport resizing bottom empty white use all below chart canvas',
  'core/react-dashboard-layout#account':
    'menu profile dropdown top right logout avatar toolbar header sign out corner button login upper toolbarAccount top-right face log picture missing bar appear wraps',
  'core/react-dashboard-layout#customization': 'override replace layout parts slots sidebar header appbar footer own extend',
  'core/react-dashboard-layout#slots':
    'top bar navbar buttons search notification bell tabs replace separate sidebar menu appbar footer layout header language switcher breadcrumbs field title toolbar logo right actions extra input notifications icon select text bottom version copyright horizontal navigation own inject content left color background render element area scroll hide line topbar insert breadcrumb brand center toolbarActions sidebarFooter appTitle next avatar admin',
  'core/react-dashboard-layout#account-in-the-sidebar':
    'profile menu bottom left avatar drawer footer mini collapsed popover lower top move',
  'core/react-dashboard-layout#custom-theme-switcher':
    'dark mode toggle color picker select own hide remove system button light switch menu icon header replace drop toggler night appearance setting three choices sun moon useColorScheme setMode',
  'core/react-dashboard-layout#size-and-styles-of-the-frame':
    'height width css padding position sticky overflow offset z-index background color border shadow fixed scroll scrollbar sx style elevation appbar margin print gap spacing printing hide banner above room double horizontal part',
  'core/react-page-container': 'content wrapper header padding main area title breadcrumbs margins',
  'core/react-page-container#usage': 'twice doubled two headers each every per displayed nested',
  'core/react-page-container#title-and-breadcrumbs':
    'breadcrumb heading shown empty automatic navigation derived doubled hierarchy parent shows undefined home root first key warning header duplicate incorrect rendered kept missing disappears nothing crumbs intermediate folder',
  'core/react-page-container#set-them-yourself':
    'override remove hide breadcrumbs title rename translate dynamic own empty without heading disable none icon prop explicit single home localize overriding modify replace delete crumbs',
  'core/react-page-container#heading-level': 'h1 h2 h4 typography variant accessibility seo size tag semantics font large smaller a11y',
  'core/react-page-container#dynamic-routes':
    'detail param document title browser breadcrumb id slug name record data params useActivePage item uuid instead label fetched async loaded segments segment nested route object resolve replace number order customer shown product current html tab',
  'core/react-page-container#responsiveness':
    'full width wide padding margin max maxWidth gutters fluid container narrow lg xl breakpoint screen stretch limited centered whole large monitor full-width fixed gutter remove empty sides left right wider big page content',
  'core/react-page-container#standalone-page-header': 'title only separate without padding outside alone own PageHeader crumbs replace',
  'core/react-page-container#actions':
    'buttons toolbar right side filter extra export save top button next title header date range primary action corner refresh content slot plus new print heading squash squeeze mobile wrap focus',
  'core/react-page-container#full-size-content':
    'fill remaining height stretch 100% overflow scroll grid rest viewport table map screen flex fit flexbox chart heading',
  'core/react-persistent-state': 'remember save persist refresh localstorage hooks keep after reload cookie survive browser hook settings',
  'core/react-persistent-state#local-storage':
    'sync synchronize tabs persist state keep filter after reload remember draft settings preferences save value refresh share preference useState browser restart preserve retain cache between reloads sessions tab other same picked choice updater twice',
  'core/react-persistent-state#null':
    'hydration mismatch ssr nextjs window undefined initial default first render localstorage remove clear reset delete server flash defined text match server-rendered html item paint client differ rendering safe delayed state empty flickers start wrong cookies blocked dies site crash',
  'core/react-persistent-state#key': 'dynamic per name disabled conditional prefix draft guests',
  'core/react-persistent-state#codecs':
    'object array boolean serialize serializer deserialize dates number map json date parse store complex stringify list objects lists typed transform saved back comes NaN',
  'core/react-persistent-state#error-handling':
    'quota full private mode corrupted invalid parse fails corrupt exception throws blocked exceeded unavailable incognito crash unexpected token',
  'core/react-persistent-state#custom-validation': 'zod schema old migrate stored shape version migration invalid enum',
  'core/react-persistent-state#session-storage': 'until tab closed temporary per-tab browser',
  'core/react-persistent-state#side-effect':
    'state updating syncing storage event listen listener react log callback value clear window.localStorage useLocalStorage removeItem',
  'core/react-persistent-state/use-local-storage-state-api#import': 'default exported',
  'core/react-persistent-state/use-local-storage-state-api#signatures': 'generic overload',
  'core/react-persistent-state/use-local-storage-state-api#key': 'draft guests',
  'core/react-persistent-state/use-local-storage-state-api#initializer': 'default lazy',
  'core/react-persistent-state/use-local-storage-state-api#options-codec': 'serialize json',
  'core/react-persistent-state/use-local-storage-state-api#setter': 'remove clear updater',
  'core/react-persistent-state/use-session-storage-state-api#options-codec': 'serialize',
  'core/react-persistent-state/use-session-storage-state-api#setter': 'remove clear',
  'core/react-sign-in-page': 'login form screen ready-made auth',
  'core/react-sign-in-page#basic-usage':
    'login form providers function sign-in callback email password minimal submit formData authenticate several methods both together one page order combine duplicate divider',
  'core/react-sign-in-page#auth-response':
    'login message invalid loading failed rejected backend returned success type failing spinner result feedback AuthResponse forever spinning endless hangs wrong tell stuck throws catch',
  'core/react-sign-in-page#callback-url':
    'redirect after login success successful back previous home return destination next path prop enter panel navigate landing dashboard redirected credentials deep link callbackUrl requested original target query parameter redirects referrer authentication visited wanted land people afterwards stays phishing open-redirect',
  'core/react-sign-in-page#oauth':
    'social login sso microsoft facebook buttons google github gitlab discord linkedin apple keycloak okta icon provider button own logo identity external openid invisible black missing',
  'core/react-sign-in-page#magic-link': 'passwordless login one time password otp code email nodemailer mail without mailbox sent success',
  'core/react-sign-in-page#passkey': 'webauthn biometric fingerprint login face security key fido authenticator provider autofill',
  'core/react-sign-in-page#credentials':
    'login username email password form label phone number remember checkbox input field hide eye toggle pass basic account forms stay logged-in box ticked',
  'core/react-sign-in-page#alerts':
    'password invalid credentials login message found null failed red alert shown display customized text under above form server validation incorrect feedback notify wrong show tell bad attempt user why',
  'core/react-sign-in-page#usage-with-authentication-libraries':
    'clerk supabase auth0 backend integrate login library cognito amplify better-auth own ldap keycloak',
  'core/react-sign-in-page#authjs-setup': 'nextauth next-auth config secret install environment',
  'core/react-sign-in-page#authjs-github': 'client id secret oauth callback localhost',
  'core/react-sign-in-page#authjs-server':
    'login redirecting action caught next-auth redirect NEXT_REDIRECT thrown credentials AuthError CredentialsSignin message errors false catch try block beta canceled',
  'core/react-sign-in-page#firebase': 'google login popup auth vite signInWithPopup email password env',
  'core/react-sign-in-page#customization': 'style card background image design appearance',
  'core/react-sign-in-page#branding': 'logo title name company heading sign welcome icon screen',
  'core/react-sign-in-page#theme': 'dark mode colors background green card styling css sx width login mui box modal height window full',
  'core/react-sign-in-page#slots':
    'register link sign up reset password extra fields input hide remove remember optional login form signup registration terms checkbox captcha footer header subtitle forgot field button replace title recover inputs tenant select label people help below credentials additional username provider typing',
  'core/react-sign-in-page#slot-props':
    'hide remember text placeholder color field variant button label autofocus size username instead email additional extra input fields focus jumps scrolls browser checks credentials onSubmit autocomplete',
  'core/react-sign-in-page#localization':
    'translate button text labels title german french heading provider wording rename language capitals uppercase capitalized spelling username',
  'core/react-sign-in-page#limits':
    'register signup forgot password otp background image registration sign up reset two columns unsupported signUpLink',
  'core/react-use-dialogs': 'modal popup imperative promise manager hook await open programmatically lightbox window',
  'core/react-use-dialogs#setup': 'provider wrap DialogsProvider without AppProvider context must within hook',
  'core/react-use-dialogs#basic-dialog':
    'modal form based own open popup fullscreen width size MUI buttons mobile type safe typescript render actions footer content title draggable empty again remember animation element jsx',
  'core/react-use-dialogs#payload':
    'pass props data arguments modal parameter id record typed row edit selected parameters input give hand tell frozen',
  'core/react-use-dialogs#result':
    'return value modal form answer submit dialog based await promise resolve data back selection chosen output selected item out response submitted user choose chose picked cancel escape hangs',
  'core/react-use-dialogs#stacked-dialogs':
    'nested modal multiple top inside another open over two second within z-index simultaneously layered',
  'core/react-use-dialogs#system-dialogs': 'window.confirm native modal replace labels ok cancel title text alert prompt browser built-in',
  'core/react-use-dialogs#alert': 'message ok information box info window.alert inform popup',
  'core/react-use-dialogs#confirm':
    'confirmation dialog modal delete action view window.confirm promise ask yes before leaving unsaved destructive severity button color text ok cancel warn question remove labels approve reject agree abort caution warning dangerous really no sure keyboard focus',
  'core/react-use-dialogs#prompt': 'ask text input modal window.prompt rename name field value enter question string dialog empty',
  'core/react-use-dialogs#async-close':
    'loading submit save request finished keep open spinner until confirmation state pending button closing outside backdrop escape validation failed saved async wait click blocked server before validate fails saving disable busy in-flight await failure twice',
  'core/react-use-dialogs#close':
    'programmatically dismiss modal code timer timeout navigate away seconds hide programmatic unmount idle found',
  'core/react-use-dialogs#complex-payload':
    'form modal dialog dynamic nodes based content react node inside inputs context see sees undefined provider stale old updates',
  'core/react-use-dialogs/api#import': 'default exported',
  'core/react-use-dialogs/api#usage': 'stable',
  'core/react-use-dialogs/api#confirm-options': 'label color',
  'core/react-use-dialogs/api#open-payload': 'arguments data',
  'core/react-use-dialogs/api#open-options-onclose': 'async pending',
  'core/react-use-dialogs/api#close-returns': 'found',
  'core/react-use-dialogs/api#dialog-components': 'reuse yes popup built-in ConfirmDialog',
  'core/react-use-notifications': 'toast snackbar message alert flash popup corner hook saving saved success',
  'core/react-use-notifications#setup': 'provider SnackbarProvider wrap NotificationsProvider without AppProvider context hook server side',
  'core/react-use-notifications#basic-notification':
    'toast disappear seconds persistent stays forever auto dismiss snackbar duration autoHideDuration timeout time milliseconds never close message length long visible saved saving delay expire sticky vanish x until user know click elsewhere outside hide goes clickaway',
  'core/react-use-notifications#alert':
    'success toast color variant type warning info severity icon green red style colored failed error worked saved',
  'core/react-use-notifications#action':
    'undo toast snackbar buttons actions retry link button revert inside click multiple little message bottom stays',
  'core/react-use-notifications#multiple-notifications':
    'stack stacked once toasts snackbars queue maximum max limit more one simultaneously concurrently many same time next wait order pile simultaneous maxSnack pause hover timer waits queued visible first blocks second comes closed',
  'core/react-use-notifications#close-notifications':
    'dismiss hide remove clear all snackbars toasts programmatically icon cross disappear alert onclick button key code manually closable cancel clickaway gone away vanish',
  'core/react-use-notifications#dedupe':
    'same message repeated toast snackbar once already shown spam duplicated key duplicate twice identical unique again multiple',
  'core/react-use-notifications#scoped-notifications': 'container local section inside part box area nested second provider',
  'core/react-use-notifications#customization':
    'position placement top right toast style anchor snackbar corner bottom center place left align vertical horizontal width slotProps default duration global move below header hidden behind z-index footer overlap margin globally override appearance anchorOrigin escape',
  'core/react-use-notifications#notification-center': 'bell inbox unread list history past log panel',
  'core/react-use-notifications/api#import': 'default exported',
  'core/react-use-notifications/api#usage': 'stable',
  'core/react-use-notifications/api#show-options': 'milliseconds undo',
  'core/react-use-notifications/api#close': 'dismiss',
  'core/react-use-session': 'current logged identity whoami profile hook access name email read guest',
  'core/react-use-session#usage':
    'hook null undefined email session current read logged name access profile user username greeting update child guard',
  'core/react-use-session#extend-the-session':
    'fields role token id interface generic claims jwt permissions properties typescript type organization augment stored payload module field company store department team logo',
  'core/react-use-session#demo': 'organization',
  'core/react-use-session/api#import': 'default exported',
  'core/react-use-session/api#type-parameter': 'generic',
  'core/react-use-session/api#session': 'picture avatar',
  'core/theme-builder': 'generate palette creator playground colors density radius code export contrast wcag share',
  'toolpad#which-one-do-you-need': 'difference core studio vs compare choose versus',
  'toolpad#toolpad-studio-you-draw-the-page': 'drag yaml',
  'toolpad#status-of-both': 'deprecated maintained alive abandoned',
  privacy: 'gdpr tracking',
  'privacy#cookies': 'banner consent',
  'privacy#offline-copies': 'pwa',
  'privacy#your-feedback': 'vote comment',
  'privacy#failed-searches-and-missing-pages': '404 logged',
  'privacy#search': 'keystroke',
  'privacy#limits': 'ip rate',
  'privacy#logs': 'cloudflare',
  'privacy#what-others-learn': 'third parties',
  'privacy#analytics': 'google tracker',
  'privacy#ads': 'carbon adblock',
  'privacy#agents': 'mcp',
  'privacy#your-choices': 'opt out erase',
  'core/api/account-popover-footer': 'bottom',
  'core/api/account-preview': 'avatar picture',
  'core/api/account-preview#good-to-know': 'aria label dots three a11y',
  'core/api/account#good-to-know': 'invisible blank',
  'core/api/app-provider#props': 'nonce csp',
  'core/api/app-provider#good-to-know': 'leak rerender',
  'core/api/create#good-to-know': 'cleared emptied called',
  'core/api/crud-form#slots': 'input datepicker',
  'core/api/crud-form#good-to-know': 'swallowed zero',
  'core/api/crud#props': 'rows dropdown selector vanish',
  'core/api/crud#good-to-know': 'empty blank renders white',
  'core/api/dashboard-layout#slots': 'topbar footer',
  'core/api/dashboard-layout#good-to-know': 'found duplicate',
  'core/api/dialogs-provider#props': 'delay',
  'core/api/dialogs-provider#good-to-know': 'context',
  'core/api/edit#good-to-know': 'cleared emptied called',
  'core/api/list#props': 'rows dropdown selector vanish',
  'core/api/list#slots': 'paid pinned license',
  'core/api/list#good-to-know': 'url history',
  'core/api/localization-provider#good-to-know': 'nested inherit',
  'core/api/next-app-provider#good-to-know': 'useSearchParams functions passed',
  'core/api/notifications-provider#props': 'position corner',
  'core/api/notifications-provider#good-to-know': 'timer restarts',
  'core/api/page-container#good-to-know': 'undefined width',
  'core/api/page-header-toolbar#good-to-know': 'squash squeeze mobile',
  'core/api/page-header#good-to-know': 'squash squeeze mobile',
  'core/api/react-router-app-provider#good-to-know': 'useLocation context',
  'core/api/show#good-to-know': 'zero',
  'core/api/sign-in-button#good-to-know': 'blank half',
  'core/api/sign-in-page#props': 'height box modal',
  'core/api/sign-in-page#slots': 'username register',
  'core/api/sign-in-page#good-to-know': 'forever endless',
  'core/api/sign-out-button': 'logout greyed',
  'core/api/theme-switcher': 'toggle gone',
  'core/api/theme-switcher#good-to-know': 'key saved choice',
  'core/api/toolbar-actions#good-to-know': 'extra button',
};
