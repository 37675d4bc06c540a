import { styled } from '@mui/material/styles';
import * as React from 'react';
import { CodeBlock } from '../blocks/code/code-block.tsx';
import { ThemeBuilderNote } from '../components/theme-builder-note.tsx';
import { useTranslations } from '../contexts/translations.tsx';
import { DEFAULT_CHOICE } from '../shared/theme-choice.ts';
import { themeCode } from '../shared/theme-code.ts';
import { draftOf, parseDraft, type ThemeDraft } from '../shared/theme-draft.ts';
import { themeBuilderStyles } from './theme-builder-styles.ts';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';

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
  const [draft, setDraft] = React.useState(() => draftOf(DEFAULT_CHOICE));
  const [choice, setChoice] = React.useState(DEFAULT_CHOICE);
  const change = (changes: Partial<ThemeDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    // While a field is wrong, frame and code keep the last theme that works.
    setChoice(parseDraft(next) ?? choice);
  };
  return (
    <Root aria-label={t('themeBuilder.label')}>
      <ThemePreview choice={choice} />
      <ThemeFields draft={draft} onChange={change} />
      <CodeBlock block={{ language: 'tsx', lines: linesOf(themeCode(choice)) }} label={t('themeBuilder.code')} />
    </Root>
  );
}

/** Plain lines: what changes with each press is not highlighted. */
function linesOf(code: string): string[][] {
  return code.split('\n').map((line) => [line]);
}
