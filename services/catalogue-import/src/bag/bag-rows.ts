import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { boxOf, encodeShape, squareMetresOf, toGrid } from '@kavel/catalogue/geo';
import { type Gebruiksdoel, gebruiksdoelen } from '@kavel/contracts/lists';
import type { Feature } from '../features/read-features';
import { type Read, readPoint, readShape } from '../geometry/geometry';
import { bagId, integer, number, postcode, text } from '../values/values';

/** Statuses of objects that no longer exist or never existed. */
const ended = /ingetrokken|niet gerealiseerd|gesloopt|ten onrechte/i;

interface Bounds {
  from: number;
  to: number;
}

/** The register uses 1 or 999999 for unknown areas, and 1005 or 9999 for unknown years. */
const areaBounds: Bounds = { from: 2, to: 999_998 };
const yearBounds: Bounds = { from: 1006, to: 2100 };
const houseNumberBounds: Bounds = { from: 1, to: 99_999 };

/** Values of `bagColumns.pand` except the dataset, from a feature of any format. */
export function pandRow(feature: Feature, fictional: boolean): Read<DuckDBValue[]> {
  const { properties } = feature;
  const register = readRegister(properties);
  if (register.problem !== undefined) return register;
  const shape = readShape(feature);
  if (shape.problem !== undefined) return shape;
  const bouwjaar = within(integer(properties.bouwjaar), yearBounds);
  const { id, status } = register.value;
  const bytes = encodeShape(shape.value);
  const { xmin, ymin, xmax, ymax } = boxOf(shape.value);
  const footprint = Math.round(squareMetresOf(bytes));
  return { value: [id, bouwjaar, status, fictional, blobValue(bytes), xmin, ymin, xmax, ymax, footprint] };
}

/** Values of `bagColumns.verblijfsobject` except the dataset: object and address together. */
export function objectRow(feature: Feature, fictional: boolean): Read<DuckDBValue[]> {
  const { properties } = feature;
  const register = readRegister(properties);
  if (register.problem !== undefined) return register;
  const straat = text(properties.openbare_ruimte ?? properties.openbare_ruimte_naam);
  const huisnummer = integer(properties.huisnummer);
  const woonplaats = text(properties.woonplaats ?? properties.woonplaats_naam);
  if (!straat || !woonplaats) return { problem: 'street or woonplaats is missing' };
  if (huisnummer === null || !isWithin(huisnummer, houseNumberBounds))
    return { problem: 'huisnummer is not a positive number' };
  const use = readUse(properties);
  if (use.problem !== undefined) return use;
  const place = readPlace(feature);
  if (place.problem !== undefined) return place;
  return {
    value: [
      register.value.id,
      firstId(properties.pandidentificatie ?? properties.pand_identificatie),
      straat,
      huisnummer,
      text(properties.huisletter)?.toUpperCase() ?? null,
      text(properties.toevoeging ?? properties.huisnummertoevoeging),
      postcode(properties.postcode),
      woonplaats,
      text(properties.gemeentenaam ?? properties.bronhouder_naam),
      ...use.value,
      within(integer(properties.bouwjaar), yearBounds),
      register.value.status,
      ...place.value,
      fictional,
      null,
    ],
  };
}

/** Id and status of an existing object. */
export function readRegister(properties: Feature['properties']): Read<{ id: string; status: string | null }> {
  const id = bagId(properties.identificatie);
  if (!id) return { problem: 'identificatie is not 16 digits' };
  const status = text(properties.status);
  return status && ended.test(status) ? { problem: `status is ${status}` } : { value: { id, status } };
}

/** Functions as comma-separated text, and the area in m². */
export function readUse(properties: Feature['properties']): Read<[functions: string, area: number | null]> {
  const functions = readFunctions(properties.gebruiksdoel);
  if (functions.problem !== undefined) return functions;
  return { value: [functions.value.join(','), within(number(properties.oppervlakte), areaBounds)] };
}

/** Longitude, latitude and both grid coordinates. */
export function readPlace(feature: Feature): Read<[lon: number, lat: number, x: number, y: number]> {
  const point = readPoint(feature);
  if (point.problem !== undefined) return point;
  const { x, y } = toGrid(point.value);
  return { value: [point.value.lon, point.value.lat, x, y] };
}

/** Size of the cache: there are some hundred combinations in millions of objects. */
const mostKept = 10_000;
const functionsKept = new Map<string, Read<Gebruiksdoel[]>>();

/** An object in several panden belongs to the first. */
export function firstId(value: unknown): string | null {
  const isList = typeof value === 'string' && value.includes(',');
  return bagId(isList ? value.split(',', 1)[0] : value);
}

function readFunctions(value: unknown): Read<Gebruiksdoel[]> {
  const written = Array.isArray(value) ? value.join(',') : String(value ?? '');
  const known = functionsKept.get(written);
  if (known) return known;
  const functions = splitFunctions(written);
  if (functionsKept.size < mostKept) functionsKept.set(written, functions);
  return functions;
}

function splitFunctions(written: string): Read<Gebruiksdoel[]> {
  const names = written
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(Boolean);
  const unknown = names.find(name => !gebruiksdoelen.some(known => known === name));
  if (unknown) return { problem: `unknown gebruiksdoel "${unknown}"` };
  if (names.length === 0) return { problem: 'gebruiksdoel is missing' };
  return { value: gebruiksdoelen.filter(known => names.includes(known)) };
}

function within(value: number | null, bounds: Bounds): number | null {
  return value !== null && isWithin(value, bounds) ? value : null;
}

function isWithin(value: number, { from, to }: Bounds): boolean {
  return value >= from && value <= to;
}
