import type { Measurement } from '../figure';
import { measureCashFlow, measureWhatIf } from './cash-flow';
import { measureAmes, measureLucas } from './evaluate';
import { measureAddress, measureBucket, measurePortfolio } from './market';
import { measureMonteCarlo } from './monte-carlo';
import { measureRun } from './run';

/** Budgets of valuations, from issues 5 and 21. */
export const valuation: Record<string, Measurement> = {
  ames: measureAmes,
  lucas: measureLucas,
  'cash-flow': measureCashFlow,
  'what-if': measureWhatIf,
  'monte-carlo': measureMonteCarlo,
  address: measureAddress,
  bucket: measureBucket,
  portfolio: measurePortfolio,
  run: measureRun,
};
