import { Pin } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { WorkAreaToggle } from './ui/work-area-toggle';

/** The work area (WWS) of the organisation: dims what lies outside and leaves it out of lists. */
export const workAreaFeature: WorkspaceFeature = {
  key: 'work-area',
  permission: ['auth.unrestricted-access-general'],
  label: t => t('panels.workArea'),
  icon: Pin,
  Toggle: WorkAreaToggle,
};
