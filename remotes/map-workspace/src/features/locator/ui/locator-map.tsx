import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { Insets, MapCamera, MapPoint, MapTarget } from '@kavel/map';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo } from 'react';
import { useTexts } from '../i18n';

const MapView = lazy(() => import('@kavel/map'));

/** All addresses would drown those of the result. */
const hidden = ['addresses'] as const;

export interface LocatorMapProps {
  tiles: string | null;
  chosen: RealEstateObject | null;
  hovered: RealEstateObject | null;
  view: MapTarget | null;
  insets: Insets;
  onSelect: (objectId: string | null) => void;
  onHover: (objectId: string | null) => void;
  onCamera: (camera: MapCamera) => void;
  onTilesFailing: () => void;
}

/** The result on the map, in step with the table: what is chosen or pointed at there stands out here. */
export const LocatorMap = memo(function LocatorMap(props: LocatorMapProps) {
  const t = useTexts();
  const { chosen, hovered } = props;
  const points = useMemo(() => {
    const shown = [chosen, hovered].filter(object => object !== null);
    return shown
      .filter((object, at) => shown.findIndex(({ objectId }) => objectId === object.objectId) === at)
      .map(toPoint);
  }, [chosen, hovered]);
  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          hidden={hidden}
          points={points}
          pointsBy="label"
          selectedId={chosen?.objectId ?? null}
          hoveredId={hovered?.objectId ?? null}
          resultTiles={props.tiles}
          view={props.view}
          insets={props.insets}
          onSelect={props.onSelect}
          onObjectClick={props.onSelect}
          onObjectHover={props.onHover}
          onResultFailing={props.onTilesFailing}
          onViewChange={props.onCamera}
        />
      </Suspense>
    </Box>
  );
});

function toPoint(object: RealEstateObject): MapPoint {
  const { objectId, lon, lat, energielabel, vtwType } = object;
  return { id: objectId, lon, lat, label: fullAddress(object), energielabel, vtwType };
}
