import { hasPermission, useSession } from '@kavel/auth';
import { bus } from '@kavel/event-bus';
import type { Insets, MapTarget } from '@kavel/map';
import { Button, chakra, Flex, PageTitle, SectionTitle, Skeleton, Stack } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import {
  CardBody,
  edge,
  headHeight,
  LeftCard,
  leftWidth,
  RightCard,
  rightWidth,
  Sheet,
  sheetShare,
} from '../../../common/frames';
import { useNarrow } from '../../../common/use-narrow';
import { useTexts } from '../../../i18n';
import { AddressSearch, StartPanel } from '../../address-search';
import type { MapResult } from '../../locator';
import { LayersPanel } from '../../map-layers';
import { ObjectPanel } from '../../object-detail';
import { PortfolioPanel } from '../../portfolio-units';
import { type Goal, startGoal } from '../model/goal';
import { type Panel, panels } from '../model/workspace-address';
import { PanelButtons } from './panel-buttons';
import { useFollowedSelection } from './use-followed-selection';
import { useShortcuts } from './use-shortcuts';
import { useWorkspaceState } from './use-workspace-state';
import { WorkspaceMap } from './workspace-map';

/** Fetched when it is opened: most who come for the map come for an address. */
const LocatorPanel = lazy(async () => ({ default: (await import('../../locator')).LocatorPanel }));

const Frame = chakra('div', {
  base: { position: 'relative', height: 'calc(100dvh - 3.5rem)', minHeight: '26rem', overflow: 'hidden' },
});

/** The map with its panels. What is chosen stands in the address and goes to the other pages by the bus. */
export function Workspace() {
  const t = useTexts();
  const narrow = useNarrow();
  const inputId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { start, state, change, changeCamera } = useWorkspaceState();
  const { objectId, portfolioId } = state;
  const [goal, setGoal] = useState<Goal>(() => startGoal(start));
  const [result, setResult] = useState<MapResult | null>(null);
  const offered = useOfferedPanels(narrow);
  const place = result?.place ?? null;
  useEffect(() => {
    if (place) setGoal({ kind: 'target', target: place });
  }, [place]);
  const panel = offered.find(one => one === state.panel) ?? null;

  // The bus gives back at once what is published here, before the next render.
  const newestId = useRef(objectId);
  useEffect(() => {
    newestId.current = objectId;
  }, [objectId]);
  const select = (chosen: string | null) => {
    if (chosen === newestId.current) return;
    newestId.current = chosen;
    change({ objectId: chosen }, { push: true });
    bus.publish('unit-selected', { objectId: chosen, portfolioId });
  };
  const goTo = (target: MapTarget) =>
    setGoal({ kind: 'target', target: { ...target, request: performance.now() } });

  useFollowedSelection(start.objectId, event => {
    if (event.objectId === newestId.current) return;
    change({ objectId: event.objectId, ...(event.portfolioId ? { portfolioId: event.portfolioId } : {}) });
    if (event.objectId) setGoal({ kind: 'object', objectId: event.objectId });
  });

  useShortcuts({
    onSearch: () => document.getElementById(inputId)?.focus(),
    onEscape: () => (objectId ? select(null) : change({ panel: null })),
  });

  const body = panelBody();
  const sheetOpen = narrow && (objectId !== null || panel !== null);
  const insets: Insets = narrow
    ? {
        top: edge + headHeight,
        right: 0,
        bottom: sheetOpen ? Math.round((frame.current?.clientHeight ?? 0) * sheetShare) : 0,
        left: 0,
      }
    : { top: 0, right: objectId ? edge + rightWidth : 0, bottom: 0, left: edge + leftWidth };

  function panelBody(): ReactNode {
    if (panel === 'layers') return <LayersPanel />;
    if (panel === 'locator') {
      return (
        <Suspense fallback={<Skeleton height="20rem" m="4" />}>
          <LocatorPanel titled={!narrow} onResult={setResult} />
        </Suspense>
      );
    }
    if (panel === 'portfolio') {
      return (
        <PortfolioPanel
          portfolioId={portfolioId}
          selectedId={objectId}
          onChoose={chosen => {
            change({ portfolioId: chosen });
            if (chosen) setGoal({ kind: 'portfolio', portfolioId: chosen });
          }}
          onSelect={select}
        />
      );
    }
    return narrow && panel === null ? null : (
      <StartPanel
        selectedId={objectId}
        onPick={chosen => {
          select(chosen);
          setGoal({ kind: 'object', objectId: chosen });
        }}
        onShow={bounds => goTo({ kind: 'bounds', bounds })}
      />
    );
  }

  return (
    <Frame ref={frame}>
      <WorkspaceMap
        state={state}
        goal={goal}
        result={result}
        insets={insets}
        onSelect={select}
        onCamera={changeCamera}
      />
      <LeftCard>
        <Stack gap="2" p="3">
          <PageTitle fontSize="sm">{t('page')}</PageTitle>
          <AddressSearch
            inputId={inputId}
            onPick={({ objectId: chosen, lon, lat }) => {
              select(chosen);
              goTo({ kind: 'place', lon, lat });
            }}
          />
          <PanelButtons panels={offered} open={panel} onToggle={next => change({ panel: next })} />
        </Stack>
        {narrow ? null : <CardBody>{body}</CardBody>}
      </LeftCard>
      {narrow && panel && !objectId ? (
        <Sheet aria-label={t(`panels.${panel}`)}>
          <Flex alignItems="center" justifyContent="space-between" ps="4" pe="2" pt="2">
            <SectionTitle>{t(`panels.${panel}`)}</SectionTitle>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('close')}
              onClick={() => change({ panel: null })}
            >
              <X aria-hidden />
            </Button>
          </Flex>
          {body}
        </Sheet>
      ) : null}
      {objectId ? (
        <Detail narrow={narrow} label={t('object.label')}>
          <ObjectPanel key={objectId} objectId={objectId} onClose={() => select(null)} />
        </Detail>
      ) : null}
    </Frame>
  );
}

/** The locator only to those who may use it, and the list where it does not stand there anyway. */
function useOfferedPanels(narrow: boolean): readonly Panel[] {
  const session = useSession();
  const located = hasPermission(session, 'auth.locator') || hasPermission(session, 'auth.inhouse-case');
  return panels.filter(panel => (panel === 'locator' ? located : panel !== 'list' || narrow));
}

function Detail({ narrow, label, children }: { narrow: boolean; label: string; children: ReactNode }) {
  const Card = narrow ? Sheet : RightCard;
  return <Card aria-label={label}>{children}</Card>;
}
