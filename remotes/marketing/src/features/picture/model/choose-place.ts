import { type CatalogueStatus, dwellingTypes } from '@kavel/contracts';
import type { Density, TileAddress } from './decode-tile';
import type { Point } from './view';

type Dataset = CatalogueStatus['datasets'][number];

/** What the picture is of before anybody asks: the largest data set, where the map opens too. */
export function chooseDataset(datasets: readonly Dataset[]): Dataset | null {
  const [largest] = [...datasets].sort((a, b) => b.objects - a.objects);
  return largest ?? null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Where in a data set to look: of the cells with an average number of addresses or more, the one nearest to
 * the middle. The fullest cell would be a tower block, the middle itself may be a field.
 */
export function chooseFocus(cells: readonly Density[], middle: Point): Point {
  const average = cells.reduce((sum, cell) => sum + cell.objects, 0) / Math.max(cells.length, 1);
  const [nearest] = cells
    .filter(cell => cell.objects >= average)
    .sort((a, b) => distance(a.at, middle) - distance(b.at, middle));
  return nearest?.at ?? middle;
}

/** The address that serves as an example: a labelled dwelling in sight, the nearest to a place. */
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
