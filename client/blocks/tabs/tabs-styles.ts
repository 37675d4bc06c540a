import type { CSSObject } from '@emotion/react';
import { PACKAGE_MANAGERS } from '../../shared/preferences/package-manager.ts';
import { CONTRAST_THEME, color, radius, textSize } from '../../theme/css.ts';
import { focusRing } from '../../theme/states.ts';
import { unseen } from '../unseen.ts';

const MAX_TABS = 6;
const chosenLabel: CSSObject = { color: color.text, borderColor: color.primary, [CONTRAST_THEME]: { borderColor: 'Highlight' } };

/** Tabs by position, chosen by their own radio button. */
function ownTabs(): CSSObject {
  const rules: CSSObject = {};
  for (let tab = 1; tab <= MAX_TABS; tab += 1) {
    const chosen = `&:not([data-sync]):has(input:nth-of-type(${tab}):checked)`;
    rules[`${chosen}>[data-tab="${tab}"]`] = { display: 'block' };
    rules[`${chosen} label[data-tab="${tab}"]`] = chosenLabel;
  }
  return rules;
}

/** Tabs in step: the reader's package manager is an attribute of `<html>`, until a radio button of the group says otherwise. */
function syncedTabs(): CSSObject {
  const rules: CSSObject = {};
  for (const name of PACKAGE_MANAGERS) {
    for (const group of [`[data-package-manager="${name}"] &:not(:has(:checked))`, `&:has([value="${name}"]:checked)`]) {
      rules[`${group}>[data-tab~="${name}"]`] = { display: 'block' };
      rules[`${group} label[data-tab~="${name}"]`] = chosenLabel;
    }
  }
  return rules;
}

/** Labels in a row above the panel that shows. */
export const tabsStyles: CSSObject = {
  '&>fieldset': { display: 'flex', flexWrap: 'wrap', gap: 4, border: 0, margin: '0 0 8px', padding: 0, minWidth: 0 },
  '& legend, & input': unseen,
  '& label': {
    padding: '4px 10px',
    minHeight: 24,
    fontSize: textSize.label,
    fontWeight: 600,
    color: color.textSecondary,
    borderBlockEnd: '2px solid transparent',
    cursor: 'pointer',
    '&:hover': { color: color.text },
    [CONTRAST_THEME]: { borderColor: 'Canvas' },
  },
  '& input:focus-visible+label': { ...focusRing, borderRadius: radius.small },
  '& .tab-panel': { display: 'none' },
  ...ownTabs(),
  ...syncedTabs(),
  // On paper all panels stand below each other, each under its name.
  '@media print': {
    '&>.tab-panel': { display: 'block' },
    '& .tab-panel::before': { content: 'attr(data-name)', display: 'block', fontWeight: 600, breakAfter: 'avoid' },
  },
};
