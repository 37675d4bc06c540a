/**
 * The body as text, or undefined when it is longer than allowed. Bytes are counted: `Content-Length` may be missing. Ours, since Hono's
 * `bodyLimit` reads requests alone, which an ad feed's answer is not, and cuts a sender off at the limit.
 */
export async function readBody(message: Pick<Body, 'body'>, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.length;
    if (size > 2 * maxBytes) return undefined;
    // A sender who is cut off while it still writes may not see its answer: what is a little too long is read to its end.
    if (size <= maxBytes) text += decoder.decode(chunk, { stream: true });
  }
  return size > maxBytes ? undefined : text + decoder.decode();
}
