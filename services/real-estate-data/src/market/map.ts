import { type AreaSpread, areaSpreads, type Snapshot } from '@kavel/catalogue';
import {
  type MappedMarketFigure,
  type MarketMap,
  type MarketMapQuestion,
  marketLimits,
} from '@kavel/contracts/market';
import { remembered } from './remembered';

const spreadsOf = remembered(
  (snapshot: Snapshot, level: MarketMapQuestion['level'], within: string, from: string, to: string) =>
    areaSpreads(snapshot, { level, within, from, to }),
);

/** A figure of the areas within another; null where it rests on too few. */
export async function marketMap(
  snapshot: Snapshot,
  { level, figure, within, from, to }: MarketMapQuestion,
): Promise<MarketMap> {
  const areas = await spreadsOf(snapshot, level, within, from, to);
  const found = areas.map(area => figureOf[figure](area));
  return {
    snapshot: snapshot.id,
    codes: areas.map(({ code }) => code),
    values: found.map(({ value, n }) => (n < marketLimits.fewest ? null : value)),
    n: found.map(({ n }) => n),
  };
}

const figureOf: Record<MappedMarketFigure, (area: AreaSpread) => { value: number | null; n: number }> = {
  pricePerM2: ({ price, sales }) => ({ value: price, n: sales }),
  sales: ({ sales }) => ({ value: sales, n: sales }),
  rentPerM2: ({ rent, rents }) => ({ value: rent === null ? null : rent / 12, n: rents }),
  grossYield: ({ price, rent, sales, rents }) => ({
    value: price === null || rent === null || price === 0 ? null : (rent / price) * 100,
    n: Math.min(sales, rents),
  }),
};
