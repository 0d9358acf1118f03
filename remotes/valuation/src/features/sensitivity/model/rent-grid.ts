import type { WhatIfChange, WhatIfOutcome } from '@kavel/contracts/valuations';

/** Changes of rent growth (rows) and vacancy (columns), as fractions; the steps without a change are the current pair. */
export interface RentGrid {
  growth: readonly number[];
  vacancy: readonly number[];
}

const growth = [-0.01, -0.005, 0, 0.005, 0.01];
const around = [-0.02, -0.01, 0, 0.01, 0.02];
/** A vacancy that is near zero can only rise. */
const upwards = [0, 0.01, 0.02, 0.03, 0.04];

export function rentGrid(vacancyRate: number): RentGrid {
  return { growth, vacancy: vacancyRate + (around[0] ?? 0) < 0 ? upwards : around };
}

/** The change of each cell, row by row. */
export function changesOf({ growth: rows, vacancy }: RentGrid): WhatIfChange[] {
  return rows.flatMap(rentGrowth => vacancy.map(vacancyRate => ({ rentGrowth, vacancyRate })));
}

/** Net let-on value of each cell; null where the growth leaves no value. */
export function valuesOf(
  { growth: rows, vacancy }: RentGrid,
  outcomes: readonly WhatIfOutcome[],
): (number | null)[][] {
  return rows.map((_, row) =>
    vacancy.map((__, column) => {
      const outcome = outcomes[row * vacancy.length + column];
      return outcome?.outcome === 'valued' ? outcome.letOn : null;
    }),
  );
}
