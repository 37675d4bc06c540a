import type { Theme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '../shared/preferences/color-mode.ts';

type Variables = Map<string, string>;

/** The theme's CSS variables: those of light and of every scheme, and those that dark changes. */
export type ColorVariables = { base: Variables; dark: Variables };

/** Reads the variables out of the theme's own style sheets. */
export function colorVariables(theme: Theme): ColorVariables {
  const variables: ColorVariables = { base: new Map(), dark: new Map() };
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, rules] of Object.entries(sheet)) {
      const isDark = selector.startsWith(`[${COLOR_SCHEME_ATTRIBUTE}="dark"]`);
      for (const [name, value] of Object.entries(rules as Record<string, string | number>)) {
        if (name.startsWith('--')) (isDark ? variables.dark : variables.base).set(name, String(value));
      }
    }
  }
  for (const [name, value] of variables.dark) if (variables.base.get(name) === value) variables.dark.delete(name);
  return variables;
}

/** The rules that define variables for light, dark and no attribute at all; only those that are used, if given. Paper is always light. */
export function variableRules(variables: ColorVariables, used?: ReadonlySet<string>): string {
  const { base, dark } = declarations(variables, (name) => used?.has(name) ?? true);
  return inSchemes('', `color-scheme:light;${base}`, `color-scheme:dark;${dark}`);
}

/**
 * The rules that define, in parts of a page, what the page does not bring. One more variable on `:root` makes browsers compute the styles
 * of everything on it.
 */
export function variableRulesIn(parts: string, variables: ColorVariables, known: ReadonlySet<string>): string {
  const { base, dark } = declarations(variables, (name) => !known.has(name));
  return inSchemes(` ${parts}`, base, dark);
}

function declarations({ base, dark }: ColorVariables, isWanted: (name: string) => boolean) {
  const declare = (variables: Variables) =>
    [...variables].flatMap(([name, value]) => (isWanted(name) ? [`${name}:${value}`] : [])).join(';');
  return { base: declare(base), dark: declare(dark) };
}

/** `within` says where below the root; nothing is the root itself. */
function inSchemes(within: string, base: string, dark: string): string {
  return (
    `:root${within}{${base}}` +
    `@media screen{[${COLOR_SCHEME_ATTRIBUTE}="dark"]${within}{${dark}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([${COLOR_SCHEME_ATTRIBUTE}])${within}{${dark}}}`
  );
}

/** The variables a sheet names, and those that their values name in turn, beside those of other sheets. */
export function usedVariables({ base }: ColorVariables, css: string, others: Iterable<string> = []): ReadonlySet<string> {
  const used = new Set<string>(others);
  const visit = (text: string) => {
    for (const [name] of text.matchAll(/--mui-[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(base.get(name) ?? '');
    }
  };
  visit(css);
  return used;
}
