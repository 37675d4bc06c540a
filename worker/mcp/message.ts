import { isObject } from '../../client/shared/is-object.ts';
import { CODES, ProtocolError } from './protocol.ts';

/** What a message is about; `_meta` is what clients say of themselves. */
export type Params = { [key: string]: unknown; _meta?: unknown };

/** A message of a client. One without an id wants no answer. */
export type Message = { id?: string | number; method: string; params: Params };

/** Reads a message of JSON-RPC 2.0; `undefined` is an answer to something that was never asked. Throws a ProtocolError for anything else. */
export function parseMessage(value: unknown): Message | undefined {
  if (!isObject(value) || value.jsonrpc !== '2.0')
    throw invalid('The message is not JSON-RPC 2.0. Send an object with `jsonrpc`, `method` and `id`.');
  const { id, method } = value;
  const params = value.params ?? {};
  if (method === undefined && ('result' in value || 'error' in value)) return undefined;
  if (typeof method !== 'string') throw invalid('The message names no method. Send one as text, such as `tools/list`.');
  if (!isId(id)) throw invalid('The id is neither text nor a whole number. Send one of these.');
  if (!isObject(params)) throw invalid('The params must be an object. Send them by their names.');
  return { id, method, params };
}

/** The id of whatever was sent, for an answer that refuses it; none where it has none that an answer may have. */
export function idIn(value: unknown): Message['id'] {
  return isObject(value) && isId(value.id) ? value.id : undefined;
}

function isId(value: unknown): value is Message['id'] {
  return value === undefined || typeof value === 'string' || Number.isInteger(value);
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(CODES.noRequest, message, { status: 400 });
}
