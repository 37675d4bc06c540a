/** Files as CodeSandbox reads them, before they are compressed. */
export function codeSandboxText(files: Record<string, string>): string {
  const contents = Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]);
  return JSON.stringify({ files: Object.fromEntries(contents) });
}
