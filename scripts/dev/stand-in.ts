import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { DEV_STREAM } from '../../client/dev/dev-event.ts';
import type { Problem } from '../shared/problem.ts';
import { buildingPage, problemPage } from './problem-page.ts';
import type { ReloadStream } from './reload-stream.ts';

const HOST = '127.0.0.1';

/** Answers at every address of the site as long as there is none: that it is being built, or what keeps it from that. */
export class StandIn {
  readonly #stream: ReloadStream;
  readonly #server: Server;
  #problems: readonly Problem[] = [];

  constructor(port: number, stream: ReloadStream) {
    this.#stream = stream;
    this.#server = createServer((request, response) => this.#answer(request, response));
    // Whoever has the port already says so when the site starts.
    this.#server.on('error', () => {}).listen(port, HOST);
  }

  /** Says from now on what is wrong, to open pages too. */
  fail(problems: readonly Problem[]): void {
    this.#problems = problems;
    this.#stream.wrong('start', problems);
  }

  /** Gives the port back. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const hasFailed = this.#problems.length > 0;
    if (!url.startsWith(DEV_STREAM)) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', ...(hasFailed ? {} : { 'Retry-After': '1' }) });
      response.end(hasFailed ? problemPage('The site could not be built', this.#problems) : buildingPage());
      return;
    }
    // An open page of the session before stays as it is until there is something to show: it asks again.
    if (!hasFailed) return void response.destroy();
    const answer = this.#stream.connect({ url: `http://${HOST}${url}`, headers: new Headers(headers as Record<string, string>) });
    response.writeHead(200, Object.fromEntries(answer.headers));
    Readable.fromWeb(answer.body as ReadableStream)
      .on('error', () => {})
      .pipe(response);
  }
}
