import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BREEDS = {
  affenpinscher: [],
  akita: [],
  beagle: [],
  bulldog: ['boston', 'english', 'french'],
  hound: ['afghan', 'basset', 'ibizan'],
};

/** A drawn dog, as no photo of a stranger may be in the pictures. */
const DOG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#dcedc8"/>
<rect y="220" width="400" height="80" fill="#9ccc65"/><g fill="#8d6e63"><ellipse cx="210" cy="190" rx="95" ry="52"/>
<rect x="135" y="200" width="24" height="70" rx="10"/><rect x="255" y="200" width="24" height="70" rx="10"/><circle cx="120" cy="130" r="48"/>
<path d="M295 170q45-20 45-62" stroke="#8d6e63" stroke-width="16" fill="none" stroke-linecap="round"/></g>
<g fill="#5d4037"><ellipse cx="88" cy="125" rx="17" ry="40"/><ellipse cx="152" cy="122" rx="17" ry="40"/><circle cx="106" cy="122" r="6"/>
<circle cx="134" cy="122" r="6"/><ellipse cx="120" cy="148" rx="12" ry="8"/></g></svg>`;

/** Downloads of each day of a period, with a weekly rhythm. */
function downloads([, from = '', to = '']: RegExpExecArray): { day: string; downloads: number }[] {
  const days = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const rhythm = Math.sin((days.length * 2 * Math.PI) / 7);
    days.push({ day: new Date(time).toISOString().slice(0, 10), downloads: Math.round(520 + 210 * rhythm + days.length * 6) });
  }
  return days;
}

const VERSIONS = { '0.13.0': 2140, '0.12.0': 1466, '0.11.0': 803, '0.10.1': 518, '0.1.55': 127 };

const STOCK = [
  { sku: 'KB-110', title: 'Keyboard, 110 keys', quantity: 34 },
  { sku: 'KB-110-DE', title: 'Keyboard, German layout', quantity: 12 },
  { sku: 'KB-110-W', title: 'Keyboard, white', quantity: 0 },
];

/** What each API that the walk-throughs call answers, by host and path. */
const ANSWERS: [path: RegExp, answer: (found: RegExpExecArray) => unknown][] = [
  [/^\/dog\.ceo\/api\/breeds\/list\/all/, () => ({ message: BREEDS, status: 'success' })],
  [/^\/dog\.ceo\/api\/breed\/(\w+)/, ([, breed]) => ({ message: `https://images.dog.ceo/breeds/${breed}/drawn.svg`, status: 'success' })],
  [/^\/api\.npmjs\.org\/versions\//, () => ({ downloads: VERSIONS })],
  [
    /^\/api\.npmjs\.org\/downloads\/point\/([\d-]+):([\d-]+)/,
    (found) => ({ downloads: downloads(found).reduce((sum, day) => sum + day.downloads, 0) }),
  ],
  [/^\/api\.npmjs\.org\/downloads\/range\/([\d-]+):([\d-]+)/, (found) => ({ downloads: downloads(found) })],
  [/^\/api\.example\.com\/v1\/stock/, () => ({ items: STOCK })],
];

function answerTo(url: string): unknown {
  for (const [path, answer] of ANSWERS) {
    const found = path.exec(url);
    if (found) return answer(found);
  }
  return undefined;
}

/** Answers for `https://<host>/<path>` below `/<host>/<path>`, on loopback. */
export async function startStandIn(): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const answer = answerTo(request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** What the browser gets for the address that the dog API hands out. */
export const DOG_PICTURE = { url: 'https://images.dog.ceo/**', body: DOG, contentType: 'image/svg+xml' };
