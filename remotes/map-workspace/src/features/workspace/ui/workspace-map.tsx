import { catalogueQueries } from '@kavel/api-client';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { Insets, MapCamera, MapPoint } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Goal, MapContribution } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { useMapSettings } from '../../map-layers';
import { composeMap } from '../model/compose-map';
import { placeOf } from '../model/goal';

const MapView = lazy(() => import('@kavel/map'));

export interface WorkspaceMapProps {
  objectId: string | null;
  goal: Goal;
  contributions: readonly MapContribution[];
  insets: Insets;
  /** Toggles of the features. */
  tools: ReactNode;
  onSelect: (objectId: string | null) => void;
  onCamera: (camera: MapCamera) => void;
}

/** The map of the workspace: what the features draw, the chosen object, the addresses around them. */
export function WorkspaceMap({
  objectId,
  goal,
  contributions,
  insets,
  tools,
  onSelect,
  onCamera,
}: WorkspaceMapProps) {
  const t = useTexts();
  const settings = useMapSettings();
  const chosen = useChosenPoint(objectId);
  const { layers, everything } = useMemo(
    () => composeMap(contributions, chosen, settings),
    [contributions, chosen, settings],
  );

  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          layers={layers}
          preset={settings.preset}
          everything={everything}
          selectedId={objectId}
          view={placeOf(goal, chosen ? [...contributions, ownPlace(chosen)] : contributions)}
          insets={insets}
          tools={tools}
          onSelect={hit => onSelect(hit?.id ?? null)}
          onViewChange={onCamera}
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
