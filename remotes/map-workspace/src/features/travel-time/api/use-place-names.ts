import { catalogueQueries } from '@kavel/api-client';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import { useQueries } from '@kavel/query';
import { useMemo } from 'react';
import type { TravelPoint } from '../../../common/travel/travel-address';
import { useTexts } from '../i18n';

/** Names of places: the address of an object, or the coordinates of a point. */
export function usePlaceNames(places: readonly TravelPoint[]): string[] {
  const t = useTexts();
  const objects = useQueries({
    queries: [...new Set(places.flatMap(({ objectId }) => objectId ?? []))].map(catalogueQueries.object),
    combine: dataOf,
  });
  return useMemo(
    () =>
      places.map(({ lon, lat, objectId }) => {
        const object = objects.find(one => one?.objectId === objectId);
        return object ? fullAddress(object) : t('point', { lat: lat.toFixed(4), lon: lon.toFixed(4) });
      }),
    [places, objects, t],
  );
}

/** One function for all calls: the answer is the same array as long as what it combines is. */
function dataOf(results: readonly { data: RealEstateObject | undefined }[]) {
  return results.map(({ data }) => data);
}
