import { fullAddress, streetAddress } from '@kavel/contracts';
import { type LocatorObject, locatorRangeKeys } from '@kavel/contracts/locator';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Text, type TextProps } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { useMemo } from 'react';
import { useTexts } from '../i18n';
import type { FilterWords } from '../model/chips';
import { figureOf } from '../model/figure-of';
import { allTicked, type Selection, ticked } from '../model/selection';

/** When too long, first the place is truncated, then the street; the number always shows. */
const AddressCell = (props: TextProps) => (
  <Text
    as="span"
    display="flex"
    whiteSpace="pre"
    css={{
      '& > :nth-of-type(1)': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > :nth-of-type(2)': { flexShrink: 0 },
      '& > :nth-of-type(3)': {
        flex: '0 9 auto',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        color: 'muted',
      },
    }}
    {...props}
  />
);

const missing = '–';

export interface ColumnsInput {
  wide: boolean;
  rows: readonly LocatorObject[];
  selection: Selection;
  onSelection: (selection: Selection) => void;
  words: FilterWords;
}

/** The columns beside the map, or all columns in the wide table. Units are in the headers. */
export function useResultColumns({ wide, rows, selection, onSelection, words }: ColumnsInput) {
  const t = useTexts();
  const { number } = useFormats();
  return useMemo<Column<LocatorObject>[]>(() => {
    const figure = (value: number | null, plain = number) => (value === null ? missing : plain(value));
    const severalPlaces = !wide && rows.some(({ woonplaats }) => woonplaats !== rows[0]?.woonplaats);
    const tick: Column<LocatorObject> = {
      key: 'tick',
      width: '2.75rem',
      header: (
        <Checkbox
          hideLabel
          label={t('selectLoaded')}
          checked={rows.length > 0 && rows.every(({ objectId }) => selection.has(objectId))}
          onChange={() => onSelection(allTicked(selection, rows))}
        />
      ),
      cell: row => (
        <Checkbox
          hideLabel
          label={t('select', { address: streetAddress(row) })}
          checked={selection.has(row.objectId)}
          onChange={() => onSelection(ticked(selection, row.objectId))}
        />
      ),
    };
    const address: Column<LocatorObject> = {
      key: 'address',
      header: t('columns.address'),
      width: wide ? 'minmax(13rem, 2fr)' : 'minmax(7.5rem, 2fr)',
      sortable: true,
      cell: row => (
        <AddressCell title={fullAddress(row)}>
          <span>{row.straat}</span>
          <span>{streetAddress(row).slice(row.straat.length)}</span>
          {severalPlaces ? <span>{`, ${row.woonplaats}`}</span> : null}
        </AddressCell>
      ),
    };
    const area: Column<LocatorObject> = {
      key: 'area',
      header: 'm²',
      width: wide ? '4.75rem' : '4rem',
      numeric: true,
      sortable: true,
      cell: row => figure(row.oppervlakte),
    };
    const year: Column<LocatorObject> = {
      key: 'year',
      header: t('columns.year'),
      width: wide ? '5.5rem' : '5.25rem',
      numeric: true,
      sortable: true,
      cell: row => figure(row.bouwjaar, String),
    };
    const label: Column<LocatorObject> = {
      key: 'energyLabel',
      header: t('columns.energyLabel'),
      width: wide ? '5rem' : '4.25rem',
      sortable: true,
      cell: row => <EnergyLabelBadge label={row.energielabel} />,
    };
    if (!wide) return [tick, address, area, year, label];
    const others = locatorRangeKeys.filter(key => key !== 'area' && key !== 'year');
    return [
      tick,
      address,
      {
        key: 'municipality',
        header: t('columns.place'),
        width: 'minmax(7rem, 1fr)',
        sortable: true,
        cell: row => row.woonplaats,
      },
      {
        key: 'functions',
        header: t('columns.functions'),
        width: 'minmax(7rem, 1fr)',
        cell: row => row.gebruiksdoelen.map(one => words.option('functions', one)).join(', ') || missing,
      },
      area,
      year,
      label,
      {
        key: 'enkelbestemming',
        header: t('parts.enkelbestemmingen'),
        width: 'minmax(9rem, 1fr)',
        cell: row => (row.enkelbestemming ? words.option('enkelbestemmingen', row.enkelbestemming) : missing),
      },
      ...others.map(
        (key): Column<LocatorObject> => ({
          key,
          header: t(`parts.${key}`),
          width: 'minmax(8rem, 1fr)',
          numeric: true,
          sortable: true,
          cell: row => {
            const value = figureOf(row, key);
            return value === null ? missing : words.value(key, value);
          },
        }),
      ),
    ];
  }, [t, number, wide, rows, selection, onSelection, words]);
}
