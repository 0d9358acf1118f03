/** Filled and empty cells of a square grid. Cells at its edge must be empty. */
export interface Cells {
  filled: Uint8Array;
  /** Cells on each side. */
  side: number;
}

/** Rings around an area of cells that touch at their sides, in cells as flat x, y pairs: the outer one, then its holes. */
export type CellOutline = number[][];

/** Directions clockwise on the screen: east, south, west, north. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Outlines of all areas of filled cells. Rings have filled cells on their right: outer ones run clockwise on the
 * screen, holes counter-clockwise.
 */
export function cellOutlines(cells: Cells): CellOutline[] {
  const { filled, side } = cells;
  const areas = areasOf(cells);
  const outlines: CellOutline[] = [];
  const followed = new Uint8Array(filled.length);
  for (let at = side; at < filled.length; at++) {
    if (!filled[at] || filled[at - side] || followed[at]) continue;
    // From top to bottom, the first ring of an area is its outer one.
    const outline = outlines[(areas[at] ?? 0) - 1];
    const ring = follow(cells, at, followed);
    if (outline) outline.push(ring);
    else outlines[(areas[at] ?? 0) - 1] = [ring];
  }
  return outlines;
}

/** Number of the area of each filled cell, from 1, in the order of their first cells. */
function areasOf({ filled, side }: Cells): Int32Array {
  const areas = new Int32Array(filled.length);
  const reached: number[] = [];
  let count = 0;
  for (let first = 0; first < filled.length; first++) {
    if (!filled[first] || areas[first]) continue;
    count += 1;
    areas[first] = count;
    reached.push(first);
    for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
      for (const [x, y] of steps) {
        const next = at + x + y * side;
        if (!filled[next] || areas[next]) continue;
        areas[next] = count;
        reached.push(next);
      }
    }
  }
  return areas;
}

/** The ring that starts along the top of a cell. Tops that it passes are marked as followed. */
function follow({ filled, side }: Cells, cell: number, followed: Uint8Array): number[] {
  const ring: number[] = [];
  const [startX, startY] = [cell % side, Math.floor(cell / side)];
  let [x, y, direction] = [startX, startY, 0];
  const isFilled = (column: number, row: number): boolean => filled[row * side + column] === 1;
  do {
    if (direction === 0) followed[y * side + x] = 1;
    const [stepX, stepY] = steps[direction] ?? steps[0];
    x += stepX;
    y += stepY;
    const turn = turnAt(isFilled, x, y, direction);
    if (turn !== 0) ring.push(x, y);
    direction = (direction + turn + 4) % 4;
  } while (x !== startX || y !== startY || direction !== 0);
  return ring;
}

/** Cells around a corner, relative to it: ahead on the right and on the left, by direction. */
const ahead = [
  [0, 0, 0, -1],
  [-1, 0, 0, 0],
  [-1, -1, -1, 0],
  [0, -1, -1, -1],
] as const;

/** 1 to the right, -1 to the left. Areas that touch at a corner only stay apart. */
function turnAt(
  isFilled: (column: number, row: number) => boolean,
  x: number,
  y: number,
  direction: number,
): number {
  const [rightX, rightY, leftX, leftY] = ahead[direction] ?? ahead[0];
  if (!isFilled(x + rightX, y + rightY)) return 1;
  return isFilled(x + leftX, y + leftY) ? -1 : 0;
}
