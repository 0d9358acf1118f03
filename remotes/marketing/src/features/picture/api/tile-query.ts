import { tileTemplate } from '@kavel/auth';
import { keepPreviousData, queryOptions } from '@kavel/query';
import { decodeTile } from '../model/decode-tile';
import type { TileId } from '../model/view';

const staleTime = 10 * 60_000;
const noContent = 204;

/** The snapshot is part of the address, so that caches never return an old tile. */
async function fetchTile({ z, x, y }: TileId, snapshot: string, signal: AbortSignal): Promise<Uint8Array> {
  const path = tileTemplate().replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  const response = await fetch(`${path}?v=${encodeURIComponent(snapshot)}`, { signal });
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
  return response.status === noContent ? new Uint8Array() : new Uint8Array(await response.arrayBuffer());
}

/** Queries of the catalogue's tiles. Structural sharing is off: tiles are large and change only as a whole. */
export const pictureQueries = {
  tiles: (tiles: readonly TileId[], snapshot: string) =>
    queryOptions({
      queryKey: ['picture', 'tiles', snapshot, tiles],
      queryFn: ({ signal }) =>
        Promise.all(tiles.map(async tile => decodeTile(await fetchTile(tile, snapshot, signal), tile))),
      staleTime,
      structuralSharing: false,
      placeholderData: keepPreviousData,
    }),
};
