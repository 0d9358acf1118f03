import { travelTimeLimits } from '@kavel/contracts/travel-time';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { readMinutes, writeMinutes } from '../model/origins';

export interface MinutesFieldProps {
  minutes: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** Cut-offs as a list of minutes; what was typed counts when the field is left, or with Enter. */
export function MinutesField({ minutes, onChange }: MinutesFieldProps) {
  const t = useTexts();
  const written = writeMinutes(minutes);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? written;
  const isWrong = typed !== null && readMinutes(typed) === null;
  const limits = { ...travelTimeLimits.minutes, most: travelTimeLimits.cutOffs };
  const settle = () => {
    const read = typed === null ? null : readMinutes(typed);
    if (read === null) return;
    setTyped(null);
    if (writeMinutes(read) !== written) onChange(read);
  };
  return (
    <Field
      label={t('minutes')}
      hint={t('minutesHint', limits)}
      error={isWrong ? t('minutesProblem', limits) : null}
    >
      <Input
        value={text}
        inputMode="text"
        onChange={event => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={event => {
          if (event.key === 'Enter') settle();
        }}
      />
    </Field>
  );
}
