import { type Lock, nameOf } from './lock-file.ts';

/** Licenses (SPDX) that ask for no more than a notice, or concern only changes of the package's own files. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]);

/** Packages whose authors name their license elsewhere or not as SPDX does, as it was read there. */
const READ: Record<string, string> = { xtend: 'MIT', '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0' };

/** Whether a license expression (SPDX, with `AND`, `OR` and parentheses) can be met by the licenses on the list. */
export function isAllowed(expression: string): boolean {
  const [group, inside] = /\(([^()]*)\)/.exec(expression) ?? [];
  if (group !== undefined && inside !== undefined) return isAllowed(expression.replace(group, isAllowed(inside) ? 'MIT' : 'none'));
  return expression.split(' OR ').some((either) => either.split(' AND ').every((license) => ALLOWED.has(license.trim())));
}

/** Packages under a license that nobody has agreed to. Those of macOS alone say theirs when they are installed there. */
export function unagreedLicenses(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([folder, { license, os }]) => {
    const name = nameOf(folder);
    const said = READ[name] ?? license;
    if (said ? isAllowed(said) : os?.join() === 'darwin') return [];
    return [`${name} is under ${said ?? 'no license that it names'}. Read it; then add it to scripts/audit/licenses.ts, or do without it.`];
  });
}
