import type { Transaction } from '@kavel/contracts/transactions';
import type { Bounds, Insets, LonLat, MapCamera, MapHit, MapPoint, MapTarget } from '@kavel/map';
import { baseLayers, type LayerDefinition, pointsLayer } from '@kavel/map/layers';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { OutOfView } from '../../../common/filters/ui/out-of-view';
import { overlap } from '../../../common/filters/ui/use-result-place';
import { useTexts } from '../i18n';
import { nearerTo } from '../model/nearer-to';
import { isTransaction, pointedLayerKey } from '../model/transaction-layers';

const MapView = lazy(() => import('@kavel/map'));

/** Pixels at the upper edge that the choice of shape covers. */
const belowShapes = 56;

export interface TransactionsMapProps {
  layers: readonly LayerDefinition[];
  chosen: Transaction | null;
  hovered: Transaction | null;
  view: MapTarget | null;
  /** Bounds of the result; null while unknown or without results. */
  bounds: Bounds | null;
  insets: Insets;
  /** Toggles in the toolbar. */
  tools: ReactNode;
  /** Shown over the lower edge of the map. */
  children?: ReactNode;
  /** While drawing, a click adds a corner instead of choosing a transaction. */
  onCorner: ((at: LonLat) => void) | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  onView: (camera: MapCamera, bounds: Bounds) => void;
}

/** Map of the transactions. What is chosen or hovered in the list is highlighted. */
export const TransactionsMap = memo(function TransactionsMap(props: TransactionsMapProps) {
  const t = useTexts();
  const { chosen, hovered, bounds, layers: shapes } = props;
  const [seen, setSeen] = useState<{ camera: MapCamera; bounds: Bounds } | null>(null);
  const [shown, setShown] = useState<{ instead: MapTarget | null; target: MapTarget } | null>(null);
  const go = (target: MapTarget) =>
    setShown({ instead: props.view, target: { ...target, request: performance.now() } });
  const layers = useMemo(() => {
    const standing = [chosen, hovered].filter(one => one !== null);
    const points = standing
      .filter((one, at) => standing.findIndex(({ id }) => id === one.id) === at)
      .map(toPoint);
    return [
      ...shapes,
      pointsLayer({ key: pointedLayerKey, points, legend: null }),
      // The dots of all addresses would hide the transactions.
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [shapes, chosen, hovered]);

  const press = (hit: MapHit | null, at?: LonLat) => {
    if (props.onCorner) {
      if (at) props.onCorner(at);
    } else if (!hit || isTransaction(hit)) props.onSelect(hit?.id ?? null);
    else if (at) go(nearerTo(at, seen?.camera.zoom ?? null));
  };
  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          layers={layers}
          selectedId={chosen?.id ?? null}
          hoveredId={hovered?.id ?? null}
          view={shown?.instead === props.view ? shown.target : props.view}
          everything={bounds}
          insets={props.insets}
          tools={props.tools}
          onSelect={press}
          onHover={hit => props.onHover(hit && isTransaction(hit) ? hit.id : null)}
          onViewChange={(camera, inView) => {
            setSeen({ camera, bounds: inView });
            props.onView(camera, inView);
          }}
        />
      </Suspense>
      {bounds && seen && !overlap(bounds, seen.bounds) ? (
        <OutOfView insets={props.insets} top={belowShapes} onShow={() => go({ kind: 'bounds', bounds })} />
      ) : null}
      {props.children}
    </Box>
  );
});

function toPoint({ id, lon, lat, address }: Transaction): MapPoint {
  return { id, lon, lat, label: address };
}
