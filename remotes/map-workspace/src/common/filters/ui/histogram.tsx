import { Box, type BoxProps } from '@kavel/ui/core';
import { memo, useId } from 'react';
import { barHeight, barWidth, histogramPath } from '../model/histogram-path';
import type { LiveEnds } from '../model/live';
import type { SliderScale } from '../model/slider-scale';
import { useEnds } from './use-live';

const Frame = (props: BoxProps) => (
  <Box
    position="relative"
    height="9"
    mx="2"
    color="line"
    css={{
      '& > svg': { position: 'absolute', inset: 0, width: 'full', height: 'full' },
      '& .within': { color: 'accent' },
    }}
    {...props}
  />
);

/** Of the bars that are let through. */
const opacity = 0.45;

export interface HistogramProps {
  /** Text alternative of the bars, for screen readers. */
  label: string;
  counts: readonly number[];
  ends: LiveEnds;
  scale: SliderScale;
}

/** Bars behind a range: those that are let through in colour. */
export const Histogram = memo(function Histogram({ label, counts, ends, scale }: HistogramProps) {
  const fillId = useId();
  const width = Math.max(1, counts.length) * barWidth;
  const path = histogramPath(counts);
  return (
    <Frame role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${barHeight}`} preserveAspectRatio="none" aria-hidden>
        <path d={path} fill="currentColor" />
        <g className="within">
          <linearGradient id={fillId} gradientUnits="userSpaceOnUse" x2={width}>
            <Cut ends={ends} scale={scale} />
          </linearGradient>
          <path d={path} fill={`url(#${fillId})`} />
        </g>
      </svg>
    </Frame>
  );
});

/** Moving an end moves a stop of the colour: a clip would have every layer of the page put together anew. */
function Cut({ ends, scale }: Pick<HistogramProps, 'ends' | 'scale'>) {
  const { min, max } = useEnds(ends);
  const [from, to] = [scale.fractionOf(min), scale.fractionOf(max)];
  return (
    <>
      <stop offset={from} stopColor="currentColor" stopOpacity={0} />
      <stop offset={from} stopColor="currentColor" stopOpacity={opacity} />
      <stop offset={to} stopColor="currentColor" stopOpacity={opacity} />
      <stop offset={to} stopColor="currentColor" stopOpacity={0} />
    </>
  );
}
