import { useTexts } from '../i18n';
import { colourOf } from '../parts/colours';
import { markOf, SeriesLine } from '../parts/lines';
import { pointScale, valueScale } from '../parts/scales';
import type { Format, Series } from '../parts/series';
import { summaryOfSeries } from '../parts/summary';

export interface SparklineProps {
  /** Accessible name of the line. */
  label: string;
  labels: readonly string[];
  values: readonly (number | null)[];
  format: Format;
  /** Pixels. */
  width?: number;
  height?: number;
}

/** Sparkline. It has no figures: show them next to it or in the surrounding table. */
export function Sparkline({ label, labels, values, format, width = 96, height = 24 }: SparklineProps) {
  const t = useTexts();
  const series: Series = { key: 'values', label, values };
  const yOf = valueScale(
    values.filter(value => value !== null),
    [height - 4, 4],
    false,
  );
  const xOf = pointScale(values.length, [2, width - 6]);
  const last = values.at(-1);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summaryOfSeries(t, [series], labels, format)}
    >
      <SeriesLine series={series} index={0} xOf={xOf} yOf={yOf} marks={false} />
      {last === null || last === undefined ? null : (
        <path
          d={markOf(0, 24)}
          transform={`translate(${xOf(values.length - 1)},${yOf(last)})`}
          fill={colourOf(0)}
        />
      )}
    </svg>
  );
}
