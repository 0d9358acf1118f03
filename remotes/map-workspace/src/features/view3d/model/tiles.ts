import { tileTemplate } from '@kavel/auth';

export const tilesetPath = '/api/real-estate-data/buildings/tileset.json';

/** Address of the tiles of the flat map, with `{z}`, `{x}` and `{y}`. */
export function tilesOf(snapshot: string | undefined): string {
  const version = snapshot ? `?v=${encodeURIComponent(snapshot)}` : '';
  return decodeURI(new URL(`${tileTemplate()}${version}`, window.location.href).href);
}
