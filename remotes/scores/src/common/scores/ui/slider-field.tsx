import { useLanguage } from '@kavel/i18n';
import { Box, Flex, Text } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { readNumber, writtenNumber } from '../../written-number';
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
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const { min: least = Number.NEGATIVE_INFINITY, max: most = Number.POSITIVE_INFINITY } = limits ?? {
    min,
    max,
  };
  const read = (text: string) => {
    const number = readNumber(text);
    return number !== null && number >= least && number <= most ? number : null;
  };
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
          inputMode="decimal"
          aria-label={label}
          aria-invalid={typed !== null && read(typed) === null}
          value={typed ?? writtenNumber(value, language)}
          onChange={event => {
            setTyped(event.target.value);
            const number = read(event.target.value);
            if (number !== null) onChange(number);
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
