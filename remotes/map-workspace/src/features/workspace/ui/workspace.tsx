import { bus } from '@kavel/event-bus';
import type { Bounds, Insets } from '@kavel/map';
import { Box, PageTitle, Skeleton, Stack, useBreakpoint } from '@kavel/ui/core';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  DetailCard,
  edge,
  headHeight,
  leftCard,
  leftWidth,
  MapPage,
  panelSheetShare,
  rightWidth,
  sheetShare,
} from '../../../common/frames';
import { holdsWork, leaveWork } from '../../../common/unsaved-work';
import {
  type FeatureDetailProps,
  type Goal,
  type MapSelection,
  objectLayer,
  type WorkspaceFeature,
} from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { AddressSearch } from '../../address-search';
import { startGoal } from '../model/goal';
import { missingFeatures } from '../model/missing-features';
import { objectIn } from '../model/workspace-address';
import { FeaturePart } from './feature-part';
import { PanelButtons } from './panel-buttons';
import { PanelFrame } from './panel-frame';
import { useAllowedFeatures } from './use-allowed-features';
import { contributionName, useContributions } from './use-contributions';
import { useFollowedSelection } from './use-followed-selection';
import { useShortcuts } from './use-shortcuts';
import { useWorkspaceState } from './use-workspace-state';
import { WorkspaceMap } from './workspace-map';

const MissingPart = lazy(() => import('./missing-part'));
const ObjectDetail = lazy(async () => {
  const { ObjectPanel } = await import('../../object-detail');
  return {
    default: ({ id, onClose }: FeatureDetailProps) => <ObjectPanel objectId={id} onClose={onClose} />,
  };
});

export interface WorkspaceProps {
  /** In the order of their buttons. The same list while the page is open. */
  features: readonly WorkspaceFeature[];
}

/**
 * The map with the panels of its features, of which at most one is open. What is chosen stands in the address and goes
 * to the other pages by the bus.
 */
export function Workspace({ features }: WorkspaceProps) {
  const t = useTexts();
  const narrow = !useBreakpoint('md');
  const inputId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const panels = useMemo(() => features.map(({ key }) => key), [features]);
  const { start, isLink, query, state, change, changeCamera } = useWorkspaceState(panels);
  const { selection, portfolioId } = state;
  const objectId = objectIn(state);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const [goal, setGoal] = useState<Goal>(() => startGoal(start));
  const allowed = useAllowedFeatures(features);
  const { contributions, onDraw } = useContributions(allowed);
  const offered = allowed.filter(({ Panel, isStart }) => Panel && (!isStart || narrow));
  const panel = offered.find(({ key }) => key === state.panel) ?? null;
  const shown = panel ?? (narrow ? null : (allowed.find(({ isStart }) => isStart) ?? null));
  const missing = [
    ...missingFeatures(features, allowed, { ...state, query }).map(({ label }) => label(t)),
    // An open panel says it itself.
    ...contributions.flatMap(one => one.missing ?? []).filter(name => name !== panel?.label(t)),
  ];

  // The bus gives back at once what is published here, before the next render.
  const newest = useRef(selection);
  useEffect(() => {
    newest.current = selection;
  }, [selection]);
  const choose = useCallback(
    (chosen: MapSelection | null) => {
      const before = newest.current;
      if (chosen?.layer === before?.layer && chosen?.id === before?.id) return;
      leaveWork(() => {
        newest.current = chosen;
        change({ selection: chosen }, { push: true });
        const chosenObject = objectIn({ selection: chosen });
        if (chosenObject !== objectIn({ selection: before }))
          bus.publish('unit-selected', { objectId: chosenObject, portfolioId });
      });
    },
    [change, portfolioId],
  );
  const select = useCallback(
    (chosen: string | null) => choose(chosen === null ? null : { layer: objectLayer, id: chosen }),
    [choose],
  );
  const choosePortfolio = useCallback((chosen: string | null) => change({ portfolioId: chosen }), [change]);

  useFollowedSelection(objectIn(start), event => {
    if (holdsWork() || event.objectId === objectIn({ selection: newest.current })) return;
    change({
      selection: event.objectId === null ? null : { layer: objectLayer, id: event.objectId },
      ...(event.portfolioId ? { portfolioId: event.portfolioId } : {}),
    });
    if (event.objectId) setGoal({ kind: 'named', id: event.objectId });
  });

  useShortcuts({
    onSearch: () => document.getElementById(inputId)?.focus(),
    onEscape: () => (selection ? choose(null) : change({ panel: null })),
  });

  const detail =
    objectId === null
      ? selection && allowed.flatMap(({ details }) => details?.[selection.layer] ?? [])[0]
      : { label: (texts: typeof t) => texts('object.label'), Detail: ObjectDetail };
  const openShare = detail ? sheetShare : panel ? panelSheetShare : 0;
  const covered = contributions.find(({ covers }) => covers)?.covers ?? { right: 0, bottom: 0 };
  const insets: Insets = narrow
    ? {
        // Its buttons take a second line when remotes offer panels.
        top: edge + (head.current?.clientHeight ?? headHeight),
        right: 0,
        bottom: Math.max(covered.bottom, Math.round((frame.current?.clientHeight ?? 0) * openShare)),
        left: 0,
      }
    : { top: 0, right: covered.right + (detail ? edge + rightWidth : 0), bottom: 0, left: edge + leftWidth };

  const workspace = {
    objectId,
    selection,
    hoveredId,
    portfolioId,
    bounds,
    narrow,
    select,
    choose,
    hover: setHoveredId,
    choosePortfolio,
    goTo: setGoal,
    onDraw,
  };
  const partsOf = (part: 'Toggle' | 'Layers') =>
    allowed.map(feature => {
      const Part = feature[part];
      const name = contributionName(feature.key, part === 'Toggle' ? 'toggle' : 'layers');
      return Part ? <FeaturePart key={name} name={name} Part={Part} {...workspace} /> : null;
    });
  const body = shown?.Panel ? (
    <Suspense fallback={<Skeleton height="20rem" m="4" />}>
      <FeaturePart
        key={shown.key}
        name={contributionName(shown.key, 'panel')}
        Part={shown.Panel}
        {...workspace}
      />
    </Suspense>
  ) : null;

  return (
    <MapPage ref={frame}>
      <WorkspaceMap
        selection={selection}
        hoveredId={hoveredId}
        goal={goal}
        contributions={contributions}
        insets={insets}
        tools={<Suspense fallback={null}>{partsOf('Toggle')}</Suspense>}
        onSelect={choose}
        onHover={setHoveredId}
        onView={(camera, seen) => {
          setBounds(seen);
          changeCamera(camera);
        }}
      />
      {partsOf('Layers')}
      <Box {...(narrow ? { display: 'contents' } : leftCard)}>
        <Stack ref={head} gap="2" p="3" {...(narrow ? leftCard : {})}>
          <PageTitle fontSize="sm">{t('page')}</PageTitle>
          <AddressSearch
            inputId={inputId}
            onPick={({ objectId: chosen, lon, lat }) => {
              select(chosen);
              const request = performance.now();
              setGoal({ kind: 'target', target: { kind: 'place', lon, lat, request } });
            }}
          />
          <PanelButtons
            features={offered}
            open={panel?.key ?? null}
            onToggle={next => change({ panel: next })}
          />
          {isLink && missing.length > 0 ? (
            <Suspense>
              <MissingPart names={missing} />
            </Suspense>
          ) : null}
        </Stack>
        <PanelFrame
          narrow={narrow}
          open={panel && { key: panel.key, label: panel.label(t), onClose: () => change({ panel: null }) }}
          covered={Boolean(detail)}
        >
          {body}
        </PanelFrame>
      </Box>
      {selection && detail ? (
        <DetailCard narrow={narrow} aria-label={detail.label(t)}>
          <Suspense fallback={<Skeleton height="20rem" m="4" />}>
            <detail.Detail
              key={selection.id}
              id={selection.id}
              choose={choose}
              onClose={() => choose(null)}
            />
          </Suspense>
        </DetailCard>
      ) : null}
    </MapPage>
  );
}
