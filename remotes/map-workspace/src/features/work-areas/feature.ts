import { Pin } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';

/** The work area (WWS) of the organisation: dims what lies outside and leaves it out of lists. */
export const workAreaFeature: WorkspaceFeature = {
  key: 'work-area',
  permission: ['auth.unrestricted-access-general'],
  label: t => t('panels.workArea'),
  icon: Pin,
  Toggle: lazy(async () => ({ default: (await import('./ui/work-area-toggle')).WorkAreaToggle })),
};
