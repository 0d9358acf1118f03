import type { OfficeInput } from '../../income';

/** Address of the document of an office, with what was given; the page of documents reads the names of the service. */
export function documentPath(
  { objectId, params: _, ...given }: OfficeInput,
  kilometres: number | null,
): string {
  const facts = Object.entries(given).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const reach = kilometres === null ? [] : [['distanceInKm', String(kilometres)]];
  return `/pdf?${new URLSearchParams([['document', 'office-valuation'], ['id', objectId], ...facts, ...reach])}`;
}
