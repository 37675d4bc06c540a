import * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import {
  COLOR_NAMES,
  type ColorName,
  colorProblem,
  DEFAULT_CHOICE,
  NUMBER_FIELDS,
  type NumberName,
  parseNumber,
  THEME_MODES,
  type ThemeChoice,
} from '../shared/preferences/theme-choice.ts';
import { ContrastBadges } from './contrast-badges.tsx';
import { NUMBER_NAMES, paletteOf, type ThemeDraft } from './theme-builder/theme-draft.ts';

type Props = { draft: ThemeDraft; onChange: (changes: Partial<ThemeDraft>) => void };
type Theme = { choice: ThemeChoice };

/**
 * The form of the theme builder.
 * Material UI's TextField would add 27 KB of script, Radio and Checkbox 12, Button 9.
 */
export function ThemeFields({ draft, choice, onChange, onReset }: Props & Theme & { onReset: (choice: ThemeChoice) => void }) {
  const { t } = useTranslations();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('themeBuilder.colors')}</legend>
        {COLOR_NAMES.map((name) => (
          <ColorField key={name} name={name} draft={draft} choice={choice} onChange={onChange} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('themeBuilder.shape')}</legend>
        {NUMBER_NAMES.map((name) => (
          <NumberField key={name} name={name} draft={draft} onChange={onChange} />
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>{t('themeBuilder.mode')}</legend>
        {THEME_MODES.map((mode) => (
          <label key={mode}>
            <input type="radio" name="theme-mode" checked={draft.mode === mode} onChange={() => onChange({ mode })} />
            {t(`themeBuilder.${mode}`)}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={draft.dense} onChange={(event) => onChange({ dense: event.target.checked })} />
          {t('themeBuilder.dense')}
        </label>
        <button type="button" className="last" onClick={() => onReset(DEFAULT_CHOICE)}>
          {t('themeBuilder.reset')}
        </button>
      </fieldset>
    </form>
  );
}

function ColorField({ name, draft, choice, onChange }: Props & Theme & { name: ColorName }) {
  const { t } = useTranslations();
  const id = React.useId();
  const palette = paletteOf(draft);
  const problem = colorProblem({ ...DEFAULT_CHOICE.palette, [name]: palette[name] });
  const picked = problem ? DEFAULT_CHOICE.palette[name].main : draft[name].trim();
  // The picker knows six digits only.
  const swatch = picked.length === 4 ? picked.replace(/[\da-f]/gi, '$&$&') : picked;
  return (
    <div className="field">
      <label htmlFor={id}>{t(`themeBuilder.${name}`)}</label>
      <span>
        <input
          id={id}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          value={draft[name]}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-problem ${id}-contrast`}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
        <input
          type="color"
          aria-label={t('themeBuilder.picker', { name: t(`themeBuilder.${name}`) })}
          value={swatch}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </span>
      <span id={`${id}-problem`} className="problem" role="alert">
        {problem && t(`themeBuilder.${problem.kind}`, { name })}
      </span>
      <ContrastBadges id={`${id}-contrast`} name={name} choice={choice} />
    </div>
  );
}

function NumberField({ name, draft, onChange }: Props & { name: NumberName }) {
  const { t } = useTranslations();
  const id = React.useId();
  const { min, max, step } = NUMBER_FIELDS[name];
  const isWrong = parseNumber(name, draft[name]) === undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{t(`themeBuilder.${name}`)}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={step}
        value={draft[name]}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
      <span id={`${id}-problem`} className="problem" role="alert">
        {isWrong && t('themeBuilder.range', { min: String(min), max: String(max) })}
      </span>
    </div>
  );
}
