import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './debian.ts';
import { onPath } from './on-path.ts';

/** The browsers besides Chromium that readers' journeys are tested in. */
const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Where an engine's programs are. */
export type Programs = { firefox: { browser: string }; webkit: { browser: string; driver: string; display: string } };

/** Debian's packages of an engine. */
const PACKAGES: Record<EngineName, string[]> = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const LIBRARIES = '/usr/lib';

/** The oldest Firefox that the journeys have passed in; 140 does not know some commands of the driver. */
const FIREFOX_SINCE = 153;

/** The engines that this machine has, with their programs. */
export function findEngines(): Partial<Programs> {
  const firefox = onPath('firefox-esr');
  const [driver, display, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()];
  return {
    ...(firefox && majorOf(firefox) >= FIREFOX_SINCE && { firefox: { browser: firefox } }),
    ...(driver && display && browser && { webkit: { browser, driver, display } }),
  };
}

/** In CI on Debian as root, installs what is missing, and throws when that fails or brings an engine that is too old. Elsewhere, returns what is missing. */
export function ensureEngines(): EngineName[] {
  const missing = missingEngines();
  if (missing.length === 0 || process.env.CI !== 'true' || !canInstall()) return missing;
  console.log(`Installing ${missing.join(' and ')} …`);
  install(missing.flatMap((name) => PACKAGES[name]));
  const still = missingEngines();
  if (still.length > 0)
    throw new Error(
      `${still.join(' and ')} of apt cannot run the journeys, perhaps since it is too old (Firefox: ${FIREFOX_SINCE} or newer). Use a newer image, or unset CI to leave them out.`,
    );
  return [];
}

/** Says in a line which engines are left out of a run and how to add them; nothing when none is. */
export function describeMissing(missing: EngineName[]): string {
  if (missing.length === 0) return '';
  return `Left out: the journeys in ${missing.join(' and ')}. To run them too: apt-get update && apt-get install ${missing.flatMap((name) => PACKAGES[name]).join(' ')}`;
}

function missingEngines(): EngineName[] {
  const found = findEngines();
  return ENGINES.filter((name) => !found[name]);
}

/** The major version that a browser says it has; 0 where it says none. */
function majorOf(browser: string): number {
  const [major = '0'] = /\d+/.exec(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
  return Number(major);
}

/** Debian keeps WebKit's small browser among the libraries, below the machine's architecture. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).filter((name) => name.includes('-linux-'));
  const versions = folders.flatMap((name) => readdirSync(join(LIBRARIES, name)).map((version) => join(LIBRARIES, name, version)));
  const browsers = versions.filter((path) => path.includes('/webkit2gtk-4.')).map((path) => join(path, 'MiniBrowser'));
  return browsers.find((path) => existsSync(path));
}
