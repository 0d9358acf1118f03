/** Lines of a file as their cells, some hundred at a time. */
export interface Cells {
  lines: readonly string[][];
  /** The last line of the file had no end. */
  isOpenEnded?: boolean;
}

/** Whether cells are those of a header that is looked for. */
export type HeaderTest = (cells: readonly string[]) => boolean;
