import type { FoundAddress } from './found-address';

/** House number and suffix as typed. */
export interface HouseWanted {
  huisnummer: number | null;
  suffix: string;
}

/** The exact number before longer ones that start with it, the typed suffix before others, then by number. */
export function byHouse(wanted: HouseWanted): (a: FoundAddress, b: FoundAddress) => number {
  return (a, b) =>
    longer(a, wanted) - longer(b, wanted) ||
    suffixRank(a, wanted) - suffixRank(b, wanted) ||
    a.huisnummer - b.huisnummer ||
    a.suffixKey.length - b.suffixKey.length ||
    compareText(a.suffixKey, b.suffixKey) ||
    compareText(a.objectId, b.objectId);
}

/**
 * Addresses in street order. While no number is typed, each street shows a few; then an exact number in any street
 * comes before longer numbers in the first.
 */
export function byStreetAndHouse(
  found: readonly FoundAddress[],
  streets: readonly { straat: string; woonplaats: string }[],
  wanted: HouseWanted,
  limit: number,
): FoundAddress[] {
  const rank = new Map(streets.map((street, index) => [streetKey(street), index]));
  const rankOf = (address: FoundAddress): number => rank.get(streetKey(address)) ?? streets.length;
  const house = byHouse(wanted);
  const ordered = found
    .filter(address => rank.has(streetKey(address)))
    .sort((a, b) => longer(a, wanted) - longer(b, wanted) || rankOf(a) - rankOf(b) || house(a, b));
  if (wanted.huisnummer !== null) return ordered.slice(0, limit);
  const perStreet = Math.max(2, Math.ceil(limit / streets.length));
  const shown = new Map<string, number>();
  const few = ordered.filter(address => {
    const count = shown.get(streetKey(address)) ?? 0;
    shown.set(streetKey(address), count + 1);
    return count < perStreet;
  });
  return few.slice(0, limit);
}

function longer({ huisnummer }: FoundAddress, wanted: HouseWanted): number {
  return wanted.huisnummer === null || huisnummer === wanted.huisnummer ? 0 : 1;
}

function suffixRank({ suffixKey }: FoundAddress, { suffix }: HouseWanted): number {
  // Without a typed suffix all are equal: 1A comes before 2.
  if (suffix === '' || suffixKey === suffix) return 0;
  return suffixKey.startsWith(suffix) ? 1 : 2;
}

function streetKey({ straat, woonplaats }: { straat: string; woonplaats: string }): string {
  return `${straat}|${woonplaats}`;
}

/** By code unit, independent of the language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
