import { scaleLinear } from 'd3-scale';
import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { colours, divergingPaint } from '../parts/colours';
import type { Format } from '../parts/series';
import { cut, lineHeight, widest } from '../parts/text';

/** Minimum width for names beside the bars; below it they are above the bars. Pixels. */
const wide = 520;
const gap = 10;
const bar = 18;
const row = { wide: 28, narrow: 44 };
const headHeight = 22;

/** The value at the low and at the high end of one parameter; null where there is none. */
export interface TornadoBar {
  key: string;
  label: string;
  low: TornadoEnd;
  high: TornadoEnd;
}

interface TornadoEnd {
  /** How far the parameter is moved, such as "−0.5 point". */
  change: string;
  value: number | null;
}

export interface TornadoChartProps extends ChartProps {
  /** In any order. */
  bars: readonly TornadoBar[];
  /** The value without a change, in the middle. */
  base: number;
  baseLabel: string;
  format: Format;
  formatShort?: Format;
}

const ends = ({ low, high }: TornadoBar) => [low.value, high.value].filter(value => value !== null);

/** How far a parameter moves the value away from the base. */
function spanOf(one: TornadoBar, base: number): number {
  const all = [base, ...ends(one)];
  return Math.max(...all) - Math.min(...all);
}

/** Effect of each parameter between its low and its high end, largest first. The low end is outlined. */
export function TornadoChart(props: TornadoChartProps) {
  const { bars, base, baseLabel, format, formatShort = format, summary, ...frame } = props;
  const t = useTexts();
  const sorted = bars.toSorted((a, b) => spanOf(b, base) - spanOf(a, base));
  const written = ({ change, value }: TornadoEnd) => `${value === null ? '–' : format(value)} (${change})`;

  const draw = (width: number) => {
    const isWide = width >= wide;
    const height = isWide ? row.wide : row.narrow;
    const names = isWide ? Math.min(widest(sorted.map(({ label }) => label)), width * 0.35) : 0;
    const text = widest(sorted.flatMap(ends).map(formatShort)) + 6;
    const values = [base, ...sorted.flatMap(ends)];
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const left = names + (isWide ? gap : 0) + text;
    const xOf = scaleLinear()
      .domain(from === to ? [from - 1, to + 1] : [from, to])
      .range([left, width - text]);
    const topOf = (at: number) => headHeight + at * height + (isWide ? (height - bar) / 2 : lineHeight + 4);
    const ending = (end: TornadoEnd, at: number, isLow: boolean) => {
      if (end.value === null) return null;
      const [x, middle] = [xOf(end.value), xOf(base)];
      const below = end.value < base;
      return (
        <g key={String(isLow)}>
          <rect
            x={Math.min(x, middle)}
            y={topOf(at)}
            width={Math.abs(x - middle)}
            height={bar}
            {...divergingPaint(below ? -1 : 1)}
            stroke={isLow ? colours.text : 'none'}
            strokeDasharray="2 2"
          />
          {Math.abs(x - middle) < 1 ? null : (
            <text
              x={x + (below ? -4 : 4)}
              y={topOf(at) + bar - 5}
              textAnchor={below ? 'end' : 'start'}
              fill={colours.text}
            >
              {formatShort(end.value)}
            </text>
          )}
        </g>
      );
    };
    return {
      height: headHeight + sorted.length * height,
      content: (
        <>
          <text x={xOf(base)} y={12} textAnchor="middle" fill={colours.text} style={{ fontWeight: 600 }}>
            {`${baseLabel} ${formatShort(base)}`}
          </text>
          {sorted.map((one, at) => (
            <g key={one.key}>
              <text x={0} y={isWide ? topOf(at) + bar - 5 : topOf(at) - 5} fill={colours.text}>
                {cut(one.label, isWide ? names : width)}
              </text>
              {ending(one.low, at, true)}
              {ending(one.high, at, false)}
            </g>
          ))}
          <line
            x1={xOf(base)}
            x2={xOf(base)}
            y1={headHeight - 4}
            y2={headHeight + sorted.length * height}
            stroke={colours.text}
          />
        </>
      ),
      places: sorted.map((_, at) => ({ x: xOf(base), y: topOf(at) + bar / 2 })),
      active: (at: number) => (
        <rect
          x={1}
          y={headHeight + at * height + 1}
          width={width - 2}
          height={height - 2}
          rx={4}
          fill="none"
          stroke={colours.lineStrong}
        />
      ),
    };
  };

  const [largest] = sorted;
  return (
    <ChartFigure
      {...frame}
      summary={
        summary ??
        (largest
          ? t('summary.tornado', {
              name: largest.label,
              low: written(largest.low),
              high: written(largest.high),
              base: format(base),
            })
          : '')
      }
      data={{
        labelHeader: t('parameter'),
        columns: [t('low'), t('high')],
        rows: sorted.map(one => ({
          key: one.key,
          label: one.label,
          values: [written(one.low), written(one.high)],
        })),
      }}
      legend={[
        {
          label: t('low'),
          paint: { ...divergingPaint(0), stroke: colours.text, strokeDasharray: '2 2' },
        },
        { label: t('high'), paint: { fill: colours.muted, fillOpacity: 0.5 } },
      ]}
      nearest="y"
      draw={draw}
    />
  );
}
