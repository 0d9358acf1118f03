import { List } from '@kavel/ui/icons';
import type { WorkspaceFeature } from '../../common/workspace-feature';
import { StartPanel } from './ui/start-panel';

/** All addresses: what the workspace begins with. */
export const addressesFeature: WorkspaceFeature = {
  key: 'list',
  permission: null,
  label: t => t('panels.list'),
  icon: List,
  Panel: StartPanel,
  isStart: true,
};
