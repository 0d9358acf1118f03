import type { MarketAlert } from '@kavel/contracts/market';
import { readMarketView } from './market-view';

/** Percent in a year from which a watched dashboard tells of a move. */
const alertPercent = 5;

/** What the service looks at for a dashboard that is watched; null without areas. */
export function alertOf(address: string): MarketAlert | null {
  const { areas, grain } = readMarketView(new URLSearchParams(address));
  return areas.length === 0 ? null : { areas: [...areas], grain, atLeast: alertPercent };
}
