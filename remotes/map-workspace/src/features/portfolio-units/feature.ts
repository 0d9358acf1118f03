import { Building2 } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { PortfolioLayers } from './ui/portfolio-layers';

/** A portfolio on the map: its units as points and as a list. Visitors are asked to log in. */
export const portfolioFeature: WorkspaceFeature = {
  key: 'portfolio',
  permission: null,
  label: t => t('panels.portfolio'),
  icon: Building2,
  Panel: lazy(async () => ({ default: (await import('./ui/portfolio-panel')).PortfolioPanel })),
  Layers: PortfolioLayers,
};
