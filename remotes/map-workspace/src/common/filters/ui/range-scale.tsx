import { Box, type BoxProps } from '@kavel/ui/core';
import { memo } from 'react';
import type { OpenEnds } from '../model/range-rule';
import type { SliderScale } from '../model/slider-scale';

const Frame = (props: BoxProps) => (
  <Box
    position="relative"
    height="14px"
    mx="2"
    fontSize="0.6875rem"
    lineHeight="0.875rem"
    color="muted"
    fontVariantNumeric="tabular-nums"
    css={{
      '& > *': { position: 'absolute', whiteSpace: 'nowrap', transform: 'translateX(-50%)' },
      '& > :first-of-type': { transform: 'translateX(-8px)' },
      '& > :last-of-type': { transform: 'translateX(calc(-100% + 8px))' },
    }}
    {...props}
  />
);
const quarters = [0, 0.25, 0.5, 0.75, 1];
/** Width of a character, as a share of the narrowest slider. */
const characterWidth = 0.024;

export interface RangeScaleProps {
  bins: readonly number[];
  scale: SliderScale;
  format: (value: number) => string;
  /** Ends that also let through what lies beyond them. */
  open: OpenEnds;
}

/**
 * Tick values below a slider. The scale is not linear, and an open end also includes values beyond it. Hidden from
 * screen readers, which read the values of the slider itself.
 */
export const RangeScale = memo(function RangeScale({ bins, scale, format, open }: RangeScaleProps) {
  const { min, max } = scale.limits;
  const marks = quarters.map(part => {
    const edge = bins[Math.round(part * (bins.length - 1))] ?? max;
    return Math.min(max, edge);
  });
  const text = (value: number) => {
    if (open.min && value === min) return `≤ ${format(value)}`;
    return open.max && value === max ? `≥ ${format(value)}` : format(value);
  };
  const endsBefore = 1 - text(max).length * characterWidth;
  const fits = (value: number) =>
    value === max || scale.fractionOf(value) + (text(value).length / 2 + 1) * characterWidth < endsBefore;
  return (
    <Frame aria-hidden>
      {marks.filter(fits).map(value => (
        <span key={value} style={{ left: `${scale.fractionOf(value) * 100}%` }}>
          {text(value)}
        </span>
      ))}
    </Frame>
  );
});
