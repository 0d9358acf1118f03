import { Input } from '@kavel/ui/forms';
import { useState } from 'react';

export interface NumberInputProps {
  /** At the start; null: empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  step?: number | 'any';
  /** Shown while it is empty. */
  placeholder?: string;
  label?: string;
  invalid?: boolean;
  width?: string;
}

/** A number that can be emptied and typed again: the text is kept as typed. */
export function NumberInput({ value, onChange, step = 1, label, invalid, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <Input
      type="number"
      step={step}
      aria-label={label}
      aria-invalid={invalid}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
      }}
      {...rest}
    />
  );
}
