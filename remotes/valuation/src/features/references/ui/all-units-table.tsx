import type { AddressBuckets, Unit, ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { type Column, DataTable, ShortAddress } from '@kavel/ui/data';
import { unitName } from '../../../common/open-valuation';
import { shownResult } from '../../../common/shown-result';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { outcomeOf, type Unvalued } from '../model/unit-outcome';

export interface AllUnitsTableProps {
  units: readonly Unit[];
  buckets: AddressBuckets;
  bucketOf: ReadonlyMap<string, string>;
  results: ReadonlyMap<string, ValuationResult>;
  unvalued: Unvalued;
  unitId: string | null;
  onUnit: (unitId: string) => void;
}

/** Every unit with its value and range, or the reason why it has none. */
export function AllUnitsTable({
  units,
  buckets,
  bucketOf,
  results,
  unvalued,
  unitId,
  onUnit,
}: AllUnitsTableProps) {
  const t = useTexts();
  const f = useFormats();
  const figure = (
    key: 'value' | 'low68' | 'high68' | 'pricePerM2',
    header: string,
    width: string,
  ): Column<Unit> => ({
    key,
    header,
    width,
    numeric: true,
    sortBy: ({ id }) => results.get(id)?.[key] ?? null,
    cell: unit => {
      const outcome = outcomeOf(unit, results, unvalued);
      if (outcome.kind === 'valued') return f.number(shownResult(outcome.result)[key]);
      return key === 'value' ? (
        <Text as="span" color="amber">
          {t(`valuation.short.${outcome.reason}`)}
        </Text>
      ) : (
        '–'
      );
    },
  });
  const anyOverride = units.some(({ id }) => results.get(id)?.override ?? results.get(id)?.proposal);
  const modelColumn: Column<Unit> = {
    key: 'model',
    header: t('appraisal.modelValue'),
    width: '6.5rem',
    numeric: true,
    sortBy: ({ id }) => results.get(id)?.override?.modelValue ?? null,
    cell: ({ id }) => {
      const result = results.get(id);
      const override = result?.override;
      if (result?.proposal)
        return (
          <Text as="span" color="amber">
            {t('appraisal.proposalShort')}
          </Text>
        );
      return result && override ? (
        <span title={override.reason}>{f.number(shownResult(result).modelValue)}</span>
      ) : (
        ''
      );
    },
  };
  const bucketName = ({ id }: Unit) => buckets[bucketOf.get(id) ?? '']?.name ?? '';

  const columns: Column<Unit>[] = [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(11rem, 2fr)',
      sortBy: unitName,
      cell: unit => <ShortAddress address={unitName(unit)} street={unit.addressObjectData.straat} />,
    },
    {
      key: 'bucket',
      header: t('buckets.bucket'),
      width: 'minmax(8rem, 1.5fr)',
      sortBy: bucketName,
      cell: bucketName,
    },
    {
      key: 'area',
      header: t('buckets.area'),
      width: '5rem',
      numeric: true,
      sortBy: ({ addressObjectData }) => addressObjectData.oppervlakte,
      cell: ({ addressObjectData }) =>
        addressObjectData.oppervlakte === null ? '–' : f.number(addressObjectData.oppervlakte),
    },
    figure('value', t('summary.valueEuro'), '9.5rem'),
    ...(anyOverride ? [modelColumn] : []),
    figure('low68', t('valuation.low'), '7.5rem'),
    figure('high68', t('valuation.high'), '7.5rem'),
    figure('pricePerM2', '€ / m²', '6rem'),
    {
      key: 'class',
      header: t('valuation.confidence'),
      width: '8.5rem',
      numeric: true,
      sortBy: ({ id }) => results.get(id)?.accuracyClass ?? null,
      cell: ({ id }) => {
        const result = results.get(id);
        return result ? `${result.accuracyClass} ${t('valuation.ofSeven')}` : '–';
      },
    },
  ];

  return (
    <TableCard>
      <DataTable
        label={t('valuation.tableView')}
        columns={columns}
        rows={units}
        rowKey={({ id }) => id}
        selectedKey={unitId}
        onSelect={({ id }) => onUnit(id)}
      />
    </TableCard>
  );
}
