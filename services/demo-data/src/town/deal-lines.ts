import { type DealKind, vtwTypeOf } from '@kavel/catalogue-import';
import { DealChances, dealsOf, euroOf, isoDay, townCoverage } from '../deals/deals';
import { labelEffect } from '../deals/price-model';
import { labelOf, type NumberedUnit, numbered } from './numbered';
import { toDegrees } from './plane';
import type { Town } from './town';

/** Day and euros of a unit's sale or rent, where it has one. */
function dealOf(entry: NumberedUnit, seed: number, kind: DealKind): [day: string, euro: number] | null {
  const { id, unit, building } = entry;
  const dwellings = building.units.filter(({ functions }) => functions.includes('woonfunctie')).length;
  const [lon, lat] = toDegrees(unit.at);
  const vtwType = vtwTypeOf(unit.functions, dwellings);
  const { bouwjaar, buurt: buurtcode } = building;
  const facts = { vtwType, oppervlakte: unit.area, bouwjaar, buurtcode, lon, lat };
  const deal = dealsOf(facts, townCoverage, new DealChances(seed).of(id))[kind];
  const added = labelEffect({ vtwType, energielabel: labelOf(entry, seed) });
  return deal && [isoDay(deal.day), euroOf(kind, deal.level + added)];
}

export function* saleLines(town: Town, seed: number): Generator<string> {
  yield 'id,object_id,date,price';
  for (const entry of numbered(town)) {
    const sale = dealOf(entry, seed, 'sale');
    if (sale) yield `demo-${entry.id},${entry.id},${sale}`;
  }
}

export function* rentLines(town: Town, seed: number): Generator<string> {
  yield 'object_id,date,annual_rent';
  for (const entry of numbered(town)) {
    const rent = dealOf(entry, seed, 'rent');
    if (rent) yield `${entry.id},${rent}`;
  }
}
