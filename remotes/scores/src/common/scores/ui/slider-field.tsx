import { Box, Flex, Text } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';

export interface SliderFieldProps {
  /** Accessible name of the number field; the slider has it too, with a word more. */
  label: string;
  value: number;
  /** Ends of the slider. */
  min: number;
  max: number;
  step: number;
  /** What the number field refuses; the slider's ends by default. */
  limits?: { min?: number; max?: number };
  onChange: (value: number) => void;
  /** The value with its unit, which the slider says. */
  valueText: string;
}

/** A number by slider or by keyboard. What is typed counts as soon as it is a valid number. */
export function SliderField({ label, value, min, max, step, limits, onChange, valueText }: SliderFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const { min: least = Number.NEGATIVE_INFINITY, max: most = Number.POSITIVE_INFINITY } = limits ?? {
    min,
    max,
  };
  const isValid = (number: number) => Number.isFinite(number) && number >= least && number <= most;
  const invalid = typed !== null && !isValid(typed === '' ? Number.NaN : Number(typed));
  return (
    <Flex alignItems="center" gap="2" minWidth="0">
      <Box flex="1 1 6rem" minWidth="4rem" height="6" asChild>
        <input
          type="range"
          aria-label={t('whatIf.slider', { label })}
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={event => {
            setTyped(null);
            onChange(Number(event.target.value));
          }}
        />
      </Box>
      <Box width="5.5rem" flexShrink="0">
        <Input
          type="number"
          inputMode="decimal"
          step="any"
          aria-label={label}
          aria-invalid={invalid}
          value={typed ?? String(value)}
          onChange={event => {
            const text = event.target.value;
            setTyped(text);
            if (text !== '' && isValid(Number(text))) onChange(Number(text));
          }}
          onBlur={() => setTyped(null)}
        />
      </Box>
      <Text as="span" fontSize="xs" color="muted" width="5.5rem" flexShrink="0" whiteSpace="nowrap">
        {valueText}
      </Text>
    </Flex>
  );
}
