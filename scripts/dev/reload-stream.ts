import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { Response } from 'miniflare';
import type { DevEvent } from '../../client/dev/dev-event.ts';
import { formatProblem, type Problem } from '../content/problem.ts';
import { withEditor } from './editor-link.ts';

/** Where open pages listen. */
export const STREAM = '/toolpad/_edge/dev-reload';

/** How soon a page comes back after the Worker was replaced, in milliseconds. */
const RETRY_MS = 20;

type Asked = { url: string; headers: { get(name: string): string | null } };

/** Server-sent events to the open pages: what changed, and what is wrong now. An event's id is the time of the last change. */
export class ReloadStream {
  readonly #pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #problems = new Map<string, readonly Problem[]>();
  /** A new server is a change of everything. */
  #last: { event: DevEvent; at: number; previous: number } = { event: { kind: 'reload' }, at: Date.now(), previous: 0 };

  /** Answers a page: first with what it missed while its connection was cut off, or since it was asked for. */
  connect({ url, headers }: Asked): Response {
    const lastId = headers.get('Last-Event-ID');
    const since = Number(lastId ?? new URL(url).searchParams.get('since'));
    let page: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        page = controller;
        this.#pages.add(page);
        if (since < this.#last.at) page.enqueue(this.#encode(this.#missed(since, lastId !== null)));
        page.enqueue(this.#encode(this.#wrong()));
      },
      cancel: () => void this.#pages.delete(page),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
  }

  /** Tells the pages what changed. */
  changed(event: DevEvent): void {
    const { at: previous } = this.#last;
    this.#last = { event, at: Math.max(Date.now(), previous + 1), previous };
    this.#send(event);
  }

  /** Shows what is wrong in a part of the site; with no problems, that it is right again. */
  wrong(part: string, problems: readonly Problem[]): void {
    if (problems.length === 0 && !this.#problems.has(part)) return;
    if (problems.length > 0) this.#problems.set(part, problems);
    else this.#problems.delete(part);
    this.#send(this.#wrong());
  }

  /** Whether pages are told of a problem already. */
  knows(problem: Problem): boolean {
    return [...this.#problems.values()].flat().some((known) => formatProblem(known) === formatProblem(problem));
  }

  /** A part of the site, or a file, is right: what was said about it goes, but for what the type checker said. */
  right(part: string): void {
    for (const [name, problems] of this.#problems) {
      const others = problems.filter(({ file }) => file !== part);
      if (name !== 'types') this.wrong(name, name === part ? [] : others);
    }
  }

  /** A page that listened before and missed one change takes it up; any other may show anything. */
  #missed(since: number, hasListened: boolean): DevEvent {
    return hasListened && since >= this.#last.previous ? this.#last.event : { kind: 'reload' };
  }

  #wrong(): DevEvent {
    // A mistake may be met twice: in the file that was edited, and in the whole.
    const problems = new Map([...this.#problems.values()].flat().map((problem) => [formatProblem(problem), problem]));
    return { kind: 'problems', problems: [...problems.values()].map(withEditor) };
  }

  #send(event: DevEvent): void {
    for (const page of this.#pages) page.enqueue(this.#encode(event));
  }

  #encode(event: DevEvent): Uint8Array {
    return new TextEncoder().encode(`retry: ${RETRY_MS}\nid: ${this.#last.at}\ndata: ${JSON.stringify(event)}\n\n`);
  }
}
