import { catalogueQueries } from '@kavel/api-client';
import type {
  LocatorChoice,
  LocatorFilter,
  LocatorObject,
  LocatorRange,
  LocatorRangeKey,
  LocatorTiles,
} from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import type { Insets, MapCamera, MapTarget } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { chakra } from '@kavel/ui/core';
import { useCallback, useMemo, useState } from 'react';
import { useNarrow } from '../../../common/use-narrow';
import { locatorQueries } from '../api/locator-queries';
import { useLiveRange } from '../api/use-live-range';
import { useLocatorData } from '../api/use-locator-data';
import { useResultRows } from '../api/use-result-rows';
import { useTexts } from '../i18n';
import { chipsOf } from '../model/chips';
import { toggled, without, withRange } from '../model/filter';
import { createLiveCount } from '../model/live-count';
import { nothingSelected, type Selection } from '../model/selection';
import { AddingStrip } from './adding-strip';
import { FilterPanel } from './filter-panel';
import { NarrowLocator, WideLocator } from './layouts';
import { LocatorHead } from './locator-head';
import { LocatorMap } from './locator-map';
import { ObjectDetail } from './object-detail';
import { ResultsCard } from './results-card';
import { useLocatorState } from './use-locator-state';
import { useUndoKey } from './use-undo-key';
import { useWords } from './use-words';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: 'calc(100dvh - 3.5rem)',
    minHeight: '26rem',
    overflow: 'hidden',
    bg: 'ground',
  },
});

const nothing: LocatorFilter = {};

/** Every object of the country by what one looks for: filters with their counts, the result as table and on the map. */
export function Locator({ title }: { title: string }) {
  const t = useTexts();
  const narrow = useNarrow();
  const options = useQuery(locatorQueries.options()).data;
  const everything = useQuery(locatorQueries.facets(nothing)).data;
  const currentYear = options?.currentYear ?? new Date().getFullYear();
  const { filter, filterText, view, changeFilter, changeView, open, undo } = useLocatorState(currentYear);
  const [live] = useState(createLiveCount);
  const data = useLocatorData(filter, live);
  const liveRange = useLiveRange(filter, currentYear, live);
  const results = useResultRows(filter, view.sort);
  const words = useWords(options);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [hoveredRow, setHoveredRow] = useState<LocatorObject | null>(null);
  const [hoveredDot, setHoveredDot] = useState<string | null>(null);
  const chosen = useQuery({
    ...catalogueQueries.object(view.objectId ?? ''),
    enabled: view.objectId !== null,
  }).data;

  useUndoKey(undo);

  const onToggle = useCallback(
    (choice: LocatorChoice, option: string) => changeFilter(now => toggled(now, choice, option)),
    [changeFilter],
  );
  const onRange = useCallback(
    (key: LocatorRangeKey, range: LocatorRange) =>
      changeFilter(now => withRange(now, key, range, currentYear)),
    [changeFilter, currentYear],
  );
  const select = useCallback(
    (objectId: string | null) => {
      changeView({ objectId }, { push: true });
      bus.publish('unit-selected', { objectId, portfolioId: null });
    },
    [changeView],
  );
  const selectRow = useCallback(({ objectId }: LocatorObject) => select(objectId), [select]);
  const changeCamera = useCallback((camera: MapCamera) => changeView({ camera }), [changeView]);
  const start = useStart(view.camera);
  const place = usePlace(filter, data.bounds);

  const chips = chipsOf(filter, words, currentYear);
  const total = data.count?.count ?? 0;
  const head = (
    <LocatorHead
      title={title}
      live={live}
      count={data.count}
      failed={data.error !== null}
      onRetry={data.retry}
      chips={chips}
      onRemove={part => changeFilter(now => without(now, part))}
      onReset={chips.length > 0 ? () => changeFilter(() => ({})) : null}
      onUndo={undo}
      saved={filterText}
      onOpen={open}
    />
  );
  const panel = (
    <FilterPanel
      filter={filter}
      options={options}
      facets={data.facets}
      everything={everything}
      currentYear={currentYear}
      words={words}
      live={liveRange}
      onToggle={onToggle}
      onRange={onRange}
    />
  );
  const table = (wide: boolean) => (
    <ResultsCard
      results={results}
      total={total}
      snapshot={data.count?.snapshot}
      wide={wide}
      view={view.view}
      {...(narrow ? {} : { onView: (next: typeof view.view) => changeView({ view: next }) })}
      sort={view.sort}
      onSort={sort => changeView({ sort })}
      selectedId={view.objectId}
      onSelect={selectRow}
      hoveredId={hoveredDot}
      onHover={setHoveredRow}
      selection={selection}
      onSelection={setSelection}
      words={words}
      filter={filter}
      currentYear={currentYear}
      onFilter={next => changeFilter(() => next)}
    />
  );
  const map = (insets: Insets) => (
    <LocatorMap
      tiles={data.tiles}
      chosen={chosen ?? null}
      hovered={hoveredRow}
      view={place ?? start}
      insets={insets}
      onSelect={select}
      onHover={setHoveredDot}
      onCamera={changeCamera}
      onTilesFailing={data.renewTiles}
    />
  );
  const detail = view.objectId ? (
    <ObjectDetail objectId={view.objectId} onClose={() => select(null)} />
  ) : null;

  const Layout = narrow ? NarrowLocator : WideLocator;
  return (
    <Frame aria-label={t('title')}>
      <Layout
        head={head}
        panel={panel}
        table={table}
        map={map}
        detail={detail}
        work={<AddingStrip />}
        view={view.view}
        onView={next => changeView({ view: next })}
        total={total}
        live={live}
        active={chips.length}
      />
    </Frame>
  );
}

/** Where the map opens: at the place of the link, or with all of the largest data set in view. */
function useStart(camera: MapCamera | null): MapTarget | null {
  const [linked] = useState<MapTarget | null>(() => camera && { kind: 'camera', ...camera });
  const { data } = useQuery(catalogueQueries.status());
  return useMemo(() => {
    if (linked || !data) return linked;
    const [largest] = data.datasets.toSorted((a, b) => b.objects - a.objects);
    return largest ? { kind: 'bounds', bounds: largest.bounds } : { kind: 'home' };
  }, [linked, data]);
}

/** Where to go when another municipality or province is asked for: where the result lies. */
function usePlace(
  { municipalities, provinces }: { municipalities?: string[] | undefined; provinces?: string[] | undefined },
  bounds: LocatorTiles['bounds'] | undefined,
): MapTarget | null {
  const asked = [...(municipalities ?? []), ...(provinces ?? [])].join();
  const [answered, setAnswered] = useState<{ asked: string; place: MapTarget | null }>({
    asked,
    place: null,
  });
  if (answered.asked !== asked && (asked === '' || bounds)) {
    setAnswered({ asked, place: asked === '' || !bounds ? answered.place : { kind: 'bounds', bounds } });
  }
  return answered.place;
}
