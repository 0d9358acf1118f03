import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Text, TextLink, usePrinting, VisuallyHidden } from '@kavel/ui/core';
import { type Column, DataTable, PlainTable, Td, Th } from '@kavel/ui/data';
import { stepPath } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import { pricePerM2 } from '../model/colour-classes';
import { shownAmount, shownMarketRent } from '../model/shown-amount';
import type { SummaryUnit } from '../model/summary-unit';

export interface UnitsTableProps {
  valuationId: string;
  units: readonly SummaryUnit[];
  bucketName: (unit: SummaryUnit) => string;
  selectedId: string | null;
  onSelect: (unitId: string) => void;
}

/** Hidden in print, because a sheet is too narrow for all columns. */
const screenOnly = new Set(['label', 'perM2', 'market']);

/** All units with value, range and rent. Print renders every row, the screen only visible rows. */
export function UnitsTable({ valuationId, units, bucketName, selectedId, onSelect }: UnitsTableProps) {
  const t = useTexts();
  const f = useFormats();
  const printing = usePrinting();

  const figure = (
    key: string,
    header: string,
    width: string,
    amount: (unit: SummaryUnit) => number | null,
    show: (amount: number) => string = f.number,
  ): Column<SummaryUnit> => ({
    key,
    header,
    width,
    numeric: true,
    sortBy: amount,
    cell: unit => {
      const value = amount(unit);
      return value === null ? '–' : show(value);
    },
  });

  const modelled = (
    key: string,
    header: string,
    width: string,
    amount: (unit: SummaryUnit) => number | null,
  ): Column<SummaryUnit> => ({
    ...figure(key, header, width, amount),
    cell: unit => {
      const value = amount(unit);
      if (value === null) return '–';
      const shown = f.number(shownAmount(unit, key, value));
      if (key !== 'value' || unit.modelValue == null) return shown;
      return (
        <>
          {shown}
          <Text as="span" color="amber" aria-hidden>
            *
          </Text>
          <VisuallyHidden> {t('overridden.mark')}</VisuallyHidden>
        </>
      );
    },
  });

  const columns: Column<SummaryUnit>[] = [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(14rem, 2fr)',
      sortBy: ({ address }) => address,
      cell: ({ unitId, address }) => (
        <TextLink to={`${stepPath(valuationId, 'valuation')}?unit=${unitId}`} title={address}>
          {address}
        </TextLink>
      ),
    },
    {
      key: 'bucket',
      header: t('buckets.bucket'),
      width: 'minmax(12rem, 1.5fr)',
      sortBy: bucketName,
      cell: bucketName,
    },
    figure('area', t('buckets.area'), '5rem', ({ oppervlakte }) => oppervlakte),
    {
      key: 'label',
      header: t('buckets.energyLabel'),
      width: '5rem',
      sortBy: ({ energielabel }) => energielabel,
      cell: ({ energielabel }) => <EnergyLabelBadge label={energielabel} />,
    },
    modelled('value', t('summary.valueEuro'), '8.5rem', ({ value }) => value),
    ...(units.some(({ modelValue }) => modelValue != null)
      ? [modelled('model', t('appraisal.modelValue'), '7.5rem', ({ modelValue }) => modelValue ?? null)]
      : []),
    modelled('low', t('valuation.low'), '7rem', ({ low68 }) => low68),
    modelled('high', t('valuation.high'), '7rem', ({ high68 }) => high68),
    modelled('perM2', t('summary.perM2'), '6rem', pricePerM2),
    figure('rent', t('summary.rent'), '6rem', ({ annualRent }) => annualRent),
    figure('market', t('summary.market'), '7.5rem', shownMarketRent),
    figure('bar', t('summary.bar'), '5.5rem', ({ barKk }) => barKk, f.percent),
  ];

  if (printing) {
    // In print, cells wrap and columns fit the sheet; rows of the DataTable do not.
    const onPaper = columns.filter(({ key }) => !screenOnly.has(key));
    return (
      <PlainTable>
        <thead>
          <tr>
            {onPaper.map(({ key, header, numeric }) => (
              <Th key={key} numeric={numeric}>
                {header}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(unit => (
            <tr key={unit.unitId}>
              {onPaper.map(({ key, cell, numeric }) => (
                <Td key={key} numeric={numeric}>
                  {cell(unit)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    );
  }
  return (
    <DataTable
      label={t('summary.units')}
      columns={columns}
      rows={units}
      rowKey={({ unitId }) => unitId}
      selectedKey={selectedId}
      onSelect={({ unitId }) => onSelect(unitId)}
      maxHeight="32rem"
    />
  );
}
