import type { AddressOrder } from '@kavel/api-client';
import type { AddressSort, ListedObject } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import {
  Box,
  EnergyLabelBadge,
  ErrorState,
  Flex,
  SectionTitle,
  Skeleton,
  Stack,
  Text,
  type TextProps,
} from '@kavel/ui/core';
import { type Column, DataTable, type Sorting } from '@kavel/ui/data';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n';
import { useAllAddresses } from '../api/use-all-addresses';

const Count = (props: TextProps) => (
  <Text as="span" color="muted" fontSize="sm" fontVariantNumeric="tabular-nums" {...props} />
);
const Address = (props: TextProps) => <Text as="span" display="block" truncate={true} {...props} />;

export interface AddressListProps {
  selectedId: string | null;
  onPick: (object: ListedObject) => void;
}

const orderOf = (sorting: Sorting | null): AddressOrder => ({
  sort: (sorting?.key ?? 'address') as AddressSort,
  direction: sorting?.descending ? 'descending' : 'ascending',
});

/** Street, number and place: what fits beside the figures. */
const withoutPostcode = (address: string) => address.replace(/, \d{4} ?[A-Z]{2} /, ', ');

/** All addresses there are, more as one scrolls, in the order that is asked for. */
export function AddressList({ selectedId, onPick }: AddressListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const { rows, count, error, retry, more } = useAllAddresses(orderOf(sorting));

  const columns = useMemo<Column<ListedObject>[]>(
    () => [
      {
        key: 'address',
        header: t('portfolio.address'),
        width: 'minmax(7rem, 1fr)',
        sortable: true,
        cell: ({ address }) => <Address title={address}>{withoutPostcode(address)}</Address>,
      },
      {
        key: 'area',
        header: t('portfolio.area'),
        width: '4.25rem',
        numeric: true,
        sortable: true,
        cell: ({ oppervlakte }) => (oppervlakte === null ? '–' : number(oppervlakte)),
      },
      {
        key: 'energyLabel',
        header: t('portfolio.label'),
        width: '4.5rem',
        sortable: true,
        cell: ({ energielabel }) => <EnergyLabelBadge label={energielabel} />,
      },
    ],
    [t, number],
  );

  return (
    <section>
      <Flex px="3" pb="1" gap="2" alignItems="baseline" justifyContent="space-between">
        <SectionTitle>{t('search.all')}</SectionTitle>
        {count === undefined ? null : (
          <Count role="status">{t('search.objects', { count, n: number(count) })}</Count>
        )}
      </Flex>
      {rows.length > 0 ? (
        <Box borderTopWidth="1px" borderColor="line">
          <DataTable
            label={t('search.all')}
            columns={columns}
            rows={rows}
            rowKey={({ objectId }) => objectId}
            rowCount={count ?? rows.length}
            selectedKey={selectedId}
            onSelect={onPick}
            sorting={sorting}
            onSort={setSorting}
            onEndReached={more}
            maxHeight="max(14rem, calc(100dvh - 27rem))"
          />
        </Box>
      ) : error ? null : (
        <Stack gap="1" px="3">
          {['first', 'second', 'third', 'fourth'].map(row => (
            <Skeleton key={row} height="9" />
          ))}
        </Stack>
      )}
      {error ? (
        <ErrorState
          title={t('search.all')}
          description={t('search.listFailed')}
          retry={{ label: t('retry'), onRetry: retry }}
        />
      ) : null}
    </section>
  );
}
