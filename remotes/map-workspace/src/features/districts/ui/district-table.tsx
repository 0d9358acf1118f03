import { useFormats } from '@kavel/i18n';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import { Swatch } from '../../areas';
import { useTexts } from '../i18n';
import type { DistrictRow } from '../model/district-rows';

export interface DistrictTableProps {
  rows: readonly DistrictRow[];
  year: number;
  compare: number | null;
  format: (value: number) => string;
  colourOf: (row: DistrictRow) => string | null;
  selected: string | null;
  hovered: string | null;
  onSelect: (row: DistrictRow) => void;
  onHover: (code: string | null) => void;
}

const rowKey = ({ code }: DistrictRow) => code;
const missing = '–';

/** With the gemeente, where its register says it and it is another name. */
function named({ name, gemeente }: DistrictRow): string {
  return gemeente === '' || gemeente === name ? name : `${name}, ${gemeente}`;
}

/** The areas with their values, by any column; a row and its area are pointed at together. */
export function DistrictTable(props: DistrictTableProps) {
  const { rows, year, compare, format, colourOf } = props;
  const t = useTexts();
  const { signedPercent } = useFormats();
  const columns = useMemo<Column<DistrictRow>[]>(() => {
    const several = rows.some(({ gemeente }) => gemeente !== rows[0]?.gemeente);
    const figure = (value: number | null) => (value === null ? missing : format(value));
    const name: Column<DistrictRow> = {
      key: 'name',
      header: t('area'),
      width: 'minmax(9rem, 2fr)',
      sortBy: row => row.name,
      cell: row => (
        <>
          <Swatch colour={colourOf(row)} />
          <span title={`${named(row)} (${row.code})`}>
            {several && compare === null ? named(row) : row.name}
          </span>
        </>
      ),
    };
    const value: Column<DistrictRow> = {
      key: 'value',
      header: String(year),
      width: '6.75rem',
      numeric: true,
      sortBy: row => row.value,
      cell: row => figure(row.value),
    };
    if (compare === null) return [name, value];
    return [
      name,
      {
        key: 'before',
        header: String(compare),
        width: '6.25rem',
        numeric: true,
        sortBy: row => row.before,
        cell: row => figure(row.before),
      },
      { ...value, width: '6.25rem' },
      {
        key: 'change',
        header: t('change'),
        width: '5.5rem',
        numeric: true,
        sortBy: row => row.shown,
        cell: row => (
          <span title={row.state === 'redrawn' ? t('redrawn') : undefined}>
            {row.shown === null ? missing : signedPercent(row.shown)}
          </span>
        ),
      },
    ];
  }, [rows, year, compare, format, colourOf, t, signedPercent]);
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      maxHeight="100%"
      selectedKey={props.selected}
      onSelect={props.onSelect}
      hoveredKey={props.hovered}
      onHover={row => props.onHover(row?.code ?? null)}
    />
  );
}
