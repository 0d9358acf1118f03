import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import type { Improvement, SustainabilityMeasure } from '@kavel/contracts/sustainability';
import type { MeasureCost, SustainabilitySubject } from '../subject';
import { energyDemandOf, labelOf } from './energy';

/** Measures of the imported table for the type and period of an object, each by itself. */
export function measuresFor(
  subject: SustainabilitySubject,
  table: readonly MeasureCost[],
): SustainabilityMeasure[] {
  const { vtwType, bouwjaar, oppervlakte } = subject;
  if (bouwjaar === null || oppervlakte === null) return [];
  const demand = energyDemandOf(subject);
  return table
    .filter(row => row.vtwType === vtwType && row.builtFrom <= bouwjaar && bouwjaar <= row.builtTo)
    .map(({ name, eurosPerM2, savedKwhPerM2, source, year, fictional }) => ({
      name,
      euros: eurosPerM2 * oppervlakte,
      savedKwh: savedKwhPerM2 * oppervlakte,
      labelAfter: demand === null ? null : labelOf(vtwType, Math.max(0, demand - savedKwhPerM2)),
      source,
      year,
      fictional,
    }));
}

/** Worst label that is good enough: offices need C, for letting D will do. */
const targetOf = (vtwType: SustainabilitySubject['vtwType']): EnergyLabel =>
  vtwType === 'kantoor' ? 'C' : 'D';
const isAtLeast = (label: EnergyLabel, target: EnergyLabel) =>
  energyLabels.indexOf(label) <= energyLabels.indexOf(target);

/**
 * The measures that save most for a euro, one after the other, until the label is good enough; effects add up. Null for a
 * label that is good enough already or not known, and where all measures together do not suffice.
 */
export function improvementFor(
  subject: SustainabilitySubject,
  measures: readonly SustainabilityMeasure[],
): Improvement | null {
  const { vtwType, oppervlakte, energielabel } = subject;
  const demand = energyDemandOf(subject);
  const target = targetOf(vtwType);
  if (demand === null || !oppervlakte || !energielabel || isAtLeast(energielabel, target)) return null;
  const taken: SustainabilityMeasure[] = [];
  let savedKwh = 0;
  for (const measure of bestFirst(measures)) {
    taken.push(measure);
    savedKwh += measure.savedKwh;
    const labelAfter = labelOf(vtwType, Math.max(0, demand - savedKwh / oppervlakte));
    if (labelAfter === null || !isAtLeast(labelAfter, target)) continue;
    const euros = taken.reduce((sum, one) => sum + one.euros, 0);
    return { measures: taken.map(({ name }) => name), euros, savedKwh, labelAfter };
  }
  return null;
}

function bestFirst(measures: readonly SustainabilityMeasure[]): SustainabilityMeasure[] {
  const effective = measures.filter(({ savedKwh }) => savedKwh > 0);
  return effective.toSorted((one, other) => one.euros / one.savedKwh - other.euros / other.savedKwh);
}
