import type { Measurement } from '../figure';
import { measureBatchAdd } from './batch-add';
import { measureBuilds } from './builds';
import { measureLighthouse } from './lighthouse';
import { measureStart } from './start';
import { measureTransfer } from './transfer';

/** Budgets of the whole house as it first stands; issue 2 has them. */
export const shell: Record<string, Measurement> = {
  transfer: measureTransfer,
  lighthouse: measureLighthouse,
  'batch-add': measureBatchAdd,
  start: measureStart,
  builds: measureBuilds,
};
