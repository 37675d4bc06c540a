/**
 * Measures several subjects by turns, so that a machine whose speed drifts is as slow for all of them. A round before warms up what
 * serves them. Returns the samples of each.
 */
export async function byTurns<Subject, Sample>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples = subjects.map((): Sample[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const sample = await measure(subject);
      if (round > 0) samples[index]!.push(sample);
    }
  }
  return samples;
}
