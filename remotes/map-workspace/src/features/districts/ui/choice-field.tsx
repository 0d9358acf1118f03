import { Field, Select } from '@kavel/ui/forms';
import { memo } from 'react';

export type Choice = readonly [value: string, label: string];

export interface ChoiceFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  onFocus?: () => void;
}

/** A field with a list of choices. Memoised: one change of the page renders one field. */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, value, choices, onChoose, onFocus } = props;
  return (
    <Field label={label} {...(hint ? { hint } : {})}>
      <Select value={value} onFocus={onFocus} onChange={event => onChoose(event.target.value)}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
});
