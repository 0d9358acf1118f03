import { readGlb, type TileGeometry } from './glb';
import { grounded } from './grounding';
import type { Matrix } from './transforms';

export interface ReadTile {
  id: number;
  file: ArrayBuffer;
  /** To earth-centred metres, of a tile whose heights count from elsewhere than the ground: it is put on the ground. */
  ground: Matrix | null;
}

export type TileRead = { id: number } & ({ geometries: TileGeometry[] } | { problem: string });

/** Worker thread: reads tiles for `openTileReader`. */
self.onmessage = ({ data: { id, file, ground } }: MessageEvent<ReadTile>) => {
  try {
    const read = readGlb(file);
    const geometries = ground ? read.map(geometry => grounded(geometry, ground)) : read;
    const transfer = geometries.flatMap(({ positions, buildings, triangles }) => [
      positions.buffer,
      buildings.buffer,
      triangles.buffer,
    ]);
    self.postMessage({ id, geometries } satisfies TileRead, { transfer });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, problem } satisfies TileRead);
  }
};
