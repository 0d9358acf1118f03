import { Layers } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';

/** How the map looks and what of the base is shown. */
export const layersFeature: WorkspaceFeature = {
  key: 'layers',
  permission: null,
  label: t => t('panels.layers'),
  icon: Layers,
  Panel: lazy(async () => ({ default: (await import('./ui/layers-panel')).LayersPanel })),
};
