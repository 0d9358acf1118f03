import { dwellingTypes, type VtwType } from '@kavel/contracts';
import { kavelNorm, type Parameter } from './parameter';

const norm = (key: string, value: number): Parameter => ({ key, value, ...kavelNorm });

/** Growth and costs of all types. Rates a year, sale cost as a fraction of the proceeds. */
const commonNorms = {
  rentGrowth: norm('rentGrowth', 0.021),
  valueGrowth: norm('valueGrowth', 0.022),
  costInflation: norm('costInflation', 0.022),
  saleCost: norm('saleCost', 0.015),
  /** Notary and registry of a transfer, on top of the tax. */
  deedCosts: norm('deedCosts', 0.007),
} as const;

/** By type: turnover a year, vacancy as a fraction of rent, exit yield, and its risk premium. */
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

/** All figures of this file, to be stored with a valuation. */
export interface RateNorms {
  common: Record<keyof typeof commonNorms, Parameter>;
  byType: typeof byType;
  discount: typeof discount;
  sellOffPremium: Parameter;
}

export function turnoverNorm(type: VtwType, { byType }: RateNorms): number {
  return byType[type][0];
}

export function vacancyNorm(type: VtwType, { byType }: RateNorms): number {
  return byType[type][1];
}

export function exitYieldNorm(type: VtwType, { byType }: RateNorms): number {
  return byType[type][2];
}

/** Components of a discount rate that do not depend on the type. A year is the first one without the premium. */
const discount = {
  reference: 0.028,
  market: 0.018,
  unknownYear: 0.002,
  builtBefore: [
    { year: 1945, premium: 0.003 },
    { year: 1975, premium: 0.0035 },
    { year: 1995, premium: 0.0015 },
    { year: 2015, premium: 0 },
  ],
  later: -0.001,
  /** Unusually large units have fewer potential tenants. m². */
  large: { dwelling: 180, other: 5_000, premium: 0.002 },
};

/** The components of a discount rate, in display order. */
export const discountRateParts = ['reference', 'market', 'type', 'buildingYear', 'area'] as const;
export type DiscountRatePart = (typeof discountRateParts)[number];

/** Risk premium of selling off, which is less certain than letting on. */
const sellOffPremium = norm('discountRate.sellOff', 0.004);

export const rateNorms: RateNorms = { common: commonNorms, byType, discount, sellOffPremium };

/** Components of a unit's discount rate: reference + market + type + bouwjaar + area. */
export function discountRateOf(
  unit: { vtwType: VtwType; bouwjaar: number | null; oppervlakte: number },
  { byType, discount }: RateNorms,
): Record<DiscountRatePart, number> {
  return {
    reference: discount.reference,
    market: discount.market,
    type: byType[unit.vtwType][3],
    buildingYear: yearPremium(unit.bouwjaar, discount),
    area: areaPremium(unit.vtwType, unit.oppervlakte, discount),
  };
}

function yearPremium(
  bouwjaar: number | null,
  { unknownYear, builtBefore, later }: RateNorms['discount'],
): number {
  if (bouwjaar === null) return unknownYear;
  return builtBefore.find(({ year }) => bouwjaar < year)?.premium ?? later;
}

function areaPremium(type: VtwType, area: number, { large }: RateNorms['discount']): number {
  return area > (dwellingTypes.includes(type) ? large.dwelling : large.other) ? large.premium : 0;
}
