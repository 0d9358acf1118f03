import type { SustainabilityMeasure } from '@kavel/contracts/sustainability';
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
