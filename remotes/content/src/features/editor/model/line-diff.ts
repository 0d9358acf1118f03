export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Lines that two texts may have for a diff; longer ones are shown as removed and added. */
const longest = 2_000;

/** The lines of both texts in order: the least that was removed and added (longest common subsequence). */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length > longest || now.length > longest) {
    return [...old.map(toLine('removed')), ...now.map(toLine('added'))];
  }
  const common = commonLengths(old, now);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) {
      lines.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...old.slice(i).map(toLine('removed')), ...now.slice(j).map(toLine('added'))];
}

const toLine =
  (kind: DiffLine['kind']) =>
  (text: string): DiffLine => ({ kind, text });

/** For each pair of positions, how many lines the rests have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = rows[i] ?? new Uint16Array();
      row[j] =
        old[i] === now[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
    }
  }
  return rows;
}

const at = (rows: readonly Uint16Array[], i: number, j: number) => rows[i]?.[j] ?? 0;
