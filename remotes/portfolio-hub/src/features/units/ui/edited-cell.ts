/** The cell being edited: a fact of a unit, or an own column by its id. */
export interface EditedCell {
  id: string;
  field: string;
}
