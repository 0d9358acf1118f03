import { energyLabels, type Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, EnergyLabelBadge, Flex, Spinner, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Pencil, Trash2 } from '@kavel/ui/icons';
import { useIsNarrow } from '../../../common/use-is-narrow';
import { useTexts } from '../../../i18n';
import type { UnitRow } from '../model/unit-row';

export interface UnitTableProps {
  rows: readonly UnitRow[];
  selectedId: string | null;
  onSelect: (objectId: string) => void;
  onOpen: (unit: Unit) => void;
  onRemove: (unit: Unit) => void;
}

const onAPhone = ['address', 'area', 'rent', 'actions'];

/** The units, one row each; a row selects, its buttons open and remove (on a phone the opened unit removes). */
export function UnitTable({ rows, selectedId, onSelect, onOpen, onRemove }: UnitTableProps) {
  const t = useTexts();
  const format = useFormats();
  const narrow = useIsNarrow();
  const orDash = (figure: number | null, text: (figure: number) => string) =>
    figure === null ? <Text color="muted">–</Text> : text(figure);

  const actionsOf = ({ unit, address }: UnitRow) =>
    unit ? (
      <Flex justifyContent="flex-end" onClick={event => event.stopPropagation()}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('units.open', { address })}
          onClick={() => onOpen(unit)}
        >
          <Pencil aria-hidden />
        </Button>
        {narrow ? null : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('units.remove', { address })}
            onClick={() => onRemove(unit)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </Flex>
    ) : (
      <Flex justifyContent="flex-end" px="2">
        <Spinner label={t('units.adding', { address })} />
      </Flex>
    );

  const columns: Column<UnitRow>[] = [
    {
      key: 'address',
      header: t('columns.address'),
      width: narrow ? 'minmax(7rem, 2fr)' : 'minmax(11rem, 2.4fr)',
      sortBy: row => row.address,
      cell: row => (
        <>
          {row.address}
          {row.place && !narrow ? (
            <Text as="span" color="muted">
              {' '}
              {row.place}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'type',
      header: t('columns.type'),
      width: 'minmax(7.5rem, 1.1fr)',
      sortBy: row => t(`types.${row.vtwType}`),
      cell: row => <Text color="muted">{t(`types.${row.vtwType}`)}</Text>,
    },
    {
      key: 'area',
      header: 'm²',
      numeric: true,
      width: 'minmax(4rem, .6fr)',
      sortBy: row => row.oppervlakte,
      cell: row => orDash(row.oppervlakte, format.number),
    },
    {
      key: 'year',
      header: t('columns.year'),
      numeric: true,
      width: 'minmax(5.5rem, .6fr)',
      sortBy: row => row.bouwjaar,
      cell: row => orDash(row.bouwjaar, String),
    },
    {
      key: 'label',
      header: t('columns.label'),
      width: 'minmax(4.5rem, .5fr)',
      sortBy: row => labelOrder(row),
      cell: row => <EnergyLabelBadge label={row.energielabel} />,
    },
    {
      key: 'rent',
      header: t('columns.rent'),
      numeric: true,
      width: narrow ? 'minmax(5.5rem, .8fr)' : 'minmax(6.5rem, .8fr)',
      sortBy: row => row.annualRent,
      cell: row => orDash(row.annualRent, format.number),
    },
    { key: 'actions', header: '', width: narrow ? '3.5rem' : '5.5rem', cell: actionsOf },
  ];

  return (
    <DataTable
      label={t('units.table')}
      columns={narrow ? columns.filter(column => onAPhone.includes(column.key)) : columns}
      rows={rows}
      rowKey={row => row.objectId}
      selectedKey={selectedId}
      onSelect={row => onSelect(row.objectId)}
      maxHeight="max(20rem, calc(100dvh - 22.5rem))"
    />
  );
}

/** Best label first. */
function labelOrder({ energielabel }: UnitRow): number | null {
  return energielabel === null ? null : energyLabels.indexOf(energielabel);
}
