import { spawnSync } from 'node:child_process';
import { canInstall, install } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
/**
 * The browser for tests: `CHROME_PATH`, else a known one on the path. Throws when there is none. Chromium's headless shell is quicker by a
 * third, but keeps no page for going back, puts sandboxed frames into the page's own process and loads lazy frames earlier than readers' browsers.
 */
export function findChromium(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Error('There is no Chromium for the browser tests. Install one, or set CHROME_PATH to its path.');
}

/** Finds a browser, or installs Debian's when this is root on a machine with apt. Throws with the cure when neither works. */
export function ensureChromium(): string {
  try {
    return findChromium();
  } catch (error) {
    if (!canInstall()) throw error;
    console.log('Installing Chromium …');
    install(['chromium']);
    return findChromium();
  }
}
