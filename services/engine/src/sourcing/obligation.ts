import { dwellingTypes, energyLabels } from '@kavel/contracts';
import { isOffice, isOfficeUse } from './office';
import type { SourcedObject, SourcedPand, SourcingDates } from './pand';
import { notApplicable, pointsOf, type Signal, unknown } from './signal';

/** Offices below this area, together, need no label C. */
const leastOffice = 100;
const [labelC, labelD] = [energyLabels.indexOf('C'), energyLabels.indexOf('D')];

/**
 * Share of the objects with a duty that do not meet it, in percent: offices below C (since 2023, at least 100 m² and half
 * of the pand), let dwellings with E, F or G. Whether a dwelling is let is only known from lettings of the last years.
 */
export function obligation(pand: SourcedPand, dates: SourcingDates): Signal {
  const bound = boundObjects(pand);
  if (bound.length === 0) return notApplicable;
  const labelled = bound.filter(({ object }) => object.energielabel !== null);
  if (labelled.length === 0) return unknown;
  const failing = labelled.filter(
    ({ object, worst }) => energyLabels.indexOf(object.energielabel ?? 'A') > worst,
  ).length;
  const value = (100 * failing) / labelled.length;
  return {
    value,
    score: pointsOf('obligation', value),
    source: 'EP-Online',
    date: dates.epOnline,
    level: 'object',
    fictional: labelled.some(({ object }) => object.fictional),
    facts: { failing, objects: labelled.length },
  };
}

/** Objects with a duty, and the last label that meets it. */
function boundObjects(pand: SourcedPand): { object: SourcedObject; worst: number }[] {
  const offices = isOffice(pand) ? pand.objects.filter(isOfficeUse) : [];
  const area = offices.reduce((sum, { oppervlakte }) => sum + (oppervlakte ?? 0), 0);
  const dwellings = pand.objects.filter(({ vtwType, isLet }) => isLet && dwellingTypes.includes(vtwType));
  return [
    ...(area >= leastOffice ? offices : []).map(object => ({ object, worst: labelC })),
    ...dwellings.map(object => ({ object, worst: labelD })),
  ];
}
