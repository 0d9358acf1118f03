import { type TouchRule, touchedUnits } from '@kavel/contracts/content';

/** The units of a portfolio that a rule touches, by the filters that the hub keeps in its address. */
export function hubAddress(portfolioId: string, rule: TouchRule): string {
  const { types, labels, minArea, rented } = touchedUnits[rule];
  const filters = [
    `type=${types.join(',')}`,
    labels.length > 0 && `label=${labels.join(',')}`,
    minArea !== null && `area=${minArea}-`,
    rented && 'rent=1-',
  ].filter(filter => filter !== false);
  return `/${portfolioId}/hub?${filters.join('&')}`;
}
