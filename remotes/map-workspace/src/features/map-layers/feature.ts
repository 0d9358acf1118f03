import { Layers } from '@kavel/ui/icons';
import { lazy } from 'react';
import { pandLayer, type WorkspaceFeature } from '../../common/workspace-feature';
import { LateLayers } from './ui/late-layers';

/** How the map looks, what of the base is shown, and the six layers. */
export const layersFeature: WorkspaceFeature = {
  key: 'layers',
  permission: null,
  label: t => t('panels.layers'),
  icon: Layers,
  Panel: lazy(async () => ({ default: (await import('./ui/layers-panel')).LayersPanel })),
  Layers: LateLayers,
  details: {
    layer: {
      label: t => t('panels.layers'),
      Detail: lazy(async () => ({ default: (await import('../layers')).LayerDetail })),
    },
    [pandLayer]: {
      label: t => t('panels.pand'),
      Detail: lazy(async () => {
        const { PandDetail } = await import('../mode3d');
        return { default: PandDetail };
      }),
    },
    own: {
      label: t => t('panels.layers'),
      Detail: lazy(async () => ({ default: (await import('../layers')).OwnFeatureDetail })),
    },
  },
};
