import type { Measurement } from '../figure';
import { measureDevSave } from './dev-save';

/** Budgets of the platform that teams build on; issue 3 has them. */
export const platform: Record<string, Measurement> = {
  'dev-save': measureDevSave,
};
