import type { UnitField } from '../model/unit-form';

/** The cell that is being typed in. */
export interface EditedCell {
  id: string;
  field: UnitField;
}
