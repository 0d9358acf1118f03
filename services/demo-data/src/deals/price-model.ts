import type { EnergyLabel, VtwType } from '@kavel/contracts';
import { hashText } from '../random';

/** What the price of an object depends on. */
export interface PricedObject extends UnlabelledObject {
  energielabel: EnergyLabel | null;
}

/** The same but for its label, which is known later. */
export interface UnlabelledObject {
  vtwType: VtwType;
  oppervlakte: number;
  bouwjaar: number | null;
  buurtcode: string | null;
  lon: number;
  lat: number;
}

interface TypeModel {
  /** Euro per m² of an object of the reference area, label D, in the last month, at an average place. */
  pricePerM2: number;
  referenceArea: number;
  /** Per cent of price for a per cent of area. */
  elasticity: number;
  /** Standard deviation of the log price that nothing explains. */
  noise: number;
  market: 'dwelling' | 'commercial';
  /** Annual rent as a share of the price. */
  grossYield: number;
}

type Knots = readonly (readonly [at: number, value: number])[];

/**
 * The model that all fictional prices are drawn from, in logs:
 * ln price = ln(pricePerM2 · referenceArea) + elasticity · ln(area / referenceArea) + location + year + label
 * + month + noise. Levels are Kavel's own, roughly those of a middle-sized Dutch town; the label effects follow
 * brainbay Q1 2023 (G→C 8.3 %, C→A 5.4 %, D→A+ 10.4 %).
 */
export const priceModel = {
  types: {
    eengezinswoning: dwelling(3_600, 110, 0.72, 0.048),
    appartement: dwelling(4_250, 75, 0.82, 0.052),
    kantoor: commercial(2_100, 400, 0.88, 0.085),
    winkel: commercial(2_500, 120, 0.85, 0.08),
    bedrijfsruimte: commercial(1_150, 500, 0.85, 0.078),
    zorg: commercial(2_300, 300, 0.9, 0.065),
    onderwijs: commercial(1_700, 1_500, 0.9, 0.065),
    logies: commercial(3_000, 800, 0.88, 0.075),
    bijeenkomst: commercial(1_600, 400, 0.88, 0.075),
    overig: commercial(1_000, 200, 0.85, 0.08),
  } satisfies Record<VtwType, TypeModel>,
  label: {
    'A+++++': 0.145,
    'A++++': 0.138,
    'A+++': 0.128,
    'A++': 0.115,
    'A+': 0.099,
    A: 0.067,
    B: 0.04,
    C: 0.015,
    D: 0,
    E: -0.022,
    F: -0.042,
    G: -0.065,
  } satisfies Record<EnergyLabel, number>,
  /** Share of the label effect that counts for other objects than dwellings. */
  commercialLabelShare: 0.5,
  year: [
    [1850, 0.1],
    [1905, 0.08],
    [1935, 0.02],
    [1960, -0.1],
    [1975, -0.07],
    [1995, 0.02],
    [2010, 0.08],
    [2026, 0.14],
  ] satisfies Knots,
  /** Log index by months since November 2021; the last month is zero. */
  month: {
    dwelling: [
      [0, -0.22],
      [8, -0.13],
      [18, -0.19],
      [31, -0.11],
      [43, -0.04],
      [60, 0],
    ],
    commercial: [
      [0, -0.06],
      [7, -0.02],
      [25, -0.1],
      [38, -0.07],
      [60, 0],
    ],
  } satisfies Record<TypeModel['market'], Knots>,
  /** Waves of the location effect: height in logs, length and direction in kilometres. */
  location: [
    { height: 0.09, kmEast: 3.7, kmNorth: 5.1, phase: 0.4 },
    { height: 0.05, kmEast: -2.1, kmNorth: 2.6, phase: 1.9 },
  ],
  /** Maximum difference of a buurt from its surroundings, in logs. */
  buurt: 0.06,
} as const;

/** Five years of deals: November 2021 up to and including November 2026. */
export const dealMonths = { firstYear: 2021, firstMonth: 11, count: 61 } as const;

/** ln of the price in euro, without noise, `month` counted from the first. */
export function expectedLogPrice(object: PricedObject, month: number): number {
  return logLevel(object) + labelEffect(object) + monthEffect(object.vtwType, month);
}

/** What the month adds to ln of the price. */
export function monthEffect(type: VtwType, month: number): number {
  return interpolate(priceModel.month[priceModel.types[type].market], month);
}

/** What the label adds to ln of the price. */
export function labelEffect({
  vtwType,
  energielabel,
}: Pick<PricedObject, 'vtwType' | 'energielabel'>): number {
  return energielabel === null ? 0 : labelShare(vtwType) * priceModel.label[energielabel];
}

/** Which share of the effect that labels have counts for objects of a type. */
export function labelShare(type: VtwType): number {
  return priceModel.types[type].market === 'dwelling' ? 1 : priceModel.commercialLabelShare;
}

/** ln of the price in euro in the month that adds nothing, of the label that adds nothing. */
export function logLevel(object: UnlabelledObject): number {
  const type: TypeModel = priceModel.types[object.vtwType];
  return (
    Math.log(type.pricePerM2 * type.referenceArea) +
    type.elasticity * Math.log(object.oppervlakte / type.referenceArea) +
    locationEffect(object) +
    (object.bouwjaar === null ? 0 : interpolate(priceModel.year, object.bouwjaar))
  );
}

export function locationEffect({
  lon,
  lat,
  buurtcode,
}: Pick<PricedObject, 'lon' | 'lat' | 'buurtcode'>): number {
  const east = lon * 67.8;
  const north = lat * 111.2;
  let effect = 0;
  for (const { height, kmEast, kmNorth, phase } of priceModel.location)
    effect += height * Math.cos(2 * Math.PI * (east / kmEast + north / kmNorth) + phase);
  const own = buurtcode ? (hashText(buurtcode) / 0xffffffff) * 2 - 1 : 0;
  return effect + own * priceModel.buurt;
}

function interpolate(knots: Knots, at: number): number {
  const [first] = knots;
  const last = knots.at(-1);
  if (!first || !last) return 0;
  if (at <= first[0]) return first[1];
  if (at >= last[0]) return last[1];
  const above = knots.findIndex(knot => knot[0] >= at);
  const [toX, toY] = knots[above] ?? last;
  const [fromX, fromY] = knots[above - 1] ?? first;
  return fromY + ((toY - fromY) * (at - fromX)) / (toX - fromX);
}

function dwelling(
  pricePerM2: number,
  referenceArea: number,
  elasticity: number,
  grossYield: number,
): TypeModel {
  return { pricePerM2, referenceArea, elasticity, grossYield, noise: 0.07, market: 'dwelling' };
}

function commercial(
  pricePerM2: number,
  referenceArea: number,
  elasticity: number,
  grossYield: number,
): TypeModel {
  return { pricePerM2, referenceArea, elasticity, grossYield, noise: 0.13, market: 'commercial' };
}
