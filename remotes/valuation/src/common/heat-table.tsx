import { shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { VisuallyHidden } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { heat } from './heat';

export interface HeatTableProps {
  label: string;
  /** What the rows are, for screen readers. */
  corner: string;
  /** Heads of rows and columns; all different. */
  rows: readonly string[];
  columns: readonly string[];
  /** Euro, by row and column; null where there is no value. */
  values: readonly (readonly (number | null)[])[];
  /** The outlined cell, and its text for screen readers. */
  current: { row: number; column: number; text: string };
}

/** Values in two dimensions; darker is higher. */
export function HeatTable({ label, corner, rows, columns, values, current }: HeatTableProps) {
  const f = useFormats();
  const shades = heat(values);
  return (
    <PlainTableFrame label={label}>
      <PlainTable data-dense aria-label={label}>
        <thead>
          <tr>
            <Th sticky>
              <span aria-hidden>↓ →</span>
              <VisuallyHidden>{corner}</VisuallyHidden>
            </Th>
            {columns.map(head => (
              <Th key={head} numeric scope="col">
                {head}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((head, row) => (
            <tr key={head}>
              <Th sticky scope="row">
                {head}
              </Th>
              {columns.map((of, column) => {
                const value = values[row]?.[column] ?? null;
                const isCurrent = row === current.row && column === current.column;
                const shade = Math.round((shades[row]?.[column] ?? 0) * 30) + 4;
                return (
                  <Td
                    key={of}
                    numeric
                    strong={isCurrent}
                    outline={isCurrent ? '2px solid' : undefined}
                    outlineColor="accent"
                    outlineOffset="-2px"
                    style={{
                      backgroundColor: `color-mix(in srgb, var(--kavel-colors-accent) ${shade}%, transparent)`,
                    }}
                  >
                    {value === null ? '–' : f.number(shownValue({ value }))}
                    {isCurrent ? <VisuallyHidden> {current.text}</VisuallyHidden> : null}
                  </Td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
