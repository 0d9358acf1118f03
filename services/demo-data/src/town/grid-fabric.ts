import { depthOf, insetAt, place, type Site, widthAt } from './cell';
import type { Frontage } from './frontage';
import { between, type Point } from './plane';

/** A block side of the grid: its position and the index of its block. */
export interface BlockSide extends Frontage {
  /** Position in the grid: street from the inner side, block from the left. */
  row: number;
  column: number;
  /** True for the block in the middle, where school and shops go. */
  central: boolean;
}

export interface GridOptions {
  /** Metres from one street to the next. */
  streetDistance: number;
  /** Metres of a block along its street. */
  blockLength: number;
  /** Metres kept free along the main roads around. */
  margin: number;
  nextName?: () => string;
}

/** Metres from the middle of a street to where its plots begin. */
const halfStreet = 5.5;

/**
 * Streets at equal distances with cross streets, and a frontage for each side of each block. First all streets
 * are laid, then the frontages come, so that nothing is built on a crossing.
 */
export function layGrid(site: Site, options: GridOptions): BlockSide[] {
  const { cell, town } = site;
  const depth = depthOf(cell);
  const rows = Math.max(1, Math.round((depth - 2 * options.margin) / options.streetDistance));
  const columns = Math.max(1, Math.round(widthAt(cell, 0.5) / options.blockLength));
  const firstV = options.margin / depth;
  const stepV = (1 - 2 * firstV) / rows;
  const sides: BlockSide[] = [];
  for (let row = 0; row < rows; row++) {
    const v = firstV + (row + 0.5) * stepV;
    const { from, to } = insetAt(cell, v, 6);
    const start = place(cell, from, v);
    const end = place(cell, to, v);
    const street = town.street((options.nextName ?? cell.nextName)(), cell.district);
    town.road('street', street.name, [start, end]);
    for (let column = 0; column < columns; column++) {
      const central = row === Math.floor(rows / 2) && column === Math.floor(columns / 2);
      const [a, b] = blockEnds(start, end, column, columns);
      const common = { street, buurt: cell.code, row, column, central };
      sides.push({ ...common, side: 'odd', ...shifted(a, b, halfStreet) });
      sides.push({ ...common, side: 'even', ...shifted(b, a, halfStreet) });
    }
  }
  for (let column = 0; column <= columns; column++) layCrossStreet(site, column / columns, firstV);
  return inNumberingOrder(sides);
}

function layCrossStreet({ cell, town }: Site, share: number, firstV: number): void {
  const at = (v: number): Point => {
    const { from, to } = insetAt(cell, v, 9);
    return place(cell, from + (to - from) * share, v);
  };
  const edge = share === 0 || share === 1;
  town.road(edge ? 'path' : 'street', null, [at(edge ? firstV : 0.005), at(edge ? 1 - firstV : 0.995)]);
}

function blockEnds(start: Point, end: Point, column: number, columns: number): [Point, Point] {
  const clear = 0.07 / columns;
  return [between(start, end, column / columns + clear), between(start, end, (column + 1) / columns - clear)];
}

/** The line moved to its left, to the edge of the plots. */
function shifted(a: Point, b: Point, metres: number): { from: Point; to: Point } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const left: Point = [(-(b[1] - a[1]) / length) * metres, ((b[0] - a[0]) / length) * metres];
  return { from: [a[0] + left[0], a[1] + left[1]], to: [b[0] + left[0], b[1] + left[1]] };
}

/** Even sides run from right to left, so their blocks are built from the last: numbers then rise one way. */
function inNumberingOrder(sides: readonly BlockSide[]): BlockSide[] {
  const odd = sides.filter(({ side }) => side === 'odd');
  const even = sides.filter(({ side }) => side === 'even').reverse();
  return [...odd, ...even];
}
