import { MCP_MAX_BYTES } from '../../client/shared/constants.ts';
import type { AppContext } from '../context.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { isForeign } from '../http/is-foreign.ts';
import { CUT_OFF, readPost } from '../http/read-post.ts';

/** Codes of JSON-RPC 2.0 and of MCP's transport. */
const REFUSED = -32000;
const NO_JSON = -32700;
const NO_REQUEST = -32600;

/** The Model Context Protocol over streamable HTTP, without sessions: one message, one JSON answer. */
export async function mcp(c: AppContext): Promise<Response> {
  // The protocol asks for it: a page of another site must not speak for its reader.
  if (isForeign(c)) return refuse(403, REFUSED, 'Pages of other sites may not call this. Connect an MCP client.');
  const body = await readPost(c, MCP_MAX_BYTES);
  if (body === 400) return refuse(400, NO_JSON, CUT_OFF);
  if (body === 413) return refuse(413, REFUSED, `The message is longer than ${MCP_MAX_BYTES} bytes. Send a shorter one.`);
  const message = parseJson(body);
  if (message === undefined) return refuse(400, NO_JSON, 'The body is not JSON. Send one JSON-RPC message.');
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return refuse(400, NO_REQUEST, 'The body is not a single message. Send one JSON-RPC object; the protocol no longer has batches.');
  // Imported here: the protocol's code is evaluated only where an agent speaks it.
  const { answerMcp } = await import('../mcp/answer.ts');
  const answer = await answerMcp(c, message);
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', NO_STORE);
  return new Response(answer.body, { status: answer.status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers: { 'Cache-Control': NO_STORE } });
}
