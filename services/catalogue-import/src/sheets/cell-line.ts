/** The cells of a line; `cutOff` for a last line without an end. */
export interface CellLine {
  readonly cells: readonly string[];
  cutOff: boolean;
}
