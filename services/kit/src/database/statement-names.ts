/**
 * Names for prepared statements. A text gets its name the second time it is used, so that one-off statements (such as a
 * list with a random number of values) are not kept.
 */
export interface StatementNames {
  /** Undefined: send it without a name. */
  nameOf(text: string): string | undefined;
}

const mostNames = 200;
const longestText = 8_000;

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size === mostNames || text.length > longestText) return undefined;
      if (!seenOnce.delete(text)) {
        if (seenOnce.size === mostNames) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      const name = `kavel_${names.size + 1}`;
      names.set(text, name);
      return name;
    },
  };
}
