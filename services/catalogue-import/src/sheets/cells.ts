/** Cells of a file's lines, in batches of some hundred lines. */
export interface Cells {
  lines: readonly string[][];
  /** The last line of the file has no line break. */
  isOpenEnded?: boolean;
}

/** Whether cells are those of the expected header. */
export type HeaderTest = (cells: readonly string[]) => boolean;
