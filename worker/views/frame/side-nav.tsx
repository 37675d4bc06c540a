import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { pageTitle } from '../../../client/shared/address/page-title.ts';
import { type NavigationEntry, trailTo } from '../../../client/shared/navigation.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import type { PageContext } from './page-context.ts';
import { ProductMenus } from './product-menus.tsx';
import { SideNavRoot } from './side-nav-root.ts';

/**
 * The product's tree. Groups collapse without script; the current page's parents are open.
 * Material UI's ListItemButton would add 0.6 KB, and a small page would take three and a half times as long.
 */
export function SideNav({ page, path, navigation }: PageContext) {
  const { t } = useTranslations();
  const open = new Set(trailTo(navigation, path).map((entry) => entry.pathname));
  return (
    <SideNavRoot id="side-nav" popover="auto" aria-label={t('mainNavigation')}>
      <button type="button" className="close" popoverTarget="side-nav" popoverTargetAction="hide" aria-label={t('closeDrawer')}>
        <Icon name="close" />
      </button>
      <ProductMenus product={page?.product ?? 'core'} />
      <Entries entries={navigation} path={path} open={open} />
    </SideNavRoot>
  );
}

type EntriesProps = { entries: readonly NavigationEntry[]; path: string; open: Set<string> };

function Entries({ entries, path, open }: EntriesProps) {
  const { language, find } = useTranslations();
  return (
    <ul>
      {entries.map((entry) => {
        const title = pageTitle(entry, (key) => find(`pages.${key}`));
        if (title === null) return null;
        if (!entry.children) {
          return (
            <li key={entry.pathname}>
              <a href={localizedPath(entry.first ?? entry.pathname, language)} aria-current={entry.pathname === path ? 'page' : undefined}>
                {title}
              </a>
            </li>
          );
        }
        const children = <Entries entries={entry.children} path={path} open={open} />;
        return (
          <li key={entry.pathname}>
            {entry.subheader ? (
              <>
                <span className="subheader">{title}</span>
                {children}
              </>
            ) : (
              <details open={open.has(entry.pathname)}>
                <summary>{title}</summary>
                {children}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
