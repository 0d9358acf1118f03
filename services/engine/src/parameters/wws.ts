import type { EnergyLabel } from '@kavel/contracts';

/** Norms of the woningwaarderingsstelsel for independent dwellings in one year. In points unless stated otherwise. */
export interface WwsNorms {
  year: number;
  source: string;
  perM2Room: number;
  perM2OtherSpace: number;
  perHeatedRoom: number;
  outdoor: { base: number; perM2: number; most: number };
  woz: {
    /** Euro of WOZ value, and euro of WOZ value per m², per point. */
    valuePerPoint: number;
    valuePerM2PerPoint: number;
    /** Minimum WOZ value in euro that is counted. */
    least: number;
    /** Maximum share of the total, for dwellings with `capFrom` points or more. */
    mostShare: number;
    capFrom: number;
  };
  /** By energielabel: for a house, for a flat. */
  label: Record<EnergyLabel, { house: number; flat: number }>;
  /** Assumed energielabel by bouwjaar when there is none, latest first. */
  labelByYear: readonly { from: number; house: EnergyLabel; flat: EnergyLabel }[];
  /** Maximum points of the low and the middle segment; above that rents are free. */
  segments: { low: number; middle: number };
  /** Maximum rents, euro a month, ascending; linear interpolation in between, which is within cents of the table. */
  rents: readonly { points: number; rent: number; source: string }[];
  /** Euro a month for each point above the last. */
  rentPerPointAbove: number;
}

const source =
  'Besluit huurprijzen woonruimte, per 1 januari 2026; bedragen naar woonstadrotterdam/woningwaardering (MIT)';
const indexed =
  'Huurprijstabel van 1 januari 2024, geïndexeerd met de stijging bij 143 punten (932,93 / 879,58)';

const a = { house: 62, flat: 58 };

export const wws2026: WwsNorms = {
  year: 2026,
  source,
  perM2Room: 1,
  perM2OtherSpace: 0.75,
  perHeatedRoom: 2,
  outdoor: { base: 2, perM2: 0.35, most: 15 },
  woz: { valuePerPoint: 16_954, valuePerM2PerPoint: 268, least: 85_806, mostShare: 1 / 3, capFrom: 187 },
  label: {
    'A+++++': a,
    'A++++': a,
    'A+++': { house: 57, flat: 53 },
    'A++': { house: 52, flat: 48 },
    'A+': { house: 47, flat: 43 },
    A: { house: 41, flat: 37 },
    B: { house: 34, flat: 30 },
    C: { house: 22, flat: 15 },
    D: { house: 14, flat: 11 },
    E: { house: -4, flat: -4 },
    F: { house: -9, flat: -9 },
    G: { house: -15, flat: -15 },
  },
  labelByYear: [
    { from: 2002, house: 'A', flat: 'A' },
    { from: 2000, house: 'B', flat: 'B' },
    { from: 1998, house: 'C', flat: 'C' },
    { from: 1992, house: 'C', flat: 'D' },
    { from: 1984, house: 'D', flat: 'D' },
    { from: 1979, house: 'E', flat: 'E' },
    { from: 1977, house: 'F', flat: 'F' },
    { from: 0, house: 'G', flat: 'G' },
  ],
  segments: { low: 143, middle: 186 },
  rents: [
    { points: 40, rent: 250.27, source: indexed },
    { points: 80, rent: 500.43, source: indexed },
    { points: 143, rent: 932.93, source },
    { points: 186, rent: 1_228.07, source },
    { points: 250, rent: 1_667.4, source },
  ],
  rentPerPointAbove: 6.86,
};
