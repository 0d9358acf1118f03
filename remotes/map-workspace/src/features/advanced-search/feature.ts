import { Bookmark } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { SearchToggle } from './ui/search-toggle';

/** One field for addresses, areas, ids, coordinates, and the user's own portfolios and projects. */
export const advancedSearchFeature: WorkspaceFeature = {
  key: 'advanced-search',
  permission: null,
  label: t => t('panels.search'),
  icon: Bookmark,
  Toggle: SearchToggle,
};
