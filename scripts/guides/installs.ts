import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `npm install` makes of a package.json that it has not installed before. */
const MADE = ['node_modules', 'package-lock.json'];

/** What was installed before, so that the guides of one product do not all wait for the same packages. */
export class Installs {
  readonly #folder: string;

  constructor(folder = join(tmpdir(), 'toolpad-docs-guides-installs')) {
    this.#folder = folder;
  }

  /** Whether `npm install` in a folder is the first of its package.json; if not, its packages are put there. */
  isNew(folder: string): boolean {
    const kept = this.#keptFor(folder);
    if (!kept || !existsSync(kept)) return true;
    linkInto(kept, folder);
    return false;
  }

  /** Keeps what was installed in a folder for others with its package.json. */
  keep(folder: string): void {
    const kept = this.#keptFor(folder);
    if (!kept || existsSync(kept)) return;
    // Made beside and moved: what ends in between leaves no half of it.
    const part = `${kept}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    linkInto(folder, part);
    renameSync(part, kept);
  }

  /** Forgets all of them. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #keptFor(folder: string): string | undefined {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) return undefined;
    return join(this.#folder, createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16));
  }
}

/** Hard links: npm replaces a file that it changes. */
function linkInto(from: string, to: string): void {
  execFileSync('cp', ['-al', ...MADE.map((name) => join(from, name)), to]);
}
