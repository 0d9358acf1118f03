import type { Mapping } from './mapping';
import { numberOf } from './numbers';
import { Problem } from './problem';
import { columnOf, type TextTable } from './table';

const metresPerDegree = 111_195;
const radians = Math.PI / 180;
const geographic = new Set([
  'EPSG:4326',
  'EPSG:4258',
  'EPSG:4269',
  'EPSG:4267',
  'WGS84',
  'CRS84',
  'OGC:CRS84',
]);

/**
 * Coordinates on a plane, NaN where unknown. Degrees become metres; metres and feet stay as they are, since
 * distances are only compared with one another.
 */
export function coordinatesOf(table: TextTable, mapping: Mapping): { x: Float64Array; y: Float64Array } {
  const [east, north] = [mapping.x ?? mapping.lon, mapping.y ?? mapping.lat];
  if (east === undefined || north === undefined) return { x: nowhere(table), y: nowhere(table) };
  const [eastField, northField] = mapping.x === undefined ? ['lon', 'lat'] : ['x', 'y'];
  const x = coordinate(table, east, eastField);
  const y = coordinate(table, north, northField);
  x.forEach((value, row) => {
    // Half a place is none; neither is the origin, which stands for unknown in many tables.
    if (Number.isNaN(value) || Number.isNaN(y[row]) || (value === 0 && y[row] === 0)) {
      x[row] = Number.NaN;
      y[row] = Number.NaN;
    }
  });
  if (!inDegrees(mapping)) return { x, y };
  requireDegrees(x, 180, eastField, east);
  requireDegrees(y, 90, northField, north);
  const known = y.filter(value => !Number.isNaN(value));
  const middle = known.reduce((sum, value) => sum + value, 0) / Math.max(known.length, 1);
  const eastScale = metresPerDegree * Math.cos(middle * radians);
  return { x: x.map(value => value * eastScale), y: y.map(value => value * metresPerDegree) };
}

function inDegrees({ x, crs }: Mapping): boolean {
  if (crs === undefined) return x === undefined;
  return geographic.has(crs.trim().toUpperCase());
}

function nowhere({ rows }: TextTable): Float64Array {
  return new Float64Array(rows).fill(Number.NaN);
}

function coordinate(table: TextTable, name: string, field: string): Float64Array {
  const cells = columnOf(table, name, field);
  const numbers = Float64Array.from(cells, numberOf);
  if (numbers.every(Number.isNaN))
    throw new Problem(
      `The mapping's ${field}, column ${name}, holds no numbers (“${cells.find(cell => cell !== '') ?? ''}”)`,
    );
  return numbers;
}

function requireDegrees(values: Float64Array, most: number, field: string, name: string): void {
  const off = values.find(value => Math.abs(value) > most);
  if (off !== undefined)
    throw new Problem(
      `The mapping's ${field}, column ${name}, holds ${off}, which is no degrees: name the coordinate system in crs, such as EPSG:28992`,
    );
}
