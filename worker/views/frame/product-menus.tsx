import { styled } from '@mui/material/styles';
import { latestVersions, products } from '#content';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { currentVersion, type ProductId } from '../../../client/shared/product.ts';
import { color } from '../../../client/theme/css.ts';
import { menuList } from './control-styles.ts';

const WHATS_NEW: Record<ProductId, string> = {
  core: '/toolpad/core/introduction/whats-new',
  studio: '/toolpad/studio/getting-started/whats-new',
};

const Root = styled('div')({
  display: 'flex',
  gap: 4,
  margin: '0 0 10px',
  '& details': { position: 'relative' },
  '& summary': { gap: 10, minHeight: 36 },
  '& .version summary': { fontWeight: 400, color: color.textSecondary },
  '& details>ul': { ...menuList, insetInlineStart: 0, minWidth: 148 },
  // At the button's end, where the sidebar has room for it.
  '& .version>ul': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  '& li a': { paddingInline: 10, whiteSpace: 'nowrap' },
});

/** Which product, and which version of it, these pages are about: two menus that open without script. */
export function ProductMenus({ product }: { product: ProductId }) {
  const { t } = useTranslations();
  const { name, versions } = products[product];
  return (
    <Root className="menus">
      <Menu className="product" label={t('products')} text={name}>
        {Object.values(products).map((entry) => (
          <Item key={entry.id} path={`/toolpad/${entry.id}`} text={entry.name} current={entry.id === product} />
        ))}
      </Menu>
      <Menu className="version" label={t('versions')} text={currentVersion(products[product])}>
        {versions.map((version) => (
          <Item key={version.text} path={`/toolpad/${product}`} text={version.text} current={version.current} />
        ))}
        <OtherVersions product={product} />
      </Menu>
    </Root>
  );
}

type MenuProps = { className: string; label: string; text: string; children: React.ReactNode };

function Menu({ className, label, text, children }: MenuProps) {
  const { t } = useTranslations();
  return (
    <details className={className} name="product-menu">
      <summary aria-label={label + t('colon') + text}>{text}</summary>
      <ul aria-label={label}>{children}</ul>
    </details>
  );
}

/** What the versions of a product brought; nothing for one whose versions are not known. */
function OtherVersions({ product }: { product: ProductId }) {
  const { t } = useTranslations();
  const latest: string | undefined = latestVersions[product];
  if (!latest) return null;
  return (
    <>
      <Item path={`${WHATS_NEW[product]}#v${latest.replace('.', '-')}`} text={t('latestVersion', { version: latest })} current={false} />
      <Item path={WHATS_NEW[product]} text={t('whatsNew')} current={false} />
    </>
  );
}

function Item({ path, text, current }: { path: string; text: string; current: boolean }) {
  const { language } = useTranslations();
  return (
    <li>
      <a href={localizedPath(path, language)} aria-current={current ? 'true' : undefined}>
        {/* A version comes before its words, right to left too. */}
        <bdi>{text}</bdi>
      </a>
    </li>
  );
}
