import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { boxOf, type Shape } from '../geo/polygon';
import { encodeShape } from '../geo/shape-blob';

/** The columns shape, xmin, ymin, xmax, ymax that every table with shapes ends in. */
export function shapeColumns(shape: Shape, bytes = encodeShape(shape)): DuckDBValue[] {
  const { xmin, ymin, xmax, ymax } = boxOf(shape);
  return [blobValue(bytes), xmin, ymin, xmax, ymax];
}
