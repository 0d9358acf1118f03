import type { Measurement } from '../figure';
import { measureReports } from './reports';

/** Budgets of documents, from issue 18. */
export const documents: Record<string, Measurement> = {
  reports: measureReports,
};
