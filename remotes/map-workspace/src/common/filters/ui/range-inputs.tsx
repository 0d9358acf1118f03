import { Text, type TextProps } from '@kavel/ui/core';
import { type KeyboardEvent, useState } from 'react';
import type { Ends, LiveEnds } from '../model/live';
import { useEnds } from './use-live';

/** Around both ends of a range, which are plain elements as they follow its slider. */
export const RangeInputs = (props: TextProps) => (
  <Text
    as="span"
    display="inline-flex"
    alignItems="center"
    fontSize="sm"
    css={{
      '& > input': {
        height: '6',
        px: '1',
        textAlign: 'end',
        bg: 'transparent',
        color: 'text',
        fontSize: 'sm',
        fontVariantNumeric: 'tabular-nums',
        borderWidth: '1px',
        borderColor: 'transparent',
        borderRadius: 'sm',
        '&:hover': { borderColor: 'line' },
        '&:focus': { borderColor: 'lineStrong', bg: 'surface' },
      },
    }}
    {...props}
  />
);

export interface RangeInputProps {
  label: string;
  ends: LiveEnds;
  end: keyof Ends;
  format: (value: number) => string;
  /** Parses the typed text; null when it is not a number. */
  parse?: (typed: string) => number | null;
  /** Called with the typed number, which may lie outside the limits: the caller clamps it. */
  onEnter: (value: number) => void;
}

/** Signs between thousands are passed over. */
function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** A number with at most a few decimals, after a comma or a point. */
export function decimalNumber(typed: string): number | null {
  const number = /\d+([.,]\d+)?/.exec(typed)?.[0].replace(',', '.');
  return number === undefined ? null : Number(number);
}

/** One end of a range as a figure that can be typed over. */
export function RangeInput({ label, ends, end, format, parse = wholeNumber, onEnter }: RangeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = useEnds(ends)[end];
  const shown = typed ?? format(value);
  const enter = () => {
    const value = parse(typed ?? '');
    if (value !== null) onEnter(value);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter();
    else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
    }
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      style={{ width: `calc(${Math.max(2, shown.length)}ch + 10px)` }}
      onChange={event => setTyped(event.target.value)}
      onFocus={event => event.target.select()}
      onBlur={() => typed !== null && enter()}
      onKeyDown={onKeyDown}
    />
  );
}
