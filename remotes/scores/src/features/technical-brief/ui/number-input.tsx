import { useLanguage } from '@kavel/i18n';
import { Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { readNumber, writtenNumber } from '../../../common/written-number';

export interface NumberInputProps {
  /** At the start; null: empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown while it is empty. */
  placeholder?: string;
  label?: string;
  invalid?: boolean;
  width?: string;
}

/** A number with the decimals of the language, that can be emptied and typed again: the text is kept as typed. */
export function NumberInput({ value, onChange, label, invalid, ...rest }: NumberInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState(value === null ? '' : writtenNumber(value, language));
  const unreadable = typed.trim() !== '' && readNumber(typed) === null;
  return (
    <Input
      inputMode="decimal"
      aria-label={label}
      aria-invalid={invalid || unreadable}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      {...rest}
    />
  );
}
