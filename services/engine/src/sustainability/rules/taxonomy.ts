import { energyLabels, type VtwType } from '@kavel/contracts';
import type { ClimateRisk, Taxonomy, TaxonomyStatus } from '@kavel/contracts/sustainability';
import { taxonomy as parameters } from '../parameters';
import type { SustainabilitySubject } from '../subject';
import { classBoundOf, energyDemandOf } from './energy';

const dwellings: readonly VtwType[] = ['eengezinswoning', 'appartement'];

/** Activity 7.7 of the EU Taxonomy: no as soon as one criterion is not met, yes when all are. */
export function taxonomyOf(
  subject: SustainabilitySubject,
  risks: readonly ClimateRisk[],
  top15: number | null = parameters.top15,
): Taxonomy {
  const checks: Taxonomy['checks'] = [
    { key: 'energy', status: energyCheck(subject, top15) },
    { key: 'monitoring', status: monitoringCheck(subject) },
    { key: 'climate-risk', status: climateCheck(risks) },
  ];
  const statuses = checks.map(({ status }) => status);
  const isMet = statuses.every(status => status === 'yes');
  return { status: statuses.includes('no') ? 'no' : isMet ? 'yes' : 'unknown', checks };
}

/** Up to 2020: label A, or among the best 15 %. Later: 10 % below the limit of nearly zero-energy buildings. */
function energyCheck(subject: SustainabilitySubject, top15: number | null): TaxonomyStatus {
  const { energielabel, bouwjaar, vtwType } = subject;
  if (!energielabel || bouwjaar === null) return 'unknown';
  if (bouwjaar > parameters.lastOldYear) {
    const limit = parameters.nzeb[vtwType];
    return limit === undefined ? 'unknown' : within(subject, limit * parameters.nzebShare);
  }
  if (energyLabels.indexOf(energielabel) <= energyLabels.indexOf('A')) return 'yes';
  return top15 === null ? 'unknown' : within(subject, top15);
}

/** Only the bounds of the class are known: within when all of it is, not when none of it is. */
function within({ vtwType, energielabel }: SustainabilitySubject, limit: number): TaxonomyStatus {
  const upper = energyDemandOf({ vtwType, energielabel });
  if (!energielabel || upper === null) return 'unknown';
  if (upper <= limit && energielabel !== 'G') return 'yes';
  const better = energyLabels[energyLabels.indexOf(energielabel) - 1];
  const lower = better && classBoundOf(vtwType, better);
  return lower !== null && lower !== undefined && lower >= limit ? 'no' : 'unknown';
}

/** Large installations are monitored; dwellings have none. */
function monitoringCheck({ vtwType, facts }: SustainabilitySubject): TaxonomyStatus {
  if (dwellings.includes(vtwType)) return 'yes';
  if (facts.hvacKw === null) return 'unknown';
  if (facts.hvacKw <= parameters.monitoredFrom) return 'yes';
  return facts.monitored === null ? 'unknown' : facts.monitored ? 'yes' : 'no';
}

/** A screening: done when all four exposures are known, and passed when the building is not known to be vulnerable. */
function climateCheck(risks: readonly ClimateRisk[]): TaxonomyStatus {
  return risks.every(({ exposure, vulnerable }) => exposure !== null && vulnerable === false)
    ? 'yes'
    : 'unknown';
}

/** Value of the metric: 0 no, 1 yes; unknown is missing. */
export function taxonomyValue({ status }: Taxonomy): number | null {
  return status === 'unknown' ? null : status === 'yes' ? 1 : 0;
}
