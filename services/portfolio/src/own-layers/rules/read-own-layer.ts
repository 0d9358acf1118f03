import { rdToLonLat } from '@kavel/contracts/geo';
import {
  type CoordinateSystem,
  type OwnLayer,
  type OwnLayerFeatures,
  type OwnLayerProblem,
  ownLayerLimits,
  systemOfPosition,
} from '@kavel/contracts/layers';

type Feature = OwnLayerFeatures['features'][number];

/** A feature as its file has it. */
export interface RawFeature {
  properties: Readonly<Record<string, unknown>> | null;
  geometry: { type: string; coordinates: unknown } | null;
}

export interface ReadLayer extends Pick<OwnLayer, 'skipped' | 'crs' | 'bounds'> {
  features: Feature[];
}

/** The Netherlands with its part of the North Sea, degrees. */
const limits = { west: 3, south: 50.5, east: 7.5, north: 53.8 };
const drawn = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];
const mostText = 200;
const mostProperties = 30;

/**
 * Features in degrees, or why the file is no layer. Its numbers tell the coordinate system, whatever it declares:
 * municipalities deliver RD New in GeoJSON without a word.
 */
export function readOwnLayer(raw: readonly RawFeature[]): ReadLayer | OwnLayerProblem {
  if (raw.length > ownLayerLimits.features) return 'large';
  const usable = raw.filter(({ geometry }) => geometry !== null && drawn.includes(geometry.type));
  const first = usable
    .map(({ geometry }) => firstPosition(geometry?.coordinates))
    .find(position => position !== null);
  if (!first) return 'empty';
  const system = systemOfPosition(...first);
  if (system === null) return 'crs';
  const place = new Placement(system);
  const features: Feature[] = [];
  for (const { properties, geometry } of usable) {
    const coordinates = place.all(geometry?.coordinates);
    if (!Array.isArray(coordinates) || coordinates.length === 0) continue;
    features.push({
      type: 'Feature',
      properties: plain(properties ?? {}),
      geometry: { type: geometry?.type ?? '', coordinates },
    });
  }
  if (place.isOutside) return 'outside';
  if (place.positions > ownLayerLimits.positions) return 'large';
  if (features.length === 0) return 'empty';
  return {
    features,
    skipped: raw.length - features.length,
    crs: system === 'wgs84' ? 'wgs84' : 'rd',
    bounds: place.bounds,
  };
}

/** Turns positions into degrees and notes where they lie. */
class Placement {
  positions = 0;
  isOutside = false;
  bounds: OwnLayer['bounds'] = [180, 90, -180, -90];

  constructor(private readonly system: CoordinateSystem) {}

  all(coordinates: unknown): unknown {
    if (!Array.isArray(coordinates)) return [];
    const [a, b] = coordinates as unknown[];
    if (typeof a === 'number' && typeof b === 'number') return this.one(a, b);
    return coordinates.map(part => this.all(part));
  }

  private one(a: number, b: number): [number, number] {
    const { lon, lat } =
      this.system === 'wgs84'
        ? { lon: a, lat: b }
        : this.system === 'rd'
          ? rdToLonLat(a, b)
          : rdToLonLat(b, a);
    this.positions += 1;
    const isInside = lon >= limits.west && lon <= limits.east && lat >= limits.south && lat <= limits.north;
    if (!isInside) this.isOutside = true;
    const [west, south, east, north] = this.bounds;
    this.bounds = [Math.min(west, lon), Math.min(south, lat), Math.max(east, lon), Math.max(north, lat)];
    return [rounded(lon), rounded(lat)];
  }
}

/** To a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

function firstPosition(coordinates: unknown): [number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [a, b] = coordinates as unknown[];
  if (typeof a === 'number' && typeof b === 'number') return [a, b];
  return firstPosition(a);
}

/** Values that can be shown: no nested ones, texts of a readable length. */
function plain(properties: Readonly<Record<string, unknown>>): Feature['properties'] {
  const shown = Object.entries(properties).flatMap(([name, value]): [string, string | number | boolean][] => {
    if (typeof value === 'string') return value ? [[name, value.slice(0, mostText)]] : [];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  return Object.fromEntries(shown.slice(0, mostProperties));
}
