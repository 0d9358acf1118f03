import { valuationQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, EmptyState, SectionTitle, Skeleton } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { QueryError } from '../../../common/query-error';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { outcomeOf } from '../model/bucket-outcome';

/** Results of the saved buckets so far: valued units, value, price per m² and accuracy. */
export function BucketOverview({ valuationId }: { valuationId: string }) {
  const t = useTexts();
  const f = useFormats();
  const overview = useQuery(valuationQueries.bucketOverview(valuationId));
  const computed = useQuery(valuationQueries.computed(valuationId));

  const content = () => {
    const failed = [overview, computed].find(query => query.isError);
    if (failed) return <QueryError error={failed.error} onRetry={() => void failed.refetch()} />;
    if (!overview.data || !computed.data) return <Skeleton height="8rem" />;
    const results = computed.data;
    const rows = overview.data.map(row => ({
      ...row,
      outcome: outcomeOf(
        row,
        results.filter(({ bucket }) => bucket === row.bucket),
      ),
    }));
    return (
      <TableCard>
        <DataTable
          label={t('buckets.overview.title')}
          rows={rows}
          rowKey={({ bucket }) => bucket}
          columns={[
            {
              key: 'name',
              header: t('buckets.overview.bucket'),
              width: 'minmax(10rem, 2fr)',
              sortBy: ({ name }) => name,
              cell: ({ name }) => name,
            },
            {
              key: 'valued',
              header: t('buckets.overview.valued'),
              width: 'minmax(7rem, 1fr)',
              numeric: true,
              sortBy: ({ valued }) => valued,
              cell: ({ valued, units }) => t('buckets.overview.valuedOf', { valued, units }),
            },
            {
              key: 'value',
              header: t('common.value'),
              width: 'minmax(9rem, 1.5fr)',
              numeric: true,
              sortBy: ({ value }) => value,
              cell: ({ outcome }) => (outcome === null ? '–' : f.money(outcome.value)),
            },
            {
              key: 'perMetre',
              header: t('buckets.overview.perMetre'),
              width: 'minmax(6rem, 1fr)',
              numeric: true,
              sortBy: ({ pricePerM2 }) => pricePerM2,
              cell: ({ outcome }) => (outcome?.pricePerM2 == null ? '–' : f.money(outcome.pricePerM2)),
            },
            {
              key: 'accuracy',
              header: t('buckets.overview.accuracy'),
              width: 'minmax(7rem, 1fr)',
              numeric: true,
              cell: ({ outcome }) => {
                if (outcome === null) return '–';
                const { worst, best } = outcome;
                return worst === best ? f.number(worst) : `${worst}–${best}`;
              },
            },
          ]}
          empty={
            <EmptyState title={t('buckets.overview.none')} description={t('buckets.overview.noneWhy')} />
          }
        />
      </TableCard>
    );
  };

  return (
    <Box>
      <SectionTitle mb="2">{t('buckets.overview.title')}</SectionTitle>
      {content()}
    </Box>
  );
}
