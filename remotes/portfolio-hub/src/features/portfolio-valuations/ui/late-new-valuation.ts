import { lateDialog } from '../../../common/late';

/** Apart: most visits to a portfolio value nothing. */
export const NewValuation = lateDialog(async () => (await import('./new-valuation')).NewValuation);
