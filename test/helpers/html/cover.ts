/** A small set of names whose features together are all there are: greedy, the name with the most new features first. */
export function cover<Feature>(features: ReadonlyMap<string, ReadonlySet<Feature>>): string[] {
  const missing = new Set([...features.values()].flatMap((all) => [...all]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = [...features].map(([name, all]): [string, number] => [name, [...all].filter((feature) => missing.has(feature)).length]);
    const [best] = gains.reduce((most, gain) => (gain[1] > most[1] ? gain : most));
    chosen.push(best);
    for (const feature of features.get(best) ?? []) missing.delete(feature);
  }
  return chosen;
}
