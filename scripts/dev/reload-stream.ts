import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { Response } from 'miniflare';
import type { DevEvent } from '../../client/dev/dev-event.ts';
import { formatProblem, type Problem } from '../shared/problem.ts';
import { withEditor } from './editor-link.ts';

/** How soon a page comes back after the Worker was replaced, in milliseconds. */
const RETRY_MS = 20;
/** How many changes are remembered for pages that come back. */
const KEPT = 50;

type Asked = { url: string; headers: { get(name: string): string | null } };

/** Server-sent events to the open pages: what changed, and what is wrong now. An event's id is the time of the last change. Ours, since esbuild's tells of bundles alone, not of pages and demos. */
export class ReloadStream {
  readonly #pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #problems = new Map<string, readonly Problem[]>();
  /** The last changes, the oldest first. A new server is a change of everything. */
  #changes: { event: DevEvent; at: number }[] = [{ event: { kind: 'reload' }, at: Date.now() }];

  /** Answers a page: first with what it missed while its connection was cut off, or since it was asked for. */
  connect({ url, headers }: Asked): Response {
    const lastId = headers.get('Last-Event-ID');
    const since = Number(lastId ?? new URL(url).searchParams.get('since'));
    let page: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        page = controller;
        this.#pages.add(page);
        const missed = this.#missed(since, lastId !== null);
        if (missed) page.enqueue(this.#encode(missed));
        page.enqueue(this.#encode(this.#wrong()));
      },
      cancel: () => void this.#pages.delete(page),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
  }

  /** Tells the pages what changed. */
  changed(event: DevEvent): void {
    this.#changes = [...this.#changes, { event, at: Math.max(Date.now(), this.#lastAt() + 1) }].slice(-KEPT);
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

  /** Whether nothing is wrong. */
  isRight(): boolean {
    return this.#problems.size === 0;
  }

  /** A part of the site, or a file, is right: what was said about it goes, but for what the type checker said. */
  right(part: string): void {
    for (const [name, problems] of this.#problems) {
      const others = problems.filter(({ file }) => file !== part);
      if (name !== 'types') this.wrong(name, name === part ? [] : others);
    }
  }

  /** What a page is told that was away: one that listened before takes up a change, or new text of pages; any other may show anything. */
  #missed(since: number, hasListened: boolean): DevEvent | undefined {
    const missed = this.#changes.filter(({ at }) => at > since);
    const [first] = missed;
    if (!first) return undefined;
    const isKnown = hasListened && missed.length < this.#changes.length;
    const isOne = missed.length === 1 || missed.every(({ event }) => event.kind === 'page');
    return isKnown && isOne ? first.event : { kind: 'reload' };
  }

  #lastAt(): number {
    return this.#changes.at(-1)?.at ?? 0;
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
    return new TextEncoder().encode(`retry: ${RETRY_MS}\nid: ${this.#lastAt()}\ndata: ${JSON.stringify(event)}\n\n`);
  }
}
