import type { CSSObject } from '@mui/material/styles';
import { PACKAGE_MANAGERS } from '../../client/shared/package-manager.ts';
import { color } from '../../client/theme/css.ts';
import { CODE_FONT_FAMILY } from '../../client/theme/tokens.ts';
import { codeActions } from './code-actions-styles.ts';
import { demoStyles } from './demo-styles.ts';

const MAX_TABS = 6;
const chosenLabel: CSSObject = { color: color.text, borderColor: color.primary };

/** Tabs by position, chosen by their own radio button. */
function ownTabs(): CSSObject {
  const rules: CSSObject = {};
  for (let tab = 1; tab <= MAX_TABS; tab += 1) {
    const chosen = `& .tabs:not([data-sync]):has(input:nth-of-type(${tab}):checked)`;
    rules[`${chosen}>[data-tab="${tab}"]`] = { display: 'block' };
    rules[`${chosen} label[data-tab="${tab}"]`] = chosenLabel;
  }
  return rules;
}

/** Tabs in step: the reader's package manager is an attribute of `<html>`, until a radio button of the group says otherwise. */
function syncedTabs(): CSSObject {
  const rules: CSSObject = {};
  for (const name of PACKAGE_MANAGERS) {
    for (const group of [`[data-package-manager="${name}"] & .tabs:not(:has(:checked))`, `& .tabs:has([value="${name}"]:checked)`]) {
      rules[`${group}>[data-tab~="${name}"]`] = { display: 'block' };
      rules[`${group} label[data-tab~="${name}"]`] = chosenLabel;
    }
  }
  return rules;
}

/** Styles of code blocks, tabs and demos. */
export const codeStyles: CSSObject = {
  '& figure': { margin: '0 0 20px' },
  '& .code': {
    position: 'relative',
    borderRadius: 8,
    overflow: 'hidden',
    background: color.code,
    color: color.codeText,
    border: `1px solid ${color.codeBar}`,
    // Code is dark in both schemes, and so are the scroll bars of browsers that give them room.
    colorScheme: 'dark',
  },
  '& figcaption': { padding: '7px 16px', fontSize: 13, fontFamily: CODE_FONT_FAMILY, background: color.codeBar },
  '& pre': {
    margin: 0,
    padding: '14px 16px',
    overflow: 'auto',
    maxHeight: 520,
    fontSize: 13,
    lineHeight: 1.6,
    tabSize: 2,
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& pre code': { padding: 0, background: 'none', fontSize: 'inherit', display: 'block', width: 'max-content', minWidth: '100%' },
  '& mark, & pre ins, & pre del': {
    display: 'block',
    margin: '0 -16px',
    padding: '0 16px',
    color: 'inherit',
    textDecoration: 'none',
    background: 'rgba(120,180,255,.16)',
  },
  '& pre ins': { background: 'rgba(70,200,120,.18)' },
  '& pre del': { background: 'rgba(255,90,100,.2)' },
  ...codeActions,
  '& .tabs>fieldset': { display: 'flex', flexWrap: 'wrap', gap: 4, border: 0, margin: '0 0 8px', padding: 0, minWidth: 0 },
  '& legend, & .tabs input': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .tabs label': {
    padding: '4px 10px',
    minHeight: 24,
    fontSize: 14,
    fontWeight: 600,
    color: color.textSecondary,
    borderBlockEnd: '2px solid transparent',
    cursor: 'pointer',
    '&:hover': { color: color.text },
  },
  '& .tabs input:focus-visible+label': { outline: `2px solid ${color.primary}`, outlineOffset: 2, borderRadius: 4 },
  '& .tab-panel': { display: 'none' },
  ...ownTabs(),
  ...syncedTabs(),
  ...demoStyles,
};
