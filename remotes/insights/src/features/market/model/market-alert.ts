import type { MarketAlert } from '@kavel/contracts/market';
import type { Threshold } from '@kavel/saved-searches';
import { alertPercents, readMarketView, writeMarketView } from './market-view';

/** What the service looks at for a dashboard that is watched; null without areas. */
export function alertOf(address: string): MarketAlert | null {
  const { areas, grain, alert } = readMarketView(new URLSearchParams(address));
  return areas.length === 0 ? null : { areas: [...areas], grain, atLeast: alert };
}

/** How much a watched dashboard's price index has to move, which its address says. */
export const alertThreshold: Threshold = {
  choices: alertPercents,
  of: address => readMarketView(new URLSearchParams(address)).alert,
  change: (address, alert) => writeMarketView(new URLSearchParams(address), { alert }).toString(),
};
