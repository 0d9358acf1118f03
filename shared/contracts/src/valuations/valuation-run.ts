import { z } from 'zod';
import { type ErrorCode, errorStatus } from '../calls/envelope';
import { unitSchema } from '../units/unit';
import { choicesByUnitSchema, referenceSettingsSchema } from './choices';
import { evidencePackSchema } from './evidence';
import { referencesByUnitSchema } from './references';
import { unvaluedUnitSchema, valuationResultSchema } from './results';

export const valuationRunStates = ['running', 'done', 'cancelled', 'failed'] as const;

/** Why a run failed; `message` as a service words it. */
const failureSchema = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
});
export type RunFailure = z.infer<typeof failureSchema>;

/** The valuing of all units of a valuation that have no value yet; goes on in the service, whoever looks on. */
export const valuationRunSchema = z.object({
  state: z.enum(valuationRunStates),
  /** Units to be valued when it began, and how many of them have been. */
  units: z.int(),
  done: z.int(),
  /** Of those done, the ones that the model would not value. */
  unvalued: z.array(unvaluedUnitSchema),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: failureSchema.nullable(),
});
export type ValuationRun = z.infer<typeof valuationRunSchema>;

/** All that the values of some units follow from. */
export const unitsToValueSchema = z.object({
  valueDate: z.iso.date(),
  units: z.array(z.object({ unit: unitSchema, bucket: z.string() })),
  settings: referenceSettingsSchema,
  choices: choicesByUnitSchema,
});
export type UnitsToValue = z.infer<typeof unitsToValueSchema>;

export const unitValuesSchema = z.object({
  references: referencesByUnitSchema,
  valuationResults: z.array(valuationResultSchema),
  unvalued: z.array(unvaluedUnitSchema),
  /** What the values rest on; absent where none were made. */
  evidence: evidencePackSchema.optional(),
});
export type UnitValues = z.infer<typeof unitValuesSchema>;

/** Values to store with what they rest on; units that are not named keep theirs. */
export const valuesToSaveSchema = unitValuesSchema.extend({
  /** Of the references that they replace; 409 when it is behind. */
  revision: z.int().nonnegative(),
});
export type ValuesToSave = z.infer<typeof valuesToSaveSchema>;

/** As stored: with the values that people put in the place of the model's. */
export const savedValuesSchema = z.object({
  revision: z.int(),
  valuationResults: z.array(valuationResultSchema),
});
