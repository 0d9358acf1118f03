import { Delaunay } from 'd3-delaunay';
import { border } from './border';
import { centroid, flatPoints, type Point } from './plane';

/** One side of a cell: between two corners, where three cells meet. */
interface Side {
  from: number;
  to: number;
  /** The cell on the other side. */
  beyond: number;
}

/** Cells that touch each other without gaps or overlaps. */
export interface Partition {
  /** Where each cell lies. */
  seeds: readonly Point[];
  /** Sides of a cell, in one direction around it, the same for all cells. */
  sides: readonly (readonly Side[])[];
  /** Points of a side from its first corner up to and without its last one; the same points for both cells. */
  pointsOf(side: Side): readonly Point[];
}

/** Rounds of moving each seed to the middle of its cell: cells become rounder and more alike. */
const rounds = 2;

/** Divides the plane into the cells nearest to each seed, with winding borders; `empty` are seeds of no cell. */
export function makePartition(drawn: readonly Point[], empty: readonly Point[]): Partition {
  let seeds = [...drawn];
  for (let round = 0; round < rounds; round += 1) {
    const { corners, sides } = straightCells(seeds, empty);
    seeds = sides.map(around => centroid(around.map(({ from }) => corners(from))));
  }
  const { corners, sides } = straightCells(seeds, empty);
  const borders = new Map<string, readonly Point[]>();
  const known = (side: Side, key: string, seed: Point): readonly Point[] => {
    const found = borders.get(key) ?? border(corners(side.from), corners(side.to), seed, key);
    borders.set(key, found);
    return found;
  };
  return {
    seeds,
    sides,
    pointsOf(side) {
      const isForward = side.from < side.to;
      const forward = isForward ? side : { from: side.to, to: side.from, beyond: side.beyond };
      const seed = seeds[side.beyond] ?? empty[side.beyond - seeds.length] ?? [0, 0];
      const points = known(forward, `${forward.from}:${forward.to}`, seed);
      return isForward ? points.slice(0, -1) : points.toReversed().slice(0, -1);
    },
  };
}

interface StraightCells {
  corners: (number: number) => Point;
  sides: Side[][];
}

function straightCells(seeds: readonly Point[], empty: readonly Point[]): StraightCells {
  const delaunay = new Delaunay(flatPoints([...seeds, ...empty]));
  const { circumcenters } = delaunay.voronoi([-1_000, -1_000, 1_000, 1_000]);
  return {
    corners: number => [circumcenters[2 * number] ?? 0, circumcenters[2 * number + 1] ?? 0],
    sides: seeds.map((_, cell) => sidesOf(delaunay, cell)),
  };
}

/** Goes around a cell: from triangle to triangle over the edges that begin at its seed. */
function sidesOf({ inedges, halfedges, triangles }: Delaunay<Float64Array>, cell: number): Side[] {
  const sides: Side[] = [];
  const first = inedges[cell] ?? -1;
  let edge = first;
  do {
    const from = Math.floor(edge / 3);
    const over = halfedges[edge % 3 === 2 ? edge - 2 : edge + 1] ?? -1;
    if (edge < 0 || over < 0) throw new Error(`Cell ${cell} has no end`);
    sides.push({ from, to: Math.floor(over / 3), beyond: triangles[over] ?? -1 });
    edge = over;
  } while (edge !== first);
  return sides;
}
