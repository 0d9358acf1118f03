import { catalogueQueries, portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type { Insets, MapCamera, MapPoint } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { Box, Skeleton } from '@kavel/ui/core';
import { lazy, Suspense, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import type { MapResult } from '../../locator';
import { useMapSettings } from '../../map-layers';
import { unitPoints } from '../../portfolio-units';
import { type Goal, placeOf, type Shown } from '../model/goal';
import type { WorkspaceState } from '../model/workspace-address';

const MapView = lazy(() => import('@kavel/map'));

export interface WorkspaceMapProps {
  state: WorkspaceState;
  goal: Goal;
  /** Of the locator, while its panel is open. */
  result: MapResult | null;
  insets: Insets;
  onSelect: (objectId: string | null) => void;
  onCamera: (camera: MapCamera) => void;
}

/** The map of the workspace: the units of the portfolio, the chosen object, the addresses around them. */
export function WorkspaceMap({ state, goal, result, insets, onSelect, onCamera }: WorkspaceMapProps) {
  const t = useTexts();
  const { preset, colourBy, hidden } = useMapSettings();
  const shown = useShown(state);
  const points = useMemo(() => withChosen(shown), [shown]);
  const speaking = shown.units !== null && shown.units.length > 0;

  return (
    <Box position="absolute" inset="0">
      <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
        <MapView
          label={t('map')}
          preset={preset}
          colourBy={speaking ? 'none' : colourBy}
          pointsBy={colourBy}
          // All addresses would drown those of the result.
          hidden={result?.tiles ? [...hidden, 'addresses'] : hidden}
          resultTiles={result?.tiles ?? null}
          everything={result?.bounds ?? null}
          onResultFailing={result?.renew}
          points={points}
          selectedId={state.objectId}
          view={placeOf(goal, shown)}
          insets={insets}
          onSelect={onSelect}
          onObjectClick={onSelect}
          onViewChange={onCamera}
        />
      </Suspense>
    </Box>
  );
}

function useShown({ portfolioId, objectId }: WorkspaceState): Shown {
  const session = useSession();
  const mayHave = session.isAuthenticated && hasPermission(session, 'auth.portfolio-hub');
  const portfolio = useQuery({
    ...portfolioQueries.detail(portfolioId ?? ''),
    enabled: mayHave && portfolioId !== null,
  });
  const object = useQuery({ ...catalogueQueries.object(objectId ?? ''), enabled: objectId !== null });

  const fetching = mayHave && portfolioId !== null && portfolio.isPending;
  return useMemo<Shown>(
    () => ({
      units: fetching ? null : portfolioId && portfolio.data ? unitPoints(portfolio.data.units) : [],
      chosen: object.data ? objectPoint(object.data) : null,
    }),
    [fetching, portfolioId, portfolio.data, object.data],
  );
}

function objectPoint(object: RealEstateObject): MapPoint {
  const { objectId, lon, lat, energielabel, vtwType } = object;
  return { id: objectId, lon, lat, label: fullAddress(object), energielabel, vtwType };
}

/** The units, and the chosen object where it is none of them. */
function withChosen({ units, chosen }: Shown): readonly MapPoint[] {
  const known = units ?? [];
  return chosen && !known.some(unit => unit.id === chosen.id) ? [...known, chosen] : known;
}
