import type { Surroundings } from '@kavel/contracts/objects';
import { type LonLat, metresPerCell, toGrid } from '../geo/mercator';
import { decodeShape } from '../geo/shape-blob';
import type { Snapshot } from '../snapshot';
import { boxValues, groundInBox, touchesBox } from './tiles';

/** Panden that are drawn at most, and numbers of a piece of ground: a lake of a thousand points is not for this. */
const most = { panden: 400, numbers: 10_000 };
const kinds = ['water', 'green', 'sports', 'square', 'main', 'street', 'path', 'rail'];

/** Outlines around an address, in metres from it; `reach` is half the width and height in metres. */
export async function outlinesAround(
  snapshot: Snapshot,
  address: LonLat & { pandId: string | null },
  reach: { east: number; north: number },
): Promise<Surroundings> {
  const metres = metresPerCell(address.lat);
  const origin = toGrid(address);
  const [east, north] = [reach.east / metres, reach.north / metres];
  const box = {
    ...{ xmin: origin.x - east, xmax: origin.x + east },
    ...{ ymin: origin.y - north, ymax: origin.y + north },
  };
  const [panden, ground] = await Promise.all([
    snapshot.rows<{ id: string; shape: Uint8Array }>(
      `SELECT identificatie AS id, shape FROM pand WHERE ${touchesBox} AND shape IS NOT NULL
       ORDER BY identificatie LIMIT ${most.panden}`,
      boxValues(box),
    ),
    groundInBox(snapshot, box, kinds),
  ]);
  const ringsOf = (shape: Uint8Array) =>
    decodeShape(shape).flatMap(polygon => polygon.map(ring => inMetres(ring, origin, metres)));
  return {
    panden: panden.map(({ id, shape }) => ({ own: id === address.pandId, rings: ringsOf(shape) })),
    ground: ground
      .filter(({ shape }) => shape.byteLength / 4 <= most.numbers)
      .map(({ kind, isLine, shape }) => ({ kind, line: isLine, rings: ringsOf(shape) }))
      .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  };
}

/** Rounded to a decimetre; the grid's y runs south. */
function inMetres(ring: readonly number[], origin: { x: number; y: number }, metres: number): number[] {
  return ring.map((value, at) => {
    const cells = at % 2 === 0 ? value - origin.x : origin.y - value;
    return Math.round(cells * metres * 10) / 10;
  });
}
