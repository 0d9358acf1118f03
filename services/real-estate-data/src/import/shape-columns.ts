import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { boxOf, type Shape } from '../geo/polygon';
import { encodeShape } from '../geo/shape-blob';

/** The columns shape, xmin, ymin, xmax, ymax that every table with shapes ends in. */
export function shapeColumns(shape: Shape): DuckDBValue[] {
  const { xmin, ymin, xmax, ymax } = boxOf(shape);
  return [blobValue(encodeShape(shape)), xmin, ymin, xmax, ymax];
}
