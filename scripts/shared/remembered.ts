/**
 * A pure function of texts that remembers its answers while the process lives: the same code stands on several pages, in every language,
 * and in each build that an edit elsewhere asks for.
 */
export function remembered<Texts extends readonly string[], Answer>(compute: (...texts: Texts) => Answer): (...texts: Texts) => Answer {
  const answers = new Map<string, Answer>();
  return (...texts) => {
    const key = JSON.stringify(texts);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = compute(...texts);
    answers.set(key, answer);
    return answer;
  };
}
