import { Bookmark } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';

/** One field for addresses, areas, ids, coordinates, and the user's own portfolios and projects. */
export const advancedSearchFeature: WorkspaceFeature = {
  key: 'advanced-search',
  permission: null,
  label: t => t('search.label'),
  icon: Bookmark,
  Toggle: lazy(async () => ({ default: (await import('./ui/search-toggle')).SearchToggle })),
};
