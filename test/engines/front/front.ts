import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { withFirstScript } from './first-script.ts';

const REPORT = '/toolpad/_edge/csp-report';
const SAID = '/console-said';

/** What stands between a browser and the site: it sees what went wrong on the way, puts scripts into pages, and may be cut off. */
export class Front {
  origin = '';
  isOffline = false;
  /** What asks for an address with this in it waits for ever. */
  holds: string | undefined;
  /** Reports of broken policies, answers that failed, and what pages said that are gone. */
  readonly heard: string[] = [];
  /** The addresses that browsers asked for. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #target = 0;
  readonly #script: string;

  /** `script` runs in every document before its own; with an empty one documents pass as they are. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Listens on a port for the site on another. */
  async listen(port: number, target: number): Promise<void> {
    this.#target = target;
    this.origin = `http://127.0.0.1:${port}`;
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer));
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    this.asked.push(path);
    if (path === SAID) {
      this.heard.push(...(JSON.parse(await text(incoming)) as string[]));
      answer.writeHead(204).end();
    } else if (path === REPORT) {
      this.heard.push(`policy: ${await text(incoming)}`);
      answer.writeHead(204).end();
    } else if (this.holds !== undefined && path.includes(this.holds)) return;
    else if (this.isOffline) incoming.socket.destroy();
    else this.#forward(incoming, answer);
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = incoming;
    const onward = request({
      port: this.#target,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    onward.on('response', (reply) => this.#answer(incoming, reply, answer));
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }

  async #answer({ url }: IncomingMessage, reply: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'content-length': _length, ...headers } = reply.headers;
    const { statusCode = 502 } = reply;
    if (statusCode >= 400) this.heard.push(`${statusCode}: ${url}`);
    const isDocument = headers['content-type']?.startsWith('text/html') && statusCode === 200;
    if (!isDocument || !this.#script) {
      answer.writeHead(statusCode, reply.headers);
      reply.pipe(answer);
      return;
    }
    const { html, policy } = withFirstScript(await text(reply), String(headers['content-security-policy']), this.#script);
    answer.writeHead(statusCode, { ...headers, 'content-security-policy': policy }).end(html);
  }
}
