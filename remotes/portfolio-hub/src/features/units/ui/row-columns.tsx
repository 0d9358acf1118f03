import { Spinner } from '@kavel/ui/core';
import { type Column, ShortAddress } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { UnitRow } from '../model/unit-row';
import type { RowIcon } from './row-icons';

type Ids = ReadonlySet<string>;

/** Column with a checkbox per unit; the header selects all filtered units. */
export function useTickColumn(
  rows: readonly UnitRow[],
  ticked: Ids,
  onTick: (ids: Ids) => void,
): Column<UnitRow> {
  const hub = useHubTexts();
  return useMemo(() => {
    const all = rows.length > 0 && ticked.size >= rows.length && rows.every(row => ticked.has(row.id));
    const tick = (id: string, on: boolean) => {
      const next = new Set(ticked);
      if (on) next.add(id);
      else next.delete(id);
      onTick(next);
    };
    return {
      key: 'tick',
      width: '2.5rem',
      header: (
        <Checkbox
          hideLabel
          label={hub('table.tickAll')}
          checked={all}
          onChange={on => onTick(new Set(on ? rows.filter(row => !row.pending).map(row => row.id) : []))}
        />
      ),
      cell: row =>
        row.pending ? null : (
          <label className="tick" data-apart>
            <input
              type="checkbox"
              aria-label={hub('table.tick', { address: row.address })}
              checked={ticked.has(row.id)}
              onChange={event => tick(row.id, event.target.checked)}
            />
          </label>
        ),
    };
  }, [rows, ticked, onTick, hub]);
}

/** Number of characters that fit in the minimum column width: plain text renders faster than shrinking boxes. */
const sureToFit = { wide: 18, narrow: 12 };

function MutedPlace({ place }: { place: string }) {
  return <span className="muted place"> {place}</span>;
}

/** Address column; includes the woonplaats when it has no own column and there is room. */
export function useAddressColumn(narrow: boolean, placed: boolean): Column<UnitRow> {
  const t = useTexts();
  return useMemo(
    () => ({
      key: 'address',
      header: t('columns.address'),
      width: narrow ? 'minmax(7rem, 2fr)' : 'minmax(9.5rem, 2.2fr)',
      sortable: true,
      cell: ({ address, street, place }) => {
        const beside = place && !narrow && !placed ? place : null;
        if (address.length <= (narrow ? sureToFit.narrow : sureToFit.wide)) {
          return beside ? [address, <MutedPlace key="place" place={beside} />] : address;
        }
        return (
          <span className="placed">
            <ShortAddress address={address} street={street} />
            {beside ? <MutedPlace place={beside} /> : null}
          </span>
        );
      },
    }),
    [narrow, placed, t],
  );
}

export interface ActionsColumnOptions {
  editable: boolean;
  narrow: boolean;
  onOpen: (row: UnitRow) => void;
  onRemove: (row: UnitRow) => unknown;
}

/** Opens a unit; also removes it when there is room for the button. */
export function useActionsColumn(options: ActionsColumnOptions): Column<UnitRow> {
  const { editable, narrow, onOpen, onRemove } = options;
  const t = useTexts();
  const hub = useHubTexts();
  return useMemo(() => {
    const removable = editable && !narrow;
    const opening: RowIcon = editable ? 'pencil' : 'paper';
    const opens = (address: string) =>
      editable ? t('units.open', { address }) : hub('table.open', { address });
    return {
      key: 'actions',
      header: '',
      width: narrow ? '3.5rem' : '5rem',
      cell: row => (
        <span className="actions" data-apart>
          {row.pending ? (
            <Spinner label={t('units.adding', { address: row.address })} />
          ) : (
            <button
              type="button"
              className="action"
              data-icon={opening}
              aria-label={opens(row.address)}
              onClick={() => onOpen(row)}
            />
          )}
          {removable && !row.pending ? (
            <button
              type="button"
              className="action"
              data-icon={'bin' satisfies RowIcon}
              aria-label={t('units.remove', { address: row.address })}
              onClick={() => onRemove(row)}
            />
          ) : null}
        </span>
      ),
    };
  }, [editable, narrow, onOpen, onRemove, t, hub]);
}
