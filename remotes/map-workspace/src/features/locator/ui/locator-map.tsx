import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { Bounds, Insets, MapCamera, MapPoint, MapTarget } from '@kavel/map';
import { baseLayers, type LayerDefinition, pointsLayer, resultLayer } from '@kavel/map/layers';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { OutOfView } from '../../../common/filters/ui/out-of-view';
import { overlap } from '../../../common/filters/ui/use-result-place';
import { useTexts } from '../i18n';

const MapView = lazy(() => import('@kavel/map'));

export interface LocatorMapProps {
  tiles: string | null;
  chosen: RealEstateObject | null;
  hovered: RealEstateObject | null;
  view: MapTarget | null;
  /** Bounds of the result; null while unknown, or for an empty result. */
  bounds: Bounds | null;
  insets: Insets;
  /** Drawn above the result. */
  over: readonly LayerDefinition[];
  /** Toggles in the toolbar. */
  tools: ReactNode;
  onSelect: (objectId: string | null) => void;
  onHover: (objectId: string | null) => void;
  onCamera: (camera: MapCamera) => void;
  onTilesFailing: () => void;
}

/** `instead` shows the whole result, until the page has another `target`. */
interface Shown {
  instead: MapTarget | null;
  target: MapTarget;
}

/** The result on the map. Rows selected or hovered in the table are highlighted here. */
export const LocatorMap = memo(function LocatorMap(props: LocatorMapProps) {
  const t = useTexts();
  const { chosen, hovered, bounds, tiles, over } = props;
  const [seen, setSeen] = useState<Bounds | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const renew = useRef(props.onTilesFailing);
  useEffect(() => {
    renew.current = props.onTilesFailing;
  });
  const layers = useMemo(() => {
    const standing = [chosen, hovered].filter(object => object !== null);
    const points = standing
      .filter((object, at) => standing.findIndex(({ objectId }) => objectId === object.objectId) === at)
      .map(toPoint);
    return [
      ...over,
      ...(tiles ? [resultLayer({ tiles, onFailing: () => renew.current() })] : []),
      pointsLayer({ points, colourBy: 'label' }),
      // All addresses would drown those of the result.
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [over, tiles, chosen, hovered]);
  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          layers={layers}
          selectedId={chosen?.objectId ?? null}
          hoveredId={hovered?.objectId ?? null}
          view={shown?.instead === props.view ? shown.target : props.view}
          everything={bounds}
          insets={props.insets}
          tools={props.tools}
          onSelect={hit => props.onSelect(hit?.id ?? null)}
          onHover={hit => props.onHover(hit?.id ?? null)}
          onViewChange={(camera, inView) => {
            setSeen(inView);
            props.onCamera(camera);
          }}
        />
      </Suspense>
      {bounds && seen && !overlap(bounds, seen) ? (
        <OutOfView
          insets={props.insets}
          onShow={() =>
            setShown({
              instead: props.view,
              target: { kind: 'bounds', bounds, request: performance.now() },
            })
          }
        />
      ) : null}
    </Box>
  );
});

function toPoint(object: RealEstateObject): MapPoint {
  const { objectId, lon, lat, energielabel, vtwType } = object;
  return { id: objectId, lon, lat, label: fullAddress(object), energielabel, vtwType };
}
