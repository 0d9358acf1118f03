import { SlidersHorizontal } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { ResultsToggle } from './ui/results-toggle';

/** The locator as a panel of the map, loaded on demand: most users of the map only look up an address. */
export const locatorFeature: WorkspaceFeature = {
  key: 'locator',
  permission: ['auth.locator', 'auth.inhouse-case'],
  label: t => t('panels.locator'),
  icon: SlidersHorizontal,
  Panel: lazy(async () => ({ default: (await import('./ui/locator-panel')).LocatorPanel })),
  Toggle: ResultsToggle,
  isOnIn: query => query.get('results') === 'on',
};
