import { catalogueQueries } from '@kavel/api-client';
import { fullAddress } from '@kavel/contracts';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { lazy, useMemo } from 'react';
import { useEmbedTexts } from '../../../i18n/embeds';

const MapView = lazy(() => import('@kavel/map'));

/** Close enough to tell the panden of a street apart. */
const zoom = 16.5;

/** The public map: panden, addresses and their labels, at an address where one is given. */
export default function EmbedMap({ objectId }: { objectId: string | null }) {
  const t = useEmbedTexts();
  const { data: object } = useQuery({
    ...catalogueQueries.object(objectId ?? ''),
    enabled: objectId !== null,
  });
  const layers = useMemo(
    () => [
      ...(object
        ? [
            pointsLayer({
              points: [{ id: object.objectId, label: fullAddress(object), lon: object.lon, lat: object.lat }],
            }),
          ]
        : []),
      ...baseLayers({ colourBy: 'label', answers: true }),
    ],
    [object],
  );
  const view = useMemo(
    () => (object ? ({ kind: 'camera', lon: object.lon, lat: object.lat, zoom } as const) : undefined),
    [object],
  );
  return (
    <MapView
      label={t('map')}
      layers={layers}
      selectedId={object?.objectId ?? null}
      {...(view ? { view } : {})}
    />
  );
}
