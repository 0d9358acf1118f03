import type { Mapping } from './mapping';
import { numbersOf } from './numbers';
import { Problem } from './problem';
import { columnOf, type TextTable } from './table';

const metresPerDegree = 111_195;
const radians = Math.PI / 180;
/** As written without spaces and punctuation: EPSG:4326, WGS 84, 4258. */
const geographic =
  /^(EPSG)?(4326|4258|4269|4267)$|^(OGC)?CRS84$|^WGS(19)?84$|^NAD(19)?(27|83)$|^ETRS(19)?89$/;
/** Above this fraction of coordinates outside degrees, the mapping is wrong rather than single rows. */
const mostOff = 0.02;

/**
 * Coordinates on a plane, NaN when unknown. Degrees are converted to metres; metres and feet are kept, because
 * distances are only compared.
 */
export function coordinatesOf(table: TextTable, mapping: Mapping): { x: Float64Array; y: Float64Array } {
  const [east, north] = [mapping.x ?? mapping.lon, mapping.y ?? mapping.lat];
  if (east === undefined || north === undefined) return { x: nowhere(table), y: nowhere(table) };
  const [eastField, northField] = mapping.x === undefined ? ['lon', 'lat'] : ['x', 'y'];
  const x = coordinate(table, east, eastField);
  const y = coordinate(table, north, northField);
  x.forEach((value, row) => {
    // A half position counts as unknown; so does the origin, which means unknown in many tables.
    if (Number.isNaN(value) || Number.isNaN(y[row]) || (value === 0 && y[row] === 0)) {
      x[row] = Number.NaN;
      y[row] = Number.NaN;
    }
  });
  if (!inDegrees(mapping)) return { x, y };
  const off = withoutDegrees(x, y, { column: east, field: eastField }, { column: north, field: northField });
  for (const row of off) {
    x[row] = Number.NaN;
    y[row] = Number.NaN;
  }
  const known = y.filter(value => !Number.isNaN(value));
  const middle = known.reduce((sum, value) => sum + value, 0) / Math.max(known.length, 1);
  const eastScale = metresPerDegree * Math.cos(middle * radians);
  return { x: x.map(value => value * eastScale), y: y.map(value => value * metresPerDegree) };
}

function inDegrees({ x, crs }: Mapping): boolean {
  if (crs === undefined) return x === undefined;
  return geographic.test(crs.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

function nowhere({ rows }: TextTable): Float64Array {
  return new Float64Array(rows).fill(Number.NaN);
}

function coordinate(table: TextTable, name: string, field: string): Float64Array {
  const cells = columnOf(table, name, field);
  const numbers = numbersOf(cells, 'coordinate').values;
  if (numbers.every(Number.isNaN))
    throw new Problem(
      `The mapping's ${field}, column ${name}, holds no numbers (“${cells.find(cell => cell !== '') ?? ''}”)`,
    );
  return numbers;
}

interface Axis {
  column: string;
  field: string;
}

/** Rows whose coordinates cannot be degrees. Throws Problem when there are too many. */
function withoutDegrees(x: Float64Array, y: Float64Array, east: Axis, north: Axis): number[] {
  const isOff = (row: number) => Math.abs(x[row] ?? 0) > 180 || Math.abs(y[row] ?? 0) > 90;
  const off = Array.from(x, (_, row) => row).filter(isOff);
  const [first] = off;
  if (first === undefined || off.length <= mostOff * x.length) return off;
  const wrong = Math.abs(x[first] ?? 0) > 180 ? { ...east, value: x[first] } : { ...north, value: y[first] };
  throw new Problem(
    `The mapping's ${wrong.field}, column ${wrong.column}, holds ${wrong.value}, which is no degrees: name the coordinate system in crs, such as EPSG:28992`,
  );
}
