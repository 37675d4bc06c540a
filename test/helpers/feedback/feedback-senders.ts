import { DATABASE_HEADER, type DatabaseFault } from '../faults/faulty-database.ts';
import { PAGE } from '../html/pages.ts';
import { newClient, postForm, postJson } from './feedback.ts';

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** A reader or agent with some words; `send` says whether it was thanked. What a failed try told it goes along with the next one. */
export type Sender = { send: (words: string, fault?: DatabaseFault) => Promise<boolean> };

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

function headersOf(client: string, fault?: DatabaseFault): Record<string, string> {
  return { 'CF-Connecting-IP': client, ...(fault && { [DATABASE_HEADER]: fault }) };
}

/** A plain form: what came back from a failed try holds an id, and is sent again from there. */
function formSender(get: Get): Sender {
  const client = newClient();
  let id = '';
  return {
    send: async (words, fault) => {
      const answer = await postForm(get, { page: PAGE, rating: '1', comment: words, language: 'en', id }, headersOf(client, fault));
      id = /name="id" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
      return answer.status === 200;
    },
  };
}

/** The page's script: the same words keep their id, other words have another. */
function scriptSender(get: Get): Sender {
  const client = newClient();
  const ids = new Map<string, string>();
  return {
    send: async (words, fault) => {
      const id = ids.get(words) ?? crypto.randomUUID();
      ids.set(words, id);
      return (await postJson(get, { page: PAGE, rating: 1, comment: words, id }, headersOf(client, fault))).status === 201;
    },
  };
}

/** An agent: a failed report names the id to send it again with. */
function agentSender(get: Get): Sender {
  const client = newClient();
  let id: string | undefined;
  return {
    send: async (words, fault) => {
      const params = { name: 'report_problem', arguments: { page: PAGE, comment: words, ...(id && { id }) } };
      const answer = await get('/toolpad/_edge/mcp', {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headersOf(client, fault) },
      });
      const text = await answer.text();
      id = UUID.exec(text)?.[0];
      return text.includes('Thank you');
    },
  };
}

/** Every way in which feedback comes. */
export const SENDERS = { form: formSender, script: scriptSender, MCP: agentSender };
