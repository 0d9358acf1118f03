import { buildSchool, buildShops } from './amenities';
import { depthOf, place, type Site, widthAt } from './cell';
import { buildRows, type RowStyle } from './frontage';
import { offset, type Point, polar, rectangle } from './plane';
import type { Street } from './street';

const erfSize = 74;

const style: RowStyle = {
  houseWidth: [5.4, 6.6],
  houseDepth: [8.4, 10],
  frontGarden: 3,
  together: [2, 4],
  gap: 1.6,
  storeys: 2.3,
  bouwjaar: [1972, 1983],
  extended: 0.45,
};

/**
 * The cauliflower districts of the seventies: no straight streets, but a winding lane from one shared yard
 * to the next, with short staggered rows around each yard.
 */
export function buildCauliflower(site: Site): void {
  const { cell, town } = site;
  const depth = depthOf(cell);
  const rows = Math.floor((depth - 36) / erfSize);
  for (let row = 0; row < rows; row++) {
    const v = (18 + (row + 0.5) * ((depth - 36) / rows)) / depth;
    const columns = Math.floor((widthAt(cell, v) - 30) / erfSize);
    const street = town.street(cell.nextName(), cell.district);
    const yards = Array.from({ length: columns }, (_, column) => yardAt(site, (column + 0.5) / columns, v));
    town.road('street', street.name, [place(cell, 0.01, v), ...yards, place(cell, 0.99, v)]);
    const direction = offset([0, 0], minus(place(cell, 1, v), place(cell, 0, v)), 1, 0);
    const special = row === Math.floor(rows / 2) ? Math.floor(columns / 2) : -1;
    yards.forEach((yard, column) => {
      if (column === special) buildCentre(site, yard, add(yard, direction), street);
      else buildYard(site, yard, street);
    });
  }
  town.ground('green', [...cell.corners]);
}

function yardAt({ cell, random }: Site, u: number, v: number): Point {
  const [east, north] = place(cell, u, v);
  return [east + random.between(-9, 9), north + random.between(-12, 12)];
}

function buildYard({ town, random, cell }: Site, yard: Point, street: Street): void {
  const turn = random.between(0, Math.PI);
  const size = random.between(19, 23);
  town.ground('square', ringAround(yard, size * 0.55, turn));
  for (let side = 0; side < 4; side++) {
    if (side === 3 && random.chance(0.4)) continue;
    const angle = turn + (side * Math.PI) / 2;
    const middle = offset(yard, add(yard, polar(1, angle)), 0, -size * random.between(0.55, 0.8));
    const from = add(middle, polar(-size * 0.95, angle + Math.PI));
    const to = add(middle, polar(size * 0.95, angle + Math.PI));
    const frontage = {
      from,
      to,
      street,
      side: side < 2 ? ('odd' as const) : ('even' as const),
      buurt: cell.code,
    };
    buildRows(town, random, frontage, style);
  }
}

/** School and shops on both sides of the lane; `ahead` lies further along it. */
function buildCentre({ town, random, cell }: Site, yard: Point, ahead: Point, street: Street): void {
  const along = { street, buurt: cell.code };
  const school = { from: offset(yard, ahead, -36, 13), to: offset(yard, ahead, 36, 13) };
  const shops = { from: offset(yard, ahead, 27, -13), to: offset(yard, ahead, -27, -13) };
  buildSchool(town, random, { ...along, ...school, side: 'odd' }, 1976);
  buildShops(town, random, { ...along, ...shops, side: 'even' }, 1978);
}

function ringAround(yard: Point, radius: number, turn: number): Point[] {
  const from = add(yard, polar(radius * Math.SQRT2, turn + Math.PI * 1.25));
  const to = add(from, polar(radius * 2, turn));
  return rectangle(from, to, 0, 0, radius * 2, radius * 2);
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}
