import { dwellingTypes, type VtwType } from '@kavel/contracts';

/** A band of bouwjaar or m², both bounds inclusive; null is open. */
export interface Band {
  from: number | null;
  to: number | null;
}

/** First years of building periods with similar Dutch housing stock. */
const yearStarts = [1906, 1931, 1945, 1960, 1975, 1992, 2006, 2015];
const dwellingAreaStarts = [50, 75, 100, 125, 150, 200];
const otherAreaStarts = [100, 250, 500, 1000, 2500, 5000];

export function yearBandOf(bouwjaar: number): Band {
  return bandOf(bouwjaar, yearStarts);
}

export function areaBandOf(vtwType: VtwType, oppervlakte: number): Band {
  return bandOf(
    Math.floor(oppervlakte),
    dwellingTypes.includes(vtwType) ? dwellingAreaStarts : otherAreaStarts,
  );
}

export function joined(bands: readonly Band[]): Band {
  return { from: bands[0]?.from ?? null, to: bands.at(-1)?.to ?? null };
}

function bandOf(value: number, starts: readonly number[]): Band {
  const next = starts.findIndex(start => value < start);
  const place = next === -1 ? starts.length : next;
  const end = starts[place];
  return { from: starts[place - 1] ?? null, to: end === undefined ? null : end - 1 };
}
