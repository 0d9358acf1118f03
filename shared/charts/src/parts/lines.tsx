import { area, line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { colourOf, colours, dashOf } from './colours';
import type { Series } from './series';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** Path of the mark of the n-th series or group, centred at 0, 0. `size` is its area in square pixels. */
export function markOf(index: number, size = 40): string {
  return symbol(shapes[index % shapes.length] ?? symbolCircle, size)() ?? '';
}

interface LineProps {
  series: Series;
  index: number;
  xOf: (at: number) => number;
  yOf: (value: number) => number;
  /** Draws a mark at each point; false when they would overlap. */
  marks: boolean;
}

/** A line with its band and marks; null values interrupt it. */
export function SeriesLine({ series: { values, band }, index, xOf, yOf, marks }: LineProps) {
  const colour = colourOf(index);
  const path = line<number | null>()
    .defined(value => value !== null)
    .x((_, at) => xOf(at))
    .y(value => yOf(value ?? 0))(values);
  return (
    <g>
      {band ? (
        <path
          d={
            area<readonly [number, number] | null>()
              .defined(range => range !== null)
              .x((_, at) => xOf(at))
              .y0(range => yOf(range?.[0] ?? 0))
              .y1(range => yOf(range?.[1] ?? 0))(band) ?? ''
          }
          fill={colour}
          fillOpacity={0.18}
        />
      ) : null}
      <path d={path ?? ''} fill="none" stroke={colour} strokeWidth={2} strokeDasharray={dashOf(index)} />
      {marks
        ? values.map((value, at) =>
            value === null ? null : (
              <path
                key={at}
                d={markOf(index)}
                transform={`translate(${xOf(at)},${yOf(value)})`}
                fill={colour}
                stroke={colours.surface}
              />
            ),
          )
        : null}
    </g>
  );
}
