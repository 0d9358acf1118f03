import { useEffect } from 'react';
import { useStable } from '../../../common/use-stable';
import type { UnitRow } from '../model/unit-row';
import type { UnitSelection } from './use-unit-selection';

export interface OpenUnitOptions {
  rows: readonly UnitRow[];
  /** The rows in the order of the table, for next and previous. */
  shown: readonly UnitRow[];
  selection: UnitSelection;
}

/** The unit whose details are open: the selected one while the address says so. Alt ↑ and Alt ↓ go to its neighbours. */
export function useOpenUnit({ rows, shown, selection }: OpenUnitOptions) {
  const { selectedId, select, showsDetails, openDetails, closeDetails } = selection;
  const row = showsDetails ? rows.find(({ objectId }) => objectId === selectedId) : undefined;
  const at = row ? shown.indexOf(row) : -1;
  const open = useStable(({ objectId }: UnitRow) => openDetails(objectId));

  /** To the next or previous unit of the table; from a unit that the filter hides, to the first. */
  const step = useStable((way: 1 | -1) => {
    const next = at === -1 ? shown[0] : shown[at + way];
    if (next) select(next.objectId);
  });

  const isOpen = row !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
      // In a list of choices these keys open it.
      if (way === null || !event.altKey || event.target instanceof HTMLSelectElement) return;
      event.preventDefault();
      step(way);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, step]);

  return {
    row,
    open,
    close: closeDetails,
    step,
    /** Position in the table, from 0; -1 when the filter hides the unit. */
    at,
    of: shown.length,
  };
}

export type OpenUnit = ReturnType<typeof useOpenUnit>;
