/** A figure with its source. Rates are fractions, amounts euro. */
export interface Parameter {
  key: string;
  value: number;
  source: string;
  year: number;
}

/** Source of Kavel's own figures, clearly labelled so that they are not mistaken for the commercial handbook. */
export const kavelNorm = {
  source: 'Kavel-norm (eigen tabel, niet de Vastgoed Taxatiewijzer)',
  year: 2026,
} as const;
