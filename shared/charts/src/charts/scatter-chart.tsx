import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { bottomAxisHeight, leftMargin, rightMargin, topMargin, ValueAxis } from '../parts/axes';
import { colourOf, colours } from '../parts/colours';
import { markOf } from '../parts/lines';
import { tickCount, valueScale } from '../parts/scales';
import type { Format } from '../parts/series';
import { fontSize } from '../parts/text';

const titleHeight = 16;

export interface ScatterPoint {
  key: string;
  label: string;
  x: number;
  y: number;
  /** Key of its group, which has its own colour and shape. */
  group?: string;
}

interface Axis {
  label: string;
  format: Format;
}

export interface ScatterChartProps extends ChartProps {
  labelHeader: string;
  points: readonly ScatterPoint[];
  x: Axis;
  y: Axis;
  groups?: readonly { key: string; label: string }[];
  /** Pixels. */
  height?: number;
}

/** Scatter chart of two values. */
export function ScatterChart(props: ScatterChartProps) {
  const { labelHeader, points, x, y, groups = [], height = 280, summary, ...frame } = props;
  const t = useTexts();
  const groupOf = ({ group }: ScatterPoint) =>
    Math.max(
      0,
      groups.findIndex(({ key }) => key === group),
    );
  const range = ({ label, format }: Axis, values: readonly number[]) =>
    t('summary.range', { name: label, low: format(Math.min(...values)), high: format(Math.max(...values)) });

  const draw = (width: number) => {
    const bottom = height - bottomAxisHeight - titleHeight;
    const top = topMargin + titleHeight;
    const yOf = valueScale(
      points.map(point => point.y),
      [bottom, top],
      false,
    );
    const left = leftMargin(yOf, y.format);
    const xOf = valueScale(
      points.map(point => point.x),
      [left + 8, width - rightMargin - 8],
      false,
    );
    const title = { style: { fontWeight: 600 }, fill: colours.muted };
    const mark = (point: ScatterPoint, size: number) => ({
      d: markOf(groupOf(point), size),
      transform: `translate(${xOf(point.x)},${yOf(point.y)})`,
      fill: colourOf(groupOf(point)),
    });
    return {
      height,
      content: (
        <>
          <text {...title} x={0} y={fontSize}>
            {y.label}
          </text>
          <text {...title} x={width - rightMargin} y={height - 4} textAnchor="end">
            {x.label}
          </text>
          <ValueAxis scale={yOf} format={y.format} left={left} right={width - rightMargin} />
          {xOf.ticks(Math.min(tickCount + 2, Math.floor(width / 90))).map(tick => (
            <text key={tick} x={xOf(tick)} y={bottom + 16} fill={colours.muted} textAnchor="middle">
              {x.format(tick)}
            </text>
          ))}
          {points.map(point => (
            <path key={point.key} {...mark(point, 44)} fillOpacity={0.75} stroke={colours.surface} />
          ))}
        </>
      ),
      places: points.map(point => ({ x: xOf(point.x), y: yOf(point.y) })),
      active: (at: number) => {
        const point = points[at];
        return point ? <path {...mark(point, 110)} stroke={colours.text} strokeWidth={2} /> : null;
      },
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={
        summary ??
        [
          t('summary.scatter', { count: points.length }),
          range(
            x,
            points.map(point => point.x),
          ),
          range(
            y,
            points.map(point => point.y),
          ),
        ].join(' ')
      }
      data={{
        labelHeader,
        columns: [x.label, y.label],
        rows: points.map(point => ({
          key: point.key,
          label: [point.label, groups[groupOf(point)]?.label].filter(Boolean).join(', '),
          values: [x.format(point.x), y.format(point.y)],
        })),
      }}
      legend={groups.map(({ label }, index) => ({
        label,
        kind: 'mark',
        paint: { fill: colourOf(index) },
        mark: markOf(index),
      }))}
      nearest="both"
      draw={draw}
    />
  );
}
