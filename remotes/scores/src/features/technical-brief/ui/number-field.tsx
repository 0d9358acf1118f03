import { useFormats } from '@kavel/i18n';
import { Field } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { NumberInput } from './number-input';

export interface NumberFieldProps {
  label: string;
  /** At the start. */
  value: number;
  min: number;
  max: number;
  /** 1: whole numbers. */
  step: number;
  /** Called with values within the limits only; any other is refused beside the field. */
  onChange: (value: number) => void;
}

/** A number of the brief, with its limits. */
export function NumberField({ label, value, min, max, step, onChange }: NumberFieldProps) {
  const t = useTexts();
  const { number } = useFormats();
  const [refused, setRefused] = useState(false);
  const fits = (typed: number) => typed >= min && typed <= max && (step !== 1 || Number.isInteger(typed));
  const limits = { min: number(min), max: number(max) };
  return (
    <Field label={label} error={refused ? t(step === 1 ? 'wholeWithin' : 'numberWithin', limits) : null}>
      <NumberInput
        value={value}
        onChange={typed => {
          const accepted = typed !== null && fits(typed);
          setRefused(!accepted);
          if (accepted) onChange(typed);
        }}
      />
    </Field>
  );
}
