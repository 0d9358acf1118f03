import { colours } from './colours';
import { tickCount, type ValueScale } from './scales';
import type { Format } from './series';
import { labelStep, widest, widthOf } from './text';

const label = { fill: colours.muted } as const;
const gap = 8;

export const bottomAxisHeight = 22;
/** Margin above the plot: half a label of the highest tick. */
export const topMargin = 10;
/** Margin right of the plot: half a label of the last category. */
export const rightMargin = 14;

/** Width of the labels of a value axis. */
export function leftMargin(scale: ValueScale, format: Format): number {
  return Math.ceil(widest(scale.ticks(tickCount).map(format))) + gap + 4;
}

interface ValueAxisProps {
  scale: ValueScale;
  format: Format;
  left: number;
  right: number;
}

/** Grid lines with their values on the left; the zero line is stronger. */
export function ValueAxis({ scale, format, left, right }: ValueAxisProps) {
  return scale.ticks(tickCount).map(tick => (
    <g key={tick}>
      <line
        x1={left}
        x2={right}
        y1={scale(tick)}
        y2={scale(tick)}
        stroke={tick === 0 ? colours.lineStrong : colours.line}
      />
      <text {...label} x={left - gap} y={scale(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

interface LabelAxisProps {
  labels: readonly string[];
  xOf: (index: number) => number;
  /** Width available per label, in pixels. */
  step: number;
  /** Baseline of the labels. */
  y: number;
  /** Right edge of the picture: a label that would cross it ends there. */
  to: number;
}

/** Category labels below a plot; labels that do not fit are skipped. */
export function LabelAxis({ labels, xOf, step, y, to }: LabelAxisProps) {
  const every = labelStep(labels, step);
  const endOf = (index: number) => xOf(index) + widthOf(labels[index] ?? '') / 2;
  return labels.map((text, index) => {
    if (index % every !== 0) return null;
    const crosses = endOf(index) > to;
    // Moved to the left it may meet the label before it.
    if (crosses && index > 0 && to - widthOf(text) < endOf(index - every) + gap) return null;
    return (
      <text
        key={index}
        {...label}
        x={crosses ? to : xOf(index)}
        y={y}
        textAnchor={crosses ? 'end' : 'middle'}
      >
        {text}
      </text>
    );
  });
}
