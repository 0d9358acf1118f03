import {
  type PropertyScore,
  type ScoreBand,
  scoreBands,
  streetAddress,
  type VtwType,
} from '@kavel/contracts';
import type { UnitTable } from '@kavel/contracts/units';

/** An address of a list with its score; null for a score that is not there. */
export interface ScoreRow {
  objectId: string;
  address: string;
  vtwType: VtwType;
  lon: number;
  lat: number;
  score: number | null;
  band: ScoreBand | null;
  completeness: number | null;
  confidence: number | null;
}

/** What of a score a list shows: thousands of scores with all parts would not fit. */
export type BriefScore = Pick<PropertyScore, 'objectId' | 'score' | 'band' | 'completeness' | 'confidence'>;

export function briefOf({ objectId, score, band, completeness, confidence }: PropertyScore): BriefScore {
  return { objectId, score, band, completeness, confidence };
}

/** Units of a portfolio with their scores, each object once. */
export function rowsOf(units: UnitTable, scores: ReadonlyMap<string, BriefScore>): ScoreRow[] {
  const seen = new Set<string>();
  return units.objectId.flatMap((objectId, at) => {
    if (seen.has(objectId)) return [];
    seen.add(objectId);
    const found = scores.get(objectId);
    const street = streetAddress({
      straat: units.straat[at] ?? '',
      huisnummer: units.huisnummer[at] ?? 0,
      huisletter: units.huisletter[at] ?? null,
      huisnummertoevoeging: units.huisnummertoevoeging[at] ?? null,
    });
    return [
      {
        objectId,
        address: `${street}, ${units.woonplaats[at] ?? ''}`,
        vtwType: units.vtwType[at] ?? 'overig',
        lon: units.lon[at] ?? 0,
        lat: units.lat[at] ?? 0,
        score: found?.score ?? null,
        band: found?.band ?? null,
        completeness: found?.completeness ?? null,
        confidence: found?.confidence ?? null,
      },
    ];
  });
}

export const bandChoices = [...scoreBands, 'none'] as const;
export type BandChoice = (typeof bandChoices)[number];

export interface RowFilter {
  text: string;
  /** Empty for all. */
  bands: readonly BandChoice[];
}

/** Reads `?q=…&band=…,…`. */
export function readFilter(query: URLSearchParams): RowFilter {
  const given = (query.get('band') ?? '').split(',');
  return { text: query.get('q') ?? '', bands: bandChoices.filter(band => given.includes(band)) };
}

export function writeFilter(query: URLSearchParams, { text, bands }: RowFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of [
    ['q', text],
    ['band', bands.join(',')],
  ] as const) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function filtered(rows: readonly ScoreRow[], { text, bands }: RowFilter): ScoreRow[] {
  const sought = text.trim().toLowerCase();
  return rows.filter(
    ({ address, objectId, band }) =>
      (bands.length === 0 || bands.includes(band ?? 'none')) &&
      (address.toLowerCase().includes(sought) || objectId.includes(sought)),
  );
}

export interface ScoreSummary {
  /** Addresses with a total. */
  scored: number;
  mean: number | null;
  median: number | null;
}

export function summaryOf(rows: readonly Pick<ScoreRow, 'score'>[]): ScoreSummary {
  const scores = scoresOf(rows);
  const scored = scores.length;
  if (scored === 0) return { scored, mean: null, median: null };
  const middle = (at: number) => scores[Math.floor(at)] ?? 0;
  return {
    scored,
    mean: scores.reduce((sum, score) => sum + score, 0) / scored,
    median: (middle((scored - 1) / 2) + middle(scored / 2)) / 2,
  };
}

/** Ascending, without those that have no total. */
function scoresOf(rows: readonly Pick<ScoreRow, 'score'>[]): number[] {
  return rows
    .map(({ score }) => score)
    .filter(score => score !== null)
    .sort((one, other) => one - other);
}

/** Ends of the classes of a histogram of scores. */
export const classEdges = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/** Number of scores in each class; 100 counts in the last. */
export function countsByClass(rows: readonly Pick<ScoreRow, 'score'>[]): number[] {
  const counts = classEdges.slice(1).map(() => 0);
  for (const score of scoresOf(rows)) {
    const at = Math.min(counts.length - 1, Math.floor(score / 10));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The rows with the highest and with the lowest totals, without repeating any. */
export function extremes<Row extends Pick<ScoreRow, 'score'>>(
  rows: readonly Row[],
  most: number,
): { best: Row[]; worst: Row[] } {
  const scored = rows
    .filter(({ score }) => score !== null)
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
  const each = Math.min(most, Math.ceil(scored.length / 2));
  const worst = scored.slice(Math.max(each, scored.length - most)).reverse();
  return { best: scored.slice(0, each), worst };
}
