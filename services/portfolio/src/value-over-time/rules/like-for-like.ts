import type { ValueOverTime } from '@kavel/contracts/portfolios';
import type { ValueLine } from '../repositories/approved-values';

type Lines = ReadonlyMap<string, ValueLine>;

/** Euro per m² of the objects that are in every point and have an area in each. */
export function likeForLikeOf(points: readonly Lines[]): ValueOverTime['likeForLike'] {
  const [first, ...others] = points;
  const inAll = [...(first?.keys() ?? [])].filter(id =>
    [first, ...others].every(lines => (lines?.get(id)?.oppervlakte ?? 0) > 0),
  );
  const sum = (lines: Lines | undefined, of: (line: ValueLine) => number) =>
    inAll.reduce((total, id) => {
      const line = lines?.get(id);
      return line ? total + of(line) : total;
    }, 0);
  const area = (lines: Lines | undefined) => sum(lines, ({ oppervlakte }) => oppervlakte ?? 0);
  return {
    units: inAll.length,
    oppervlakte: area(points.at(-1)),
    perM2: inAll.length === 0 ? [] : points.map(lines => sum(lines, ({ value }) => value) / area(lines)),
  };
}

/** Shares of the gemeenten in the value, largest first. */
export function gemeentenOf(lines: Lines | undefined): ValueOverTime['gemeenten'] {
  const values = new Map<string, { name: string; value: number }>();
  let total = 0;
  for (const { gemeentecode, gemeentenaam, value } of lines?.values() ?? []) {
    total += value;
    if (gemeentecode === null) continue;
    const known = values.get(gemeentecode);
    values.set(gemeentecode, { name: gemeentenaam ?? gemeentecode, value: (known?.value ?? 0) + value });
  }
  return [...values]
    .map(([code, { name, value }]) => ({ code, name, share: total > 0 ? value / total : 0 }))
    .toSorted((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}
