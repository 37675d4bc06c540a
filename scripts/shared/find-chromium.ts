import { canInstall, install } from './debian.ts';
import { onPath } from './on-path.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Readers' browser for tests: `CHROME_PATH`, else a known one on the path. Throws when there is none. */
export function findChromium(): string {
  const path = process.env.CHROME_PATH || onPath(...BROWSERS);
  if (!path) throw new Error('There is no Chromium for the browser tests. Install one, or set CHROME_PATH to its path.');
  return path;
}

/**
 * Chromium without windows: quicker by a quarter, but it keeps no page for going back, puts sandboxed frames into the page's own process and
 * loads lazy frames earlier than readers' browsers. Where there is none, or `CHROME_PATH` chooses, it is readers' browser. Throws when there is neither.
 */
export function findHeadlessShell(): string {
  return process.env.CHROME_PATH || onPath(...SHELLS) || findChromium();
}

/** Finds both, or installs Debian's when this is root on a machine with apt; a missing shell alone only in CI. Throws when neither works. */
export function ensureChromium(): void {
  const isThere = Boolean(process.env.CHROME_PATH || onPath(...BROWSERS));
  const isWhole = isThere && (process.env.CI !== 'true' || onPath(...SHELLS) !== undefined);
  if (!isWhole && canInstall()) {
    console.log('Installing Chromium …');
    install(isThere ? ['chromium-headless-shell'] : ['chromium', 'chromium-headless-shell']);
  }
  findChromium();
}
