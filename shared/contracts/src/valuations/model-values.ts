import { z } from 'zod';
import { vtwTypeSchema } from '../objects/real-estate-object';
import { unitSchema } from '../units/unit';
import { choicesByUnitSchema, referenceSettingsSchema } from './choices';
import { evidencePackSchema } from './evidence';
import { referenceParamsSchema, referencesByUnitSchema } from './references';
import { unvaluedUnitSchema, valuationResultSchema } from './results';

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

/** Units with a value of which no evidence is kept, and what that value says it was made with. */
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

/** What the data and the model of now say of those units that were valued with the same. */
export const valuesAgainSchema = z.object({
  snapshot: z.string(),
  modelVersion: z.string(),
  /** Null for a unit that the model would not value. Units that were valued with other data are left out. */
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

/** Fraction by which the price index of each type moved; null where no sales tell. */
export const priceGrowthSchema = z.partialRecord(vtwTypeSchema, z.number().nullable());
export type PriceGrowth = z.infer<typeof priceGrowthSchema>;
