import { energyLabels } from '@kavel/contracts';
import { chakra } from '@kavel/ui/core';
import { Input, Select } from '@kavel/ui/forms';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n';
import type { UnitField } from '../model/unit-form';

const CellButton = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '7',
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'sm',
    textAlign: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'text',
    boxSizing: 'content-box',
    outlineOffset: '-2px',
    '&:hover, &:focus-visible': { boxShadow: 'inset 0 0 0 1px {colors.lineStrong}', bg: 'surface' },
  },
});

export interface EditableCellProps {
  field: UnitField;
  /** What the button does, with address and figure, for those who listen. */
  label: string;
  /** As it stands in a form. */
  text: string;
  editing: boolean;
  onStart: () => void;
  /** Resolves to whether the cell is done; what was typed stays when it is not. */
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
  children: ReactNode;
}

const dates: readonly UnitField[] = ['leaseEnd', 'leaseBreak'];

/** A figure that turns into its control when it is chosen: Enter or leaving saves, Escape leaves it as it was. */
export function EditableCell({ label, editing, onStart, children, ...props }: EditableCellProps) {
  if (editing) return <CellControl label={label} {...props} />;
  return (
    <CellButton type="button" data-cell={props.field} tabIndex={-1} aria-label={label} onClick={onStart}>
      {children}
    </CellButton>
  );
}

type CellControlProps = Omit<EditableCellProps, 'editing' | 'onStart' | 'children'>;

function CellControl({ field, label, text, onSave, onCancel }: CellControlProps) {
  const t = useTexts();
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
      onCancel();
      return;
    }
    saving.current = true;
    setRefused(false);
    const done = await onSave(value);
    saving.current = false;
    if (done) return;
    setRefused(true);
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
        onCancel();
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
  return (
    <Input
      {...common}
      type={dates.includes(field) ? 'date' : 'text'}
      inputMode={dates.includes(field) ? undefined : 'decimal'}
      onChange={event => setTyped(event.target.value)}
    />
  );
}
