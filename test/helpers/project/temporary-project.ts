import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files the working folder for the rest of a test: scripts read the project from there. */
export function useTemporaryProject(files: Record<string, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'toolpad-docs-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const home = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}
