import type { Measurement } from '../figure';
import { measureBatchAdd } from './batch-add';
import { measureBuilds } from './builds';
import { measureLighthouse, measureLighthouseMobile } from './lighthouse';
import { measureStart } from './start';
import { measureTransfer } from './transfer';

/** Budgets of the shell, from issue 2, and of the public pages, from issue 20. */
export const shell: Record<string, Measurement> = {
  transfer: measureTransfer,
  lighthouse: measureLighthouse,
  'lighthouse-mobile': measureLighthouseMobile,
  'batch-add': measureBatchAdd,
  start: measureStart,
  builds: measureBuilds,
};
