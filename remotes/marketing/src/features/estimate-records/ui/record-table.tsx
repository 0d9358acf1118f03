import { roundedTo, roundingStep } from '@kavel/contracts';
import type { EstimateRecord } from '@kavel/contracts/estimates';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { EnergyLabelBadge, Flex } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useEstimateRecordTexts } from '../../../i18n/estimate-records';

/** One row an estimate; a row opens the estimate of today. */
export function RecordTable({ records }: { records: readonly EstimateRecord[] }) {
  const t = useEstimateRecordTexts();
  const navigate = useNavigate();
  return (
    <DataTable
      label={t('title')}
      columns={useColumns()}
      rows={records}
      rowKey={({ id }) => id}
      onSelect={({ objectId }) => void navigate(`/estimate?address=${objectId}`)}
      minWidth="84rem"
    />
  );
}

function useColumns(): Column<EstimateRecord>[] {
  const t = useEstimateRecordTexts();
  const format = useFormats();
  const types = useVtwTypes();
  const money = (record: EstimateRecord, amount: number) =>
    format.money(roundedTo(amount, roundingStep(record)));
  const difference = ({ sale, value }: EstimateRecord) => (sale ? value / sale.price - 1 : null);
  const shownDifference = (record: EstimateRecord) => {
    const share = difference(record);
    return share === null ? '–' : format.signedPercent(share);
  };
  return [
    {
      key: 'address',
      header: t('column.address'),
      cell: one => one.address,
      sortBy: one => one.address,
      width: '17rem',
    },
    {
      key: 'made',
      header: t('column.made'),
      cell: one => format.date(one.madeAt),
      sortBy: one => one.madeAt,
      numeric: true,
      width: '7.5rem',
    },
    {
      key: 'value',
      header: t('column.value'),
      cell: one => money(one, one.value),
      sortBy: one => one.value,
      numeric: true,
      width: '7rem',
    },
    {
      key: 'range',
      header: t('column.range'),
      cell: one => `${money(one, one.low68)} – ${money(one, one.high68)}`,
      numeric: true,
      width: '11rem',
    },
    {
      key: 'inputs',
      header: t('column.inputs'),
      cell: ({ inputs }) => (
        <Flex gap="2" alignItems="center">
          <EnergyLabelBadge label={inputs.energielabel} />
          {[
            types(inputs.vtwType),
            inputs.oppervlakte ? format.area(inputs.oppervlakte) : null,
            inputs.bouwjaar,
          ]
            .filter(part => part !== null)
            .join(' · ')}
        </Flex>
      ),
      width: '16rem',
    },
    {
      key: 'model',
      header: t('column.model'),
      cell: one => one.modelVersion,
      sortBy: one => one.modelVersion,
      width: '10.5rem',
    },
    {
      key: 'sale',
      header: t('column.sale'),
      cell: ({ sale }) => (sale ? `${format.money(sale.price)}, ${format.month(sale.date)}` : '–'),
      sortBy: ({ sale }) => sale?.date ?? null,
      numeric: true,
      width: '9.5rem',
    },
    {
      key: 'difference',
      header: t('column.difference'),
      cell: shownDifference,
      sortBy: difference,
      numeric: true,
      width: '5.5rem',
    },
  ];
}
