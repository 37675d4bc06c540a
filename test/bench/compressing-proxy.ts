import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/;

/** Stands in for the platform's network: compresses text with brotli, which a Worker on a local socket leaves to it. */
export function startCompressingProxy(port: number, origin: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { cookie: request.headers.cookie ?? '' }, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    const isText = TEXT.test(headers['content-type'] ?? '');
    const sent = isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body;
    if (isText) headers['content-encoding'] = 'br';
    response.writeHead(answer.status, { ...headers, 'content-length': String(sent.length) }).end(sent);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
