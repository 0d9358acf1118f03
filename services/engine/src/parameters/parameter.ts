/** A figure with where it comes from. Rates are fractions, amounts euro. */
export interface Parameter {
  key: string;
  value: number;
  source: string;
  year: number;
}

/** Kavel's own figures: plainly ours, so that nobody takes them for the commercial handbook. */
export const kavelNorm = {
  source: 'Kavel-norm (eigen tabel, niet de Vastgoed Taxatiewijzer)',
  year: 2026,
} as const;
