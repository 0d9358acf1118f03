import { dealMonths, importedSeries, type Snapshot } from '@kavel/catalogue';
import type { MarketOverview } from '@kavel/contracts/market';
import { areasOf } from '../districts/districts';
import { marketArea, marketProvincies } from './areas';

/** What figures of the market can be made of. */
export async function marketOverview(snapshot: Snapshot): Promise<MarketOverview> {
  const [deals, series, provincies, { codes }] = await Promise.all([
    dealMonths(snapshot),
    importedSeries(snapshot),
    marketProvincies(snapshot),
    areasOf.gemeente(snapshot),
  ]);
  const [only, ...others] = codes;
  return {
    snapshot: snapshot.id,
    sales: deals.get('koop') ?? null,
    rents: deals.get('huur') ?? null,
    series,
    provincies,
    only: only !== undefined && others.length === 0 ? await marketArea(snapshot, only) : null,
  };
}
