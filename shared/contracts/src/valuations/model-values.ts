import { z } from 'zod';
import { vtwTypeSchema } from '../objects/real-estate-object';
import { unitSchema } from '../units/unit';
import { choicesByUnitSchema, referenceSettingsSchema } from './choices';
import { evidencePackSchema } from './evidence';
import { referenceParamsSchema, referencesByUnitSchema } from './references';
import { unvaluedUnitSchema, valuationResultSchema } from './results';

/** All inputs of the values of some units. */
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
  /** Evidence of the values; absent when no values were made. */
  evidence: evidencePackSchema.optional(),
});
export type UnitValues = z.infer<typeof unitValuesSchema>;

/** Units with a value but without stored evidence, and the origin of that value. */
export const unitsToValueAgainSchema = z.object({
  valueDate: z.iso.date(),
  units: z.array(
    z.object({
      unit: unitSchema,
      params: referenceParamsSchema,
      snapshot: z.string(),
      modelVersion: z.string(),
    }),
  ),
  choices: choicesByUnitSchema,
});
export type UnitsToValueAgain = z.infer<typeof unitsToValueAgainSchema>;

/** Values by the current data and model, for units that were valued with the same. */
export const valuesAgainSchema = z.object({
  snapshot: z.string(),
  modelVersion: z.string(),
  /** Null for a unit that the model refuses. Units valued with other data are left out. */
  values: z.array(
    z.object({
      unitId: z.uuid(),
      value: valuationResultSchema.omit({ unitId: true, bucket: true }).nullable(),
    }),
  ),
});
export type ValuesAgain = z.infer<typeof valuesAgainSchema>;

export const priceGrowthQuestionSchema = z.object({
  vtwTypes: z.array(vtwTypeSchema),
  from: z.iso.date(),
  to: z.iso.date(),
});

/** Change of each type's price index, as a fraction; null without sales. */
export const priceGrowthSchema = z.partialRecord(vtwTypeSchema, z.number().nullable());
export type PriceGrowth = z.infer<typeof priceGrowthSchema>;
