/** A number for SQL. Without an exponent DuckDB reads a decimal of fixed size, which overflows when multiplied. */
export function doubleSql(value: number): string {
  return value.toExponential();
}
