import * as React from 'react';
import { loadSearch } from '../browser/load-search.ts';
import { SearchButton } from '../components/search-button.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** The search: its button and, while it is open, its dialog. */
export default function Search() {
  const { language } = useTranslations();
  const openings = React.useRef(0);
  // Each opening has a number of its own: a dialog says a moment late that it has closed, when the next may be open already.
  const [opening, setOpening] = React.useState(0);
  React.useEffect(() => {
    // Ahead of the first letter. A failure shows in the dialog, which tries again.
    loadSearch(language).catch(() => {});
  }, [language]);
  return (
    <>
      <SearchButton
        expanded={opening > 0}
        onClick={(event) => {
          event.preventDefault();
          openings.current += 1;
          setOpening(openings.current);
        }}
      />
      {opening > 0 && <SearchDialog key={opening} onClose={() => setOpening((current) => (current === opening ? 0 : current))} />}
    </>
  );
}
