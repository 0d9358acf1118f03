import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';

export interface ListFieldProps {
  label: string;
  hint: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const read = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== ''),
  ),
];

/** A list as text with commas. What is typed stays as it is, also a comma at the end. */
export function ListField({ label, hint, values, onChange }: ListFieldProps) {
  const [typed, setTyped] = useState(values.join(', '));
  const shown = read(typed).join() === values.join() ? typed : values.join(', ');
  return (
    <Field label={label} hint={hint}>
      <Input
        value={shown}
        onChange={event => {
          setTyped(event.target.value);
          onChange(read(event.target.value));
        }}
      />
    </Field>
  );
}
