import type { MarkdownIt } from 'markdown-it';
import { PACKAGE_MANAGERS } from '../../../client/shared/package-manager.ts';
import { escapeHtml } from '../html.ts';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';
import { word } from '../words.ts';
import { fenceHtml } from './code-blocks.ts';
import type { DirectiveMeta } from './directives.ts';

type Panel = { name: string; html: string };

/**
 * `:::tabs` around fences with `tab="…"` → radio buttons and panels. CSS alone shows the chosen panel, so tabs work without script;
 * the reader's package manager is chosen by an attribute of `<html>`, so that no tab flashes.
 */
export function tabs(md: MarkdownIt): void {
  md.core.ruler.push('tabs', (state) => {
    const env = envOf(state.env);
    for (let index = 0; index < state.tokens.length; index += 1) {
      const open = state.tokens[index]!;
      if (open.type !== 'tabs_open') continue;
      const end = state.tokens.findIndex((token, at) => at > index && token.type === 'tabs_close');
      const panels: Panel[] = [];
      for (const token of state.tokens.slice(index + 1, end)) {
        const line = token.map?.[0] ?? 0;
        if (token.type !== 'fence') {
          // Once for each block, where it opens: closing and inner tokens know no line of their own.
          if (token.level === open.level + 1 && token.nesting >= 0) {
            report(env, line, 'Only code fences may stand inside `:::tabs`. Move this outside.');
          }
          continue;
        }
        const { html, info } = fenceHtml(token.content, token.info, line, env);
        if (!info.tab) report(env, line, 'A fence inside `:::tabs` has no tab="…". Name its tab.');
        panels.push({ name: info.tab ?? '', html });
      }
      const token = new state.Token('html_block', '', 0);
      token.content = tabsHtml(panels, (open.meta as DirectiveMeta).attributes.sync, env);
      state.tokens.splice(index, end - index + 1, token);
    }
  });
}

function tabsHtml(panels: Panel[], sync: string | undefined, env: MarkdownEnv): string {
  env.tabGroups += 1;
  const group = `tabs-${env.tabGroups}`;
  const inputs = panels.map(({ name }, index) => {
    const id = `${group}-${index + 1}`;
    const checked = !sync && index === 0 ? ' checked' : '';
    const label = `<label for="${id}" data-tab="${tabKey(panels, index, sync)}">${escapeHtml(name)}</label>`;
    return `<input type="radio" name="${group}" id="${id}" value="${escapeHtml(name)}"${checked}>${label}`;
  });
  const legend = word(sync ? 'tabs.packageManager' : 'tabs.variant');
  const bodies = panels.map(
    ({ name, html }, index) =>
      `<div class="tab-panel" data-tab="${tabKey(panels, index, sync)}" data-name="${escapeHtml(name)}">${html}</div>`,
  );
  const syncAttribute = sync ? ` data-sync="${escapeHtml(sync)}"` : '';
  return `<div class="tabs"${syncAttribute}><fieldset><legend>${legend}</legend>${inputs.join('')}</fieldset>${bodies.join('')}</div>\n`;
}

/** What a tab answers to: its position, or the package managers it serves; the first tab also serves those that have none. */
function tabKey(panels: Panel[], index: number, sync: string | undefined): string {
  if (!sync) return String(index + 1);
  const own = panels[index]!.name;
  if (index > 0) return own;
  const missing = PACKAGE_MANAGERS.filter((name) => !panels.some((panel) => panel.name === name));
  return [own, ...missing].join(' ');
}
