import type { ClassCount } from '@kavel/catalogue';
import { energyLabels } from '@kavel/contracts';
import { type CountedLayer, roofKinds, yearClasses } from '@kavel/contracts/layers';
import { enkelbestemmingen } from '@kavel/contracts/lists';

/** Keys of the classes of each layer in the order of its legend. */
const orders: Record<CountedLayer, readonly string[]> = {
  zoning: enkelbestemmingen,
  label: energyLabels,
  year: yearClasses.map(String),
  roof: roofKinds,
};

/** Classes in the order of the legend. */
export function inOrder(layer: CountedLayer, counts: readonly ClassCount[]): ClassCount[] {
  return orders[layer].flatMap(key => counts.find(one => one.key === key) ?? []);
}
