import { MAX_EDIT_CHARACTERS } from '../../../shared/playground/live-messages.ts';

/** Deflates text and writes it in URL-safe base 64 without padding. */
export async function packText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The packed text, or undefined when it is none, or longer than an edit may be: it is counted while it is inflated. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readText(inflated.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })));
  } catch {
    // Not base 64, not deflated, or not text: whoever wrote the link meant something else.
    return undefined;
  }
}

async function readText(stream: ReadableStream<string>): Promise<string | undefined> {
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= MAX_EDIT_CHARACTERS) continue;
    await reader.cancel();
    return undefined;
  }
}
