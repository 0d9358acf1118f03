import { Box, type BoxProps, Text, type TextProps } from '@kavel/ui/core';

const Track = (props: BoxProps) => (
  <Box position="relative" height="2.5" borderRadius="full" bg="sunken" mt="3" {...props} />
);
const Band = (props: TextProps) => (
  <Text
    as="span"
    position="absolute"
    insetBlock={0}
    borderRadius="full"
    bg="accent"
    opacity={0.55}
    {...props}
  />
);
const Mark = (props: TextProps) => (
  <Text
    as="span"
    position="absolute"
    insetBlock="-4px"
    width="3px"
    ms="-1.5px"
    borderRadius="full"
    bg="text"
    {...props}
  />
);

export interface CertaintyBarProps {
  value: number;
  low: number;
  high: number;
  lowText: string;
  highText: string;
  /** Describes the figures for screen readers. */
  label: string;
}

/** A value and its range as a bar. */
export function CertaintyBar({ value, low, high, lowText, highText, label }: CertaintyBarProps) {
  const from = low - (high - low) * 0.4;
  const span = (high - low) * 1.8 || 1;
  const at = (amount: number) => `${((amount - from) / span) * 100}%`;
  return (
    <div>
      <Track role="img" aria-label={label}>
        <Band style={{ left: at(low), width: `${((high - low) / span) * 100}%` }} />
        <Mark style={{ left: at(value) }} />
      </Track>
      <Text mt="2" display="flex" justifyContent="space-between" px="16%" fontSize="sm" aria-hidden>
        <span>{lowText}</span>
        <span>{highText}</span>
      </Text>
    </div>
  );
}
