import type { Snapshot } from '@kavel/catalogue';
import type { DistrictLevel } from '@kavel/contracts/districts';
import { type MarketArea, type MarketLevel, marketLevels, seriesLevelOf } from '@kavel/contracts/market';
import { areasOf } from '../districts/districts';

/** An area with its name; its code stands in for a name that is not known. */
export async function marketArea(snapshot: Snapshot, code: string): Promise<MarketArea> {
  const level = marketLevels.find(one => one === seriesLevelOf(code)) ?? 'country';
  if (!hasNames(level)) return { code, level, name: code, gemeente: '' };
  const { codes, names, gemeenten } = await areasOf[level](snapshot);
  const at = codes.indexOf(code);
  return { code, level, name: names[at] ?? code, gemeente: gemeenten[at] ?? '' };
}

const hasNames = (level: MarketLevel): level is DistrictLevel => level !== 'country' && level !== 'pc4';
