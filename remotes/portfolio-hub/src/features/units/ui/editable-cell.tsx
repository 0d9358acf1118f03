import { energyLabels } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';
import { formOf, type UnitField } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { CellInput } from './cell-input';
import type { EditedCell } from './edited-cell';

export interface EditableCellProps {
  row: UnitRow;
  field: UnitField;
  /** Accessible description of the button: action, address and field; read after the value itself. */
  label: string;
  editing: boolean;
  onEdit: (cell: EditedCell | null) => void;
  /** Resolves to whether editing is finished; if not, the typed text stays. */
  onSave: (row: UnitRow, field: UnitField, text: string) => Promise<boolean>;
  children: ReactNode;
}

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

/** A fact that becomes an input when activated. */
export function EditableCell({ editing, children, ...props }: EditableCellProps) {
  const { row, field, label, onEdit } = props;
  if (editing) return <FactInput {...props} />;
  return (
    <CellButton field={field} label={label} onClick={() => onEdit({ id: row.id, field })}>
      {children}
    </CellButton>
  );
}

export interface CellButtonProps {
  field: string;
  label: string;
  onClick: () => void;
  children: ReactNode;
}

/** A value in the table that can be edited. */
export function CellButton({ field, label, onClick, children }: CellButtonProps) {
  return (
    <button type="button" className="figure" data-cell={field} tabIndex={-1} onClick={onClick}>
      {children}
      <span className="heard">{label}</span>
    </button>
  );
}

function FactInput({ row, field, label, onEdit, onSave }: Omit<EditableCellProps, 'editing' | 'children'>) {
  const t = useTexts();
  const text = formOf(row, useLanguage())[field];
  return (
    <CellInput
      label={label}
      text={text}
      kind={field === 'energielabel' ? 'choice' : dates.includes(field) ? 'date' : 'number'}
      choices={energyLabels}
      none={t('fields.noLabel')}
      onSave={value => onSave(row, field, value)}
      onEnd={() => onEdit(null)}
    />
  );
}
