import { Pin } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { projectLayerKey } from './model/project-layer-key';

/** Assignments of the organisation as markers on the map, with their list. */
export const projectsFeature: WorkspaceFeature = {
  key: 'projects',
  permission: ['auth.unrestricted-access-general'],
  label: t => t('panels.projects'),
  icon: Pin,
  Panel: lazy(async () => ({ default: (await import('./ui/projects-panel')).ProjectsPanel })),
  details: {
    [projectLayerKey]: {
      label: t => t('panels.project'),
      Detail: lazy(async () => ({ default: (await import('./ui/project-on-map')).ProjectOnMap })),
    },
  },
};
