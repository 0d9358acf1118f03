import type { Shape } from '@kavel/catalogue/geo';
import { type LonLat, toGridX, toGridY } from '@kavel/catalogue/geo';
import type { Crs, Feature } from '../features/read-features';
import { rdToLonLat } from './rd';

/** A parsed value, or the reason why it is rejected. */
export type Read<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

/** The Netherlands with its part of the North Sea. */
const bounds = { west: 3, south: 50.5, east: 7.5, north: 53.8 };

export function readPoint(feature: Feature): Read<LonLat> {
  const geometry = feature.geometry;
  if (!geometry) return { problem: 'has no geometry' };
  if (geometry.type !== 'Point') return { problem: `is a ${geometry.type} where a Point is expected` };
  const read = readPosition(geometry.coordinates, feature.crs);
  return typeof read === 'string' ? { problem: read } : { value: read };
}

/** Polygons and MultiPolygons as grid rings; LineStrings only on request. */
export function readShape(feature: Feature, lines = false): Read<Shape> {
  const geometry = feature.geometry;
  if (!geometry) return { problem: 'has no geometry' };
  const { type, coordinates } = geometry;
  const { crs } = feature;
  if (type === 'Polygon') return readPolygons([coordinates], 3, crs);
  if (type === 'MultiPolygon') return readPolygons(coordinates, 3, crs);
  if (lines && type === 'LineString') return readPolygons([[coordinates]], 2, crs);
  if (lines && type === 'MultiLineString') return readPolygons([coordinates], 2, crs);
  return { problem: `is a ${type} where a Polygon is expected` };
}

function readPolygons(polygons: unknown, fewest: number, crs: Crs): Read<Shape> {
  if (!Array.isArray(polygons) || polygons.length === 0) return { problem: 'has an empty geometry' };
  const shape: number[][][] = [];
  for (const rings of polygons) {
    if (!Array.isArray(rings) || rings.length === 0) return { problem: 'has an empty polygon' };
    const polygon: number[][] = [];
    for (const positions of rings) {
      const ring = readRing(positions, fewest > 2, crs);
      if (ring.problem !== undefined) return ring;
      if (ring.value.length >= fewest * 2) polygon.push(ring.value);
      else if (polygon.length === 0) return { problem: `has an outer ring of fewer than ${fewest} points` };
    }
    shape.push(polygon);
  }
  return { value: shape };
}

/** Half of all points in the country are corners of panden, so avoid allocations per point. */
function readRing(positions: unknown, closed: boolean, crs: Crs): Read<number[]> {
  if (!Array.isArray(positions)) return { problem: 'has a ring without coordinates' };
  const ring: number[] = [];
  let [lastX, lastY] = [-1, -1];
  for (const position of positions) {
    const read = readPosition(position, crs);
    if (typeof read === 'string') return { problem: read };
    const x = toGridX(read.lon);
    const y = toGridY(read.lat);
    if (x === lastX && y === lastY) continue;
    ring.push(x, y);
    [lastX, lastY] = [x, y];
  }
  if (closed && ring.length > 2 && ring[0] === lastX && ring[1] === lastY) ring.length -= 2;
  return { value: ring };
}

/** Or the reason why it is invalid. */
function readPosition(position: unknown, crs: Crs): LonLat | string {
  const [x, y] = Array.isArray(position) ? [position[0] as unknown, position[1] as unknown] : [];
  if (typeof x !== 'number' || typeof y !== 'number') return 'has a position that is no pair of numbers';
  return placeOf(x, y, crs);
}

/** The position of coordinates, or the reason why they are invalid. */
export function placeOf(x: number, y: number, crs: Crs): LonLat | string {
  if (!isOfSystem(x, y, crs))
    return crs === 'rd'
      ? 'has coordinates in degrees; RD New metres (EPSG:28992) are expected'
      : 'has coordinates in RD New metres (EPSG:28992); WGS84 degrees are expected';
  const place = crs === 'rd' ? rdToLonLat(x, y) : { lon: x, lat: y };
  return isNear(place.lon, place.lat) ? place : 'lies outside the Netherlands';
}

/** False when they clearly belong to the other system. */
export function isOfSystem(x: number, y: number, crs: Crs): boolean {
  return crs === 'rd' ? !(Math.abs(x) <= 180 && Math.abs(y) <= 90) : !(x > 10_000);
}

export function isNear(lon: number, lat: number): boolean {
  return lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north;
}
