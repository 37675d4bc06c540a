import { styled } from '@mui/material/styles';
import { searchIndexes } from '#search';
import { Icon } from '../../../client/components/icon.tsx';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { MAX_QUERY_LENGTH } from '../../../client/search/bounds.ts';
import { SEARCH_PATH } from '../../../client/shared/address/view-paths.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import { searchDialogStyles } from './search-dialog-styles.ts';

/** Emotion does not know `closedby` yet, and leaves out what it does not know. */
const Root = styled('dialog', { shouldForwardProp: () => true })(searchDialogStyles);

/**
 * The search dialog with its field alone: it stands closed in every page, so that a press shows it at once. The field moves through a list
 * box (the combobox pattern of the ARIA practices), which script brings with all else; until then it leads to the results page.
 * Material UI's Dialog shows nothing before its script.
 */
export function SearchDialog() {
  const { t, language } = useTranslations();
  const { file, forBrowsers } = searchIndexes[language];
  return (
    <Root
      className="search"
      aria-modal="true"
      closedby="closerequest"
      aria-label={t('search.search')}
      data-index={forBrowsers ? file : undefined}
    >
      <div className="card">
        <form action={localizedPath(SEARCH_PATH, language)}>
          <div className="field">
            <Icon name="search" />
            <input
              type="text"
              name="q"
              role="combobox"
              aria-label={t('search.label')}
              aria-expanded="false"
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={MAX_QUERY_LENGTH}
              placeholder={t('search.placeholder')}
            />
            <button type="button" className="close" aria-label={t('search.close')}>
              <Icon name="close" />
            </button>
          </div>
        </form>
        <div className="list" aria-busy="true">
          <p role="status" className="unseen" />
        </div>
      </div>
    </Root>
  );
}
