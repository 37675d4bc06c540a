import { escapeHtml } from './html.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { kebabCase } from './names.ts';

/** Where the guides describe a type of the package. The link check holds these addresses. */
const TYPE_HOMES: Record<string, string> = {
  AccountLocaleText: '/toolpad/core/react-account#localization',
  AlertOptions: '/toolpad/core/react-use-dialogs/api#alert-options',
  AppTheme: '/toolpad/core/react-app-provider#theming',
  AuthProvider: '/toolpad/core/react-sign-in-page#basic-usage',
  AuthResponse: '/toolpad/core/react-sign-in-page#auth-response',
  Authentication: '/toolpad/core/react-app-provider#types',
  Branding: '/toolpad/core/react-app-provider#branding',
  Breadcrumb: '/toolpad/core/react-page-container#set-them-yourself',
  CRUDLocaleText: '/toolpad/core/react-crud#localization',
  Codec: '/toolpad/core/react-persistent-state#codecs',
  ConfirmOptions: '/toolpad/core/react-use-dialogs/api#confirm-options',
  CrudFormState: '/toolpad/core/react-crud#a-form-of-your-own',
  DataModelId: '/toolpad/core/react-crud#data-sources',
  DataSource: '/toolpad/core/react-crud#data-sources',
  DataSourceCache: '/toolpad/core/react-crud#data-caching',
  LocaleText: '/toolpad/core/introduction/base-concepts#all-keys',
  Navigation: '/toolpad/core/react-dashboard-layout#navigation',
  OpenDialogOptions: '/toolpad/core/react-use-dialogs/api#open-options',
  PromptOptions: '/toolpad/core/react-use-dialogs/api#prompt-options',
  Router: '/toolpad/core/introduction/base-concepts#routing',
  Session: '/toolpad/core/react-app-provider#types',
  ShowNotificationOptions: '/toolpad/core/react-use-notifications/api#show-options',
  SidebarFooterProps: '/toolpad/core/react-dashboard-layout#slots',
  SignInPageLocaleText: '/toolpad/core/react-sign-in-page#localization',
};

/**
 * A written type as HTML, in which every type with a home in these docs is a link: those of the table above, and the props
 * and slots of `components`, which have an API page each. Notes the links in `env`.
 */
export function linkTypes(type: string, components: ReadonlySet<string>, env: MarkdownEnv): string {
  return escapeHtml(type).replace(/(?<![\w.'])[A-Z]\w*/g, (name) => {
    const home = Object.hasOwn(TYPE_HOMES, name) ? TYPE_HOMES[name] : apiHome(name, components);
    if (!home) return name;
    const [path = '', hash = ''] = home.split('#');
    env.links.push({ path, hash, line: 0 });
    return `<a href="${home}">${name}</a>`;
  });
}

/** `AccountPreviewProps` → the page of `AccountPreview`; `AccountSlots` and `AccountSlotProps` → the slots of `Account`. */
function apiHome(name: string, components: ReadonlySet<string>): string | undefined {
  const [, component = '', kind] = /^(\w+?)(SlotProps|Props|Slots)$/.exec(name) ?? [];
  if (!components.has(component)) return undefined;
  return `/toolpad/core/api/${kebabCase(component)}${kind !== 'Props' ? '#slots' : ''}`;
}
