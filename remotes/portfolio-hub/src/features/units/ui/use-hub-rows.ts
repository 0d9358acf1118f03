import { useDeferredValue, useMemo } from 'react';
import { typeCounts } from '../model/totals';
import { filterUnits } from '../model/unit-filter';
import type { UnitRow } from '../model/unit-row';
import { sortUnits } from '../model/unit-sort';
import type { HubView } from './use-hub-view';

/** The rows as the view orders and filters them. */
export function useHubRows(rows: readonly UnitRow[], hubView: HubView) {
  // Controls update at once; the rows follow as a deferred value.
  const filter = useDeferredValue(hubView.filter);
  const sorting = useDeferredValue(hubView.sorting);
  const types = useMemo(() => typeCounts(rows), [rows]);
  const inOrder = useMemo(() => sortUnits(rows, sorting), [rows, sorting]);
  const shown = useMemo(() => filterUnits(inOrder, filter), [inOrder, filter]);
  // Map and charts render after the table.
  const pictured = useDeferredValue(shown);
  return { types, shown, pictured };
}
