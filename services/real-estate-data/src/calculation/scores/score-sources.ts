import { climateAt, registerDates, type Snapshot, scoreAreas } from '@kavel/catalogue';
import type { VtwType } from '@kavel/contracts';
import { levelAt, type Measurement, monthOf } from '@kavel/engine';
import { dateInNetherlands } from '@kavel/service-kit';
import type { CalculationContext } from '../deps';
import type { SnapshotMarkets } from '../markets';
import type { ScoreSources } from './measure';

/** Sources of the scores of a snapshot; areas are loaded once. */
export async function scoreSources(
  { markets, now }: CalculationContext,
  snapshot: Snapshot,
): Promise<ScoreSources> {
  const today = dateInNetherlands(now());
  const [areas, climate, dates, learnt] = [
    await scoreAreas(snapshot),
    await climateAt(snapshot),
    await registerDates(snapshot),
    await markets.of(snapshot),
  ];
  const trends = new Map<VtwType, Measurement | null>();
  const trendOf = (type: VtwType) => {
    const trend = trends.has(type) ? (trends.get(type) ?? null) : priceTrend(learnt, type, today);
    trends.set(type, trend);
    return trend;
  };
  return { areas, climate, dates, year: Number(today.slice(0, 4)), trendOf };
}

function priceTrend(markets: SnapshotMarkets, type: VtwType, today: string): Measurement | null {
  const { market, deals } = markets.sales(type);
  const { index } = market;
  if (index.levels.length <= 12) return null;
  const month = Math.min(monthOf(today), index.firstMonth + index.levels.length);
  const value = 100 * Math.expm1(levelAt(index, month) - levelAt(index, month - 12));
  const fictional = deals.at(-1)?.fictional ?? false;
  return { value, level: 'country', year: Number(today.slice(0, 4)), date: today, fictional };
}
