import { styled } from '@mui/material/styles';
import { Icon } from '../../../client/components/icon.tsx';
import { useDocsConfig } from '../../../client/contexts/docs-config.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { color, radius, textSize } from '../../../client/theme/css.ts';
import { menuList } from '../frame/control-styles.ts';

const Root = styled('div')({
  display: 'flex',
  flex: 'none',
  width: 'fit-content',
  position: 'relative',
  fontSize: textSize.caption,
  '& button, & summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    boxSizing: 'border-box',
    padding: '0 10px',
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    background: 'none',
    color: color.textSecondary,
    font: 'inherit',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary': { padding: '0 6px' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& :is(button, summary, li a):hover': { background: color.hover, color: color.text },
  '& svg': { width: 16, height: 16 },
  '& ul': { ...menuList, insetInlineEnd: 0 },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    paddingInline: 10,
    borderRadius: radius.small,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  // One control in two parts, unless there is no script for the first.
  '@media (scripting: enabled)': {
    '& button': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '& summary': { borderInlineStart: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '& summary span': { display: 'none' },
  },
  '@media (scripting: none)': { '& button': { display: 'none' } },
  '@media print': { display: 'none' },
});

/**
 * Takes a page along as Markdown: copies it, shows it, or hands its address to an assistant. All but copying are links.
 * Material UI's Button would add 0.5 KB to every page; its Menu shows nothing before its script.
 */
export function PageActions({ path }: { path: string }) {
  const { docsHost } = useDocsConfig();
  const { t, language } = useTranslations();
  const markdown = `${localizedPath(path, language)}.md`;
  const prompt = encodeURIComponent(t('pageActions.prompt', { url: `https://${docsHost}${markdown}` }));
  return (
    <Root className="menus" lang={language}>
      <button type="button" className="copy-page" data-source={markdown}>
        <Icon name="copy" />
        <span>{t('pageActions.copy')}</span>
      </button>
      <details>
        <summary aria-label={t('pageActions.more')}>
          <span>Markdown</span>
          <Icon name="expand" />
        </summary>
        <ul>
          <li>
            <a href={markdown} type="text/markdown">
              {t('pageActions.view')}
            </a>
          </li>
          <OpenIn name="ChatGPT" href={`https://chatgpt.com/?q=${prompt}`} />
          <OpenIn name="Claude" href={`https://claude.ai/new?q=${prompt}`} />
        </ul>
      </details>
    </Root>
  );
}

function OpenIn({ name, href }: { name: string; href: string }) {
  const { t } = useTranslations();
  return (
    <li>
      <a href={href} target="_blank" rel="noopener nofollow">
        {t('pageActions.openIn', { name })}
      </a>
    </li>
  );
}
