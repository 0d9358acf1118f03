import { energyLabels } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { DateInput, Input, Select } from '@kavel/ui/forms';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n';
import { formOf, type UnitField } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
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

/** A value that becomes an input when activated: Enter or blur saves, Escape cancels. */
export function EditableCell({ editing, children, ...props }: EditableCellProps) {
  if (editing) return <CellControl {...props} />;
  const { row, field, label, onEdit } = props;
  return (
    <button
      type="button"
      className="figure"
      data-cell={field}
      tabIndex={-1}
      onClick={() => onEdit({ id: row.id, field })}
    >
      {children}
      <span className="heard">{label}</span>
    </button>
  );
}

type CellControlProps = Omit<EditableCellProps, 'editing' | 'children'>;

function CellControl({ row, field, label, onEdit, onSave }: CellControlProps) {
  const t = useTexts();
  const text = formOf(row, useLanguage())[field];
  const [typed, setTyped] = useState(text);
  const [refused, setRefused] = useState(false);
  const saving = useRef(false);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);

  useEffect(() => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  }, []);

  const save = async (value: string) => {
    if (saving.current) return;
    if (value.trim() === text.trim()) {
      onEdit(null);
      return;
    }
    saving.current = true;
    setRefused(false);
    const done = await onSave(row, field, value);
    saving.current = false;
    if (done) onEdit(null);
    else setRefused(true);
  };

  const common = {
    ref: control,
    'aria-label': label,
    'aria-invalid': refused,
    minHeight: '7',
    px: '1.5',
    textAlign: 'inherit',
    outlineOffset: '-2px',
    value: typed,
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onBlur: () => void save(typed),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Enter') {
        event.preventDefault();
        void save(typed);
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        onEdit(null);
      }
    },
  } as const;

  if (field === 'energielabel') {
    return (
      <Select {...common} onChange={event => setTyped(event.target.value)}>
        <option value="">{t('fields.noLabel')}</option>
        {energyLabels.map(energyLabel => (
          <option key={energyLabel}>{energyLabel}</option>
        ))}
      </Select>
    );
  }
  if (dates.includes(field)) return <DateInput {...common} unreadable="kept" onChange={setTyped} />;
  return <Input {...common} inputMode="decimal" onChange={event => setTyped(event.target.value)} />;
}
