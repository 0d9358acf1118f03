import { objectsOfPanden } from '@kavel/catalogue';
import type { RealEstateObject } from '@kavel/contracts';
import type { PandValues } from '@kavel/contracts/objects';
import { modelValueOf } from '@kavel/engine';
import { dateInNetherlands } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import type { SnapshotMarkets } from './markets';

/** Addresses of a pand that are valued; those of a tower differ little per m². */
const mostValued = 20;

/** Values per m² of panden by the model alone, over the addresses that it can value. */
export async function valuePanden(
  { store, markets, now }: CalculationContext,
  pandIds: readonly string[],
): Promise<PandValues> {
  const valueDate = dateInNetherlands(now());
  return store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    const sums = new Map<string, { value: number; area: number }>();
    for (const object of await objectsOfPanden(snapshot, pandIds, mostValued)) {
      const valued = modelValue(learnt, object, valueDate);
      if (!valued || object.pandId === null) continue;
      const { value, area } = sums.get(object.pandId) ?? { value: 0, area: 0 };
      sums.set(object.pandId, { value: value + valued.value, area: area + valued.area });
    }
    const perArea = ({ value, area }: { value: number; area: number }) => Math.round(value / area);
    const values = pandIds.map(id => {
      const sum = sums.get(id);
      return sum ? perArea(sum) : null;
    });
    return { valueDate, values };
  });
}

function modelValue(markets: SnapshotMarkets, object: RealEstateObject, valueDate: string) {
  const { oppervlakte: area, vtwType } = object;
  if (!area) return null;
  const model = modelValueOf(markets.sales(vtwType), object, valueDate);
  return model && { value: model.value, area };
}
