import { LANGUAGES, localizedPath } from '../../client/shared/preferences/language.ts';

const PAGE = '/toolpad/core/introduction';
const JSON_TYPE = { 'Content-Type': 'application/json' };

type Ask = (path: string, init?: RequestInit) => Promise<Response>;
type Trial = { what: string; run: (ask: Ask) => Promise<boolean> };

const MCP_CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_docs', arguments: { query: 'dashboard layout' } } };

/** What a version must be able to do before readers get it. */
const TRIALS: Trial[] = [
  { what: 'landing page', run: (ask) => has(ask('/toolpad'), '<h1') },
  ...LANGUAGES.map((language) => ({
    what: `page in ${language}`,
    run: (ask: Ask) => has(ask(localizedPath(PAGE, language)), `<html lang="${language}"`),
  })),
  { what: 'search', run: (ask) => has(ask('/toolpad/_edge/search?q=dashboard+layout'), '/toolpad/core/react-dashboard-layout') },
  { what: 'demo', run: (ask) => has(ask('/toolpad/_demo/DashboardLayoutBasic'), 'data-demo="DashboardLayoutBasic"') },
  {
    what: 'agents (MCP)',
    run: (ask) => {
      const headers = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
      return has(ask('/toolpad/_edge/mcp', { method: 'POST', headers, body: JSON.stringify(MCP_CALL) }), 'react-dashboard-layout');
    },
  },
];

/**
 * Tries a version at its own address. Returns what failed. Feedback is written as readers do it, and `remove` takes it back:
 * it deletes the row of an id and says whether there was one.
 */
export async function smokeTest(origin: string, remove: (id: string) => Promise<boolean>): Promise<string[]> {
  const ask: Ask = (path, init) => fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
  const feedback: Trial = { what: 'feedback, written and deleted', run: () => tryFeedback(ask, remove) };
  const failed: string[] = [];
  for (const { what, run } of [...TRIALS, feedback]) {
    if (!(await run(ask).catch(() => false))) failed.push(what);
  }
  return failed;
}

async function tryFeedback(ask: Ask, remove: (id: string) => Promise<boolean>): Promise<boolean> {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ id, page: PAGE, rating: 1, comment: 'Written by a deploy to try the new version.' });
  const { status } = await ask('/toolpad/_edge/feedback', { method: 'POST', headers: JSON_TYPE, body });
  return status === 201 && (await remove(id));
}

async function has(answer: Promise<Response>, text: string): Promise<boolean> {
  const response = await answer;
  return response.status === 200 && (await response.text()).includes(text);
}
