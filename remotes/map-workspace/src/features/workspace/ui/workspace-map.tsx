import { catalogueQueries } from '@kavel/api-client';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { Bounds, Insets, LonLat, MapCamera, MapHit, MapPoint } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import {
  type Goal,
  type MapContribution,
  type MapSelection,
  objectLayer,
  pandLayer,
} from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useMapSettings } from '../../map-layers';
import { composeMap } from '../model/compose-map';
import { placeOf } from '../model/goal';
import { Late3d } from './late-3d';

const MapView = lazy(() => import('@kavel/map'));

export interface WorkspaceMapProps {
  selection: MapSelection | null;
  hoveredId: string | null;
  goal: Goal;
  contributions: readonly MapContribution[];
  insets: Insets;
  /** Toggles of the features. */
  tools: ReactNode;
  onSelect: (selection: MapSelection | null) => void;
  onHover: (id: string | null) => void;
  onView: (camera: MapCamera, bounds: Bounds) => void;
}

/** The map of the workspace: what the features draw, the chosen object, the addresses around them. */
export function WorkspaceMap({
  selection,
  hoveredId,
  goal,
  contributions,
  insets,
  tools,
  onSelect,
  onHover,
  onView,
}: WorkspaceMapProps) {
  const t = useTexts();
  const settings = useMapSettings();
  const chosen = useChosenPoint(selection?.layer === objectLayer ? selection.id : null);
  const { layers, everything } = useMemo(
    () => composeMap(contributions, chosen, settings),
    [contributions, chosen, settings],
  );

  const click = (hit: MapHit | null, at?: LonLat) => {
    const place = at && contributions.find(({ onPlace }) => onPlace)?.onPlace;
    if (place) return place(at);
    const handle = hit && contributions.find(({ onHit }) => onHit?.[hit.layer])?.onHit?.[hit.layer];
    if (handle) handle(hit, at);
    else onSelect(hit && { layer: hit.layer === pandLayer ? pandLayer : objectLayer, id: hit.id });
  };

  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          layers={layers}
          preset={settings.preset}
          theme={settings.theme}
          everything={everything}
          selectedId={selection?.id ?? null}
          hoveredId={hoveredId}
          view={placeOf(goal, chosen ? [...contributions, ownPlace(chosen)] : contributions)}
          insets={insets}
          tools={tools}
          onSelect={click}
          onHover={hit => onHover(hit?.id ?? null)}
          onViewChange={onView}
          scene={Late3d}
        />
      </Suspense>
    </Box>
  );
}

function useChosenPoint(objectId: string | null): MapPoint | null {
  const { data } = useQuery({ ...catalogueQueries.object(objectId ?? ''), enabled: objectId !== null });
  return useMemo(() => (data && objectId !== null ? pointOf(data) : null), [data, objectId]);
}

function pointOf(object: RealEstateObject): MapPoint {
  const { objectId, lon, lat, energielabel, vtwType } = object;
  return { id: objectId, lon, lat, label: fullAddress(object), energielabel, vtwType };
}

function ownPlace({ id, lon, lat }: MapPoint): MapContribution {
  return { layers: [], places: { [id]: { kind: 'place', lon, lat } } };
}
