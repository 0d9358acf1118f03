import type { WorkArea } from '@kavel/contracts/work-areas';

/** Writes work areas as GeoJSON in WGS84, readable by `readGeoJson`. */
export function writeGeoJson(areas: readonly Pick<WorkArea, 'name' | 'outline' | 'codes'>[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: areas.map(({ name, outline, codes }) => ({
      type: 'Feature',
      properties: { name, codes },
      geometry: outline,
    })),
  });
}
