import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { boxOf, type Shape } from '../geo/polygon';
import { encodeShape } from '../geo/shape-blob';
import type { Outline } from './stored-geometry';

/** The columns shape, xmin, ymin, xmax, ymax that every table with shapes ends in. */
export function shapeColumns(shape: Shape): DuckDBValue[] {
  return outlineColumns({ bytes: encodeShape(shape), ...boxOf(shape) });
}

/** The same of a shape that is a blob already. */
export function outlineColumns({ bytes, xmin, ymin, xmax, ymax }: Outline): DuckDBValue[] {
  return [blobValue(bytes), xmin, ymin, xmax, ymax];
}
