import { styled } from '@mui/material/styles';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { takeTyped } from '../browser/take-typed.ts';
import { DoubtWords } from '../components/doubt-words.tsx';
import { Icon } from '../components/icon.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { MAX_QUERY_LENGTH } from '../shared/constants.ts';
import type { ProductId } from '../shared/product.ts';
import { ProductFilter } from './product-filter.tsx';
import { searchDialogStyles } from './search-dialog-styles.ts';
import type { SearchOption } from './search-options.ts';
import { SearchResults } from './search-results.tsx';
import { type KnownAnswer, useAnswer } from './use-answer.ts';
import { useLostSearch } from './use-lost-search.ts';
import { useSearchGroups } from './use-search-groups.ts';
import { useSearchIndex } from './use-search-index.ts';

const Root = styled('dialog')(searchDialogStyles);
const LIST_ID = 'search-list';

/** The search dialog: a field, and a list box that it moves through (the combobox pattern of the ARIA practices). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslations();
  const dialog = React.useRef<HTMLDialogElement>(null);
  const scrolled = React.useRef<Element>(null);
  const index = useSearchIndex();
  const [query, setQuery] = React.useState(takeTyped);
  const [product, setProduct] = React.useState<ProductId>();
  const [pointed, setPointed] = React.useState<string>();
  const known = useAnswer({ index: index ?? undefined, query, product });
  const { suggestion, doubt } = known.answer ?? {};
  const groups = useSearchGroups({ index: index ?? undefined, known, setQuery });
  const options = groups.flatMap((group) => group.options);
  // What is typed points at its best answer; nothing is chosen before that.
  const active = options.find(({ key }) => key === pointed) ?? (query.trim() === '' ? undefined : options[0]);
  const notePress = useLostSearch({ query, found: index ? options.length > 0 : undefined });
  React.useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const type = (text: string) => {
    setQuery(text);
    setPointed(undefined);
    // Asked of a list that stands at its top, it would cost a layout at every key.
    scrolled.current?.scrollTo(0, 0);
    scrolled.current = null;
  };
  const choose = (option: SearchOption) => {
    if (option.run?.() === false) return;
    notePress();
    close();
  };
  const move = (by: number) => {
    const at = active ? options.indexOf(active) : by > 0 ? -1 : 0;
    const option = options.at((at + by + options.length) % options.length);
    if (!option) return;
    setPointed(option.key);
    document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    // An input method uses the same keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    // A link is followed as if pressed, so that the browser's own keys for new tabs work.
    else if (event.key === 'Enter') active && document.getElementById(idOf(active))?.click();
    else if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey) close();
    else return;
    event.preventDefault();
  };
  return createPortal(
    <Root
      ref={dialog}
      aria-label={t('search.search')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      // The middle button opens a result too, and leaves the dialog open.
      onAuxClick={({ target }) => (target as Element).closest('[role=option]') && notePress()}
      onKeyDown={onKeyDown}
    >
      <div className="field">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the reader asked for this field.
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? LIST_ID : undefined}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => type(event.target.value)}
        />
        <button type="button" onClick={close} aria-label={t('search.close')}>
          <Icon name="close" />
        </button>
      </div>
      <ProductFilter product={product} onChange={setProduct} />
      <div
        className="list"
        onScrollCapture={(event) => {
          scrolled.current = event.target as Element;
        }}
      >
        {suggestion && <Offer words={t('search.didYouMean')} query={suggestion} onTake={type} />}
        {doubt && (
          <p>
            <DoubtWords doubt={doubt} />
          </p>
        )}
        {doubt?.retry && <Offer words={t('search.retry')} query={doubt.retry} onTake={type} />}
        {options.length > 0 && (
          <SearchResults
            id={LIST_ID}
            groups={groups}
            active={active}
            idOf={idOf}
            onPoint={({ key }) => setPointed(key)}
            onChoose={choose}
          />
        )}
        <Status index={index} query={query} known={known} count={options.length} />
      </div>
      <p className="keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')} <kbd>↵</kbd> {t('search.open')} <kbd>esc</kbd> {t('search.leave')}
      </p>
    </Root>,
    document.body,
  );
}

type OfferProps = { words: string; query: string; onTake: (query: string) => void };

/** Another query that can be had by a press. */
function Offer({ words, query, onTake }: OfferProps) {
  return (
    <p>
      {words}{' '}
      <button type="button" onClick={() => onTake(query)}>
        {query}
      </button>
    </p>
  );
}

type StatusProps = { index: ReturnType<typeof useSearchIndex>; query: string; known: KnownAnswer; count: number };

/** What became of the query, in words: heard by screen readers, seen when there is nothing else to see. */
function Status({ index, query, known: { isRefused, answer }, count }: StatusProps) {
  const { t } = useTranslations();
  const asked = query.trim() !== '';
  const words = () => {
    if (index === null) return t('search.unloaded');
    if (!asked) return '';
    if (isRefused) return t('search.refused');
    if (index === undefined) return t('search.loading');
    // What is doubtful is seen above.
    const found = count > 0 ? t('search.count', { count: String(count) }) : '';
    return answer?.doubt ? (
      <>
        <DoubtWords doubt={answer.doubt} /> {found}
      </>
    ) : (
      found
    );
  };
  return (
    <p role="status" className={index === null || (asked && (isRefused || index === undefined)) ? 'status' : 'unseen'}>
      {words()}
    </p>
  );
}

/** An id for the field to name; keys hold what ids may not. */
function idOf({ key }: SearchOption): string {
  return `search-${key.replace(/[^\w-]/g, '_')}`;
}
