import { useFormats } from '@kavel/i18n';
import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { bottomAxisHeight, LabelAxis, leftMargin, rightMargin, topMargin, ValueAxis } from '../parts/axes';
import { barPaint, colours } from '../parts/colours';
import { slotScale, valueScale } from '../parts/scales';
import type { Format } from '../parts/series';

export interface HistogramChartProps extends ChartProps {
  /** Header of the classes, such as "Floor area". */
  labelHeader: string;
  /** Header of the counts, such as "Units". */
  countHeader?: string;
  /** Class boundaries, one more than the counts. */
  edges: readonly number[];
  counts: readonly number[];
  formatEdge: Format;
  /** Pixels. */
  height?: number;
}

/** Histogram: the count of each class. */
export function HistogramChart(props: HistogramChartProps) {
  const { labelHeader, countHeader, edges, counts, formatEdge, height = 180, summary, ...frame } = props;
  const t = useTexts();
  const { number } = useFormats();
  const classOf = (at: number) => `${formatEdge(edges[at] ?? 0)} – ${formatEdge(edges[at + 1] ?? 0)}`;
  const most = Math.max(0, ...counts);

  const draw = (width: number) => {
    const bottom = height - bottomAxisHeight;
    const yOf = valueScale(counts, [bottom, topMargin]);
    const left = leftMargin(yOf, number);
    const right = width - rightMargin;
    const { step, middle } = slotScale(counts.length, [left, right]);
    const box = (at: number) => ({
      x: middle(at) - step / 2 + 0.5,
      y: yOf(counts[at] ?? 0),
      width: Math.max(1, step - 1),
      height: bottom - yOf(counts[at] ?? 0),
    });
    return {
      height,
      content: (
        <>
          <ValueAxis scale={yOf} format={number} left={left} right={right} />
          <LabelAxis
            labels={edges.map(formatEdge)}
            xOf={at => middle(at) - step / 2}
            step={step}
            y={height - 6}
            to={width}
          />
          <g {...barPaint(0, 'solid')}>
            {counts.map((_, at) => (
              <rect key={at} {...box(at)} />
            ))}
          </g>
        </>
      ),
      places: counts.map((count, at) => ({ x: middle(at), y: yOf(count) })),
      active: (at: number) => <rect {...box(at)} fill="none" stroke={colours.text} strokeWidth={2} />,
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={
        summary ??
        t('summary.histogram', {
          count: number(counts.reduce((sum, count) => sum + count, 0)),
          most: number(most),
          at: classOf(counts.indexOf(most)),
        })
      }
      data={{
        labelHeader,
        columns: [countHeader ?? t('count')],
        rows: counts.map((count, at) => ({ key: String(at), label: classOf(at), values: [number(count)] })),
      }}
      draw={draw}
    />
  );
}
