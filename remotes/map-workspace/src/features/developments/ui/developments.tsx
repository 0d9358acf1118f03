import type { Development, DevelopmentPipeline } from '@kavel/contracts/developments';
import { developmentLimit, developmentStatuses } from '@kavel/contracts/developments';
import { useFormats } from '@kavel/i18n';
import type { MapLegend, MapTarget } from '@kavel/map';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { AreaError, AreaLayout, AreaSkeleton } from '../../areas';
import { developmentQueries } from '../api/development-queries';
import { useTexts } from '../i18n';
import { type DevelopmentView, readDevelopmentView, writeDevelopmentView } from '../model/development-view';
import { filtered, pointsOf, statusColours } from '../model/pipeline';
import { BuildingCard } from './building-card';
import { BuildingTable } from './building-table';
import { PipelineCounts } from './pipeline-counts';

const MapView = lazy(() => import('@kavel/map'));
/** Building years before the first one of the answer that can be asked for. */
const yearsBack = 10;

/** The pipeline of new buildings: counts by year and status, a map and a table. */
export function Developments() {
  const t = useTexts();
  const [query] = useOwnQuery();
  const view = useMemo(() => readDevelopmentView(query), [query]);
  const { data, error, refetch } = useQuery(developmentQueries.pipeline(view.from));
  if (error) {
    return (
      <AreaError
        title={t('failed')}
        description={t('failedHelp')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <AreaSkeleton />;
  return <Shown view={view} pipeline={data} />;
}

function Shown({ view, pipeline }: { view: DevelopmentView; pipeline: DevelopmentPipeline }) {
  const t = useTexts();
  const { number } = useFormats();
  const [, setQuery] = useOwnQuery();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const change = useCallback(
    (part: Partial<DevelopmentView>, { replace = false } = {}) =>
      setQuery(writeDevelopmentView(newestQuery(), part), { replace }),
    [setQuery],
  );
  const { status, year, pand, camera } = view;
  const [target, setTarget] = useState<MapTarget | null>(() => camera && { kind: 'camera', ...camera });
  const buildings = useMemo(() => filtered(pipeline.buildings, { status, year }), [pipeline, status, year]);
  const labelOf = useCallback(
    ({ buurt, year: built, dwellings, status: is }: Development) =>
      t('label', {
        place: buurt || t('unknownPlace'),
        year: built ?? t('noYear'),
        dwellings: number(dwellings),
        status: t(`statuses.${is}`),
      }),
    [t, number],
  );
  const goTo = ({ lon, lat }: Development) => {
    setTarget({ kind: 'place', lon, lat, request: performance.now() });
    change({ show: 'map' });
  };
  const layers = useMemo(() => {
    const legend: MapLegend = {
      title: t('status'),
      entries: developmentStatuses.map(one => ({
        key: one,
        label: t(`statuses.${one}`),
        colour: statusColours[one],
      })),
    };
    return [
      pointsLayer({ key: 'developments', points: pointsOf(buildings, labelOf), legend }),
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [buildings, labelOf, t]);
  const total = pipeline.counts.reduce((sum, one) => sum + one.buildings, 0);
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);

  const panel = (
    <Stack gap="4" p="4">
      <Text fontSize="sm" color="muted">
        {t('explanation')}
      </Text>
      <Field label={t('from')}>
        <Select
          value={pipeline.from}
          onChange={event => change({ from: Number(event.target.value), year: null })}
        >
          {[...new Set([...years, pipeline.from])].map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      {pipeline.counts.length === 0 ? (
        <EmptyState title={t('none')} description={t('noneHelp')} />
      ) : (
        <PipelineCounts counts={pipeline.counts} filter={{ status, year }} onFilter={change} />
      )}
      {status !== null || year !== null ? (
        <Button alignSelf="start" onClick={() => change({ status: null, year: null })}>
          {t('reset')}
        </Button>
      ) : null}
      <Text as="output" fontSize="sm" aria-live="polite">
        {t('shown', { count: buildings.length, n: number(buildings.length) })}
      </Text>
      {total > developmentLimit ? (
        <Text fontSize="xs" color="muted">
          {t('limited', { limit: number(developmentLimit), n: number(total) })}
        </Text>
      ) : null}
      <Text fontSize="xs" color="muted">
        {t('source')} {pipeline.buildings.some(({ fictional }) => fictional) ? t('fictional') : ''}
      </Text>
    </Stack>
  );
  return (
    <AreaLayout
      title={t('title')}
      panel={panel}
      map={insets => (
        <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
          <MapView
            label={t('map')}
            layers={layers}
            selectedId={pand}
            hoveredId={hoveredId}
            {...(target ? { view: target } : {})}
            insets={insets}
            onSelect={hit => change({ pand: hit?.id ?? null })}
            onHover={hit => setHoveredId(hit?.id ?? null)}
            onViewChange={seen => change({ camera: seen }, { replace: true })}
          />
        </Suspense>
      )}
      table={
        <BuildingTable
          buildings={buildings}
          selectedId={pand}
          onSelect={id => change({ pand: id })}
          hoveredId={hoveredId}
          onHover={setHoveredId}
        />
      }
      detail={
        pand === null ? null : (
          <BuildingCard
            building={pipeline.buildings.find(({ id }) => id === pand) ?? null}
            onGoTo={goTo}
            onClose={() => change({ pand: null })}
          />
        )
      }
      show={view.show}
      onShow={show => change({ show })}
    />
  );
}
