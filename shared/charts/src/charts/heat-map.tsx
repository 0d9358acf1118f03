import { ChartFigure, type ChartProps } from '../frame/chart-figure';
import { useTexts } from '../i18n';
import { colours, divergingPaint } from '../parts/colours';
import { slotScale } from '../parts/scales';
import type { Format } from '../parts/series';
import { cut, fontSize, widest } from '../parts/text';

const rowHeight = 34;
const headHeight = 34;
const gap = 8;
/** Heads such as `6.1%` are short, and % is wider than the mean of all characters. */
const slack = 6;

export interface HeatMapProps extends ChartProps {
  /** What the rows and the columns are, such as "Discount rate". */
  rowHeader: string;
  columnHeader: string;
  /** Heads of rows and columns; all different. */
  rows: readonly string[];
  columns: readonly string[];
  /** By row and column; null where there is no value. */
  values: readonly (readonly (number | null)[])[];
  /** Value without a colour: lower ones are orange, higher ones teal. */
  middle: number;
  /** The outlined cell, and its name for screen readers. */
  current?: { row: number; column: number; text: string };
  format: Format;
  /** A shorter text for cells without room for the other. */
  formatShort?: Format;
}

/** Values of two parameters as a grid of coloured cells around a middle. */
export function HeatMap(props: HeatMapProps) {
  const { rowHeader, columnHeader, rows, columns, values, middle, current, format, summary, ...frame } =
    props;
  const { formatShort = format } = props;
  const t = useTexts();
  const valueAt = (row: number, column: number) => values[row]?.[column] ?? null;
  const known = values.flat().filter(value => value !== null);
  const furthest = Math.max(...known.map(value => Math.abs(value - middle)), 0) || 1;
  const cells = rows.flatMap((_, row) => columns.map((_, column) => ({ row, column })));
  const isCurrent = (row: number, column: number) => row === current?.row && column === current.column;
  const nameOf = ({ row, column }: { row: number; column: number }) =>
    `${rowHeader} ${rows[row]}, ${columnHeader} ${columns[column]}`;
  const written = (row: number, column: number) => {
    const value = valueAt(row, column);
    const text = value === null ? '–' : format(value);
    return isCurrent(row, column) ? `${text} (${current?.text})` : text;
  };

  const draw = (width: number) => {
    const left = Math.ceil(widest(rows)) + slack + gap;
    const { step, middle: centre } = slotScale(columns.length, [left, width - 1]);
    const room = step - 6;
    const inCell = widest(known.map(format)) <= room ? format : formatShort;
    const box = (row: number, column: number) => ({
      x: centre(column) - step / 2 + 1,
      y: headHeight + row * rowHeight + 1,
      width: Math.max(1, step - 2),
      height: rowHeight - 2,
      rx: 3,
    });
    return {
      height: headHeight + rows.length * rowHeight + 1,
      content: (
        <>
          <text x={left} y={11} fill={colours.muted}>
            {cut(`${rowHeader} ↓  ${columnHeader} →`, width - left)}
          </text>
          {columns.map((text, column) => (
            <text key={text} x={centre(column)} y={headHeight - 6} textAnchor="middle" fill={colours.muted}>
              {cut(text, step)}
            </text>
          ))}
          {rows.map((text, row) => (
            <text
              key={text}
              x={left - gap}
              y={headHeight + row * rowHeight + 21}
              textAnchor="end"
              fill={colours.muted}
            >
              {text}
            </text>
          ))}
          {cells.map(({ row, column }) => {
            const value = valueAt(row, column);
            const marked = isCurrent(row, column);
            return (
              <g key={`${row}-${column}`}>
                <rect
                  {...box(row, column)}
                  {...divergingPaint(value === null ? 0 : (value - middle) / furthest)}
                  stroke={marked ? colours.text : colours.line}
                  strokeWidth={marked ? 2 : 1}
                />
                <text
                  x={centre(column)}
                  y={headHeight + row * rowHeight + 21}
                  textAnchor="middle"
                  fill={colours.text}
                  style={{ fontSize, fontWeight: marked ? 600 : 400 }}
                >
                  {value === null ? '–' : inCell(value)}
                </text>
              </g>
            );
          })}
        </>
      ),
      places: cells.map(({ row, column }) => ({
        x: centre(column),
        y: headHeight + (row + 0.5) * rowHeight,
      })),
      active: (at: number) => {
        const cell = cells[at] ?? { row: 0, column: 0 };
        return <rect {...box(cell.row, cell.column)} fill="none" stroke={colours.accent} strokeWidth={3} />;
      },
    };
  };

  return (
    <ChartFigure
      {...frame}
      summary={summary ?? summaryOf()}
      data={{
        labelHeader: rowHeader,
        columns: [''],
        rows: cells.map(cell => ({
          key: `${cell.row}-${cell.column}`,
          label: nameOf(cell),
          values: [written(cell.row, cell.column)],
        })),
      }}
      table={{
        labelHeader: `${rowHeader} ↓ ${columnHeader} →`,
        columns,
        rows: rows.map((label, row) => ({
          key: label,
          label,
          values: columns.map((_, column) => written(row, column)),
        })),
      }}
      legend={[
        { label: t('below', { middle: format(middle) }), paint: divergingPaint(-1) },
        { label: t('above', { middle: format(middle) }), paint: divergingPaint(1) },
      ]}
      nearest="both"
      across={columns.length}
      draw={draw}
    />
  );

  function summaryOf(): string {
    const ordered = cells
      .flatMap(cell => {
        const value = valueAt(cell.row, cell.column);
        return value === null ? [] : [{ cell, value }];
      })
      .toSorted((a, b) => a.value - b.value);
    const [low, high] = [ordered[0], ordered.at(-1)];
    if (!low || !high) return '';
    return t('summary.grid', {
      rows: rowHeader,
      columns: columnHeader,
      low: format(low.value),
      lowAt: nameOf(low.cell),
      high: format(high.value),
      highAt: nameOf(high.cell),
      middle: format(middle),
    });
  }
}
