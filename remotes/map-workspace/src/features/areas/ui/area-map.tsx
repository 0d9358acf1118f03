import { serviceAddress } from '@kavel/auth';
import { tilePath } from '@kavel/contracts';
import { type DistrictLevel, districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import type { Bounds, Insets, MapCamera, MapTarget } from '@kavel/map';
import { type AreaTiles, areasLayer, baseLayers, markedAreasLayer } from '@kavel/map/layers';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { missingColour } from '../../../common/class-colours';

const MapView = lazy(() => import('@kavel/map'));

export interface AreaMapProps {
  label: string;
  level: DistrictLevel;
  snapshot: string;
  /** Codes and colour of each class; null while those of another level are loaded and the last ones stay. */
  classes: readonly { colour: string; codes: readonly string[] }[] | null;
  /** Text for an area under the pointer. */
  labelOf: (code: string) => string | null;
  selected: string | null;
  /** The area that the selected one is compared with. */
  beside: string | null;
  hovered: string | null;
  /** Where the map opens; null for the whole of `around`. */
  camera: MapCamera | null;
  around: Bounds | null;
  /** An area to go to; another object goes there. */
  goTo: { bounds: Bounds; request: number } | null;
  insets: Insets;
  onSelect: (code: string | null) => void;
  onHover: (code: string | null) => void;
  onCamera: (camera: MapCamera) => void;
}

/** Areas by class on the map; selected ones and the one under the pointer have a thick outline. */
export const AreaMap = memo(function AreaMap(props: AreaMapProps) {
  const { level, snapshot, classes, labelOf, selected, beside, hovered, goTo } = props;
  const [opened] = useState<MapTarget | null>(() => openedAt(props));
  const tiles = useMemo(() => tilesOf(level, snapshot), [level, snapshot]);
  const base = useMemo(() => baseLayers({ hidden: ['addresses', 'panden', 'buurten'] }), []);
  const coloured = useMemo(
    () => areasLayer({ tiles, classes, missingColour, nameOf: labelOf }),
    [tiles, classes, labelOf],
  );
  const layers = useMemo(() => {
    const marked = [selected, beside, hovered].filter(code => code !== null);
    return [coloured, ...(marked.length > 0 ? [markedAreasLayer(tiles, marked)] : []), ...base];
  }, [coloured, base, tiles, selected, beside, hovered]);
  const view: MapTarget | null = goTo ? { kind: 'bounds', ...goTo } : opened;
  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={props.label}
          layers={layers}
          {...(view ? { view } : {})}
          everything={props.around}
          insets={props.insets}
          onSelect={hit => props.onSelect(hit?.id ?? null)}
          onHover={hit => props.onHover(hit?.id ?? null)}
          onViewChange={props.onCamera}
        />
      </Suspense>
    </Box>
  );
});

function openedAt({ camera, around }: AreaMapProps): MapTarget | null {
  if (camera) return { kind: 'camera', ...camera };
  return around && { kind: 'bounds', bounds: around };
}

function tilesOf(level: DistrictLevel, snapshot: string): AreaTiles {
  const sourceLayer = districtTileLayer(level);
  const path = `${serviceAddress('real-estate-data')}/tiles/${sourceLayer}${tilePath}`;
  return { url: `${path}?v=${encodeURIComponent(snapshot)}`, zooms: districtTileZooms, sourceLayer };
}
