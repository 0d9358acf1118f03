import { useFormats } from '@kavel/i18n';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import { Swatch } from '../../areas';
import { useTexts } from '../i18n';
import { signed } from '../model/signed';
import type { WwsRow } from '../model/wws-rows';
import { useSegmentColours } from './segment-colours';

export interface WwsTableProps {
  rows: readonly WwsRow[];
  selected: string | null;
  hovered: string | null;
  onSelect: (row: WwsRow) => void;
  onHover: (code: string | null) => void;
}

const rowKey = ({ code }: WwsRow) => code;
const missing = '–';

/** The areas with the points of the dwelling there, those nearest to the end of regulated rent by a sort. */
export function WwsTable({ rows, selected, hovered, onSelect, onHover }: WwsTableProps) {
  const t = useTexts();
  const segmentColours = useSegmentColours();
  const { money } = useFormats();
  const columns = useMemo<Column<WwsRow>[]>(() => {
    return [
      {
        key: 'name',
        header: t('area'),
        width: 'minmax(8rem, 2fr)',
        sortBy: row => row.name,
        cell: row => (
          <>
            <Swatch colour={row.here && segmentColours[row.here.segment]} />
            <span title={`${row.name}, ${row.gemeente} (${row.code})`}>{row.name}</span>
          </>
        ),
      },
      {
        key: 'points',
        header: t('points'),
        width: '4.25rem',
        numeric: true,
        sortBy: row => row.here?.points ?? null,
        cell: row => row.here?.points ?? missing,
      },
      {
        key: 'beyond',
        header: t('beyond'),
        width: '6rem',
        numeric: true,
        sortBy: row => row.here?.beyond ?? null,
        cell: row => (row.here ? signed(row.here.beyond, String) : missing),
      },
      {
        key: 'rent',
        header: t('rent'),
        width: '6.25rem',
        numeric: true,
        sortBy: row => row.here?.maxRent ?? null,
        cell: row => (row.here ? money(row.here.maxRent) : missing),
      },
    ];
  }, [t, money, segmentColours]);
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      maxHeight="100%"
      selectedKey={selected}
      onSelect={onSelect}
      hoveredKey={hovered}
      onHover={row => onHover(row?.code ?? null)}
    />
  );
}
