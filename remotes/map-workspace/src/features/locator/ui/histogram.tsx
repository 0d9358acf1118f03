import { chakra } from '@kavel/ui/core';
import { memo } from 'react';
import { barHeight, barWidth, histogramPath } from '../model/histogram-path';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: '9',
    mx: '2',
    color: 'line',
    '& > svg': { position: 'absolute', inset: 0, width: 'full', height: 'full' },
    '& > .within': { color: 'accent', opacity: 0.45 },
  },
});

const Shape = memo(function Shape({ counts }: { counts: readonly number[] }) {
  return <path d={histogramPath(counts)} fill="currentColor" />;
});

export interface HistogramProps {
  /** What the bars say, for those who listen. */
  label: string;
  counts: readonly number[];
  /** The part that is let through, from 0 to 1. */
  from: number;
  to: number;
}

/** Bars behind a range: those that are let through in colour. Moving the range only moves the cut. */
export function Histogram({ label, counts, from, to }: HistogramProps) {
  const viewBox = `0 0 ${Math.max(1, counts.length) * barWidth} ${barHeight}`;
  const cut = `inset(0 ${(100 - to * 100).toFixed(2)}% 0 ${(from * 100).toFixed(2)}%)`;
  return (
    <Frame role="img" aria-label={label}>
      <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden>
        <Shape counts={counts} />
      </svg>
      <svg
        className="within"
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden
        style={{ clipPath: cut }}
      >
        <Shape counts={counts} />
      </svg>
    </Frame>
  );
}
