import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useNavigate } from '@kavel/router';
import { Box, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../../i18n';

const MapView = lazy(() => import('@kavel/map'));

/** Close enough to distinguish the panden of a street. */
const zoom = 16.5;

/** The object and its neighbours; each neighbour links to its own passport, unless `readOnly`. */
export function LocationMap({ object, readOnly = false }: { object: RealEstateObject; readOnly?: boolean }) {
  const t = useTexts();
  const navigate = useNavigate();
  const address = fullAddress(object);
  const { objectId, lon, lat } = object;
  const layers = useMemo(
    () => [
      pointsLayer({ points: [{ id: objectId, lon, lat, label: address }] }),
      ...baseLayers({ answers: true }),
    ],
    [objectId, lon, lat, address],
  );
  const view = useMemo(() => ({ kind: 'camera', lon, lat, zoom }) as const, [lon, lat]);
  return (
    <section>
      <Box height="20rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
        <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('map.loading')} />}>
          <MapView
            label={t('map.label', { address })}
            layers={layers}
            selectedId={objectId}
            view={view}
            onSelect={hit => {
              if (!readOnly && hit && hit.id !== objectId) void navigate(`/passport/${hit.id}`);
            }}
          />
        </Suspense>
      </Box>
      {readOnly ? null : (
        <Text mt="1.5" fontSize="xs" color="muted">
          {t('map.hint')}
        </Text>
      )}
    </section>
  );
}
