import type { Doubt } from '../../client/search/doubt.ts';

/** What is doubtful about an answer and what to try, in sentences for agents. */
export function doubtText({ kind, missing, retry }: Doubt): string {
  if (kind === 'filler') return 'These words are in most sections. Name a component, a prop or a task.';
  const nowhere = missing.length > 0 ? [`No section has: ${missing.join(', ')}.`] : [];
  if (kind === 'partial') return nowhere.join('');
  return ['No section fits well.', ...nowhere, retry ? `Try: ${retry}` : 'Try fewer or other words, or list_pages.'].join(' ');
}
