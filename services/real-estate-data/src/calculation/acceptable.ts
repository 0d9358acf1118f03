import type { CatalogueDeal } from '@kavel/catalogue';
import { inSameStreet, type Streets } from './streets';
import type { ValuationSubject } from './valuation-subject';

/**
 * Filter of the settings on deals, besides distance and age; undefined when there is none. A deal or a subject with an
 * unknown required fact is rejected.
 */
export function acceptableTo(
  subject: ValuationSubject,
  streets: Streets,
): ((deal: CatalogueDeal) => boolean) | undefined {
  const conditions = conditionsOf(subject, streets);
  if (conditions.length === 0) return undefined;
  return deal => conditions.every(holds => holds(deal));
}

function conditionsOf(
  subject: ValuationSubject,
  streets: Streets,
): readonly ((deal: CatalogueDeal) => boolean)[] {
  const { strictStreet, strictBuurt, strictWijk, strictLabel, areaBand, yearBand } = subject.params;
  const isSame = (key: 'buurtcode' | 'wijkcode' | 'energielabel') => (deal: CatalogueDeal) =>
    subject[key] !== null && deal[key] === subject[key];
  return [
    ...(strictStreet ? [inSameStreet(subject, streets)] : []),
    ...(strictBuurt ? [isSame('buurtcode')] : []),
    ...(strictWijk ? [isSame('wijkcode')] : []),
    ...(strictLabel ? [isSame('energielabel')] : []),
    ...(areaBand === undefined ? [] : [withinArea(subject, areaBand)]),
    ...(yearBand === undefined ? [] : [withinYears(subject, yearBand)]),
  ];
}

function withinArea({ oppervlakte }: ValuationSubject, band: number): (deal: CatalogueDeal) => boolean {
  // Tolerance, so that a whole number of m² on the boundary is inside despite rounding errors.
  const room = (oppervlakte ?? Number.NaN) * band + 1e-9;
  return deal => oppervlakte !== null && Math.abs(deal.oppervlakte - oppervlakte) <= room;
}

function withinYears({ bouwjaar }: ValuationSubject, band: number): (deal: CatalogueDeal) => boolean {
  return deal => bouwjaar !== null && deal.bouwjaar !== null && Math.abs(deal.bouwjaar - bouwjaar) <= band;
}
