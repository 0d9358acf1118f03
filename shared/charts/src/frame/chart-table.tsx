import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import type { ChartData } from './chart-data';

/** Table with the figures of a chart, one row per point. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  return (
    <PlainTableFrame
      label={label}
      maxHeight="24rem"
      overflowY="auto"
      _print={{ maxHeight: 'none', overflow: 'visible' }}
    >
      <PlainTable data-dense aria-label={label}>
        <thead>
          <tr>
            <Th>{data.labelHeader}</Th>
            {data.columns.map(column => (
              <Th key={column} numeric>
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(row => (
            <tr key={row.key}>
              <Th scope="row" whiteSpace="normal" color="text">
                {row.label}
              </Th>
              {data.columns.map((column, at) => (
                <Td key={column} numeric>
                  {row.values[at]}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
