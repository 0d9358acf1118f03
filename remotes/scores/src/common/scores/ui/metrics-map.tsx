import { catalogueQueries } from '@kavel/api-client';
import { serviceAddress } from '@kavel/auth';
import { fullAddress, type PropertyScore, type RealEstateObject, tilePath } from '@kavel/contracts';
import { layerTiles } from '@kavel/contracts/layers';
import { useFormats, useLanguage } from '@kavel/i18n';
import type { MapTarget } from '@kavel/map';
import { skipToken, useQuery } from '@kavel/query';
import { Box, ListButton, PlainList, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { outlineQuery } from '../api/outline-query';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { boundsToShow, measuredLayers } from '../model/measured-layers';
import { type MeasuredPlace, measuredPlaces, metricNames } from '../model/measured-places';
import { useCatalogue } from './catalogue-context';

const MapView = lazy(() => import('@kavel/map'));

export interface MetricsMapProps {
  object: RealEstateObject;
  score: PropertyScore;
  metrics: readonly CatalogueMetric[];
}

/** Where the values of a score were measured: on a map, and as a list that selects on it. */
export function MetricsMap({ object, score, metrics }: MetricsMapProps) {
  const t = useTexts();
  const { circles } = useCatalogue();
  const [chosen, setChosen] = useState<string | null>(null);
  const places = useMemo(() => measuredPlaces(score, object, circles), [score, object, circles]);
  const selected = places.find(({ key }) => key === chosen) ?? null;
  const area = selected?.kind === 'area' ? selected : null;
  const query = area ? outlineQuery(area.level, area.code) : null;
  const { data: outline = null, error } = useQuery({
    queryKey: query?.queryKey ?? ['catalogue', 'outline', 'none'],
    queryFn: query?.queryFn ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const status = useQuery(catalogueQueries.status());
  const snapshot = status.data?.snapshot;
  const layers = useMemo(
    () => measuredLayers({ object, places, selected, outline, pointTiles: pointTilesOf(snapshot) }),
    [object, places, selected, outline, snapshot],
  );
  const bounds = boundsToShow(object, selected, outline);
  const view: MapTarget | null = bounds && { kind: 'bounds', bounds };

  return (
    <section>
      <SectionTitle>{t('map.heading')}</SectionTitle>
      <Box mt="2" height="20rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
        <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('map.loading')} />}>
          <MapView
            label={t('map.label', { address: fullAddress(object) })}
            layers={layers}
            selectedId={object.objectId}
            view={view}
          />
        </Suspense>
      </Box>
      <Text mt="1.5" fontSize="xs" color="muted">
        {t('map.hint')}
      </Text>
      {error ? (
        <Text role="status" fontSize="sm">
          {t('map.outlineFailed')}
        </Text>
      ) : null}
      <PlainList mt="2" rules="between" aria-label={t('map.list')}>
        {places.map(place => (
          <li key={place.key}>
            <ListButton
              aria-current={place.key === chosen}
              onClick={() => setChosen(place.key === chosen ? null : place.key)}
            >
              <PlaceLine place={place} object={object} metrics={metrics} />
            </ListButton>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function pointTilesOf(snapshot: string | null | undefined): string | null {
  if (!snapshot) return null;
  const tiles = `${serviceAddress('real-estate-data')}/tiles/${layerTiles.poi}${tilePath}`;
  return `${tiles}?v=${encodeURIComponent(snapshot)}`;
}

/** A place with what was measured there. */
function PlaceLine({
  place,
  object,
  metrics,
}: {
  place: MeasuredPlace;
  object: RealEstateObject;
  metrics: readonly CatalogueMetric[];
}) {
  const t = useTexts();
  const format = useFormats();
  const names = metricNames(metrics, useLanguage());
  const nameOf = (key: string) => names.get(key) ?? key;
  const measured = place.parts.map(({ key }) => nameOf(key)).join(', ');
  if (place.kind === 'circle') {
    const distance = format.distance(place.radius);
    return <span>{t(`map.${place.how}`, { name: nameOf(place.key), distance })}</span>;
  }
  const title =
    place.kind === 'object'
      ? t('map.object')
      : place.kind === 'area'
        ? t(`map.${place.level}`, { name: place.name })
        : t(`map.${place.level}`, { code: object.postcode?.slice(0, 4) ?? '' });
  return (
    <span>
      {title}
      <Text as="span" display="block" fontSize="xs" color="muted">
        {measured}
      </Text>
    </span>
  );
}
