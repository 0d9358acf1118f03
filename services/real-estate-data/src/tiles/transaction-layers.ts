import {
  type HexagonFigures,
  type TransactionSource,
  transactionHexagons,
  transactionPoints,
} from '@kavel/catalogue';
import type { TransactionFilter } from '@kavel/contracts/transactions';
import type { TileFeature, TileLayer } from './mvt-writer';
import { type Tile, toUnit } from './tile';

/** Tiles are 512 pixels wide: points closer than 16 are merged, from `singleZoom` on only those at the same place. */
const clustersPerSide = 32;
const pixelsPerSide = 512;
const singleZoom = 16;
/** Hexagons are about 37 pixels wide. */
const radiiPerSide = 24;

export async function transactionPointLayer(
  source: TransactionSource,
  tile: Tile,
  filter: TransactionFilter,
  today: string,
): Promise<TileLayer[]> {
  const side = tile.side / (tile.z < singleZoom ? clustersPerSide : pixelsPerSide);
  const found = await transactionPoints(source, filter, { box: boxOf(tile), side, today });
  const content = found.map(
    ({ x, y, ...properties }): TileFeature => ({
      type: 'point',
      paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]],
      properties,
    }),
  );
  return [{ name: 'points', content }];
}

/** A hexagon at the edge is in each tile that it intersects, with its complete figures. */
export async function transactionHexagonLayer(
  source: TransactionSource,
  tile: Tile,
  filter: TransactionFilter,
  today: string,
): Promise<TileLayer[]> {
  const radius = tile.side / radiiPerSide;
  const found = await transactionHexagons(source, filter, { box: boxOf(tile, 2 * radius), radius, today });
  const content = found.flatMap(hexagon => hexagonFeature(hexagon, radius, tile));
  return [{ name: 'hexagons', content }];
}

function hexagonFeature({ q, r, count, median }: HexagonFigures, radius: number, tile: Tile): TileFeature[] {
  const centre = hexagonCentre(q, r, radius);
  const touches =
    Math.abs(centre.x - tile.left - tile.side / 2) < tile.side / 2 + radius &&
    Math.abs(centre.y - tile.top - tile.side / 2) < tile.side / 2 + radius;
  if (!touches) return [];
  const path = corners.flatMap(([east, south]) => [
    toUnit(centre.x + east * radius, tile.left, tile),
    toUnit(centre.y + south * radius, tile.top, tile),
  ]);
  return [{ type: 'polygon', paths: [path], properties: { id: `${q}:${r}`, count, median } }];
}

/** Clockwise on the screen, as required for outer rings, from the upper right corner. */
const corners = Array.from({ length: 6 }, (_, corner): [number, number] => {
  const angle = ((corner * 60 - 30) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});

/** Centre of a hexagon by its axial coordinates. */
export function hexagonCentre(q: number, r: number, radius: number): { x: number; y: number } {
  return { x: radius * Math.sqrt(3) * (q + r / 2), y: radius * 1.5 * r };
}

function boxOf({ left, top, side }: Tile, margin = 0) {
  return { xmin: left - margin, ymin: top - margin, xmax: left + side + margin, ymax: top + side + margin };
}
