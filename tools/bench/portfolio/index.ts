import type { Measurement } from '../figure';
import { measureBulk } from './bulk';
import { measureHub } from './hub';
import { measureReads } from './reads';
import { measureUpload } from './upload';

/** Budgets of the portfolio hub; issue 6 has them. */
export const portfolio: Record<string, Measurement> = {
  reads: measureReads,
  bulk: measureBulk,
  upload: measureUpload,
  hub: measureHub,
};
