import { dwellingTypes, type VtwType } from '@kavel/contracts';
import { kavelNorm, type Parameter } from './parameter';

const norm = (key: string, value: number): Parameter => ({ key, value, ...kavelNorm });

/** Growth and costs that hold for every type. Rates a year, sale cost a share of the proceeds. */
export const commonNorms = {
  rentGrowth: norm('rentGrowth', 0.021),
  valueGrowth: norm('valueGrowth', 0.022),
  costInflation: norm('costInflation', 0.022),
  saleCost: norm('saleCost', 0.015),
  /** Notary and registry of a transfer, on top of the tax. */
  deedCosts: norm('deedCosts', 0.007),
} as const;

/** What differs by type: turnover a year, vacancy as a share of rent, exit yield, and its risk premium. */
const byType: Record<
  VtwType,
  readonly [turnover: number, vacancy: number, exitYield: number, premium: number]
> = {
  eengezinswoning: [0.065, 0.01, 0.046, 0.012],
  appartement: [0.09, 0.0125, 0.045, 0.01],
  kantoor: [0.16, 0.07, 0.068, 0.032],
  winkel: [0.14, 0.06, 0.068, 0.031],
  bedrijfsruimte: [0.14, 0.045, 0.062, 0.026],
  zorg: [0.06, 0.03, 0.057, 0.023],
  onderwijs: [0.05, 0.03, 0.062, 0.026],
  logies: [0.1, 0.06, 0.067, 0.033],
  bijeenkomst: [0.1, 0.06, 0.072, 0.036],
  overig: [0.12, 0.06, 0.072, 0.036],
};

export function turnoverNorm(type: VtwType): Parameter {
  return norm('turnoverRate', byType[type][0]);
}

export function vacancyNorm(type: VtwType): Parameter {
  return norm('vacancyRate', byType[type][1]);
}

export function exitYieldNorm(type: VtwType): Parameter {
  return norm('exitYield', byType[type][2]);
}

/** The parts that a discount rate is the sum of, in the order in which they are explained. */
export const discountRateParts = ['reference', 'market', 'type', 'buildingYear', 'area'] as const;
export type DiscountRatePart = (typeof discountRateParts)[number];

/** Extra return asked for selling off, which is less certain than letting on. */
export const sellOffPremium = norm('discountRate.sellOff', 0.004);

/** The discount rate of a unit taken apart: reference + market + type + building year + area. */
export function discountRateOf(unit: {
  vtwType: VtwType;
  bouwjaar: number | null;
  oppervlakte: number;
}): Record<DiscountRatePart, number> {
  return {
    reference: 0.028,
    market: 0.018,
    type: byType[unit.vtwType][3],
    buildingYear: yearPremium(unit.bouwjaar),
    area: areaPremium(unit.vtwType, unit.oppervlakte),
  };
}

function yearPremium(bouwjaar: number | null): number {
  if (bouwjaar === null) return 0.002;
  if (bouwjaar < 1945) return 0.003;
  if (bouwjaar < 1975) return 0.0035;
  if (bouwjaar < 1995) return 0.0015;
  return bouwjaar < 2015 ? 0 : -0.001;
}

/** Unusually large units find fewer tenants. */
function areaPremium(type: VtwType, area: number): number {
  const large = dwellingTypes.includes(type) ? 180 : 5_000;
  return area > large ? 0.002 : 0;
}
