/**
 * Gives the memory of rows that were read back to the system before DuckDB needs it: V8 keeps some 100 MB until it is
 * idle. Does nothing unless Node was started with `--expose-gc`, as the command line of imports is.
 */
export function collectGarbage(): void {
  globalThis.gc?.();
}
