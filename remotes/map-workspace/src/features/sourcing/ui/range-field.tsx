import { Flex } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import type { Ends } from '../model/sourcing-view';

export interface NumberFieldProps {
  label: string;
  value: number | null;
  limits: { min: number; max: number };
  onChange: (value: number | null) => void;
  step?: number;
}

/** A number that is taken when the field is left or Enter is pressed; empty for none. */
export function NumberField({ label, value, limits, onChange, step = 1 }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = () => {
    if (typed === null) return;
    setTyped(null);
    const entered = typed.trim() === '' ? null : Number(typed.replace(',', '.'));
    if (entered === null) onChange(null);
    else if (Number.isFinite(entered)) onChange(Math.min(limits.max, Math.max(limits.min, entered)));
  };
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="decimal"
        step={step}
        {...limits}
        value={typed ?? value ?? ''}
        onChange={event => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={event => {
          if (event.key === 'Enter') enter();
        }}
      />
    </Field>
  );
}

export interface RangeFieldProps {
  label: string;
  ends: Ends;
  limits: { min: number; max: number };
  onChange: (ends: Ends) => void;
}

/** Two ends of a range; ends in the wrong order change places. */
export function RangeField({ label, ends, limits, onChange }: RangeFieldProps) {
  const t = useTexts();
  const put = ({ min, max }: Ends) =>
    onChange(min !== null && max !== null && min > max ? { min: max, max: min } : { min, max });
  return (
    <Flex gap="2" role="group" aria-label={label}>
      <NumberField
        label={`${label} ${t('from')}`}
        value={ends.min}
        limits={limits}
        onChange={min => put({ ...ends, min })}
      />
      <NumberField
        label={t('upTo')}
        value={ends.max}
        limits={limits}
        onChange={max => put({ ...ends, max })}
      />
    </Flex>
  );
}
