import { valuationStatuses } from '@kavel/contracts';
import { EmptyState, HStack } from '../core';
import type { Column } from './column';
import { DataTable } from './data-table';
import { PlainTable, PlainTableFrame, Td, Th } from './plain-table';
import { ScrollRegion } from './scroll-region';
import { ShortAddress } from './short-address';
import { StatusBadge } from './status-badge';

export default { title: 'ui/data/Table' };

interface Unit {
  street: string;
  number: string;
  area: number;
  rent: number;
}

const units: Unit[] = Array.from({ length: 200 }, (_, at) => ({
  street: 'Dotterbloemplein ',
  number: String(at + 1),
  area: 60 + ((at * 37) % 90),
  rent: 9000 + ((at * 911) % 7000),
}));
const columns: Column<Unit>[] = [
  {
    key: 'address',
    header: 'Address',
    cell: ({ street, number }) => <ShortAddress street={street} address={street + number} />,
    sortBy: ({ number }) => Number(number),
    width: 'minmax(12rem, 1fr)',
  },
  { key: 'area', header: 'm²', numeric: true, cell: ({ area }) => area, sortBy: ({ area }) => area },
  { key: 'rent', header: '€', numeric: true, cell: ({ rent }) => rent, sortBy: ({ rent }) => rent },
];
const table = { label: 'Units', columns, rowKey: ({ number }: Unit) => number, maxHeight: '20rem' };

export const LongList = () => (
  <DataTable {...table} rows={units} selectedKey="3" onSelect={() => undefined} />
);

export const Empty = () => (
  <DataTable {...table} rows={[]} empty={<EmptyState title="No units" description="Add an address." />} />
);

export const Plain = () => (
  <PlainTableFrame label="Sales by type">
    <PlainTable aria-label="Sales by type">
      <thead>
        <tr>
          <Th>Type</Th>
          <Th numeric>Sales</Th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Th scope="row">House</Th>
          <Td numeric>380</Td>
        </tr>
        <tr>
          <Th scope="row">Flat</Th>
          <Td numeric>1.204</Td>
        </tr>
      </tbody>
    </PlainTable>
  </PlainTableFrame>
);

export const Scrolling = () => (
  <ScrollRegion label="A long text" overflowY="auto" maxHeight="6rem" maxWidth="16rem">
    {'Scrolls by keyboard, as nothing in it takes the focus. '.repeat(8)}
  </ScrollRegion>
);

export const Statuses = () => (
  <HStack>
    {valuationStatuses.map(status => (
      <StatusBadge key={status} status={status} label={status} />
    ))}
  </HStack>
);
