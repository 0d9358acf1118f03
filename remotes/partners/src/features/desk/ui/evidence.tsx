import { call, errorDetails } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Text } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { Dialog } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';

export interface EvidenceProps {
  objectId: string;
  address: string;
  onClose: () => void;
}

/** The current estimate of one address and its reference sales; nothing is stored. */
export function Evidence({ objectId, address, onClose }: EvidenceProps) {
  const t = useTexts();
  const format = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'evidence', objectId],
    queryFn: ({ signal }) =>
      call(estimateApi.referencesForAddresses, { body: { objectIds: [objectId] } }, { signal }),
  });

  const content = () => {
    if (error) {
      return (
        <ErrorState
          title={t('evidence.failed')}
          description={t('evidence.failedWhy')}
          retry={{ label: t('sales.again'), onRetry: () => void refetch() }}
          details={{ label: t('sales.details'), text: errorDetails(error) }}
        />
      );
    }
    if (!data) return <Skeleton height="14rem" role="status" aria-label={t('evidence.loading')} />;
    const [result] = data.valuationResults;
    if (!result) return <EmptyState title={t('evidence.none')} description={t('evidence.noneWhy')} />;
    return (
      <Stack gap="3">
        <Text>
          {t('evidence.value', {
            value: format.money(result.value),
            low: format.money(result.low68),
            high: format.money(result.high68),
            date: format.date(result.valueDate),
          })}
        </Text>
        <DataTable
          label={t('evidence.list')}
          rows={data.references[objectId] ?? []}
          rowKey={({ id }) => id}
          maxHeight="24rem"
          columns={[
            {
              key: 'address',
              header: t('address'),
              width: 'minmax(10rem, 2fr)',
              cell: sale => sale.address,
            },
            {
              key: 'date',
              header: t('sales.date'),
              width: '7rem',
              sortBy: sale => sale.transactionDate,
              cell: sale => format.date(sale.transactionDate),
            },
            {
              key: 'price',
              header: t('evidence.price'),
              width: '7.5rem',
              numeric: true,
              sortBy: sale => sale.price,
              cell: sale => format.money(sale.price),
            },
            {
              key: 'adjusted',
              header: t('evidence.adjusted'),
              width: '8rem',
              numeric: true,
              sortBy: sale => sale.adjustedPrice,
              cell: sale => format.money(sale.adjustedPrice),
            },
            {
              key: 'weight',
              header: t('evidence.weight'),
              width: '5.5rem',
              numeric: true,
              sortBy: sale => sale.weight,
              cell: sale => format.percent(sale.weight),
            },
          ]}
          empty={<EmptyState title={t('evidence.none')} description={t('evidence.noneWhy')} />}
        />
      </Stack>
    );
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('evidence.title', { address })}
      closeLabel={t('evidence.close')}
      footer={<Button onClick={onClose}>{t('evidence.close')}</Button>}
    >
      {content()}
    </Dialog>
  );
}
