import { dwellingTypes } from '@kavel/contracts';
import { labelEffect } from '../label-jump/label-effect';
import { envelopeCosts } from '../parameters/label-jump';
import type { SourcedObject, SourcedPand, SourcingDates } from './pand';
import { notApplicable, pointsOf, type Signal, unknown } from './signal';

/** The mean where the kind of house is not known. */
const costs = {
  appartement: envelopeCosts.euro.apartment.low,
  eengezinswoning: envelopeCosts.euro.unknown.low,
} as const;

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
    const { low, middle, high } = labelEffect({ from: energielabel, to: 'A', bouwjaar });
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
