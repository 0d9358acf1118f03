import type { SourcedObject, SourcedPand } from './pand';

/** Whether at least half of the m² of a pand is office; by objects where areas are unknown. */
export function isOffice({ objects }: SourcedPand): boolean {
  const offices = objects.filter(isOfficeUse);
  if (offices.length === 0) return false;
  const areaOf = (list: readonly SourcedObject[]) =>
    list.reduce((sum, { oppervlakte }) => sum + (oppervlakte ?? 1), 0);
  return 2 * areaOf(offices) >= areaOf(objects);
}

export function isOfficeUse({ gebruiksdoelen }: SourcedObject): boolean {
  return gebruiksdoelen.includes('kantoorfunctie');
}
