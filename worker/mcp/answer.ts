import type { AppContext } from '../context.ts';
import { logEvent, reasonOf } from '../log/log-event.ts';
import { idIn, parseMessage } from './message.ts';
import { callMethod } from './methods.ts';
import { CODES, LEGACY_REVISIONS, ProtocolError } from './protocol.ts';
import { revisionOf } from './revision.ts';

/** How many messages a batch may have. */
const MAX_BATCH = 20;

/** The revisions that have batches: the first two. */
const WITH_BATCHES: ReadonlySet<string> = new Set(LEGACY_REVISIONS.slice(-2));

/** An answer over HTTP; one without a body has nothing to say. */
export type Answer = { status: number; body?: object };

/** Answers what a client sent. Nothing is kept between messages, so any isolate can answer the next one. */
export async function answerMcp(c: AppContext, sent: unknown): Promise<Answer> {
  if (!Array.isArray(sent)) return answerOne(c, sent);
  const header = c.req.header('MCP-Protocol-Version');
  if (header !== undefined && !WITH_BATCHES.has(header))
    return errorAnswer(new ProtocolError(CODES.noRequest, 'This revision has no batches. Send one message a request.', { status: 400 }));
  if (sent.length === 0 || sent.length > MAX_BATCH)
    return errorAnswer(new ProtocolError(CODES.noRequest, `A batch has 1 to ${MAX_BATCH} messages. Send fewer at once.`, { status: 400 }));
  const answers = await Promise.all(sent.map((message) => answerOne(c, message)));
  const bodies = answers.flatMap(({ body }) => body ?? []);
  return bodies.length > 0 ? { status: 200, body: bodies } : { status: 202 };
}

async function answerOne(c: AppContext, sent: unknown): Promise<Answer> {
  try {
    const message = parseMessage(sent);
    if (message === undefined) return { status: 202 };
    const revision = revisionOf(message, c.req.raw.headers);
    if (message.id === undefined) return { status: 202 };
    const result = await callMethod(c, message, revision);
    return { status: 200, body: { jsonrpc: '2.0', id: message.id, result } };
  } catch (error) {
    return errorAnswer(error instanceof ProtocolError ? error : internal(c, error), idIn(sent));
  }
}

function errorAnswer({ code, message, data, status }: ProtocolError, id: string | number | null = null): Answer {
  return { status, body: { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } } };
}

function internal(c: AppContext, error: unknown): ProtocolError {
  const reference = crypto.randomUUID().slice(0, 8);
  logEvent(c, 'failure', { reference, reason: error instanceof Error ? error.stack : reasonOf(error) });
  return new ProtocolError(CODES.internal, `The server failed, reference ${reference}. Try again in a moment.`);
}
