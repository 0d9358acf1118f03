import type { MapCommands } from '@kavel/contracts';
import { Slot } from '@kavel/slots';
import { Box } from '@kavel/ui/core';
import { type ComponentType, useMemo } from 'react';
import type { WorkspaceProps } from '../../common/workspace-feature';
import { useWorkAreaTest } from '../work-areas';

const panels = new Map<string, ComponentType<WorkspaceProps>>();

/** The panel of a widget: the same component at each call, so that it stays mounted while it is open. */
export function panelOf(id: string): ComponentType<WorkspaceProps> {
  const known = panels.get(id);
  if (known) return known;
  const Panel = (workspace: WorkspaceProps) => <WidgetPanel id={id} workspace={workspace} />;
  panels.set(id, Panel);
  return Panel;
}

function WidgetPanel({ id, workspace }: { id: string; workspace: WorkspaceProps }) {
  const { objectId, portfolioId, select, choosePortfolio, goTo } = workspace;
  const isInside = useWorkAreaTest();
  const map = useMemo<MapCommands>(
    () => ({
      selectObject: select,
      showPortfolio(chosen) {
        choosePortfolio(chosen);
        if (chosen) goTo({ kind: 'named', id: chosen });
      },
      showBounds: bounds =>
        goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } }),
    }),
    [select, choosePortfolio, goTo],
  );
  return (
    <Box px="4" py="3">
      <Slot
        name="map-panel"
        only={id}
        objectId={objectId}
        portfolioId={portfolioId}
        isInside={isInside}
        map={map}
      />
    </Box>
  );
}
