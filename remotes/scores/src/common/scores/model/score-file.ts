import type { ScoreRow } from './score-rows';

/** Texts of an exported list. */
export interface FileTexts {
  headers: readonly string[];
  /** What was filtered and by which weights, each with its name. */
  notes: readonly (readonly [name: string, text: string])[];
  type: (row: ScoreRow) => string;
  band: (row: ScoreRow) => string;
}

type Cell = string | number | null;

/** Rows of a file, with the head: address, id, type, score, band, completeness, confidence, longitude, latitude. */
export function fileRows(rows: readonly ScoreRow[], { headers, type, band }: FileTexts): Cell[][] {
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  const thousandths = (value: number | null) => (value === null ? null : Math.round(value * 1_000) / 1_000);
  return [
    [...headers],
    ...rows.map(row => [
      row.address,
      row.objectId,
      type(row),
      tenths(row.score),
      band(row),
      thousandths(row.completeness),
      thousandths(row.confidence),
      row.lon,
      row.lat,
    ]),
  ];
}
