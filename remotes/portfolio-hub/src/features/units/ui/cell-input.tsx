import { DateInput, Input, Select } from '@kavel/ui/forms';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface CellInputProps {
  label: string;
  /** The value as it was. */
  text: string;
  kind: 'text' | 'number' | 'date' | 'choice';
  /** Of a choice; the first option of the list, for none, is named by `none`. */
  choices?: readonly string[];
  none?: string;
  /** Resolves to whether editing is finished; if not, the typed text stays. */
  onSave: (text: string) => Promise<boolean>;
  onEnd: () => void;
}

/** Input in place of a value: Enter or blur saves, Escape cancels. */
export function CellInput({ label, text, kind, choices = [], none = '–', onSave, onEnd }: CellInputProps) {
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
      onEnd();
      return;
    }
    saving.current = true;
    setRefused(false);
    const done = await onSave(value);
    saving.current = false;
    if (done) onEnd();
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
        onEnd();
      }
    },
  } as const;

  if (kind === 'choice') {
    return (
      <Select {...common} onChange={event => setTyped(event.target.value)}>
        <option value="">{none}</option>
        {choices.map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  if (kind === 'date') return <DateInput {...common} unreadable="kept" onChange={setTyped} />;
  return (
    <Input
      {...common}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={event => setTyped(event.target.value)}
    />
  );
}
