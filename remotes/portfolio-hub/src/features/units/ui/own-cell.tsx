import type { OwnColumn } from '@kavel/contracts/units';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useHubTexts } from '../../../i18n/hub';
import { ownValueText } from '../model/own-value';
import type { UnitRow } from '../model/unit-row';
import { CellInput } from './cell-input';
import { CellButton } from './editable-cell';
import type { EditedCell } from './edited-cell';

export interface OwnCellProps {
  row: UnitRow;
  column: OwnColumn;
  /** False for readers and in the archive. */
  editable: boolean;
  editing: boolean;
  onEdit: (cell: EditedCell | null) => void;
  /** Resolves to whether editing is finished. */
  onSave: (row: UnitRow, column: OwnColumn, text: string) => Promise<boolean>;
}

/** A value of an own column, edited in place. */
export function OwnCell({ row, column, editable, editing, onEdit, onSave }: OwnCellProps) {
  const hub = useHubTexts();
  const format = useFormats();
  const language = useLanguage();
  const value = row.own[column.id];
  const label = hub('edit.cell', { field: column.name, address: row.address });
  const text = ownValueText(value, language);
  if (editing) {
    return (
      <CellInput
        label={label}
        text={text}
        kind={column.kind}
        // A choice that was taken away stays where it was chosen.
        choices={column.choices.includes(text) || text === '' ? column.choices : [text, ...column.choices]}
        onSave={typed => onSave(row, column, typed)}
        onEnd={() => onEdit(null)}
      />
    );
  }
  const shown =
    value === undefined ? (
      <span className="muted">–</span>
    ) : typeof value === 'number' ? (
      format.number(value)
    ) : column.kind === 'date' ? (
      format.date(value)
    ) : (
      value
    );
  if (!editable || row.pending) return shown;
  return (
    <CellButton field={column.id} label={label} onClick={() => onEdit({ id: row.id, field: column.id })}>
      {shown}
    </CellButton>
  );
}
