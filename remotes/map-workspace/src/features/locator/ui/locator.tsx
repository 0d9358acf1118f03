import { catalogueQueries } from '@kavel/api-client';
import type { LocatorObject } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import type { Insets, MapCamera, MapTarget } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { PageTitle, useBreakpoint } from '@kavel/ui/core';
import { useCallback, useMemo, useState } from 'react';
import { ResultLayout } from '../../../common/filters/ui/result-layout';
import { useResultPlace } from '../../../common/filters/ui/use-result-place';
import { MapPage } from '../../../common/frames';
import { useWorkAreaFilter, useWorkAreaToggle, type WorkAreaFilter } from '../../work-areas';
import { useResultRows } from '../api/use-result-rows';
import { useTexts } from '../i18n';
import { placesOf } from '../model/filter';
import { nothingSelected, type Selection } from '../model/selection';
import { AddingStrip } from './adding-strip';
import { LocatorMap } from './locator-map';
import { ObjectDetail } from './object-detail';
import { ResultsCard } from './results-card';
import { useLocatorSearch } from './use-locator-search';

/** The locator: filters with counts over all objects, and the result as table and on the map. */
export function Locator({ inhouse }: { inhouse: boolean }) {
  const area = useWorkAreaFilter();
  return area ? <Page inhouse={inhouse} area={area} /> : <MapPage />;
}

function Page({ inhouse, area }: { inhouse: boolean; area: WorkAreaFilter }) {
  const t = useTexts();
  const narrow = !useBreakpoint('md');
  const { state, data, live, words, texts, currentYear, active, head, panel } = useLocatorSearch(
    <PageTitle>{t(inhouse ? 'inhouse' : 'title')}</PageTitle>,
    area,
  );
  const { filter, view, changeFilter, changeView } = state;
  const results = useResultRows(filter, view.sort);
  const workArea = useWorkAreaToggle();
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [hoveredRow, setHoveredRow] = useState<LocatorObject | null>(null);
  const [hoveredDot, setHoveredDot] = useState<string | null>(null);
  const chosen = useQuery({
    ...catalogueQueries.object(view.objectId ?? ''),
    enabled: view.objectId !== null,
  }).data;

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
  const place = useResultPlace(placesOf(filter), data.bounds);

  const total = data.count?.count ?? 0;
  const table = (wide: boolean) => (
    <ResultsCard
      results={results}
      total={total}
      tools={view.view === 'table' ? workArea.toggle : null}
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
      bounds={data.bounds ?? null}
      insets={insets}
      over={workArea.layers}
      tools={workArea.toggle}
      onSelect={select}
      onHover={setHoveredDot}
      onCamera={changeCamera}
      onTilesFailing={data.renewTiles}
    />
  );
  const detail = view.objectId ? (
    <ObjectDetail objectId={view.objectId} onClose={() => select(null)} />
  ) : null;

  return (
    <MapPage aria-label={t('title')}>
      <ResultLayout
        narrow={narrow}
        head={head}
        panel={panel}
        table={table}
        map={map}
        detail={detail}
        detailLabel={t('detail')}
        work={<AddingStrip />}
        view={view.view}
        onView={next => changeView({ view: next })}
        total={total}
        live={live}
        texts={texts}
        active={active}
      />
    </MapPage>
  );
}

/** Initial view of the map: that of the link, or the extent of the largest data set. */
function useStart(camera: MapCamera | null): MapTarget | null {
  const [linked] = useState<MapTarget | null>(() => camera && { kind: 'camera', ...camera });
  const { data } = useQuery(catalogueQueries.status());
  return useMemo(() => {
    if (linked || !data) return linked;
    const [largest] = data.datasets.toSorted((a, b) => b.objects - a.objects);
    return largest ? { kind: 'bounds', bounds: largest.bounds } : { kind: 'everything' };
  }, [linked, data]);
}
