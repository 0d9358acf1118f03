import { scaleLinear } from 'd3-scale';
import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { barPaint, colours } from '../parts/colours';
import type { Format } from '../parts/series';
import { cut, lineHeight, widest } from '../parts/text';
import { type WaterfallStep, waterfallOf } from './waterfall-steps';

export type { WaterfallStep } from './waterfall-steps';

/** Minimum width for names and amounts beside the bars; below it they are above the bars. Pixels. */
const wide = 480;
const gap = 12;
const bar = 20;
const row = { wide: 28, narrow: 44 };
const noteHeight = 20;
const fontSize = 12;
/** Width factor of the bold names of totals. */
const bold = 1.1;
const atFont = (width: number) => width * (fontSize / 11) * bold;

export interface WaterfallChartProps extends ChartProps {
  steps: readonly WaterfallStep[];
  format: Format;
  /** Text with the start of the axis, when totals are many times larger than the steps. */
  axisNote?: (from: number) => string;
  labelHeader?: string;
  amountHeader?: string;
}

/**
 * Waterfall from one total to another, one row per step. Increases extend to the right, decreases are lighter and
 * outlined.
 */
export function WaterfallChart(props: WaterfallChartProps) {
  const { steps, format, axisNote, labelHeader, amountHeader, summary, ...frame } = props;
  const t = useTexts();
  const written = ({ total, amount }: WaterfallStep) =>
    !total && amount > 0 ? `+${format(amount)}` : format(amount);

  const draw = (width: number) => {
    const { bars, axisFrom, axisTo } = waterfallOf(steps);
    const isWide = width >= wide;
    const note = axisFrom > 0 ? axisNote?.(axisFrom) : undefined;
    const height = isWide ? row.wide : row.narrow;
    const amountWidth = atFont(widest(steps.map(written)));
    const nameWidth = isWide
      ? Math.min(atFont(widest(steps.map(({ label }) => label))), width * 0.4)
      : width - amountWidth - gap;
    const left = isWide ? nameWidth + gap : 0;
    const right = isWide ? width - amountWidth - gap : width;
    const xOf = scaleLinear()
      .domain([axisFrom, axisTo === axisFrom ? axisFrom + 1 : axisTo])
      .range([left, right]);
    const topOf = (at: number) => at * height + (isWide ? (height - bar) / 2 : lineHeight + 6);
    const textOf = (at: number) => (isWide ? topOf(at) + bar - 6 : topOf(at) - 5);
    return {
      height: steps.length * height + (note ? noteHeight : 0),
      content: [
        ...bars.map((one, at) => {
          const [from, to] = [xOf(Math.min(one.from, one.to)), xOf(Math.max(one.from, one.to))];
          const weight = one.total ? 600 : 400;
          const paint = one.total
            ? { fill: colours.muted }
            : one.amount < 0
              ? barPaint(1, 'soft')
              : barPaint(0, 'solid');
          const text = { y: textOf(at), style: { fontSize, fontWeight: weight }, fill: colours.text };
          return (
            <g key={one.key}>
              <text {...text} x={0}>
                {cut(one.label, nameWidth * (11 / fontSize))}
              </text>
              <rect
                x={left}
                y={topOf(at)}
                width={Math.max(0, right - left)}
                height={bar}
                fill={colours.line}
                opacity={0.35}
              />
              <rect x={from} y={topOf(at)} width={Math.max(2, to - from)} height={bar} rx={2} {...paint} />
              <text {...text} x={width} textAnchor="end">
                {written(one)}
              </text>
            </g>
          );
        }),
        note ? (
          <text key="axis" x={0} y={steps.length * height + 14} style={{ fontSize }} fill={colours.muted}>
            {note}
          </text>
        ) : null,
      ],
      places: bars.map(({ to }, at) => ({ x: xOf(to), y: topOf(at) + bar / 2 })),
      active: (at: number) => (
        <rect
          x={1}
          y={at * height + 1}
          width={width - 2}
          height={height - 2}
          rx={4}
          fill="none"
          stroke={colours.text}
        />
      ),
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={summary ?? summaryOf()}
      data={{
        labelHeader: labelHeader ?? t('step'),
        columns: [amountHeader ?? t('amount')],
        rows: steps.map(step => ({ key: step.key, label: step.label, values: [written(step)] })),
      }}
      nearest="y"
      readout={false}
      draw={draw}
    />
  );

  function summaryOf(): string {
    const [first, last] = [steps[0], steps.at(-1)];
    const [largest] = steps
      .filter(({ total }) => !total)
      .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    const named = (step: WaterfallStep) => `${step.label} ${written(step)}`;
    return [
      first && last ? t('summary.waterfall', { from: named(first), to: named(last) }) : '',
      largest ? t('summary.largest', { step: largest.label, amount: written(largest) }) : '',
    ].join(' ');
  }
}
