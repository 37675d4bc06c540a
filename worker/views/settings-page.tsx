import { styled } from '@mui/material/styles';
import { choice, choiceInput } from '../../client/components/choice-styles.ts';
import { useTranslations } from '../../client/contexts/translations.tsx';
import type { Preferences } from '../../client/shared/preferences.ts';
import { settingsGroups } from '../../client/shared/settings.ts';
import { color } from '../../client/theme/css.ts';

const Root = styled('main')({
  display: 'block',
  maxWidth: 560,
  marginInline: 'auto',
  padding: '48px 16px 96px',
  '& h1': { fontSize: 34, margin: '0 0 8px', fontWeight: 600 },
  '& p': { margin: '0 0 24px', color: color.textSecondary },
  '& fieldset': { display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, margin: '0 0 24px', padding: 0 },
  '& legend': { fontWeight: 600, fontSize: 15, padding: 0, marginBlockEnd: 8 },
  '& label': choice,
  '& label input': choiceInput,
  '& button': {
    minHeight: 40,
    paddingInline: 20,
    border: 0,
    borderRadius: 6,
    background: color.primary,
    color: color.onPrimary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
});

/** The settings as a form that works without script. */
export function SettingsPage({ preferences, returnTo }: { preferences: Preferences; returnTo: string }) {
  const { t, language } = useTranslations();
  return (
    <Root id="main-content" tabIndex={-1}>
      <h1>{t('settings.settings')}</h1>
      <p>{t('settings.description')}</p>
      <form method="post" action="/toolpad/_edge/preferences">
        <input type="hidden" name="return" value={returnTo} />
        {settingsGroups({ ...preferences, language }).map(({ name, label, value, options }) => (
          <fieldset key={name}>
            <legend>{t(label)}</legend>
            {options.map((option) => (
              <label key={option.value} lang={option.lang}>
                <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
                {option.text ?? t(option.label ?? '')}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">{t('settings.save')}</button>
      </form>
    </Root>
  );
}
