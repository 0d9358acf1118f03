import type { ChartData } from '../frame/chart-data';
import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { bottomAxisHeight, LabelAxis, leftMargin, topMargin, ValueAxis } from '../parts/axes';
import { type BarLook, barPaint, colours } from '../parts/colours';
import { slotScale, valueScale } from '../parts/scales';
import type { Format, Series } from '../parts/series';
import { seriesData } from '../parts/series-data';
import { summaryOfSeries } from '../parts/summary';

const widestBar = 22;
/** Share of a slot's width that its bars fill. */
const filled = 0.74;

/** Distinguishes two series of the same colour. */
export interface BarSeries extends Omit<Series, 'band'> {
  look?: BarLook;
  /** Index of the colour; by default the index of the series. */
  colour?: number;
  /** Key of the series on top of whose bars these stand; both of one sign. */
  on?: string;
}

export interface BarChartProps extends ChartProps {
  /** Header of the categories, such as "Year". */
  labelHeader: string;
  labels: readonly string[];
  series: readonly BarSeries[];
  format: Format;
  /** Pixels. */
  height?: number;
}

/** Bar chart; bars of one category are side by side, or on top of each other. */
export function BarChart(props: BarChartProps) {
  const { labels, labelHeader, series, format, height = 210, summary, ...frame } = props;
  const t = useTexts();
  const paintOf = ({ look = 'solid', colour }: BarSeries, index: number) => barPaint(colour ?? index, look);

  const columns = series.filter(({ on }) => on === undefined);
  const columnOf = (one: BarSeries) => columns.findIndex(({ key }) => key === (one.on ?? one.key));
  const foot = ({ on }: BarSeries, at: number) =>
    (on && series.find(({ key }) => key === on)?.values[at]) || 0;
  const topOf = (one: BarSeries, at: number) => foot(one, at) + (one.values[at] ?? 0);

  const draw = (width: number) => {
    const bottom = height - bottomAxisHeight;
    const yOf = valueScale(
      series.flatMap(one => one.values.map((_, at) => topOf(one, at))),
      [bottom, topMargin],
    );
    const left = leftMargin(yOf, format);
    const right = width - 4;
    const { step, middle } = slotScale(labels.length, [left, right]);
    const bar = Math.min(widestBar, (step * filled) / columns.length);
    const top = (at: number) => Math.min(...series.map(one => yOf(Math.max(0, topOf(one, at)))));
    return {
      height,
      content: (
        <>
          <ValueAxis scale={yOf} format={format} left={left} right={right} />
          <LabelAxis labels={labels} xOf={middle} step={step} y={height - 6} to={width} />
          {series.map((one, index) => (
            <g key={one.key} {...paintOf(one, index)}>
              {one.values.map((value, at) =>
                value === null ? null : (
                  <rect
                    key={at}
                    x={middle(at) + bar * (columnOf(one) - columns.length / 2) + 0.5}
                    y={Math.min(yOf(topOf(one, at)), yOf(foot(one, at)))}
                    width={Math.max(1, bar - 1)}
                    height={Math.abs(yOf(topOf(one, at)) - yOf(foot(one, at)))}
                    rx={Math.min(2, bar / 4)}
                  />
                ),
              )}
            </g>
          ))}
        </>
      ),
      places: labels.map((_, at) => ({ x: middle(at), y: top(at) })),
      active: (at: number) => (
        <rect
          x={middle(at) - step / 2}
          y={topMargin}
          width={step}
          height={bottom - topMargin}
          fill={colours.text}
          fillOpacity={0.07}
          stroke={colours.lineStrong}
        />
      ),
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={summary ?? summaryOfSeries(t, series, labels, format)}
      data={withoutMissing(seriesData(series, labels, labelHeader, format))}
      legend={
        series.length < 2
          ? []
          : series.map((one, index) => ({ label: one.label, paint: paintOf(one, index) }))
      }
      draw={draw}
    />
  );

  /** Where nothing stands on a bar, nothing is missing. */
  function withoutMissing(data: ChartData): ChartData {
    const written = (text: string, at: number, row: number) =>
      series[at]?.on !== undefined && series[at].values[row] === null ? '' : text;
    return {
      ...data,
      rows: data.rows.map((one, row) => ({
        ...one,
        values: one.values.map((text, at) => written(text, at, row)),
      })),
    };
  }
}
