import type { Measurement } from '../figure';
import { measureBulk } from './bulk';
import { measureExport } from './export';
import { measureHub } from './hub';
import { measureLeases } from './leases';
import { measureReads } from './reads';
import { measureStart } from './start';
import { measureUpload } from './upload';
import { measureValueOverTime } from './value-over-time';

/** Budgets of the portfolio hub, from issues 6 and 21. */
export const portfolio: Record<string, Measurement> = {
  reads: measureReads,
  bulk: measureBulk,
  upload: measureUpload,
  export: measureExport,
  hub: measureHub,
  leases: measureLeases,
  start: measureStart,
  'value-over-time': measureValueOverTime,
};
