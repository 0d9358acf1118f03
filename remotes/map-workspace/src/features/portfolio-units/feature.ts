import { Building2 } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { PortfolioLayers } from './ui/portfolio-layers';
import { PortfolioPanel } from './ui/portfolio-panel';

/** A portfolio on the map: its units as points and as a list. Visitors are asked to log in. */
export const portfolioFeature: WorkspaceFeature = {
  key: 'portfolio',
  permission: null,
  label: t => t('panels.portfolio'),
  icon: Building2,
  Panel: PortfolioPanel,
  Layers: PortfolioLayers,
};
