/** SQL for the index of a text in a list, -1 when missing or null. */
export function positionSql(options: readonly string[], column: string): string {
  const list = options.map(option => `'${option}'`).join(', ');
  return `coalesce(list_position([${list}]::VARCHAR[], ${column}) - 1, -1)::INTEGER`;
}
