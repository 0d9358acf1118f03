import { streetAddress } from '@kavel/contracts';
import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { baseLayers, pointsLayer } from '@kavel/map/layers';
import { lazy, useMemo } from 'react';
import { useValuedAddressTexts } from '../../../i18n/valued-address';

const MapView = lazy(() => import('@kavel/map'));

/** The address among its comparables. */
export default function ComparablesMap({ estimate }: { estimate: ExplainedEstimate }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const { object, comparables } = estimate;
  const layers = useMemo(
    () => [
      pointsLayer({
        points: [
          ...comparables.map(({ street, month, price, lon, lat, energielabel }, at) => ({
            ...{ lon, lat, energielabel },
            id: `sale ${at}`,
            label: `${street}, ${format.month(`${month}-01`)}, ${format.money(price)}`,
          })),
          {
            id: object.objectId,
            label: streetAddress(object),
            lon: object.lon,
            lat: object.lat,
            energielabel: object.energielabel,
          },
        ],
        colourBy: 'label',
      }),
      ...baseLayers({ hidden: ['addresses'] }),
    ],
    [object, comparables, format],
  );
  return (
    <MapView
      label={t('comparables.mapOf', { address: streetAddress(object) })}
      layers={layers}
      selectedId={object.objectId}
    />
  );
}
