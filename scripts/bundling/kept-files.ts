import { constants, copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build notes of the files that it made in one go: what they were made from, their names, and what their maker returned. */
type Note<Result> = { inputs: string; files: string[]; result: Result };

/** The folders of the build that is made, and of the one before if there is one; and a hash of all that the files are made from. */
type Builds = { own: string; before: string | undefined; inputs: string };

/**
 * What `make` returns, which makes files of a build meanwhile, alone; of the build before, where the same inputs made them. `name` is what
 * the files are remembered by. What is returned is kept as JSON.
 */
export async function keptFiles<Result>(name: string, { own, before, inputs }: Builds, make: () => Promise<Result>): Promise<Result> {
  const note = before === undefined ? undefined : readNote<Result>(before, name);
  if (before !== undefined && note?.inputs === inputs && note.files.every((file) => existsSync(join(before, file)))) {
    for (const file of note.files) copy(join(before, file), join(own, file));
    writeNote(own, name, note);
    return note.result;
  }
  const others = new Set(filesIn(own));
  const result = await make();
  writeNote(own, name, { inputs, files: filesIn(own).filter((file) => !others.has(file)), result });
  return result;
}

const noteOf = (build: string, name: string) => join(build, `kept-${name}.json`);

function readNote<Result>(build: string, name: string): Note<Result> | undefined {
  const file = noteOf(build, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeNote(build: string, name: string, note: Note<unknown>): void {
  writeFileSync(noteOf(build, name), JSON.stringify(note));
}

function filesIn(build: string): string[] {
  return globSync('**/*', { cwd: build }).filter((file) => statSync(join(build, file)).isFile());
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // A copy of its own, which costs nothing where the file system shares what is the same: another build may be at work in the old folder.
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}
