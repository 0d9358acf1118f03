import { useWidgets } from '@kavel/slots';
import { LayoutPanelLeft } from '@kavel/ui/icons';
import { useMemo } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { panelOf } from './widget-panel';

/** The panels that other remotes offer to the map, as features of the workspace. The slot checks who may see them. */
export function useSlotFeatures(): readonly WorkspaceFeature[] {
  const widgets = useWidgets('map-panel');
  return useMemo(
    () =>
      widgets.map(({ id, title }) => ({
        key: id,
        permission: null,
        label: () => title,
        icon: LayoutPanelLeft,
        Panel: panelOf(id),
      })),
    [widgets],
  );
}
