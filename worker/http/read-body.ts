/** The body as text, or undefined when it is longer than allowed. Bytes are counted: `Content-Length` may be missing. */
export async function readBody(message: Pick<Body, 'body'>, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
