import { roundedTo, roundingStep, shownUnitValue, type ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, EnergyLabelBadge, Text, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';

type ValuedUnit = ValuationSummary['units'][number];

const onAPhone = ['address', 'value', 'bar'];

/** Units of a valuation with their values; null for a unit that the model refused. */
export function ValuedUnitTable({ units }: { units: readonly ValuedUnit[] }) {
  const t = useTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const figure = (amount: number | null, text = format.number) =>
    amount === null ? <Text color="muted">–</Text> : text(amount);
  const columns: Column<ValuedUnit>[] = [
    {
      key: 'address',
      header: t('columns.address'),
      width: narrow ? 'minmax(8rem, 1.4fr)' : 'minmax(14rem, 2.4fr)',
      sortBy: unit => unit.address,
      cell: unit => unit.address,
    },
    {
      key: 'type',
      header: t('columns.type'),
      width: 'minmax(8rem, 1fr)',
      sortBy: unit => t(`types.${unit.vtwType}`),
      cell: unit => <Text color="muted">{t(`types.${unit.vtwType}`)}</Text>,
    },
    {
      key: 'area',
      header: 'm²',
      numeric: true,
      sortBy: unit => unit.oppervlakte,
      cell: unit => figure(unit.oppervlakte),
    },
    {
      key: 'label',
      header: t('columns.label'),
      cell: unit => <EnergyLabelBadge label={unit.energielabel} />,
    },
    {
      key: 'rent',
      header: t('columns.rent'),
      numeric: true,
      width: 'minmax(6.5rem, 1fr)',
      sortBy: unit => unit.annualRent,
      cell: unit => figure(unit.annualRent),
    },
    {
      key: 'value',
      header: t('columns.value'),
      numeric: true,
      width: 'minmax(6rem, 1fr)',
      sortBy: unit => unit.value,
      cell: unit => figure(unit.value === null ? null : shownUnitValue({ ...unit, value: unit.value })),
    },
    {
      key: 'range',
      header: t('columns.range'),
      numeric: true,
      width: 'minmax(11rem, 1.3fr)',
      cell: ({ value, modelValue, low68, high68 }) => {
        if (value === null || low68 === null || high68 === null) return figure(null);
        const step = roundingStep({ value: modelValue ?? value, low68, high68 });
        return `${format.number(roundedTo(low68, step))} – ${format.number(roundedTo(high68, step))}`;
      },
    },
    {
      key: 'bar',
      header: t('columns.bar'),
      numeric: true,
      sortBy: unit => unit.barKk,
      cell: unit => figure(unit.barKk, format.percent),
    },
  ];
  return (
    <Card overflow="hidden">
      <DataTable
        label={t('valuations.unitTable')}
        columns={narrow ? columns.filter(column => onAPhone.includes(column.key)) : columns}
        rows={units}
        rowKey={unit => unit.unitId}
        maxHeight="max(20rem, calc(100dvh - 19rem))"
      />
    </Card>
  );
}
