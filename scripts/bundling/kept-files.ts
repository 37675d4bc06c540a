import { constants, copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build notes of the files that it made in one go: what they were made from, their names, and what their maker returned. */
type Note<Result> = { inputs: string; files: string[]; result: Result };

/** The build that is made, and the one before if there is one, by their folders. */
type Builds = { own: string; before: string | undefined };

const NOTE = 'kept-files.json';

/**
 * What `make` returns, which it makes together with files of this build; of the build before, where the same `inputs` made them. `inputs` is
 * a hash of all that they are made from. What is returned is kept as JSON.
 */
export async function keptFiles<Result>(inputs: string, { own, before }: Builds, make: () => Promise<Result>): Promise<Result> {
  const note = before === undefined ? undefined : readNote<Result>(before);
  if (before !== undefined && note?.inputs === inputs && note.files.every((file) => existsSync(join(before, file)))) {
    for (const file of note.files) copy(join(before, file), join(own, file));
    writeNote(own, note);
    return note.result;
  }
  const others = new Set(filesIn(own));
  const result = await make();
  writeNote(own, { inputs, files: filesIn(own).filter((file) => !others.has(file)), result });
  return result;
}

function readNote<Result>(build: string): Note<Result> | undefined {
  const file = join(build, NOTE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeNote(build: string, note: Note<unknown>): void {
  writeFileSync(join(build, NOTE), JSON.stringify(note));
}

function filesIn(build: string): string[] {
  return globSync('**/*', { cwd: build }).filter((file) => statSync(join(build, file)).isFile());
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // A copy of its own, which costs nothing where the file system shares what is the same: another build may be at work in the old folder.
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}
