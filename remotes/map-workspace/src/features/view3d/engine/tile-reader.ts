import type { TileGeometry } from './glb';
import type { ReadTile, TileRead } from './glb-worker';
import type { Matrix } from './transforms';

/** Reads tiles beside the page's own work. */
export interface TileReader {
  /** Rejects with why the tile cannot be read. `ground`: see `ReadTile`. */
  read(file: ArrayBuffer, ground: Matrix | null): Promise<TileGeometry[]>;
  close(): void;
}

interface Waiting {
  resolve(geometries: TileGeometry[]): void;
  reject(error: Error): void;
}

export function openTileReader(): TileReader {
  const worker = new Worker(new URL('./glb-worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<TileRead>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('geometries' in data) one?.resolve(data.geometries);
    else one?.reject(new Error(data.problem));
  };
  worker.onerror = event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The tile cannot be read'));
    waiting.clear();
  };
  return {
    read: (file, ground) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, file, ground } satisfies ReadTile, [file]);
      }),
    close: () => worker.terminate(),
  };
}
