import { parseJson } from '../../../client/shared/parse-json.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import type { AppContext } from '../../context.ts';
import { docsUrlOf } from '../../env.ts';
import { acceptedLanguage } from '../../http/accepted-language.ts';
import { NO_STORE } from '../../http/cache-control.ts';
import { isRebound } from '../../http/is-foreign.ts';
import { readPost } from '../../http/read-post.ts';
import { CODES } from '../../mcp/protocol.ts';

/** A longer message of an agent is refused, in bytes. */
const MCP_MAX_BYTES = 65_536;

/** Pages of any site may ask: what is answered is the same for everyone, and a call that writes is refused where it is run. */
const CORS = { 'Access-Control-Allow-Origin': '*' };

/** What a browser asks before it lets a page of another site ask. */
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
};

/** The Model Context Protocol over streamable HTTP, without sessions: one post, one JSON answer. */
export async function mcp(c: AppContext): Promise<Response> {
  // The protocol asks for it: a page may not reach a server here under a name that it lets point here.
  if (isRebound(c)) return refuse(403, CODES.refused, 'Pages may not call this server under another name. Connect an MCP client.');
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type))
    return refuse(415, CODES.refused, 'The body is of another type. Send `Content-Type: application/json`.');
  if (!takesJson(c.req.header('Accept')))
    return refuse(406, CODES.refused, 'Answers are JSON. Accept `application/json` and `text/event-stream`.');
  const body = await readPost(
    c,
    MCP_MAX_BYTES,
    `The message is longer than ${MCP_MAX_BYTES} bytes. Send a shorter one.`,
    (status, message) => refuse(status, status === 413 ? CODES.refused : CODES.noJson, message),
  );
  if (body instanceof Response) return body;
  const sent = parseJson(body);
  if (sent === undefined) return refuse(400, CODES.noJson, 'The body is not JSON. Send one JSON-RPC message.');
  // Imported here: what agents need is evaluated only where one asks.
  const { answerMcp } = await import('../../mcp/answer.ts');
  const { status, body: answer } = await answerMcp(c, sent);
  const headers = { ...(status !== 403 && CORS), 'Cache-Control': NO_STORE };
  return answer ? Response.json(answer, { status, headers }) : new Response(null, { status, headers });
}

/** Lets pages of other sites call the reading tools. */
export function mcpPreflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/** What a person sees who opens the address in a browser: how to connect. Clients that look for a stream learn that there is none. */
export function mcpPage(c: AppContext): Response {
  if (!/\btext\/html\b/.test(c.req.header('Accept') ?? ''))
    return new Response(
      `The Model Context Protocol is spoken here by POST. Connect a client as ${docsUrlOf(c.env)}/toolpad/agents says.\n`,
      {
        status: 405,
        headers: { Allow: 'POST, OPTIONS', 'Cache-Control': NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' },
      },
    );
  const language = acceptedLanguage(c.req.header('Accept-Language'));
  return new Response(null, { status: 303, headers: { Location: localizedPath('/toolpad/agents', language), 'Cache-Control': NO_STORE } });
}

/** Whether a client reads JSON. Those that say nothing do, and so do those that read anything. */
function takesJson(accept = '*/*'): boolean {
  return accept.split(',').some((range) => /^\s*(?:\*\/\*|application\/(?:\*|json))\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(range));
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { ...(status !== 403 && CORS), 'Cache-Control': NO_STORE } },
  );
}
