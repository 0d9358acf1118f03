import {
  type OwnSortKey,
  ownLimits,
  type UnitColumn,
  type UnitFilter,
  type UnitView,
  unitColumns,
} from '@kavel/contracts/units';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { useEffect, useMemo, useState } from 'react';
import { hubQueries } from '../api/hub-queries';
import { noFilter, readFilter, writeFilter } from '../model/unit-filter';
import type { SortKey, UnitSorting } from '../model/unit-sort';

const columnsKey = 'unit-columns';
const ownColumnsKey = 'unit-own-columns';
const sortParameter = 'sort';
const viewParameter = 'view';

const firstColumns: readonly UnitColumn[] = ['type', 'area', 'year', 'label', 'rent', 'value'];

/** The columns last chosen in this browser. */
function rememberedColumns(): readonly UnitColumn[] {
  const kept = localStorage.getItem(columnsKey)?.split(',');
  return kept ? unitColumns.filter(column => kept.includes(column)) : firstColumns;
}

/** Ids of the own columns last chosen in this browser, of all portfolios. */
function rememberedOwnColumns(): readonly string[] {
  return localStorage.getItem(ownColumnsKey)?.split(',').filter(Boolean) ?? [];
}

const isOwnKey = (name: string): name is OwnSortKey =>
  /^own\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

function readSorting(address: URLSearchParams): UnitSorting {
  const [, name = '', way] = /^(.+)\.(asc|desc)$/.exec(address.get(sortParameter) ?? '') ?? [];
  const key = isOwnKey(name) ? name : (['address', ...unitColumns] as const).find(known => known === name);
  return key ? { key, descending: way === 'desc' } : null;
}

function writeSorting(address: URLSearchParams, sorting: UnitSorting): void {
  if (sorting) address.set(sortParameter, `${sorting.key}.${sorting.descending ? 'desc' : 'asc'}`);
  else address.delete(sortParameter);
}

/** View settings of the units: filter, order and view are in the address, columns in storage. */
export function useHubView() {
  const [address, setAddress] = useSearchParams();
  const [columns, setColumns] = useState(rememberedColumns);
  const [ownColumns, setOwnColumns] = useState(rememberedOwnColumns);
  const { data: views = [] } = useQuery(hubQueries.views());
  const search = address.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const sorting = useMemo(() => readSorting(new URLSearchParams(search)), [search]);
  const viewId = address.get(viewParameter);
  const current = views.find(view => view.id === viewId) ?? null;

  const write = (change: (address: URLSearchParams) => void) =>
    setAddress(
      now => {
        change(now);
        return now;
      },
      { replace: true },
    );

  const chooseColumns = (next: readonly UnitColumn[]) => {
    const inOrder = unitColumns.filter(column => next.includes(column));
    localStorage.setItem(columnsKey, inOrder.join(','));
    setColumns(inOrder);
  };

  const chooseOwnColumns = (next: readonly string[]) => {
    const latest = next.slice(-ownLimits.columns);
    localStorage.setItem(ownColumnsKey, latest.join(','));
    setOwnColumns(latest);
  };

  const show = (view: UnitView, id: string | null) => {
    chooseColumns(view.columns);
    if (view.ownColumns) chooseOwnColumns(view.ownColumns);
    write(now => {
      writeFilter(now, view.filter);
      writeSorting(now, view.sorting);
      if (id) now.set(viewParameter, id);
      else now.delete(viewParameter);
    });
  };

  // An address with only a view applies the view; an address with its own conditions keeps them.
  const [applied, setApplied] = useState(false);
  useEffect(() => {
    if (applied || !current) return;
    setApplied(true);
    const own = new URLSearchParams(search);
    writeFilter(own, noFilter);
    writeSorting(own, null);
    if (own.toString() === search) show(current.view, current.id);
  });

  return {
    filter,
    sorting: sorting as { key: SortKey; descending: boolean } | null,
    columns,
    views,
    current,
    ownColumns,
    setOwnColumns: chooseOwnColumns,
    view: { columns: [...columns], ownColumns: [...ownColumns], sorting, filter } satisfies UnitView,
    setFilter: (next: UnitFilter) => write(now => writeFilter(now, next)),
    setSorting: (next: UnitSorting) => write(now => writeSorting(now, next)),
    setColumns: chooseColumns,
    show,
    showAll: () => show({ columns: [...firstColumns], sorting: null, filter: noFilter }, null),
  };
}

export type HubView = ReturnType<typeof useHubView>;
