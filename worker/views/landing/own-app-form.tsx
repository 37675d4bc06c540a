import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CodeBlock } from '../../../client/blocks/code/code-block.tsx';
import { unseen } from '../../../client/blocks/unseen.ts';
import { useTranslations } from '../../../client/contexts/translations.tsx';
import type { Endpoint } from '../../../client/shared/address/endpoints.ts';
import { OWN_APP_KEY } from '../../../client/shared/constants.ts';
import { APP_COLOR_NAMES, APP_COLORS, APP_PAGES, MAX_APP_NAME_LENGTH, SAMPLE_APP_NAME } from '../../../client/shared/own-app/own-app.ts';
import { CONTRAST_THEME, color, radius, textSize } from '../../../client/theme/css.ts';
import { field, placeholder } from '../../../client/theme/field.ts';
import { below } from '../../../client/theme/media.ts';

const swatches = Object.fromEntries(
  Object.entries(APP_COLORS).map(([name, { light, dark }]) => {
    const shown = `light-dark(${light},${dark})`;
    return [`& input[value=${name}]`, { background: shown, '--swatch': shown }];
  }),
);

const Form = styled('form')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'end',
  scrollMarginBlockStart: 96,
  '& .name': { flex: '1 1 260px', fontWeight: 600 },
  '& .name input': {
    ...field,
    '&::placeholder': placeholder,
    display: 'block',
    width: '100%',
    minHeight: 40,
    marginBlockStart: 6,
    paddingInline: 12,
    fontSize: textSize.lead,
  },
  // As high as with its choices, and on a line of its own from its first part on, as it would move there with a later one.
  '& fieldset': { display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 67, margin: 0, padding: 0, border: 0, minWidth: 0 },
  [below('lg')]: { '& fieldset~fieldset': { flexBasis: '100%' } },
  [below('sm')]: { '& fieldset': { flexBasis: '100%', '& .chip': { gap: 5, paddingInline: 8, fontSize: textSize.label } } },
  '& legend': { padding: 0, marginBlockEnd: 6, fontSize: textSize.label, color: color.textSecondary },
  ...swatches,
  '& input[type=radio]': {
    width: 32,
    height: 32,
    margin: '4px 0',
    appearance: 'none',
    borderRadius: '50%',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    '&:checked': { boxShadow: `0 0 0 2px ${color.background}, 0 0 0 4px var(--swatch)` },
    [CONTRAST_THEME]: { '&:checked': { boxShadow: '0 0 0 2px Canvas, 0 0 0 5px Highlight' } },
  },
  '& .chip': {
    ...field,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    paddingInline: 12,
    borderRadius: radius.pill,
    cursor: 'pointer',
  },
  '& .chip input': { margin: 0, accentColor: color.primary },
  // At the end of the labels, where it takes no room: nothing moves when it comes.
  '& [type=reset]': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 8,
  },
  // Without a choice there is nothing to go back from.
  '&:not(:has(.name input:not(:placeholder-shown), [name=primary]:not(:first-of-type):checked, .chip input:not(:checked))) [type=reset]': {
    visibility: 'hidden',
  },
  '@media (scripting: none)': { '& [type=reset]': { display: 'none' } },
  '@media (scripting: enabled)': { '& [type=submit]': unseen },
});

/**
 * Asks what the reader's app is called. Without script the edge keeps the answer, and writes it into the scene's frame.
 * Material UI's OutlinedInput and Chip would add 0.9 and 0.5 KB, 5 and 3 to the Worker; script alone would show a field's focus.
 */
export function OwnAppForm() {
  const { t } = useTranslations();
  return (
    <Form className="own-app" id={OWN_APP_KEY} method="post" action={'/toolpad/_edge/preferences' satisfies Endpoint} target="own-app">
      <label className="name">
        {/* English keeps its question mark at its end, right to left too. */}
        <bdi>{t('ownApp.question')}</bdi>
        <input name="name" maxLength={MAX_APP_NAME_LENGTH} placeholder={SAMPLE_APP_NAME} autoComplete="off" dir="auto" spellCheck={false} />
      </label>
      <fieldset>
        <legend>{t('ownApp.color')}</legend>
        {APP_COLOR_NAMES.map((name, index) => (
          <input key={name} type="radio" name="primary" value={name} defaultChecked={index === 0} aria-label={t(`ownApp.${name}`)} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('ownApp.menu')}</legend>
        {/* A menu of nothing is a menu too. */}
        <input type="hidden" name="menu" value="" />
        {APP_PAGES.map((page) => (
          <label key={page} className="chip">
            <input type="checkbox" name="menu" value={page} defaultChecked />
            {t(`ownApp.${page}`)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="outlined" size="large">
        {t('ownApp.show')}
      </Button>
      <Button type="reset">{t('ownApp.reset')}</Button>
    </Form>
  );
}

/** Nothing moves when the code comes, which has this height; where nothing can hover, its buttons have a row of their own. */
const CodeRoom = styled('div')({ '@media (scripting: enabled)': { minHeight: 532, '@media (hover:none)': { minHeight: 560 } } });

/** Where the script writes the code that makes the app; without script there is none. */
export function OwnAppCode() {
  const { t } = useTranslations();
  return (
    <CodeRoom className="own-code">
      <template>
        <CodeBlock block={{ language: 'tsx', lines: [] }} label={t('ownApp.code')} />
      </template>
    </CodeRoom>
  );
}
