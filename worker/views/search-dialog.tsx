import { styled } from '@mui/material/styles';
import { productNames } from '#product-names';
import { searchIndexUrls } from '#search';
import { Icon } from '../../client/components/icon.tsx';
import { useTranslations } from '../../client/contexts/translations.tsx';
import { MAX_QUERY_LENGTH } from '../../client/shared/constants.ts';
import { localizedPath } from '../../client/shared/language.ts';
import { searchDialogStyles } from './search-dialog-styles.ts';

const Root = styled('dialog')(searchDialogStyles);

/** Which product is searched. */
const CHOICES = { '': '', ...productNames };

/**
 * The search dialog before anything is found: it stands closed in every page, so that a press shows it at once. The field moves through a
 * list box (the combobox pattern of the ARIA practices), which script brings; until then it leads to the results page.
 */
export function SearchDialog() {
  const { t, language } = useTranslations();
  return (
    <Root className="search" aria-label={t('search.search')} data-index={searchIndexUrls[language]}>
      <form action={localizedPath('/toolpad/search', language)}>
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
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={t('search.placeholder')}
          />
          <button type="button" className="close" aria-label={t('search.close')}>
            <Icon name="close" />
          </button>
        </div>
        <fieldset className="products">
          <legend className="unseen">{t('search.product')}</legend>
          {Object.entries(CHOICES).map(([id, name]) => (
            <label key={id}>
              <input type="radio" name="product" value={id} defaultChecked={id === ''} />
              <span>{name.replace('Toolpad ', '') || t('search.all')}</span>
            </label>
          ))}
        </fieldset>
      </form>
      <div className="list" aria-busy="true">
        <p role="status" className="unseen" />
      </div>
      <p className="keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')} <kbd>↵</kbd> {t('search.open')} <kbd>esc</kbd> {t('search.leave')}
      </p>
    </Root>
  );
}
