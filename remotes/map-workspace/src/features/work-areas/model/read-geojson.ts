import { isRd, rdToLonLat } from '@kavel/contracts/geo';
import { type Delivered, type Outline, workAreaBounds, workAreaLimits } from '@kavel/contracts/work-areas';

export type ReadGeoJson =
  | { kind: 'read'; areas: Delivered[]; isRd: boolean }
  | { kind: 'refused'; reason: 'not-geojson' | 'empty' | 'too-many' };

interface RawFeature {
  properties?: Record<string, unknown> | null;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
}

/** Properties that may hold the name of an area; the first with a value is used. */
const nameProperties = [
  'name',
  'naam',
  'Name',
  'NAAM',
  'buurtnaam',
  'wijknaam',
  'gemeentenaam',
  'statnaam',
  'titel',
];

/**
 * Reads areas from a GeoJSON file. RD coordinates without a declared CRS are recognised by their range. An unusable area
 * is returned with its problem.
 */
export function readGeoJson(text: string): ReadGeoJson {
  const features = featuresOf(text);
  if (features === null) return { kind: 'refused', reason: 'not-geojson' };
  if (features.length === 0) return { kind: 'refused', reason: 'empty' };
  if (features.length > workAreaLimits.areas) return { kind: 'refused', reason: 'too-many' };
  const [x = 0, y = 0] = firstPosition(features.find(({ geometry }) => geometry)?.geometry?.coordinates);
  const inRd = isRd(x, y);
  return { kind: 'read', areas: features.map(feature => deliveredOf(feature, inRd)), isRd: inRd };
}

function featuresOf(text: string): RawFeature[] | null {
  try {
    const file = JSON.parse(text) as { type?: unknown; features?: unknown; geometry?: unknown };
    if (file?.type === 'FeatureCollection' && Array.isArray(file.features)) return file.features;
    if (file?.type === 'Feature') return [file as RawFeature];
    if (file?.type === 'Polygon' || file?.type === 'MultiPolygon')
      return [{ geometry: file as RawFeature['geometry'] } as RawFeature];
    return null;
  } catch {
    return null;
  }
}

function deliveredOf({ properties, geometry }: RawFeature, inRd: boolean): Delivered {
  const name = nameOf(properties ?? {});
  const polygons = polygonsOf(geometry);
  if (polygons === null) return { name, outline: null, problem: 'no-area' };
  const coordinates = polygons.map(rings =>
    rings.map(ring => closed(ring.map(place => degrees(place, inRd)))),
  );
  const positions = coordinates.flat(2);
  if (positions.length > workAreaLimits.positions) return { name, outline: null, problem: 'too-detailed' };
  if (coordinates.flat().some(ring => ring.length < 4)) return { name, outline: null, problem: 'no-area' };
  const { west, south, east, north } = workAreaBounds;
  const isInside = positions.every(
    ([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north,
  );
  if (!isInside) return { name, outline: null, problem: 'outside' };
  return { name, outline: { type: 'MultiPolygon', coordinates }, problem: name === '' ? 'no-name' : null };
}

function nameOf(properties: Record<string, unknown>): string {
  const filled = nameProperties
    .map(name => properties[name])
    .find(value => typeof value === 'string' && value);
  return String(filled ?? '')
    .trim()
    .slice(0, workAreaLimits.name);
}

function polygonsOf(geometry: RawFeature['geometry']): number[][][][] | null {
  const coordinates = geometry?.coordinates;
  if (!Array.isArray(coordinates) || coordinates.length === 0) return null;
  if (geometry?.type === 'Polygon') return [coordinates as number[][][]];
  return geometry?.type === 'MultiPolygon' ? (coordinates as number[][][][]) : null;
}

type Ring = Outline['coordinates'][number][number];

/** Rounded to about a decimetre; heights are dropped. */
function degrees([x = Number.NaN, y = Number.NaN]: number[], inRd: boolean): Ring[number] {
  const { lon, lat } = inRd ? rdToLonLat(x, y) : { lon: x, lat: y };
  return [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
}

function closed(ring: Ring): Ring {
  const [first] = ring;
  return first && String(first) !== String(ring.at(-1)) ? [...ring, first] : ring;
}

function firstPosition(coordinates: unknown): number[] {
  let inner = coordinates;
  while (Array.isArray(inner) && Array.isArray(inner[0])) inner = inner[0];
  return Array.isArray(inner) ? (inner as number[]) : [];
}
