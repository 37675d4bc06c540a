import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Project } from '../../../scripts/content/project.ts';

/** A project with these files, in a folder of its own until the test ends. */
export function temporaryProject(files: Record<string, string> = {}): Project {
  const folder = mkdtempSync(join(tmpdir(), 'toolpad-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = new Project(folder);
  for (const [file, text] of Object.entries(files)) writeInto(project, file, text);
  return project;
}

/** Writes one more file, for whoever opens the project from then on. */
export function writeInto({ root }: { root: string }, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
