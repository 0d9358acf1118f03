import { Box, type BoxProps, Text, type TextProps } from '@kavel/ui/core';

const Track = (props: BoxProps) => (
  <Box
    position="relative"
    height="2"
    borderRadius="full"
    bg="sunken"
    boxShadow="inset 0 0 0 1px {colors.line}"
    {...props}
  />
);
const Fill = (props: TextProps) => (
  <Text as="span" position="absolute" insetBlock={0} left={0} borderRadius="full" bg="accent" {...props} />
);
const Mark = (props: TextProps) => (
  <Text as="span" position="absolute" insetBlock="-5px" width="2px" ms="-1px" bg="text" {...props} />
);

export interface ScaleBarProps {
  /** 0 to 100. */
  score: number;
  /** A second marker on the scale, such as the mean of the buurt. */
  mark?: number | null;
  label: string;
}

/** A value on a scale of 0 to 100 points. */
export function ScaleBar({ score, mark = null, label }: ScaleBarProps) {
  return (
    <Track role="img" aria-label={label}>
      <Fill style={{ width: `${score}%` }} />
      {mark === null ? null : <Mark style={{ left: `${mark}%` }} />}
    </Track>
  );
}
