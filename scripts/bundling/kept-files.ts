import {
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build notes of the files that it made in one go: what they were made from, their names, and what their maker returned. */
type Note<Result> = { inputs: string; files: string[]; result: Result };

/** The folders of the build that is made, and of the one before if there is one; and a hash of all that the files are made from. */
type Builds = { own: string; before: string | undefined; inputs: string };

/**
 * What `make` returns, which makes files of a build meanwhile, alone; of the build before, where the same inputs made them. `name` is what
 * the files are remembered by. What is returned is kept as JSON.
 */
export async function keptFiles<Result>(name: string, builds: Builds, make: () => Promise<Result>): Promise<Result> {
  const note = takeOver<Result>(name, builds);
  if (note) return note.result;
  const { own, inputs } = builds;
  const others = new Set(filesIn(own));
  const result = await make();
  writeNote(own, name, { inputs, files: filesIn(own).filter((file) => !others.has(file)), result });
  return result;
}

/**
 * The same for files that `make` makes side by side with others, in a `folder` that is laid out like a build. What is returned puts them
 * into the build, while nothing else is made there.
 */
export async function keptFilesApart(name: string, builds: Builds, make: (folder: string) => Promise<void>): Promise<() => void> {
  if (takeOver(name, builds)) return () => {};
  const { own, inputs } = builds;
  const folder = join(own, APART + name);
  await make(folder);
  return () => {
    const files = filesIn(folder);
    for (const file of files) put(renameSync, join(folder, file), join(own, file));
    rmSync(folder, { recursive: true });
    writeNote(own, name, { inputs, files, result: null });
  };
}

/** Copies what the build before has of the same inputs, and returns its note; nothing where it has none. */
function takeOver<Result>(name: string, { own, before, inputs }: Builds): Note<Result> | undefined {
  const note = before === undefined ? undefined : readNote<Result>(before, name);
  if (before === undefined || note?.inputs !== inputs || !note.files.every((file) => existsSync(join(before, file)))) return undefined;
  for (const file of note.files) put(copy, join(before, file), join(own, file));
  writeNote(own, name, note);
  return note;
}

/** What folders of a build are called whose files are not in it yet. */
const APART = 'apart-';

const noteOf = (build: string, name: string) => join(build, `kept-${name}.json`);

function readNote<Result>(build: string, name: string): Note<Result> | undefined {
  const file = noteOf(build, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeNote(build: string, name: string, note: Note<unknown>): void {
  mkdirSync(build, { recursive: true });
  writeFileSync(noteOf(build, name), JSON.stringify(note));
}

function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, exclude: [`${APART}*`] }).filter((file) => statSync(join(folder, file)).isFile());
}

function put(how: (from: string, to: string) => void, from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  how(from, to);
}

// A copy of its own, which costs nothing where the file system shares what is the same: another build may be at work in the old folder.
function copy(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}
