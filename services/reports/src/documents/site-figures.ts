import type { Surroundings } from '@kavel/contracts/objects';
import type { ObjectSite } from '@kavel/contracts/passports';
import { lineOf } from './content';
import type { Drawn } from './site-map';

/** Plot, pand and neighbours of an address as the passport writes them. */
export function siteFigures({ plot, plotFree, othersInPand, neighbours }: ObjectSite) {
  const inPand = neighbours.filter(one => one.inPand);
  const named = ({ address, distance }: ObjectSite['neighbours'][number]) => ({
    address: lineOf(address),
    distance,
  });
  return {
    plot: plot && { id: lineOf(plot.plotId), area: plot.area, fictional: plot.fictional },
    free: plotFree,
    inPand: inPand.map(named),
    moreInPand: othersInPand - inPand.length,
    beside: neighbours.filter(one => !one.inPand).map(named),
  };
}

/** Metres of a degree of latitude. */
const degree = 111_320;

/** What lies around an address, with the outline of its plot. */
export function withPlot(
  surroundings: Surroundings | null,
  site: ObjectSite | null,
  { lon, lat }: { lon: number; lat: number },
): Drawn | null {
  if (surroundings === null || !site?.plot) return surroundings;
  const wide = degree * Math.cos((lat * Math.PI) / 180);
  const decimetre = (metres: number) => Math.round(metres * 10) / 10;
  const plot = site.plot.outline.coordinates
    .flat()
    .map(ring => ring.flatMap(([x, y]) => [decimetre((x - lon) * wide), decimetre((y - lat) * degree)]));
  return { ...surroundings, plot };
}
