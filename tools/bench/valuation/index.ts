import type { Measurement } from '../figure';
import { measureCashFlow } from './cash-flow';
import { measureAmes, measureLucas } from './evaluate';
import { measureAddress, measureBucket, measurePortfolio } from './market';
import { measureRun } from './run';

/** Budgets of valuations, from issue 5. */
export const valuation: Record<string, Measurement> = {
  ames: measureAmes,
  lucas: measureLucas,
  'cash-flow': measureCashFlow,
  address: measureAddress,
  bucket: measureBucket,
  portfolio: measurePortfolio,
  run: measureRun,
};
