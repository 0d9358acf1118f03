import type { Measurement } from '../figure';
import { measureBatchAdd } from './batch-add';
import { measureBuilds } from './builds';
import { measureLighthouse } from './lighthouse';
import { measureStart } from './start';
import { measureTransfer } from './transfer';

/** Budgets of the shell, from issue 2. */
export const shell: Record<string, Measurement> = {
  transfer: measureTransfer,
  lighthouse: measureLighthouse,
  'batch-add': measureBatchAdd,
  start: measureStart,
  builds: measureBuilds,
};
