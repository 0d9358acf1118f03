import type { UnitField } from '../model/unit-form';

/** The cell being edited. */
export interface EditedCell {
  id: string;
  field: UnitField;
}
