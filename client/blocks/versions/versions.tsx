import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useInterfaceLang } from '../../contexts/text-language.tsx';
import { useTranslations } from '../../contexts/translations.tsx';
import { joinSentences } from '../../shared/join-sentences.ts';
import { color, textSize } from '../../theme/css.ts';
import { field } from '../../theme/field.ts';
import type { BlockView } from '../view.ts';
import { versionNotes } from './version-notes.ts';

const Root = styled('form')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: '0 0 16px',
    fontSize: textSize.label,
    '& p': { flexBasis: '100%', margin: 0, color: color.textSecondary },
    '& select, & button': { ...field, minHeight: 32, padding: '0 8px' },
    '& button': { cursor: 'pointer', '&:hover': { background: color.hover } },
    '@media print': { '& label, & select, & button': { display: 'none' } },
  }),
);

/**
 * A form that asks for the page with the tables of a version: it needs no script.
 * Material UI's Button would add 0.5 KB to each page with it, its NativeSelect another 1 KB, and 7 to the Worker.
 */
export const VersionsView: BlockView<'versions'> = ({ block }) => {
  const { t } = useTranslations();
  const lang = useInterfaceLang();
  const { known, documented, shown } = block;
  return (
    <Root className="versions" data-documented={documented} lang={lang}>
      <label>
        {t('apiVersions.label')}{' '}
        <select name="v" defaultValue={shown} autoComplete="off">
          {known.toReversed().map((version) => (
            <option key={version} value={version} dir={version === documented ? 'auto' : undefined}>
              {version === documented ? t('apiVersions.documented', { version }) : version}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('apiVersions.show')}</button>
      <p>{joinSentences(versionNotes(block, t))}</p>
    </Root>
  );
};
