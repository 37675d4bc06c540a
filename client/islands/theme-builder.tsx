import { styled } from '@mui/material/styles';
import * as React from 'react';
import { colorCode } from '../blocks/code/color-code.ts';
import { ThemeBuilderNote } from '../components/theme-builder-note.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { LiveCode } from './live-code.tsx';
import { themeCode } from './theme-builder/theme-code.ts';
import { draftOf, parseDraft, type ThemeDraft } from './theme-builder/theme-draft.ts';
import { themeBuilderStyles } from './theme-builder-styles.ts';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePresets } from './theme-presets.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { useLinkedTheme } from './use-linked-theme.ts';

const Root = styled('section')(themeBuilderStyles);

/** Controls for a theme, a live dashboard that wears it, and its code. */
export default function ThemeBuilder() {
  const [alive, setAlive] = React.useState(false);
  // The first rendering is what the server sent.
  React.useEffect(() => setAlive(true), []);
  return alive ? <Builder /> : <ThemeBuilderNote />;
}

function Builder() {
  const { t } = useTranslations();
  const [choice, follow, begin] = useLinkedTheme((linked) => setDraft(draftOf(linked)));
  const [draft, setDraft] = React.useState(() => draftOf(choice));
  const change = (changes: Partial<ThemeDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    // While a field is wrong, frame and code keep the last theme that works.
    follow(parseDraft(next) ?? choice);
  };
  return (
    <Root aria-label={t('themeBuilder.label')}>
      <ThemePreview choice={choice} />
      <div>
        <ThemePresets choice={choice} onChoose={begin} />
        <ThemeFields draft={draft} choice={choice} onChange={change} onReset={begin} />
      </div>
      <LiveCode language="tsx" lines={colorCode(themeCode(choice))} label={t('themeBuilder.code')} />
    </Root>
  );
}
