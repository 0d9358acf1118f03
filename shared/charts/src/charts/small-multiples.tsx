import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { LabelAxis, leftMargin, topMargin, ValueAxis } from '../parts/axes';
import { colours } from '../parts/colours';
import { markOf, SeriesLine } from '../parts/lines';
import { pointScale, valueScale } from '../parts/scales';
import { type Format, type Series, valuesOf, writtenValue } from '../parts/series';
import { summaryOfSeries } from '../parts/summary';
import { cut, fontSize } from '../parts/text';

/** Pixels. */
const panel = { narrowest: 190, height: 130, title: 18, bottom: 20, gap: 16 };

export interface SmallMultiplesProps extends ChartProps {
  labelHeader: string;
  labels: readonly string[];
  /** One panel each. */
  series: readonly Series[];
  format: Format;
  zero?: boolean;
}

/** Small multiples: one line chart per group, on a common scale. */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { labels, labelHeader, series, format, zero = true, summary, ...frame } = props;
  const t = useTexts();
  const points = series.flatMap((one, panelAt) => labels.map((label, at) => ({ one, panelAt, label, at })));

  const draw = (width: number) => {
    const perRow = Math.max(1, Math.min(series.length, Math.floor(width / panel.narrowest)));
    const panelWidth = (width - panel.gap * (perRow - 1)) / perRow;
    const yOf = valueScale(
      series.flatMap(valuesOf),
      [panel.height - panel.bottom, panel.title + topMargin],
      zero,
    );
    const left = leftMargin(yOf, format);
    const xOf = pointScale(labels.length, [left + 6, panelWidth - 14]);
    const originOf = (at: number) => ({
      x: (at % perRow) * (panelWidth + panel.gap),
      y: Math.floor(at / perRow) * (panel.height + panel.gap),
    });
    const placeOf = ({ one, panelAt, at }: (typeof points)[number]) => {
      const origin = originOf(panelAt);
      return { x: origin.x + xOf(at), y: origin.y + yOf(one.values[at] ?? 0) };
    };
    const ends = labels.map((label, at) => (at === 0 || at === labels.length - 1 ? label : ''));
    return {
      height: Math.ceil(series.length / perRow) * (panel.height + panel.gap) - panel.gap,
      content: series.map((one, at) => (
        <g key={one.key} transform={`translate(${originOf(at).x},${originOf(at).y})`}>
          <text x={0} y={fontSize} style={{ fontWeight: 600 }} fill={colours.text}>
            {cut(one.label, panelWidth)}
          </text>
          <ValueAxis scale={yOf} format={format} left={left} right={panelWidth - 8} />
          <LabelAxis labels={ends} xOf={xOf} step={panelWidth} y={panel.height - 4} to={panelWidth} />
          <SeriesLine series={one} index={0} xOf={xOf} yOf={yOf} marks={false} />
        </g>
      )),
      places: points.map(placeOf),
      active: (at: number) => {
        const point = points[at];
        if (!point) return null;
        const { x, y } = placeOf(point);
        return <path d={markOf(0, 70)} transform={`translate(${x},${y})`} fill={colours.text} />;
      },
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={
        summary ??
        `${t('summary.panels', { count: series.length })} ${summaryOfSeries(t, series, labels, format)}`
      }
      data={{
        labelHeader,
        columns: [t('value')],
        rows: points.map(({ one, label, at }) => ({
          key: `${one.key} ${at}`,
          label: `${one.label}, ${label}`,
          values: [writtenValue(one, at, format)],
        })),
      }}
      nearest="both"
      draw={draw}
    />
  );
}
