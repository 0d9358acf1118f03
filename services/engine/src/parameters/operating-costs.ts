import { type OperatingCosts, type VtwType, vtwTypes } from '@kavel/contracts';
import { kavelNorm } from './parameter';

/** One row of the norm. Years are inclusive; amounts are euro per m² a year, turnover per re-let m². */
export interface OperatingCostRow extends OperatingCosts {
  vtwType: VtwType;
  builtFrom: number;
  builtTo: number;
}

/** Norm of a type for a building of 1995–2014: maintenance, turnover, insurance, property tax, management. */
const byType: Record<VtwType, readonly [number, number, number, number, number]> = {
  eengezinswoning: [11.5, 14, 0.7, 2.4, 0.045],
  appartement: [13.5, 15, 0.8, 2.6, 0.05],
  kantoor: [12, 45, 0.9, 4.2, 0.03],
  winkel: [8.5, 30, 0.8, 4.8, 0.03],
  bedrijfsruimte: [5.5, 15, 0.6, 2.1, 0.03],
  zorg: [14, 30, 0.9, 3.4, 0.03],
  onderwijs: [14.5, 30, 0.9, 3.2, 0.03],
  logies: [15.5, 35, 1, 3.8, 0.035],
  bijeenkomst: [13, 35, 1, 3.4, 0.035],
  overig: [10, 25, 0.8, 3, 0.035],
};

/** Factors for maintenance and turnover by building period. */
const byPeriod = [
  { builtFrom: 0, builtTo: 1944, factor: 1.35 },
  { builtFrom: 1945, builtTo: 1974, factor: 1.22 },
  { builtFrom: 1975, builtTo: 1994, factor: 1.1 },
  { builtFrom: 1995, builtTo: 2014, factor: 1 },
  { builtFrom: 2015, builtTo: 9999, factor: 0.82 },
] as const;

/** Table of operating costs. */
export interface OperatingCostNorm {
  source: string;
  year: number;
  rows: readonly OperatingCostRow[];
}

/** Used when the bouwjaar is unknown. */
const typicalYear = 1975;

export const operatingCostNorm = {
  ...kavelNorm,
  rows: vtwTypes.flatMap(vtwType => byPeriod.map(period => rowOf(vtwType, period))),
};

/**
 * The row of the year, or that of the first period when none contains it. Throws for a type that is missing in the
 * table.
 */
export function operatingCostsOf(
  vtwType: VtwType,
  bouwjaar: number | null,
  { rows }: OperatingCostNorm = operatingCostNorm,
): OperatingCosts {
  const year = bouwjaar ?? typicalYear;
  const ofType = rows.filter(row => row.vtwType === vtwType);
  const row = ofType.find(({ builtFrom, builtTo }) => builtFrom <= year && year <= builtTo) ?? ofType[0];
  if (!row) throw new Error(`The norm has no operating costs of ${vtwType}`);
  const { maintenance, turnover, insurance, propertyTax, management } = row;
  return { maintenance, turnover, insurance, propertyTax, management };
}

function rowOf(
  vtwType: VtwType,
  { builtFrom, builtTo, factor }: (typeof byPeriod)[number],
): OperatingCostRow {
  const [maintenance, turnover, insurance, propertyTax, management] = byType[vtwType];
  return {
    vtwType,
    builtFrom,
    builtTo,
    maintenance: toCents(maintenance * factor),
    turnover: toCents(turnover * factor),
    insurance,
    propertyTax,
    management,
  };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
