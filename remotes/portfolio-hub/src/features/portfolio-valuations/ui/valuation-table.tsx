import { isOnRecord, shownValue, type ValuationListItem } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, LinkButton, TextLink, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Trash2 } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { StatusBadge } from './status-badge';

export interface ValuationTableProps {
  valuations: readonly ValuationListItem[];
  onRemove: (valuation: ValuationListItem) => void;
}

const onAPhone = ['name', 'value', 'actions'];

/** Valuations of a portfolio: the name links to the result, the button into the workflow. */
export function ValuationTable({ valuations, onRemove }: ValuationTableProps) {
  const t = useTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const columns: Column<ValuationListItem>[] = [
    {
      key: 'name',
      header: t('name.label'),
      width: 'minmax(7rem, 2.5fr)',
      sortBy: valuation => valuation.name,
      cell: valuation => (
        <TextLink
          to={`/${valuation.portfolioId}/valuation/${valuation.id}`}
          fontWeight="medium"
          display="block"
          truncate
        >
          {valuation.name}
        </TextLink>
      ),
    },
    {
      key: 'status',
      header: t('valuations.status'),
      width: 'minmax(7rem, .8fr)',
      sortBy: valuation => valuation.status,
      cell: valuation => <StatusBadge status={valuation.status} />,
    },
    {
      key: 'valueDate',
      header: t('valuations.valueDate'),
      width: 'minmax(7rem, .9fr)',
      sortBy: valuation => valuation.valueDate,
      cell: valuation => format.date(valuation.valueDate),
    },
    {
      key: 'units',
      header: t('landing.units'),
      numeric: true,
      sortBy: valuation => valuation.unitCount,
      cell: valuation => format.number(valuation.unitCount),
    },
    {
      key: 'value',
      header: t('valuations.value'),
      numeric: true,
      width: narrow ? 'minmax(6rem, 1fr)' : 'minmax(8rem, 1fr)',
      sortBy: valuation => valuation.totalValue,
      cell: ({ totalValue, low68, high68 }) =>
        totalValue === null ? '–' : format.number(shownValue({ value: totalValue, low68, high68 })),
    },
    {
      key: 'actions',
      header: '',
      width: narrow ? '7.5rem' : '8.5rem',
      cell: valuation => (
        <Flex justifyContent="flex-end" gap="1">
          <LinkButton
            variant="ghost"
            to={`/valuation/${valuation.id}/buckets`}
            aria-label={t('valuations.openNamed', { name: valuation.name })}
          >
            {t('valuations.open')}
          </LinkButton>
          {isOnRecord(valuation) ? null : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('valuations.removeNamed', { name: valuation.name })}
              onClick={() => onRemove(valuation)}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </Flex>
      ),
    },
  ];
  return (
    <Card overflow="hidden">
      <DataTable
        label={t('valuations.title')}
        columns={narrow ? columns.filter(column => onAPhone.includes(column.key)) : columns}
        rows={valuations}
        rowKey={valuation => valuation.id}
        maxHeight="calc(100dvh - 12rem)"
      />
    </Card>
  );
}
