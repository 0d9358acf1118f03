import type { DwellingKind } from '@kavel/contracts/lists';

/** Published price effects of better energy labels, as fractions of the value. One step is one letter. */
export const labelEffects = {
  middle: { toC: 0.021, toA: 0.027, before1920: 1.41, after1995: 0.56, source: 'brainbay', year: 2023 },
  /** In all, whatever the number of steps. */
  low: { total: 0.041, source: 'Calcasa', year: 2025 },
  /** 11.6 % from G to C and 5.5 % from C to A. */
  high: { toC: 0.116 / 4, toA: 0.055 / 2, source: 'NVM', year: 2022 },
} as const;

/** Euro for the whole envelope of a dwelling. `unknown` is the mean of all kinds. */
export const envelopeCosts = {
  source: 'TNO/CPB',
  year: 2023,
  euro: {
    unknown: { low: 19_000, high: 19_000 },
    apartment: { low: 9_500, high: 9_500 },
    terraced: { low: 16_000, high: 16_000 },
    corner: { low: 15_000, high: 15_000 },
    'semi-detached': { low: 20_000, high: 40_000 },
    detached: { low: 33_000, high: 33_000 },
  },
} as const satisfies {
  source: string;
  year: number;
  euro: Record<DwellingKind, { low: number; high: number }>;
};
