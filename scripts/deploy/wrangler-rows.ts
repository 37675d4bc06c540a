/** The rows in what `wrangler d1 execute --json` prints. Throws when it is something else, with its first words. */
export function parseWranglerRows<Row>(output: string): Row[] {
  try {
    const [answer]: { results: Row[] }[] = JSON.parse(output);
    if (!answer) throw new Error('No statement has an answer.');
    return [...answer.results];
  } catch {
    throw new Error(
      `wrangler did not answer with rows: ${output.trim().slice(0, 300) || 'nothing'}. Run \`npm run wrangler login\`, then try again.`,
    );
  }
}
