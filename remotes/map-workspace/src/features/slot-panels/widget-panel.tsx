import type { MapCommands } from '@kavel/contracts';
import { Slot } from '@kavel/slots';
import { Box } from '@kavel/ui/core';
import { useMemo } from 'react';
import type { WorkspaceProps } from '../../common/workspace-feature';
import { useWorkAreaTest } from '../work-areas';

/** A widget of another remote as a panel of the map. */
export function WidgetPanel({ id, workspace }: { id: string; workspace: WorkspaceProps }) {
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
