import type { Development } from '@kavel/contracts/developments';
import { useFormats } from '@kavel/i18n';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../i18n';

export interface BuildingTableProps {
  buildings: readonly Development[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  hoveredId: string | null;
  onHover: (id: string | null) => void;
}

/** The buildings on the map, in a table in step with it. */
export function BuildingTable({ buildings, selectedId, onSelect, hoveredId, onHover }: BuildingTableProps) {
  const t = useTexts();
  const { number } = useFormats();
  const columns = useMemo<Column<Development>[]>(
    () => [
      {
        key: 'place',
        header: t('place'),
        width: 'minmax(6.5rem, 1fr)',
        cell: ({ buurt, gemeente, id }) => {
          const place = [buurt, gemeente].filter(Boolean).join(', ') || id;
          return <span title={place}>{place}</span>;
        },
        sortBy: ({ buurt }) => buurt,
      },
      {
        key: 'year',
        header: t('year'),
        width: '5.25rem',
        numeric: true,
        cell: ({ year }) => year ?? '–',
        sortBy: ({ year }) => year,
      },
      {
        key: 'status',
        header: t('status'),
        width: '6rem',
        cell: ({ status }) => t(`statuses.${status}`),
        sortBy: ({ status }) => status,
      },
      {
        key: 'dwellings',
        header: t('dwellings'),
        width: '6.25rem',
        numeric: true,
        cell: ({ dwellings }) => number(dwellings),
        sortBy: ({ dwellings }) => dwellings,
      },
    ],
    [t, number],
  );
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={buildings}
      rowKey={({ id }) => id}
      selectedKey={selectedId}
      onSelect={({ id }) => onSelect(id)}
      hoveredKey={hoveredId}
      onHover={building => onHover(building?.id ?? null)}
      maxHeight="100%"
    />
  );
}
