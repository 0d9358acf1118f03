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
  geometry: RawGeometry | null;
}

interface RawGeometry {
  type: string;
  coordinates?: unknown;
  /** Parts of a GeometryCollection. */
  geometries?: unknown;
}

export interface ReadLayer extends Pick<OwnLayer, 'skipped' | 'crs' | 'bounds'> {
  features: Feature[];
}

/** The Netherlands with its part of the North Sea, degrees. */
const limits = { west: 3, south: 50.5, east: 7.5, north: 53.8 };
const drawn = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'];
/** Levels of arrays in the coordinates of a MultiPolygon. */
const deepest = 3;
const mostText = 200;
const mostProperties = 30;

/**
 * Features in degrees, or why the file is no layer. Its numbers tell the coordinate system, whatever it declares:
 * municipalities deliver RD New in GeoJSON without a word.
 */
export function readOwnLayer(raw: readonly RawFeature[]): ReadLayer | OwnLayerProblem {
  if (raw.length > ownLayerLimits.features) return 'large';
  const parts = raw.map(({ properties, geometry }) => ({ properties, geometries: drawnParts(geometry) }));
  const first = parts
    .flatMap(({ geometries }) => geometries)
    .map(({ coordinates }) => firstPosition(coordinates))
    .find(position => position !== null);
  if (!first) return 'empty';
  const system = systemOfPosition(...first);
  if (system === null) return 'crs';
  const place = new Placement(system);
  const features: Feature[] = [];
  let skipped = 0;
  for (const { properties, geometries } of parts) {
    const placed = geometries.flatMap(({ type, coordinates: given }) => {
      const before = place.positions;
      const coordinates = place.all(given);
      return Array.isArray(coordinates) && place.positions > before ? [{ type, coordinates }] : [];
    });
    if (placed.length === 0) skipped += 1;
    const shown = plainProperties(properties ?? {});
    features.push(...placed.map((geometry): Feature => ({ type: 'Feature', properties: shown, geometry })));
  }
  if (place.isOutside) return 'outside';
  if (place.positions > ownLayerLimits.positions) return 'large';
  if (features.length > ownLayerLimits.features) return 'large';
  if (features.length === 0) return 'empty';
  return {
    features,
    skipped,
    crs: system === 'wgs84' ? 'wgs84' : 'rd',
    bounds: place.bounds,
  };
}

/** The geometries of a feature that can be drawn; each part of a collection is one. */
function drawnParts(geometry: RawGeometry | null): RawGeometry[] {
  if (!geometry) return [];
  if (isDrawn(geometry)) return [geometry];
  const { geometries } = geometry;
  return Array.isArray(geometries)
    ? (geometries as (RawGeometry | null)[]).filter(part => part !== null).filter(isDrawn)
    : [];
}

function isDrawn({ type }: RawGeometry): boolean {
  return drawn.includes(type);
}

/** Turns positions into degrees and notes where they lie. */
class Placement {
  positions = 0;
  isOutside = false;
  bounds: OwnLayer['bounds'] = [180, 90, -180, -90];

  constructor(private readonly system: CoordinateSystem) {}

  all(coordinates: unknown, depth = 0): unknown {
    if (!Array.isArray(coordinates) || depth > deepest) return [];
    const [a, b] = coordinates as unknown[];
    if (typeof a === 'number' && typeof b === 'number') return this.one(a, b);
    return coordinates.map(part => this.all(part, depth + 1));
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

function firstPosition(coordinates: unknown, depth = 0): [number, number] | null {
  if (!Array.isArray(coordinates) || depth > deepest) return null;
  const [a, b] = coordinates as unknown[];
  if (typeof a === 'number' && typeof b === 'number') return [a, b];
  return firstPosition(a, depth + 1);
}

/** Values that can be shown: no nested ones, texts of a readable length. */
function plainProperties(properties: Readonly<Record<string, unknown>>): Feature['properties'] {
  const shown = Object.entries(properties).flatMap(([key, value]): [string, string | number | boolean][] => {
    const name = storable(key);
    if (typeof value === 'string') return value ? [[name, storable(value)]] : [];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  return Object.fromEntries(shown.slice(0, mostProperties));
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair, which cutting an emoji leaves. */
function storable(text: string): string {
  return text.slice(0, mostText).replaceAll('\0', '').toWellFormed();
}
