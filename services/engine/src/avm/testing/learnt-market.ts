import { buildSalesMarket, learnSales } from '../deal-market';
import type { Property } from '../property';
import type { PropertyValuation } from '../property-value';
import { syntheticDeals } from '../synthetic-deals';
import { valueProperty } from '../value-property';

// Hundreds of valuations per test: seconds on a busy machine.
jest.setTimeout(60_000);

export const choice = { maxDistance: 10_000, maxMonths: 60 };
export const deals = syntheticDeals(3000, 0.08);
export const held = deals.filter((_, i) => i % 10 === 0);
export const known = deals.filter((_, i) => i % 10 !== 0);
export const learning = learnSales(known, 10_000);
export const market = buildSalesMarket(known, learning);
export const valueDate = '2025-12-15';
export const house: Property = { lon: 6.05, lat: 52.03, oppervlakte: 110, bouwjaar: 1985, energielabel: 'C' };

export function valued(property: Property, date = valueDate) {
  const valuation: PropertyValuation = valueProperty(market, property, date, choice);
  if (!valuation.valued) throw new Error(`not valued: ${valuation.reason}`);
  return valuation;
}
