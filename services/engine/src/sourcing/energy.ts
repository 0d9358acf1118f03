import { dwellingTypes, type EnergyLabel, energyLabels } from '@kavel/contracts';
import type { SourcedObject, SourcedPand, SourcingDates } from './pand';
import { notApplicable, pointsOf, type Signal, unknown } from './signal';

/**
 * Price effects of label jumps as fractions of the value: brainbay 2023 (2.1 % a step from G to C, 2.7 % from C to A, more
 * before 1920 and less after 1995), Calcasa 2025 (4.1 % in all), NVM 2022 (11.6 % from G to C, 5.5 % from C to A).
 * Associations in sold dwellings, not effects of a measure. Offices are not covered.
 */
const effects = {
  toC: 0.021,
  toA: 0.027,
  before1920: 1.41,
  after1995: 0.56,
  low: 0.041,
  high: { toC: 0.116 / 4, toA: 0.055 / 2 },
};

/** Euro for the whole envelope of a dwelling: TNO/CPB 2023. The mean where the kind of house is not known. */
const costs = { appartement: 9_500, eengezinswoning: 19_000 } as const;

const [labelA, labelC, labelG] = [
  energyLabels.indexOf('A'),
  energyLabels.indexOf('C'),
  energyLabels.indexOf('G'),
];

/** Effects of making a dwelling an A, as fractions of its value. */
export function labelEffect(
  label: EnergyLabel,
  bouwjaar: number | null,
): { low: number; middle: number; high: number } {
  const at = Math.min(energyLabels.indexOf(label), labelG);
  const [toC, toA] = [Math.max(0, at - labelC), Math.max(0, Math.min(at, labelC) - labelA)];
  if (toC + toA === 0) return { low: 0, middle: 0, high: 0 };
  const byAge =
    bouwjaar === null ? 1 : bouwjaar < 1920 ? effects.before1920 : bouwjaar > 1995 ? effects.after1995 : 1;
  const middle = toC * effects.toC + toA * effects.toA * byAge;
  const high = toC * effects.high.toC + toA * effects.high.toA;
  return { low: Math.min(effects.low, middle), middle, high: Math.max(high, middle) };
}

/** Euro over the dwellings of a pand with a label and a value: what label A may bring, and what it costs. */
export interface EnergyGain {
  value: number;
  low: number;
  middle: number;
  high: number;
  cost: number;
  dwellings: number;
}

export function energyGainOf({ objects, bouwjaar }: SourcedPand): EnergyGain | null {
  const gain = { value: 0, low: 0, middle: 0, high: 0, cost: 0, dwellings: 0 };
  for (const { vtwType, energielabel, model } of objects) {
    const cost = costOf(vtwType);
    if (cost === null || !energielabel || !model) continue;
    const { low, middle, high } = labelEffect(energielabel, bouwjaar);
    gain.value += model.value;
    gain.low += low * model.value;
    gain.middle += middle * model.value;
    gain.high += high * model.value;
    gain.cost += middle > 0 ? cost : 0;
    gain.dwellings += 1;
  }
  return gain.dwellings === 0 ? null : gain;
}

function costOf(vtwType: SourcedObject['vtwType']): number | null {
  return vtwType === 'appartement' || vtwType === 'eengezinswoning' ? costs[vtwType] : null;
}

/** Gain of label A after costs, in percent of the value. */
export function energy(
  { objects }: SourcedPand,
  gain: EnergyGain | null,
  { epOnline: date }: SourcingDates,
): Signal {
  if (!objects.some(({ vtwType }) => dwellingTypes.includes(vtwType))) return notApplicable;
  if (!gain) return unknown;
  const value = (100 * (gain.middle - gain.cost)) / gain.value;
  const fictional = objects.some(object => object.fictional);
  const source = 'EP-Online, Kavel-model, brainbay 2023, TNO/CPB 2023';
  const facts = {
    effect: Math.round(gain.middle),
    cost: Math.round(gain.cost),
    model: Math.round(gain.value),
    dwellings: gain.dwellings,
  };
  return { value, score: pointsOf('energy', value), source, date, level: 'object', fictional, facts };
}
