import { Clock } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { TravelLayers } from './ui/travel-layers';
import { TravelToggle } from './ui/travel-toggle';

/** Areas within a travel time, loaded when they are switched on. */
export const travelTimeFeature: WorkspaceFeature = {
  key: 'travel-time',
  permission: ['auth.unrestricted-access-general'],
  label: t => t('panels.travelTime'),
  icon: Clock,
  Toggle: TravelToggle,
  Layers: TravelLayers,
  isOnIn: query => query.has('travel'),
};
