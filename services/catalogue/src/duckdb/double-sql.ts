/**
 * A number literal for SQL. Without an exponent DuckDB parses a fixed-size decimal, which overflows when multiplied.
 */
export function doubleSql(value: number): string {
  return value.toExponential();
}
