const WORD = '[a-z][a-z\\d]*(?:-[a-z\\d]+)*';
const NAME = new RegExp(`^${WORD}$`);
const PATH = new RegExp(`^${WORD}(?:/${WORD})+$`);

/** A name such as `release-notes`. Throws for any other. */
export function readName(name: string, what: string, example: string): string {
  if (NAME.test(name)) return name;
  throw new Error(
    `\`${name}\` is not a name for a new ${what}. Start with a lowercase letter, and go on with lowercase letters, digits, and hyphens: \`npm run new -- ${what} ${example}\`.`,
  );
}

/** The parts of a path such as `dashboard-layout/full-size`. Throws for any other. */
export function readPath(path: string, what: string, example: string): string[] {
  if (PATH.test(path)) return path.split('/');
  if (NAME.test(path))
    throw new Error(`\`${path}\` has one part, and a ${what} has more. Write them with slashes: \`npm run new -- ${what} ${example}\`.`);
  throw new Error(
    `\`${path}\` is not a path for a new ${what}. Start each part with a lowercase letter, and go on with lowercase letters, digits, and hyphens: \`npm run new -- ${what} ${example}\`.`,
  );
}

/** `full-size` → `Full size`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as a key of an object, quoted only where it must be. */
export function keyOf(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}
