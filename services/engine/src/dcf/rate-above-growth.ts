import type { UnitParameters } from './unit';

/** A discount rate at or below the rent growth gives no value. */
export class RateAtOrBelowGrowth extends Error {
  constructor(
    readonly discountRate: number,
    readonly rentGrowth: number,
  ) {
    super(
      `The discount rate of ${percent(discountRate)} is at or below the rent growth of ${percent(rentGrowth)}.`,
    );
    this.name = 'RateAtOrBelowGrowth';
  }
}

/** Throws RateAtOrBelowGrowth. */
export function requireRateAboveGrowth({ discountRate, rentGrowth }: UnitParameters): void {
  if (discountRate <= rentGrowth) throw new RateAtOrBelowGrowth(discountRate, rentGrowth);
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(2)} %`;
}
