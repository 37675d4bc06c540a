import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a project, by their paths from its root folder; without one, those of the working folder. */
export class ProjectFiles {
  readonly root: string;

  constructor(root = '.') {
    this.root = root;
  }

  /** Where a file is, for what opens it by itself. */
  at(file: string): string {
    return join(this.root, file);
  }

  has(file: string): boolean {
    return existsSync(this.at(file));
  }

  text(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  bytes(file: string): Buffer {
    return readFileSync(this.at(file));
  }

  size(file: string): number {
    return statSync(this.at(file)).size;
  }

  /** The files that match a pattern, in order. */
  list(...patterns: string[]): string[] {
    return globSync(patterns, { cwd: this.root }).sort();
  }

  /** The names of the folders in a folder; none where it is missing. */
  folders(folder: string): string[] {
    if (!this.has(folder)) return [];
    const entries = readdirSync(this.at(folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }
}
