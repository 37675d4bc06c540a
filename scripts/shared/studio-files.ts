/** File names of a Studio project → the name of their schema. */
const FILES: [pattern: RegExp, schema: string][] = [
  [/(?:^|\/)application\.yml$/, 'Application'],
  [/(?:^|\/)pages\/[^/]+\/page\.yml$/, 'Page'],
  [/(?:^|\/)theme\.yml$/, 'Theme'],
];

/** The schema of a file of a Studio project, by its name. */
export function schemaOfFile(name = ''): string | undefined {
  return FILES.find(([pattern]) => pattern.test(name))?.[1];
}

/** Whether YAML leaves out the keys that each file of a Studio project begins with: it shows a part of the file. */
export function lacksHead(code: string): boolean {
  return !/^(?:apiVersion|kind):/m.test(code);
}

/** The line of code, from 1, whose schema comment Studio does not know for its own, because no empty line follows: each save of the editor adds one more. */
export function crampedSchemaComment(code: string): number | undefined {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.startsWith('# yaml-language-server:'));
  return at >= 0 && lines[at + 1] !== '' ? at + 1 : undefined;
}
