import { provincies, type Snapshot } from '@kavel/catalogue';
import type { DistrictLevel } from '@kavel/contracts/districts';
import { provinces } from '@kavel/contracts/locator';
import { type MarketArea, type MarketLevel, marketLevels, seriesLevelOf } from '@kavel/contracts/market';
import { areasOf } from '../districts/districts';

/** An area with its name; its code stands in for a name that is not known. */
export async function marketArea(snapshot: Snapshot, code: string): Promise<MarketArea> {
  const level = marketLevels.find(one => one === seriesLevelOf(code)) ?? 'country';
  if (level === 'provincie') return provincieArea(code, await isFictional(snapshot, code));
  if (!hasNames(level)) return { code, level, name: code, gemeente: '' };
  const { codes, names, gemeenten } = await areasOf[level](snapshot);
  const at = codes.indexOf(code);
  return { code, level, name: names[at] ?? code, gemeente: gemeenten[at] ?? '' };
}

/** Provincies with objects, by name. */
export async function marketProvincies(snapshot: Snapshot): Promise<MarketArea[]> {
  const areas = (await provincies(snapshot)).map(({ code, fictional }) => provincieArea(code, fictional));
  return areas.sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

const hasNames = (level: MarketLevel): level is DistrictLevel =>
  level === 'gemeente' || level === 'wijk' || level === 'buurt';

async function isFictional(snapshot: Snapshot, provincie: string): Promise<boolean> {
  return (await provincies(snapshot)).some(({ code, fictional }) => code === provincie && fictional);
}

/** The fictional gemeente lies in a provincie that exists: where there is nothing else in it, its name says so. */
function provincieArea(code: string, fictional: boolean): MarketArea {
  const name = provinces.find(one => one.code === code)?.naam ?? code;
  return { code, level: 'provincie', name: fictional ? `${name} (fictief)` : name, gemeente: '' };
}
