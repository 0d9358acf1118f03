import type { WorkArea } from '@kavel/contracts/work-areas';

/** Work areas as a GeoJSON file in WGS84, which `readGeoJson` reads again. */
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
