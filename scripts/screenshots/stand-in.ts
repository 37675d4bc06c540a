import { createServer } from 'node:http';
import { portOf } from '../shared/port-of.ts';
import { deleteOrder, listOrders } from './stand-in-orders.ts';

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
const ANSWERS: [path: RegExp, answer: (found: RegExpExecArray, method: string) => unknown][] = [
  [/^\/dog\.ceo\/api\/breeds\/list\/all/, () => ({ message: BREEDS, status: 'success' })],
  [/^\/dog\.ceo\/api\/breed\/(\w+)/, ([, breed]) => ({ message: `https://images.dog.ceo/breeds/${breed}/drawn.svg`, status: 'success' })],
  [/^\/api\.npmjs\.org\/versions\//, () => ({ downloads: VERSIONS })],
  [
    /^\/api\.npmjs\.org\/downloads\/point\/([\d-]+):([\d-]+)/,
    (found) => ({ downloads: downloads(found).reduce((sum, day) => sum + day.downloads, 0) }),
  ],
  [/^\/api\.npmjs\.org\/downloads\/range\/([\d-]+):([\d-]+)/, (found) => ({ downloads: downloads(found) })],
  [/^\/api\.example\.com\/v1\/stock/, () => ({ items: STOCK })],
  [/^\/api\.example\.com\/orders(?:\/(\d+))?/, ([, id], method) => (method === 'DELETE' ? deleteOrder(Number(id)) : listOrders())],
];

function answerTo(url: string, method: string): unknown {
  for (const [path, answer] of ANSWERS) {
    const found = path.exec(url);
    if (found) return answer(found, method);
  }
  return undefined;
}

/** Answers for `https://<host>/<path>` below `/<host>/<path>`, on loopback. */
export async function startStandIn(): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const answer = answerTo(request.url ?? '', request.method ?? 'GET');
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

/** What the browser gets for the address that the dog API hands out. */
export const DOG_PICTURE = { url: 'https://images.dog.ceo/**', body: DOG, contentType: 'image/svg+xml' };

/** A drawn warehouse, for the address of a photo in the page about theming. */
const WAREHOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#cfe3ef"/>
<rect y="235" width="400" height="65" fill="#b0bec5"/><path d="M40 120 200 55l160 65v120H40z" fill="#8d9ea7"/><path d="M30 125 200 52l170 73-6 12L200 68 36 137z" fill="#546e7a"/>
<g fill="#eceff1"><rect x="75" y="150" width="70" height="90"/><rect x="165" y="150" width="70" height="90"/><rect x="255" y="150" width="70" height="90"/></g>
<path d="M75 165h70M75 180h70M75 195h70M75 210h70M75 225h70M255 165h70M255 180h70M255 195h70M255 210h70M255 225h70" stroke="#b0bec5" stroke-width="3"/>
<g fill="#a1887f"><rect x="178" y="205" width="34" height="35"/><rect x="205" y="185" width="26" height="20"/></g></svg>`;

/** The same for that photo. */
export const WAREHOUSE_PICTURE = { url: 'https://example.com/photos/**', body: WAREHOUSE, contentType: 'image/svg+xml' };
