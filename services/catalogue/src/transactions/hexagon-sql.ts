import type { Box } from '../geo/polygon';

/** How SQL assigns the positions of a box to hexagons, with whole numbers only. */
export interface HexagonSql {
  /** Select list from a table with grid columns x and y: the columns `u` and `v`, used by `key`. */
  position: string;
  /** Number of the hexagon, from `u` and `v`. */
  key: string;
  /** Axial coordinates of a key. */
  hexagonOf(key: number): { q: number; r: number };
}

/** More hexagons than lie along a side of a box: keys are column × this + row. */
const most = 64;
/** Columns are counted from half of that, as the ones of lower rows begin further to the left. */
const columns = most / 2;
/** Keeps differences positive, as a shift rounds those down. */
const above = 32;
/** Precision of a position within a hexagon: the widest hexagons still fit in a BIGINT. */
const bits = 30;

/**
 * Hexagons of `radius` grid cells, pointy-topped, with one at the grid's origin; for boxes of at most 30 radii a side. A
 * position belongs to the nearest hexagon. With u = x / (√3 radius) and v = y / radius that is
 * q = round((⌊2u⌋ - ⌊v - u⌋) / 3) and r = round((⌊v - u⌋ - ⌊-u - v⌋) / 3): the borders of hexagons are where these
 * floors change. Fixed-point numbers take two thirds of the time of rounding doubles.
 */
export function hexagonSql({ xmin, ymin }: Box, radius: number): HexagonSql {
  const width = Math.sqrt(3) * radius;
  const firstRow = Math.floor(ymin / (1.5 * radius)) - 1;
  const firstColumn = Math.floor(xmin / width - firstRow / 2) - 1;
  const origin = { x: width * (firstColumn + firstRow / 2), y: 1.5 * radius * firstRow };
  const shift = bits + Math.ceil(Math.log2(radius));
  const difference = `((v - u + ${BigInt(above) << BigInt(shift)}) >> ${shift})`;
  const column = `((((u + u) >> ${shift}) - ${difference} + ${above + 1 + 3 * columns}) // 3)`;
  const row = `((${difference} + ((u + v) >> ${shift}) - ${above - 2}) // 3)`;
  return {
    position: `${fixed('x', origin.x, 2 ** shift / width)} AS u, ${fixed('y', origin.y, 2 ** shift / radius)} AS v`,
    key: `(${column} * ${most} + ${row})::INTEGER`,
    hexagonOf: key => ({
      q: Math.floor(key / most) - columns + firstColumn,
      r: (key % most) + firstRow,
    }),
  };
}

/** (column - origin) × scale, rounded to whole numbers. */
function fixed(column: string, origin: number, scale: number): string {
  const factor = Math.round(scale);
  const whole = Math.floor(origin);
  const start = BigInt(whole) * BigInt(factor) + BigInt(Math.round((origin - whole) * factor));
  return `${column}::BIGINT * ${factor} - ${start}`;
}
