import type { CsvRow } from '../sheets/read-rows';

/** Returns why a row cannot be used, or nothing. */
export type ReadRow = (row: CsvRow) => string | undefined;
