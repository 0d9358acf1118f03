import { type CatalogueStatus, dwellingTypes } from '@kavel/contracts';
import type { TileAddress } from './decode-tile';
import type { Point } from './view';

type Dataset = CatalogueStatus['datasets'][number];

/** The data set of the initial picture: the largest one, where the map opens too. */
export function chooseDataset(datasets: readonly Dataset[]): Dataset | null {
  const [largest] = [...datasets].sort((a, b) => b.objects - a.objects);
  return largest ?? null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The example address: a visible dwelling with an energielabel, nearest to a place. */
export function chooseExample(
  addresses: readonly TileAddress[],
  near: Point,
  inSight: (place: Point) => boolean,
): TileAddress | null {
  const [nearest] = addresses
    .filter(({ label, type }) => label !== null && type !== null && dwellingTypes.includes(type))
    .filter(({ at }) => inSight(at))
    .sort((a, b) => distance(a.at, near) - distance(b.at, near));
  return nearest ?? null;
}
