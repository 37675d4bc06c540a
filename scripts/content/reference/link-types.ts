import type { TypePart } from '../../../client/blocks/api-table/api-table.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import type { MarkdownEnv } from '../markdown/env.ts';

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
 * A written type, in which every type with a home in these docs is a link: those of the table above, and the props
 * and slots of `components`, which have an API page each. Notes the links in `env`.
 */
export function typeParts(type: string, components: ReadonlySet<string>, env: MarkdownEnv): TypePart[] {
  const pieces = type.split(/(?<![\w.'])([A-Z]\w*)/).map((piece, index): TypePart => {
    const isName = index % 2 === 1;
    const href = isName ? homeOf(piece, components) : undefined;
    if (!href) return piece;
    const [path = '', hash = ''] = href.split('#');
    env.links.push({ path, hash, line: 0 });
    return { name: piece, href };
  });
  return pieces.reduce<TypePart[]>(joinTexts, []);
}

/** Where these docs describe a type or another export that has no API page of its own. */
export function homeOf(name: string, components: ReadonlySet<string>): string | undefined {
  return Object.hasOwn(TYPE_HOMES, name) ? TYPE_HOMES[name] : apiHome(name, components);
}

function joinTexts(parts: TypePart[], part: TypePart): TypePart[] {
  const last = parts.at(-1);
  if (part === '') return parts;
  return typeof part === 'string' && typeof last === 'string' ? [...parts.slice(0, -1), last + part] : [...parts, part];
}

/** `AccountPreviewProps` → the page of `AccountPreview`; `AccountSlots` and `AccountSlotProps` → the slots of `Account`. */
function apiHome(name: string, components: ReadonlySet<string>): string | undefined {
  const [, component = '', kind] = /^(\w+?)(SlotProps|Props|Slots)$/.exec(name) ?? [];
  if (!components.has(component)) return undefined;
  return `/toolpad/core/api/${kebabCase(component)}${kind !== 'Props' ? '#slots' : ''}`;
}
