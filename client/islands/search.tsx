import * as React from 'react';
import { loadSearch } from '../browser/load-search.ts';
import { SearchButton } from '../components/search-button.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** The search: its button and, while it is open, its dialog. */
export default function Search() {
  const { language } = useTranslations();
  const [open, setOpen] = React.useState(false);
  const close = React.useCallback(() => setOpen(false), []);
  React.useEffect(() => {
    // Ahead of the first letter. A failure shows in the dialog, which tries again.
    loadSearch(language).catch(() => {});
  }, [language]);
  return (
    <>
      <SearchButton
        expanded={open}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      {open && <SearchDialog onClose={close} />}
    </>
  );
}
