import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../calls/envelope';
import { unvaluedUnitSchema, valuationResultSchema } from './results';

export const valuationRunStates = ['running', 'done', 'cancelled', 'failed'] as const;

/** Why a run failed; `message` is the service's error text. */
const failureSchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
});
export type RunFailure = z.infer<typeof failureSchema>;

/** A run that values all units without a value; it continues in the service when the page is closed. */
export const valuationRunSchema = z.object({
  state: z.enum(valuationRunStates),
  /** Number of units to value at the start, and of those done. */
  units: z.int(),
  done: z.int(),
  /** Of the units done, those that the model refused. */
  unvalued: z.array(unvaluedUnitSchema),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: failureSchema.nullable(),
});
export type ValuationRun = z.infer<typeof valuationRunSchema>;

/** As stored, including overrides. */
export const savedValuesSchema = z.object({
  revision: z.int(),
  valuationResults: z.array(valuationResultSchema),
});
