import type { EnergyLabel, VtwType } from '@kavel/contracts';
import type { Obligation } from '@kavel/contracts/sustainability';
import type { SustainabilitySubject } from '../subject';

const dwellings: readonly VtwType[] = ['eengezinswoning', 'appartement'];
const belowC: readonly EnergyLabel[] = ['D', 'E', 'F', 'G'];
const efg: readonly EnergyLabel[] = ['E', 'F', 'G'];
/** Least area of the obligation of offices, m². */
const leastOffice = 100;

/** Obligations of an object, each with its status and the reason for it. */
export function obligationsOf(subject: SustainabilitySubject): Obligation[] {
  return [officeC(subject), lettingEfg(subject)];
}

/**
 * Offices have label C or better since 2023, unless exempt. The law counts the offices of a building; an address below
 * 100 m² may be in a larger one, so that its status is not known.
 */
function officeC({ vtwType, oppervlakte, energielabel, facts }: SustainabilitySubject): Obligation {
  const of = (status: Obligation['status'], reason: Obligation['reason']): Obligation => ({
    key: 'office-c',
    status,
    reason,
  });
  if (vtwType !== 'kantoor') return of('not-applicable', 'other-use');
  if (facts.officeExemption) return of('exempt', facts.officeExemption);
  if (energielabel && !belowC.includes(energielabel)) return of('meets', 'label');
  if (oppervlakte === null || oppervlakte < leastOffice) return of('unknown', 'small');
  return energielabel ? of('fails', 'label') : of('unknown', 'no-label');
}

/** Dwellings with label E, F or G: may no longer be let as things are planned. Holds for those that are let. */
function lettingEfg({ vtwType, energielabel, facts }: SustainabilitySubject): Obligation {
  const of = (status: Obligation['status'], reason: Obligation['reason']): Obligation => ({
    key: 'letting-efg',
    status,
    reason,
  });
  if (!dwellings.includes(vtwType)) return of('not-applicable', 'other-use');
  if (!energielabel) return of('unknown', 'no-label');
  if (!efg.includes(energielabel)) return of('meets', 'label');
  return facts.officeExemption === 'monument' ? of('exempt', 'monument') : of('fails', 'label');
}

/** Value of the metric: 0 fails, 1 meets, 2 exempt; null where nothing is known or asked. */
export function obligationValue(obligations: readonly Obligation[]): number | null {
  const statuses = obligations.map(({ status }) => status);
  if (statuses.includes('fails')) return 0;
  if (statuses.includes('meets')) return 1;
  return statuses.includes('exempt') ? 2 : null;
}
