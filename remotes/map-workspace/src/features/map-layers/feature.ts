import { Layers } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { LayersPanel } from './ui/layers-panel';

/** How the map looks and what of the base is shown. */
export const layersFeature: WorkspaceFeature = {
  key: 'layers',
  permission: null,
  label: t => t('panels.layers'),
  icon: Layers,
  Panel: LayersPanel,
};
