import { useBreakpoint } from '@kavel/ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readCamera } from '../../../common/camera-address';
import { edge, panelSheetShare, rightWidth } from '../../../common/frames';
import type { TravelPoint } from '../../../common/travel/travel-address';
import { newestQuery } from '../../../common/use-own-query';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useGoals } from '../api/use-goals';
import { usePlaceNames } from '../api/use-place-names';
import { useTravelAnswer, useTravelView } from '../api/use-travel';
import { useTravelSwitch } from '../api/use-travel-switch';
import { useTexts } from '../i18n';
import { withOrigin } from '../model/origins';
import { travelBounds } from '../model/travel-map';
import { TravelFrame } from './travel-frame';
import { TravelPanel } from './travel-panel';
import { useSourceWords } from './use-source-words';
import { useTravelDrawing } from './use-travel-drawing';

/** Pixels of the title of the collapsed sheet on a phone, and of the top bar. */
const collapsedHeight = 44;
const topBar = 56;

export interface TravelProps extends WorkspaceProps {
  /** It was on when the page was opened. */
  isLink: boolean;
}

/** Travel times while they are on: the areas on the map, and their panel. */
export function Travel({ isLink, ...workspace }: TravelProps) {
  const { narrow, selection, goTo } = workspace;
  const t = useTexts();
  const roomy = useBreakpoint('xl');
  const [, turn] = useTravelSwitch(narrow);
  const { view, change } = useTravelView();
  const answer = useTravelAnswer(view);
  const names = usePlaceNames(view.origins);
  const goals = useGoals();
  const [collapsed, setCollapsed] = useState(false);
  const [picking, setPicking] = useState(false);
  // A link without a view of the map shows all of its areas.
  const [awaited, setAwaited] = useState(() => !newestQuery().has('lon'));
  const sources = useSourceWords(
    answer.sources.data,
    view.origins.map(({ mode }) => mode),
  );

  // The map may have been placed before this panel covered a part of it.
  const placed = useRef(!isLink);
  useEffect(() => {
    const camera = readCamera(newestQuery());
    if (placed.current || !camera) return;
    placed.current = true;
    goTo({ kind: 'target', target: { kind: 'camera', ...camera, request: performance.now() } });
  }, [goTo]);

  const { areas } = answer;
  useEffect(() => {
    const bounds = awaited && areas.length > 0 ? travelBounds(areas, view.origins) : null;
    if (!bounds) return;
    setAwaited(false);
    goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } });
  }, [awaited, areas, view.origins, goTo]);

  const add = useCallback(
    (point: TravelPoint, { follow }: { follow: boolean }) => {
      change(before => withOrigin(before, point));
      if (follow) setAwaited(true);
    },
    [change],
  );
  useEffect(() => {
    if (!picking) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The panels of the workspace stay.
      event.preventDefault();
      setPicking(false);
    };
    addEventListener('keydown', stop, true);
    return () => removeEventListener('keydown', stop, true);
  }, [picking]);
  const pick = useCallback(
    (at: { lon: number; lat: number }) => {
      setPicking(false);
      add({ ...at, objectId: null }, { follow: false });
    },
    [add],
  );

  const hasRealRoads = answer.sources.data?.roads.some(({ fictional }) => !fictional) ?? false;
  const right = selection && roomy ? edge + rightWidth : 0;
  const isBeside = !narrow && !collapsed && (roomy || !selection);
  useTravelDrawing(workspace, {
    view,
    names,
    goals,
    areas,
    drawn: answer.drawn,
    chosen: answer.chosen,
    attribution: hasRealRoads ? t('sources.osm') : null,
    covers: {
      right: isBeside ? edge + rightWidth : 0,
      bottom: narrow ? (collapsed ? collapsedHeight : (innerHeight - topBar) * panelSheetShare) : 0,
    },
    onPlace: picking ? pick : null,
  });

  return (
    <TravelFrame
      narrow={narrow}
      right={right + edge}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      onClose={() => turn(false)}
    >
      <TravelPanel
        bounds={workspace.bounds}
        goTo={goTo}
        view={view}
        change={change}
        answer={answer}
        names={names}
        sources={sources}
        picking={picking}
        onPicking={setPicking}
        onOpened={() => setAwaited(true)}
        onAdd={add}
      />
    </TravelFrame>
  );
}
