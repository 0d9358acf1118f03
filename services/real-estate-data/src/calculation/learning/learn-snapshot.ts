import type { CatalogueDeal } from '@kavel/catalogue';
import { dwellingTypes, type VtwType, vtwTypes } from '@kavel/contracts';
import { learnSales, type SalesLearning } from '@kavel/engine';

/** Learning results of a snapshot's sales, by VTW type. */
export type Learnings = Map<VtwType, SalesLearning>;

/** Default search distance of references, in metres. */
export function usualDistance(type: VtwType): number {
  return dwellingTypes.includes(type) ? 10_000 : 25_000;
}

/** Takes seconds for thousands of sales: must not run on the main thread. */
export function learnSnapshot(sales: readonly CatalogueDeal[]): Learnings {
  const groups = byType(sales);
  return new Map([...groups].map(([type, deals]) => [type, learnSales(deals, usualDistance(type))]));
}

export function byType(deals: readonly CatalogueDeal[]): Map<VtwType, CatalogueDeal[]> {
  const groups = new Map<VtwType, CatalogueDeal[]>(vtwTypes.map(type => [type, []]));
  for (const deal of deals) groups.get(deal.vtwType)?.push(deal);
  return groups;
}
