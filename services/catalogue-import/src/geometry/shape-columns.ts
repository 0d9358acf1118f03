import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { boxOf, encodeShape, type Shape } from '@kavel/catalogue/geo';

/** The columns shape, xmin, ymin, xmax, ymax at the end of every table with shapes. */
export function shapeColumns(shape: Shape): DuckDBValue[] {
  const { xmin, ymin, xmax, ymax } = boxOf(shape);
  return [blobValue(encodeShape(shape)), xmin, ymin, xmax, ymax];
}
