import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { bottomAxisHeight, LabelAxis, leftMargin, rightMargin, topMargin, ValueAxis } from '../parts/axes';
import { colourOf, colours, dashOf } from '../parts/colours';
import { markOf, SeriesLine } from '../parts/lines';
import { pointScale, valueScale } from '../parts/scales';
import { type Format, type Series, valuesOf } from '../parts/series';
import { type Column, seriesData, withColumns } from '../parts/series-data';
import { summaryOfSeries } from '../parts/summary';

/** Minimum distance between marks in pixels; below it marks are hidden. */
const roomOfMark = 16;

export interface LineChartProps extends ChartProps {
  /** Header of the categories, such as "Month". */
  labelHeader: string;
  labels: readonly string[];
  series: readonly Series[];
  format: Format;
  /** Values per category that are not drawn, but shown in the table and announced. */
  more?: readonly Column[];
  /** Starts the axis at zero; by default just below the lowest value. */
  zero?: boolean;
  /** Pixels. */
  height?: number;
}

/** Line chart over ordered categories, such as months. */
export function LineChart(props: LineChartProps) {
  const { labels, labelHeader, series, format, more, zero = true, height = 200, summary, ...frame } = props;
  const t = useTexts();

  const draw = (width: number) => {
    const bottom = height - bottomAxisHeight;
    const yOf = valueScale(series.flatMap(valuesOf), [bottom, topMargin], zero);
    const left = leftMargin(yOf, format);
    const right = width - rightMargin;
    const xOf = pointScale(labels.length, [left + 8, right - 8]);
    const step = (right - left) / Math.max(1, labels.length - 1);
    const heights = labels.map((_, at) =>
      series.flatMap(({ values }) => {
        const value = values[at];
        return value === null || value === undefined ? [] : [yOf(value)];
      }),
    );
    return {
      height,
      content: (
        <>
          <ValueAxis scale={yOf} format={format} left={left} right={right} />
          <LabelAxis labels={labels} xOf={xOf} step={step} y={height - 6} to={width} />
          {series.map((one, index) => (
            <SeriesLine
              key={one.key}
              series={one}
              index={index}
              xOf={xOf}
              yOf={yOf}
              marks={step > roomOfMark}
            />
          ))}
        </>
      ),
      places: heights.map((ys, at) => ({ x: xOf(at), y: Math.min(bottom, ...ys) })),
      active: (at: number) => (
        <>
          <line x1={xOf(at)} x2={xOf(at)} y1={topMargin} y2={bottom} stroke={colours.lineStrong} />
          {series.map(({ key, values }, index) => {
            const value = values[at];
            return value === null || value === undefined ? null : (
              <path
                key={key}
                d={markOf(index, 90)}
                transform={`translate(${xOf(at)},${yOf(value)})`}
                fill={colourOf(index)}
                stroke={colours.text}
              />
            );
          })}
        </>
      ),
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={summary ?? summaryOfSeries(t, series, labels, format)}
      data={withColumns(seriesData(series, labels, labelHeader, format), more)}
      legend={series.length < 2 ? [] : series.map(legendEntry)}
      draw={draw}
    />
  );
}

const legendEntry = ({ label }: Series, index: number) => ({
  label,
  kind: 'line' as const,
  paint: {
    stroke: colourOf(index),
    strokeWidth: 2,
    ...(dashOf(index) ? { strokeDasharray: dashOf(index) } : {}),
  },
});
