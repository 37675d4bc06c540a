import { styled } from '@mui/material/styles';
import { useTranslations } from '../contexts/translations.tsx';
import type { EventAction } from '../shared/analytics/events.ts';
import { tracked } from '../shared/analytics/tracked.ts';
import { COLOR_MODES } from '../shared/preferences/color-mode.ts';
import { DIRECTIONS } from '../shared/preferences/direction.ts';
import type { Preferences } from '../shared/preferences/preferences.ts';
import { type SettingName, settingsGroups } from '../shared/preferences/settings.ts';
import { CONTRAST_THEME, color, radius, textSize } from '../theme/css.ts';
import { chosen, focusRing } from '../theme/states.ts';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 24px',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: 8, fontSize: textSize.label, color: color.textSecondary },
  // The label is the button; the radio covers it unseen and keeps keyboard and name.
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 36,
    padding: '4px 14px',
    border: `1px solid ${color.field}`,
    borderRadius: radius.medium,
    fontSize: textSize.label,
  },
  '& label:hover': { background: color.hover },
  '& label:has(:checked)': chosen,
  '& label:has(:focus-visible)': focusRing,
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '[data-dense="true"] & label': { minHeight: 30, paddingInline: 10 },
  // Where the system paints all backgrounds alike, a second line tells the chosen one.
  [CONTRAST_THEME]: { '& label:has(:checked)': { outline: '2px solid Highlight' } },
});

/** The choices that are counted, by group. */
const TRACKED: Partial<Record<SettingName, readonly EventAction<'settings'>[]>> = { mode: COLOR_MODES, direction: DIRECTIONS };

type Props = { preferences: Preferences; onChange?: (name: SettingName, value: string) => void };

/**
 * Every preference as a group of radio buttons, for the drawer and for the form. The browser keeps what is chosen, so a choice needs no new
 * render. Material UI's Radio shows a choice by script alone, adds 2.8 KB to the drawer's, and the form would take three times as long.
 */
export function SettingsGroups({ preferences, onChange }: Props) {
  const { t, language } = useTranslations();
  return settingsGroups({ ...preferences, language }).map(({ name, label, value, options }) => (
    <Group key={name} role="radiogroup">
      <legend>{t(label)}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            {...marks(name, option.value)}
            onChange={() => onChange?.(name, option.value)}
          />
          {option.text ?? t(option.label ?? '')}
        </label>
      ))}
    </Group>
  ));
}

function marks(name: SettingName, value: string) {
  const action = TRACKED[name]?.find((known) => known === value);
  return action && tracked('settings', action);
}
