import { useFormats } from '@kavel/i18n';
import { type Column, DataTable } from '@kavel/ui/data';
import { memo, useCallback, useMemo } from 'react';
import { Swatch } from '../../areas';
import { useTexts } from '../i18n';
import { type ColouredClasses, colourAt } from '../model/class-areas';
import { type AreaColumns, type DistrictColumns, shownAt } from '../model/district-columns';

export interface DistrictTableProps {
  columns: DistrictColumns;
  areas: AreaColumns;
  /** The areas in the table: their places in the columns. */
  places: readonly number[];
  year: number;
  compare: number | null;
  format: (value: number) => string;
  classes: ColouredClasses | null;
  /** Places of the selected area and of the one under the pointer. */
  selected: number | null;
  hovered: number | null;
  onSelect: (place: number) => void;
  /** Called with a code; null when the pointer left. */
  onHover: (code: string | null) => void;
}

const missing = '–';

/** The areas with their values, sorted by any column; a row and its area on the map are marked together. */
export const DistrictTable = memo(function DistrictTable(props: DistrictTableProps) {
  const { columns, areas, places, year, compare, format, classes, onHover } = props;
  const t = useTexts();
  const { signedPercent } = useFormats();
  const shown = useMemo<Column<number>[]>(() => {
    const several = areas.gemeenten.some(gemeente => gemeente !== areas.gemeenten[0]);
    const figure = (value: number | null | undefined) => (value == null ? missing : format(value));
    const name: Column<number> = {
      key: 'name',
      header: t('area'),
      width: 'minmax(9rem, 2fr)',
      sortBy: place => areas.names[place] ?? null,
      cell: place => (
        <>
          <Swatch colour={colourAt(columns, place, classes)} />
          <span title={`${fullName(areas, place)} (${columns.codes[place]})`}>
            {several && compare === null ? fullName(areas, place) : areas.names[place]}
          </span>
        </>
      ),
    };
    const value: Column<number> = {
      key: 'value',
      header: String(year),
      width: '6.75rem',
      numeric: true,
      sortBy: place => columns.values[place] ?? null,
      cell: place => figure(columns.values[place]),
    };
    if (compare === null) return [name, value];
    return [
      name,
      {
        key: 'before',
        header: String(compare),
        width: '6.25rem',
        numeric: true,
        sortBy: place => columns.before[place] ?? null,
        cell: place => figure(columns.before[place]),
      },
      { ...value, width: '6.25rem' },
      {
        key: 'change',
        header: t('change'),
        width: '5.5rem',
        numeric: true,
        sortBy: place => shownAt(columns, place),
        cell: place => {
          const change = shownAt(columns, place);
          return (
            <span title={columns.states[place] === 'redrawn' ? t('redrawn') : undefined}>
              {change === null ? missing : signedPercent(change)}
            </span>
          );
        },
      },
    ];
  }, [columns, areas, year, compare, format, classes, t, signedPercent]);
  const rowKey = useCallback((place: number) => columns.codes[place] ?? '', [columns]);
  const hover = useCallback(
    (place: number | null) => onHover(place === null ? null : rowKey(place)),
    [onHover, rowKey],
  );
  const keyOf = (place: number | null) => (place === null ? null : rowKey(place));
  return (
    <DataTable
      label={t('table')}
      columns={shown}
      rows={places}
      rowKey={rowKey}
      maxHeight="100%"
      selectedKey={keyOf(props.selected)}
      onSelect={props.onSelect}
      hoveredKey={keyOf(props.hovered)}
      onHover={hover}
    />
  );
});

/** With the gemeente, where the register has it and its name is another one. */
function fullName({ names, gemeenten }: AreaColumns, place: number): string {
  const [name = '', gemeente = ''] = [names[place], gemeenten[place]];
  return gemeente === '' || gemeente === name ? name : `${name}, ${gemeente}`;
}
