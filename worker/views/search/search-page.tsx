import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { products } from '#content';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import { countWords, doubtWords } from '../../../client/search/answer-words.ts';
import { MAX_QUERY_LENGTH } from '../../../client/search/bounds.ts';
import { groupHits } from '../../../client/search/group-hits.ts';
import type { SearchAnswer, SearchHit } from '../../../client/search/search-answer.ts';
import { SEARCH_PATH } from '../../../client/shared/address/view-paths.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import type { ProductId } from '../../../client/shared/product.ts';
import { SimplePage } from '../frame/simple-page.tsx';
import { MarkedText } from '../page/marked-text.tsx';
import { searchPageStyles } from './search-page-styles.ts';

/** More sections of one page than this hide the next page. */
const MAX_HITS_OF_PAGE = 5;

const Root = styled(SimplePage)(searchPageStyles);

/** What the results page shows. `refused` is a query that cannot be searched for; it is shown in the field alone. */
export type SearchResults = SearchAnswer & { query: string; product?: ProductId; refused: boolean };

/** The results of a search as a page that needs no script. */
export function SearchPage({ query, product, hits, suggestion, doubt, refused }: SearchResults) {
  const { t } = useTranslations();
  const groups = groupHits(hits, (hit) => hit).map((group) => ({ ...group, hits: group.hits.slice(0, MAX_HITS_OF_PAGE) }));
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0);
  return (
    <Root title={t('search.search')} maxWidth="md">
      <SearchForm query={query} product={product} />
      {refused && <p role="alert">{t('search.refused')}</p>}
      {suggestion && <Offer words={t('search.didYouMean')} query={suggestion} product={product} />}
      {doubt && <p>{doubtWords(doubt, t)}</p>}
      {doubt?.retry && <Offer words={t('search.retry')} query={doubt.retry} product={product} />}
      {count > 0 && <p>{countWords(count, t)}</p>}
      {groups.map(({ page, hits: found }) => (
        <section key={page.path}>
          <h2>
            {`${page.title} `}
            {page.product && <span className="product">{products[page.product].name}</span>}
          </h2>
          <ul>
            {found.map((hit) => (
              <Result key={hit.hash} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

/** Material UI's OutlinedInput and NativeSelect would add 1.2 KB, and 8 KB to the Worker; script alone would show a field's focus. */
function SearchForm({ query, product }: Pick<SearchResults, 'query' | 'product'>) {
  const { t, language } = useTranslations();
  return (
    <search>
      <form action={localizedPath(SEARCH_PATH, language)}>
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          aria-label={t('search.label')}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t('search.placeholder')}
        />
        <select name="product" defaultValue={product ?? ''} aria-label={t('search.product')}>
          <option value="">{t('search.all')}</option>
          {Object.values(products).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" variant="contained" size="large">
          {t('search.search')}
        </Button>
      </form>
    </search>
  );
}

/** Another query that can be had by a press, within the product that is chosen. */
function Offer({ words, query, product }: { words: string; query: string; product?: ProductId }) {
  const { language } = useTranslations();
  const asked = new URLSearchParams({ q: query, ...(product && { product }) });
  return (
    <p>
      {`${words} `}
      <a href={`${localizedPath(SEARCH_PATH, language)}?${asked}`}>{query}</a>
    </p>
  );
}

function Result({ hit }: { hit: SearchHit }) {
  const { language } = useTranslations();
  const { path, hash, title, section, excerpt, terms, lang } = hit;
  return (
    <li lang={lang === language ? undefined : lang}>
      <a href={localizedPath(path, language) + (hash && `#${hash}`)}>
        <MarkedText text={section || title} terms={terms} />
      </a>
      <p>
        <MarkedText text={excerpt} terms={terms} />
      </p>
    </li>
  );
}
