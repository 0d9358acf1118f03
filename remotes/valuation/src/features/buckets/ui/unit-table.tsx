import type { AddressBuckets, Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox, Select } from '@kavel/ui/forms';
import type { ReactNode } from 'react';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import { missingFacts } from '../model/missing-facts';
import { CompleteFacts } from './complete-facts';
import { DraggableUnits } from './draggable-units';

const lacksTexts = {
  oppervlakte: 'buckets.lacksArea',
  bouwjaar: 'buckets.lacksYear',
  energielabel: 'buckets.lacksLabel',
  annualRent: 'buckets.lacksRent',
  leaseEnd: 'buckets.lacksLeaseEnd',
} as const;

export interface UnitTableProps {
  valuationId: string;
  label: string;
  /** Disables moving and completing units. */
  locked: boolean;
  units: readonly Unit[];
  buckets: AddressBuckets;
  bucketOf: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
  onMove: (unitIds: readonly string[], to: string) => void;
  empty: ReactNode;
}

/**
 * Table of units with the facts that determine their bucket; moved one by one with a select, or together with
 * checkboxes.
 */
export function UnitTable({
  valuationId,
  label,
  locked,
  units,
  buckets,
  bucketOf,
  selected,
  onSelected,
  onMove,
  empty,
}: UnitTableProps) {
  const t = useTexts();
  const f = useFormats();
  const allSelected = units.length > 0 && units.every(({ id }) => selected.has(id));
  const anyIncomplete = !locked && units.some(unit => missingFacts(unit).length > 0);

  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelected(next);
  };

  const lacks = (unit: Unit) => {
    const missing = missingFacts(unit).map(fact => t(lacksTexts[fact]));
    return missing.length > 0 ? t('buckets.lacks', { what: missing.join(', ') }) : null;
  };

  const areaText = ({ addressObjectData: { oppervlakte } }: Unit) =>
    oppervlakte === null ? '–' : f.number(oppervlakte);

  const address = (unit: Unit) => (
    <span title={lacks(unit) ?? undefined}>
      {unitName(unit)}
      {unit.addressObjectData.oppervlakte === null ? (
        <Text as="span" ms="2" color="amber" fontSize="xs">
          {lacks(unit)}
        </Text>
      ) : null}
    </span>
  );

  const columns: Column<Unit>[] = [
    {
      key: 'select',
      width: '2.75rem',
      header: (
        <Checkbox
          hideLabel
          label={t('buckets.selectAll')}
          checked={allSelected}
          onChange={on =>
            toggle(
              units.map(({ id }) => id),
              on,
            )
          }
        />
      ),
      cell: unit => (
        <Checkbox
          hideLabel
          label={t('buckets.select', { address: unitName(unit) })}
          checked={selected.has(unit.id)}
          onChange={on => toggle([unit.id], on)}
        />
      ),
    },
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(12rem, 1.5fr)',
      sortBy: unitName,
      cell: unit =>
        locked ? (
          address(unit)
        ) : (
          <DraggableUnits unitIds={selected.has(unit.id) ? [...selected] : [unit.id]}>
            {address(unit)}
          </DraggableUnits>
        ),
    },
    {
      key: 'type',
      header: t('buckets.type'),
      width: 'minmax(8rem, 1fr)',
      sortBy: ({ addressObjectData }) => t(`types.${addressObjectData.vtwType}`),
      cell: ({ addressObjectData }) => t(`types.${addressObjectData.vtwType}`),
    },
    {
      key: 'area',
      header: t('buckets.area'),
      width: '6rem',
      numeric: true,
      sortBy: ({ addressObjectData }) => addressObjectData.oppervlakte,
      cell: areaText,
    },
    {
      key: 'year',
      header: t('buckets.year'),
      width: '6rem',
      numeric: true,
      sortBy: ({ addressObjectData }) => addressObjectData.bouwjaar,
      cell: ({ addressObjectData }) => addressObjectData.bouwjaar ?? '–',
    },
    {
      key: 'label',
      header: t('buckets.energyLabel'),
      width: '5.5rem',
      sortBy: ({ addressObjectData }) => addressObjectData.energielabel,
      cell: ({ addressObjectData }) => <EnergyLabelBadge label={addressObjectData.energielabel} />,
    },
    {
      key: 'bucket',
      header: t('buckets.bucket'),
      width: 'minmax(14rem, 2fr)',
      sortBy: unit => buckets[bucketOf.get(unit.id) ?? '']?.name ?? '',
      cell: unit =>
        locked ? (
          (buckets[bucketOf.get(unit.id) ?? '']?.name ?? '–')
        ) : (
          <Select
            borderColor="transparent"
            bg="transparent"
            ms="-3"
            _hover={{ borderColor: 'lineStrong' }}
            aria-label={t('buckets.moveUnit', { address: unitName(unit) })}
            value={bucketOf.get(unit.id)}
            onChange={event => onMove([unit.id], event.target.value)}
          >
            {Object.entries(buckets).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        ),
    },
  ];

  const completing: Column<Unit> = {
    key: 'complete',
    header: '',
    width: '7.5rem',
    cell: unit =>
      missingFacts(unit).length > 0 ? <CompleteFacts valuationId={valuationId} unit={unit} /> : null,
  };
  if (anyIncomplete) columns.push(completing);

  return (
    <DataTable
      label={label}
      columns={locked ? columns.filter(({ key }) => key !== 'select') : columns}
      rows={units}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
