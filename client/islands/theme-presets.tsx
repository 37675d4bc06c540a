import * as React from 'react';
import { writeToClipboard } from '../browser/platform/clipboard.ts';
import { useTranslations } from '../contexts/translations.tsx';
import { COPY_LABEL_REVERT_MS } from '../shared/constants.ts';
import type { ThemeChoice } from '../shared/preferences/theme-choice.ts';
import { keysOf } from '../shared/tables.ts';
import { themeHash } from './theme-builder/theme-link.ts';
import { THEME_PRESETS } from './theme-builder/theme-presets.ts';
import { addressOf } from './use-linked-theme.ts';

const PRESETS = keysOf(THEME_PRESETS);

type Props = { choice: ThemeChoice; onChoose: (choice: ThemeChoice) => void };

/** Whole themes to begin with, and a link to the one that is shown. */
export function ThemePresets({ choice, onChoose }: Props) {
  const { t } = useTranslations();
  const shown = themeHash(choice);
  return (
    <fieldset className="choices">
      <legend>{t('themeBuilder.presets')}</legend>
      {PRESETS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={themeHash(THEME_PRESETS[name]) === shown}
          onClick={() => onChoose(THEME_PRESETS[name])}
        >
          {t(`themeBuilder.${name}`)}
        </button>
      ))}
      <CopyLink choice={choice} />
    </fieldset>
  );
}

function CopyLink({ choice }: { choice: ThemeChoice }) {
  const { t } = useTranslations();
  const [copied, setCopied] = React.useState<ThemeChoice>();
  React.useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), COPY_LABEL_REVERT_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    setCopied(choice);
    void writeToClipboard(Promise.resolve(new URL(addressOf(choice), location.href).href));
  };
  return (
    <button type="button" className="last" onClick={copy}>
      <span aria-live="polite">{t(copied === choice ? 'themeBuilder.linkCopied' : 'themeBuilder.copyLink')}</span>
    </button>
  );
}
