import type { Unit } from '@kavel/contracts';
import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { investmentReferencesQuery } from '../api/income-queries';
import { queryOf, usualForm } from '../model/investment-form';
import { medianYield } from '../model/median-yield';
import { InvestmentFilters } from './investment-filters';

export interface InvestmentReferencesProps {
  unit: Unit;
  valueDate: string;
}

/** Sales of let property around a unit, with their gross initial yield. */
export function InvestmentReferences({ unit, valueDate }: InvestmentReferencesProps) {
  const t = useTexts();
  const f = useFormats();
  const { vtwType, lon, lat } = unit.addressObjectData;
  const [form, setForm] = useState(() => usualForm(valueDate));
  const [asked, setAsked] = useState(form);
  const [sameType, setSameType] = useState(true);
  const checked = queryOf(form, { lon, lat }, valueDate);
  const current = queryOf(asked, { lon, lat }, valueDate);
  const found = useQuery({
    ...investmentReferencesQuery('query' in current ? current.query : {}),
    enabled: 'query' in current,
  });
  const columns = useColumns();

  const content = () => {
    if (found.isError) return <QueryError error={found.error} onRetry={() => void found.refetch()} />;
    if (!found.data) return <Skeleton height="16rem" />;
    const { references, total } = found.data;
    const rows = references.filter(sale => !sameType || sale.vtwType === vtwType);
    const middle = medianYield(rows);
    return (
      <>
        <Text fontSize="sm" aria-live="polite">
          {middle === null
            ? t('income.none')
            : t('income.found', { count: rows.length, yield: f.percent(middle) })}{' '}
          {total > references.length ? t('income.nearestOf', { shown: references.length, total }) : null}
        </Text>
        {rows.length > 0 ? (
          <TableCard maxHeight="28rem">
            <DataTable
              label={t('income.title')}
              columns={columns}
              rows={rows}
              rowKey={sale => sale.id}
              minWidth="46rem"
            />
          </TableCard>
        ) : null}
        {rows.some(sale => sale.fictional) ? (
          <Text fontSize="xs" color="muted">
            {t('valuation.fictionalNote')}
          </Text>
        ) : null}
      </>
    );
  };

  return (
    <>
      <Box>
        <SectionTitle>{t('income.title')}</SectionTitle>
        <Text fontSize="sm" color="muted">
          {t('income.intro')}
        </Text>
      </Box>
      <InvestmentFilters
        form={form}
        wrong={'wrong' in checked ? checked.wrong : new Set()}
        valueDate={valueDate}
        type={t(`types.${vtwType}`).toLowerCase()}
        sameType={sameType}
        onChange={setForm}
        onSameType={setSameType}
        onSubmit={() => {
          if ('query' in checked) setAsked(form);
        }}
      />
      {content()}
    </>
  );
}

function useColumns(): Column<InvestmentReference>[] {
  const t = useTexts();
  const f = useFormats();
  const street = ({ address }: InvestmentReference) => address.split(',')[0] ?? address;
  const number = (
    key: string,
    header: string,
    width: string,
    value: (sale: InvestmentReference) => number | null,
    written: (value: number) => string,
  ): Column<InvestmentReference> => ({
    key,
    header,
    width,
    numeric: true,
    sortBy: value,
    cell: sale => {
      const amount = value(sale);
      return amount === null ? '–' : written(amount);
    },
  });
  return [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(9rem, 1fr)',
      sortBy: street,
      cell: sale => <span title={sale.address}>{street(sale)}</span>,
    },
    number(
      'distance',
      t('valuation.distance'),
      '5.5rem',
      sale => sale.distanceInKm,
      km => f.distance(km * 1000),
    ),
    {
      key: 'date',
      header: t('valuation.dealDate'),
      width: '5.75rem',
      sortBy: sale => sale.transactionDate,
      cell: sale => f.month(sale.transactionDate),
    },
    number('area', t('buckets.area'), '4.5rem', sale => sale.oppervlakte, f.number),
    number('price', t('valuation.price'), '6.5rem', sale => sale.price, f.number),
    number('rent', t('income.rent'), '7.5rem', sale => sale.annualRent, f.number),
    number('yield', t('income.barKk'), '5.75rem', sale => sale.barKk, f.percent),
  ];
}
