import { ReadableStream } from 'node:stream/web';
import { Response } from 'miniflare';

/** Server-sent events to the open pages: which session they talk to, and when to reload. */
export class ReloadStream {
  readonly #session = String(Date.now());
  readonly #pages = new Set<ReadableStreamDefaultController<Uint8Array>>();

  connect(): Response {
    let page: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        page = controller;
        this.#pages.add(page);
        page.enqueue(encode(this.#session));
      },
      cancel: () => void this.#pages.delete(page),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
  }

  reload(): void {
    for (const page of this.#pages) page.enqueue(encode('reload'));
  }
}

function encode(data: string): Uint8Array {
  return new TextEncoder().encode(`data: ${data}\n\n`);
}
