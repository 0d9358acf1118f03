import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { ObjectSite } from '@kavel/contracts/passports';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { useSiteTexts } from '../i18n';
import { siteLayers } from '../model/site-layers';

const MapView = lazy(() => import('@kavel/map'));

/** Close enough to tell a pand from its plot. */
const zoom = 18;

export interface LocationMapProps {
  object: RealEstateObject;
  /** Its plot, pand and neighbours, once they are known. */
  site?: ObjectSite | null;
  /** The neighbour that is pointed at elsewhere on the page. */
  hoveredId?: string | null;
  /** Without it nothing on the map can be opened. */
  onOpen?: (objectId: string) => void;
}

/** The object with its plot, its pand and its neighbours. */
export function LocationMap({ object, site = null, hoveredId = null, onOpen }: LocationMapProps) {
  const t = useTexts();
  const siteTexts = useSiteTexts();
  const { objectId, lon, lat } = object;
  const names = useMemo(
    () => ({ heading: siteTexts('heading'), plot: siteTexts('plot'), pand: siteTexts('pand') }),
    [siteTexts],
  );
  const layers = useMemo(() => siteLayers(object, site, names), [object, site, names]);
  const view = useMemo(() => ({ kind: 'camera', lon, lat, zoom }) as const, [lon, lat]);
  return (
    <Box height="20rem" borderRadius="lg" borderWidth="1px" borderColor="line" overflow="hidden">
      <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('map.loading')} />}>
        <MapView
          label={t('map.label', { address: fullAddress(object) })}
          layers={layers}
          selectedId={objectId}
          hoveredId={hoveredId}
          view={view}
          onSelect={hit => {
            if (hit && hit.id !== objectId) onOpen?.(hit.id);
          }}
        />
      </Suspense>
    </Box>
  );
}
