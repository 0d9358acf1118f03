import type { Transaction } from '@kavel/contracts/transactions';
import type { Bounds, Insets, MapCamera, MapTarget } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { PageTitle, useBreakpoint } from '@kavel/ui/core';
import { useCallback, useMemo, useState } from 'react';
import { ResultLayout } from '../../../common/filters/ui/result-layout';
import { useResultPlace } from '../../../common/filters/ui/use-result-place';
import { MapPage } from '../../../common/frames';
import { useWorkAreaFilter, useWorkAreaToggle, type WorkAreaFilter, WorkAreaGuard } from '../../work-areas';
import { transactionQueries } from '../api/transaction-queries';
import { useTransactionRows } from '../api/use-transaction-rows';
import { useTexts } from '../i18n';
import { defaultFilter } from '../model/filter';
import { useReferenceDialog } from '../reference';
import { DrawBar } from './draw-bar';
import { ResultCard } from './result-card';
import { ringLayers } from './ring-layers';
import { ShapeBar } from './shape-bar';
import { TransactionDetail } from './transaction-detail';
import { TransactionsMap } from './transactions-map';
import { useCloseGone } from './use-close-gone';
import { useDrawing } from './use-drawing';
import { useShapeLayers } from './use-shape-layers';
import { useTransactionSearch } from './use-transaction-search';
import { useTransactionTools } from './use-transaction-tools';

export interface TransactionsProps {
  /** Inside of a page that already has the heading of level 1. */
  embedded?: boolean;
}

/** Page of sales and lettings: filters with counts, map and list. */
export function Transactions({ embedded = false }: TransactionsProps) {
  const area = useWorkAreaFilter();
  return (
    <>
      <WorkAreaGuard />
      {area ? <Page embedded={embedded} area={area} /> : <MapPage embedded={embedded} />}
    </>
  );
}

function Page({ embedded, area }: { embedded: boolean; area: WorkAreaFilter }) {
  const t = useTexts();
  const narrow = !useBreakpoint('md');
  const title = embedded ? null : <PageTitle whiteSpace="nowrap">{t('title')}</PageTitle>;
  const search = useTransactionSearch(title, area);
  const { state, data } = search;
  const { filter, view, changeFilter, changeView } = state;
  const results = useTransactionRows(filter, view.sort);
  const workArea = useWorkAreaToggle();
  const [hoveredRow, setHoveredRow] = useState<Transaction | null>(null);
  const [hoveredDot, setHoveredDot] = useState<string | null>(null);
  const [seen, setSeen] = useState<Bounds | null>(null);
  const chosen = useChosen(view.transactionId, results.rows);
  const layers = useShapeLayers({
    filter,
    tiles: data.tiles,
    renewTiles: data.renewTiles,
    shape: view.shape,
    zoom: view.camera?.zoom ?? null,
  });

  const select = useCallback(
    (transactionId: string | null) => changeView({ transactionId }, { push: true }),
    [changeView],
  );
  const selectRow = useCallback(({ id }: Transaction) => select(id), [select]);
  const changeCamera = useCallback(
    (camera: MapCamera, bounds: Bounds) => {
      setSeen(bounds);
      changeView({ camera });
    },
    [changeView],
  );
  const drawing = useDrawing(changeView);
  const closeGone = useCloseGone(() => changeView({ transactionId: null }));
  const tools = useTransactionTools({
    wishlist: view.wishlist,
    // A history entry of its own, so that Back closes the wishlist.
    onWishlist: wishlist => changeView({ wishlist }, { push: view.wishlist === null }),
    onSelect: transactionId => changeView({ transactionId, wishlist: null }, { push: true }),
    onUndone: () => void closeGone(),
  });
  const reference = useReferenceDialog();
  const drawnLayers = useMemo(
    () => [...ringLayers(view, drawing), ...workArea.layers, ...layers],
    [view, drawing.name, drawing.corners, workArea.layers, layers],
  );
  const start = useStart(view.camera, data.bounds ?? null);
  const place = useResultPlace(filter.municipalities ?? [], data.bounds);
  const total = data.facets?.count ?? 0;

  const table = () => (
    <ResultCard
      results={results}
      search={search}
      // A phone that opens with the list has no map yet. The map would open at the bounds of the result.
      seen={seen ?? (narrow ? (data.bounds ?? null) : null)}
      drawing={drawing}
      tools={
        <>
          {narrow && view.view === 'table' ? workArea.toggle : null}
          {tools.buttons}
        </>
      }
      selectedId={view.transactionId}
      onSelect={selectRow}
      hoveredId={hoveredDot}
      onHover={setHoveredRow}
      onReset={state.filterText === '' ? null : () => changeFilter(() => defaultFilter)}
    />
  );
  const map = (insets: Insets) => (
    <TransactionsMap
      layers={drawnLayers}
      chosen={chosen ?? null}
      hovered={hoveredRow}
      view={place ?? start}
      bounds={data.bounds ?? null}
      insets={insets}
      tools={workArea.toggle}
      onCorner={drawing.name ? drawing.add : null}
      onSelect={select}
      onHover={setHoveredDot}
      onView={changeCamera}
    >
      <DrawBar drawing={drawing} insets={insets} />
      <ShapeBar insets={insets} shape={view.shape} onShape={shape => changeView({ shape })} />
    </TransactionsMap>
  );
  const detail = view.transactionId ? (
    <TransactionDetail
      key={view.transactionId}
      id={view.transactionId}
      today={search.today}
      known={chosen}
      onReference={reference.open}
      onClose={() => select(null)}
    />
  ) : null;

  return (
    <MapPage aria-label={t('title')} embedded={embedded}>
      <ResultLayout
        narrow={narrow}
        head={search.head}
        panel={search.panel}
        table={table}
        map={map}
        detail={detail}
        detailLabel={t('detail.chosen')}
        work={null}
        view={narrow ? view.view : 'map'}
        onView={next => changeView({ view: next })}
        total={total}
        live={search.live}
        texts={search.texts}
        active={search.active}
      />
      {tools.dialogs}
      {reference.dialog}
    </MapPage>
  );
}

/** The chosen transaction: from the list, or loaded by id. */
function useChosen(id: string | null, rows: readonly Transaction[]): Transaction | null {
  const listed = rows.find(row => row.id === id) ?? null;
  const { data } = useQuery({ ...transactionQueries.one(id ?? ''), enabled: id !== null && listed === null });
  return id === null ? null : (listed ?? data ?? null);
}

/** Initial target of the map: the camera of the link, or the bounds of the result. */
function useStart(camera: MapCamera | null, bounds: Bounds | null): MapTarget | null {
  const [linked] = useState<MapTarget | null>(() => camera && { kind: 'camera', ...camera });
  const [first, setFirst] = useState<MapTarget | null>(null);
  if (!linked && !first && bounds) setFirst({ kind: 'bounds', bounds });
  return linked ?? first;
}
