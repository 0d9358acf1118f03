import type { ValuationSummary, YieldBasis } from '@kavel/contracts';

export const yieldKeys = ['hi', 'thi', 'mh', 'nar'] as const;

export interface ShownYield {
  key: (typeof yieldKeys)[number];
  /** As a fraction; null when no rent is known. */
  rate: number | null;
  /** The units that it covers; null in responses of older services. */
  basis: YieldBasis | null;
}

/** The yields of a summary in their usual order. The net yield covers the units of the yield on passing rent. */
export function shownYields({ yieldBasis, ...summary }: ValuationSummary): ShownYield[] {
  const rates = { hi: summary.barKkHi, thi: summary.barKkThi, mh: summary.barKkMh, nar: summary.nar };
  return yieldKeys.map(key => ({
    key,
    rate: rates[key],
    basis: yieldBasis?.[key === 'nar' ? 'hi' : key] ?? null,
  }));
}
