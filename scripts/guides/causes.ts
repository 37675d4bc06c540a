const CAUSES: [RegExp, string][] = [
  [/ENOSPC|no space left/i, 'The disk is full. Free some space and run the guide again; it starts with an empty folder.'],
  [
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|network (?:timeout|request)/i,
    'The network or the registry does not answer. Run the guide again once it does.',
  ],
  [/EADDRINUSE/, 'The port is in use. End what uses it and run the guide again.'],
  [/ERESOLVE/, 'npm finds no versions that fit together. The versions on the page are wrong.'],
];

/** A sentence about why a command ended, from its output and its exit code. */
export function causeOf(output: string, code: number | null): string {
  const known = CAUSES.find(([sign]) => sign.test(output));
  if (known) return known[1];
  return code === null ? 'The command was ended from outside or took too long. Run the guide again.' : `The command ended with ${code}.`;
}
