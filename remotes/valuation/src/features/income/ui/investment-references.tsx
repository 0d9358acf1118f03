import type { Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { useState } from 'react';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { investmentReferencesQuery } from '../api/income-queries';
import { queryOf, usualForm } from '../model/investment-form';
import { medianYield } from '../model/median-yield';
import { useInvestmentColumns } from './investment-columns';
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
  const columns = useInvestmentColumns();

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
