import { SlidersHorizontal } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';

/** The locator on the map. Fetched when it is opened: most who come for the map come for an address. */
export const locatorFeature: WorkspaceFeature = {
  key: 'locator',
  permission: ['auth.locator', 'auth.inhouse-case'],
  label: t => t('panels.locator'),
  icon: SlidersHorizontal,
  Panel: lazy(async () => ({ default: (await import('./ui/locator-panel')).LocatorPanel })),
};
