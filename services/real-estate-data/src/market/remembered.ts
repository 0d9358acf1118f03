import type { Snapshot } from '@kavel/catalogue';

/** Answers kept of a snapshot: some dozens of areas in all grains. */
const mostKept = 300;

/**
 * Keeps the latest answers of a snapshot, which is immutable, by the other arguments. Failures are not kept.
 */
export function remembered<Words extends string[], Answer>(
  ask: (snapshot: Snapshot, ...words: Words) => Promise<Answer>,
): (snapshot: Snapshot, ...words: Words) => Promise<Answer> {
  const known = new WeakMap<Snapshot, Map<string, Promise<Answer>>>();
  return (snapshot, ...words) => {
    const answers = known.get(snapshot) ?? new Map<string, Promise<Answer>>();
    known.set(snapshot, answers);
    const key = words.join(' ');
    const answer = answers.get(key) ?? ask(snapshot, ...words);
    // The order of a map is that of insertion: the one not asked for longest comes first.
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
