import { isObject } from '../../client/shared/is-object.ts';
import type { Message } from './message.ts';
import { CODES, MODERN_REVISION, ProtocolError, REVISIONS, UNSAID_REVISION } from './protocol.ts';

const META = 'io.modelcontextprotocol/';

/** Methods whose subject is repeated in a header, and where the message has it. */
const SUBJECTS: Record<string, string | undefined> = { 'tools/call': 'name', 'resources/read': 'uri', 'prompts/get': 'name' };

/** The revision that a request speaks, by its body, else by its header. Throws a ProtocolError when it is none of ours or contradicts itself. */
export function revisionOf({ method, params }: Message, headers: Headers): string {
  const meta = isObject(params._meta) ? params._meta : {};
  const said = meta[`${META}protocolVersion`];
  const header = headers.get('MCP-Protocol-Version') ?? undefined;
  const revision = said ?? header ?? UNSAID_REVISION;
  // A handshake says in its own params what it would like to speak.
  if (method === 'initialize' && said === undefined) return UNSAID_REVISION;
  // Which of two revisions is meant has to be clear before either can be refused.
  if (said !== undefined && header !== undefined) checkHeader('MCP-Protocol-Version', headers, said);
  if (typeof revision !== 'string' || !REVISIONS.includes(revision)) throw unsupported(revision);
  if (revision !== MODERN_REVISION) return revision;
  if (said === undefined) throw incomplete('protocolVersion');
  if (!isObject(meta[`${META}clientCapabilities`])) throw incomplete('clientCapabilities');
  checkHeader('MCP-Protocol-Version', headers, revision);
  checkHeader('Mcp-Method', headers, method);
  const subject = SUBJECTS[method];
  if (subject !== undefined) checkHeader('Mcp-Name', headers, params[subject]);
  return revision;
}

function checkHeader(name: string, headers: Headers, expected: unknown): void {
  const value = headers.get(name);
  if (value !== null && decoded(value) === expected) return;
  const what = value === null ? 'is missing' : 'differs from the body';
  throw new ProtocolError(CODES.headerMismatch, `Header mismatch: ${name} ${what}. Send the body's value.`, { status: 400 });
}

/** What a header cannot carry as it is comes in Base64. */
function decoded(value: string): string {
  const [, coded] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
  if (coded === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(coded), (char) => char.charCodeAt(0)));
  } catch {
    return value;
  }
}

function unsupported(requested: unknown): ProtocolError {
  const data = { supported: REVISIONS, requested: String(requested).slice(0, 40) };
  return new ProtocolError(CODES.unsupportedRevision, `Unsupported protocol version. Use one of ${REVISIONS.join(', ')}.`, {
    status: 400,
    data,
  });
}

function incomplete(key: string): ProtocolError {
  return new ProtocolError(CODES.badParams, `\`_meta\` lacks \`${META}${key}\`. Send it with every request of ${MODERN_REVISION}.`, {
    status: 400,
  });
}
