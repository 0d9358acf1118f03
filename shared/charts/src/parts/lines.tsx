import { area, line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { colourOf, colours, dashOf } from './colours';
import type { Series } from './series';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

/** The outline of the mark of the n-th series or group, around 0, 0. `size` is its area in pixels. */
export function markOf(index: number, size = 40): string {
  return symbol(shapes[index % shapes.length] ?? symbolCircle, size)() ?? '';
}

interface LineProps {
  series: Series;
  index: number;
  xOf: (at: number) => number;
  yOf: (value: number) => number;
  /** A mark at each point; left out where they would touch. */
  marks: boolean;
}

/** A line with its band and marks, interrupted where a value is not known. */
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
