/** A script of the build: browsers refuse the file when it is not what was built, and policies name it by the same hash. */
export type ScriptFile = { url: string; integrity: string };

/**
 * Names a script in a document, where browsers and tools find it as they read. The policies of pages let such a script run, but nothing
 * that it imports: what imports is started by another script, and is then the same module.
 */
export function scriptTag({ url, integrity }: ScriptFile): string {
  return `<script type="module" async src="${url}" integrity="${integrity}" crossorigin></script>`;
}
