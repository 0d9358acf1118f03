import { Tag } from '@kavel/ui/icons';
import { lazy } from 'react';
import type { WorkspaceFeature } from '../../common/workspace-feature';

/** Transactions as a panel of the map workspace. Loaded when opened. */
export const transactionsFeature: WorkspaceFeature = {
  key: 'transactions',
  permission: ['auth.unrestricted-access-general'],
  label: t => t('panels.transactions'),
  icon: Tag,
  Panel: lazy(async () => ({ default: (await import('./ui/transaction-panel')).TransactionPanel })),
  details: {
    transactions: {
      label: t => t('panels.transactions'),
      Detail: lazy(async () => ({ default: (await import('./ui/panel-detail')).PanelDetail })),
    },
  },
};
