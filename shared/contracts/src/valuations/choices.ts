import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { energyLabelSchema } from '../objects/real-estate-object';
import { confirmationSchema, signatureSchema } from './override';
import { referenceParamsSchema, referenceSchema, referencesByUnitSchema } from './references';

/** Bounds of the appraiser's inputs. Euro, m², years. */
export const ownReferenceLimits = {
  price: { min: 5_000, max: 1_000_000_000 },
  oppervlakte: { min: 5, max: 1_000_000 },
  bouwjaar: { min: 1000, max: 2100 },
} as const satisfies Record<string, Limits>;

export const overrideLimits: Limits = { min: 1_000, max: 10_000_000_000 };

/** Limits per unit. */
export const choiceLimits = { excluded: 200, pinned: 30, own: 20, text: 500 } as const;

const { price, oppervlakte, bouwjaar } = ownReferenceLimits;
const within = (limits: Limits) => z.number().min(limits.min).max(limits.max);

/** A sale known to the appraiser that is missing in the data. */
export const ownReferenceSchema = z.object({
  id: z.uuid(),
  address: z.string().trim().min(1).max(200),
  transactionDate: z.iso.date(),
  price: within(price),
  oppervlakte: within(oppervlakte),
  bouwjaar: within(bouwjaar).int().nullable(),
  energielabel: energyLabelSchema.nullable(),
  lon: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  /** Source of the appraiser's information. */
  note: z.string().trim().max(choiceLimits.text),
});
export type OwnReference = z.infer<typeof ownReferenceSchema>;

/**
 * A value that overrides the model's, in euro. The service fills in who set and confirmed it; these fields are ignored
 * on input.
 */
export const valueOverrideSchema = z.object({
  value: within(overrideLimits),
  reason: z.string().trim().min(1).max(choiceLimits.text),
  /** Absent on overrides from before it was recorded. */
  by: signatureSchema.optional(),
  confirmed: confirmationSchema.optional(),
});
export type ValueOverride = z.infer<typeof valueOverrideSchema>;

/** The appraiser's choices for one unit. */
export const unitChoicesSchema = z.object({
  /** Excluded sales, as they were at that moment. */
  excluded: z.array(referenceSchema).max(choiceLimits.excluded),
  /** Ids of sales that stay references regardless of their weight and the settings. */
  pinned: z.array(z.string()).max(choiceLimits.pinned),
  own: z.array(ownReferenceSchema).max(choiceLimits.own),
  override: valueOverrideSchema.nullable(),
});
export type UnitChoices = z.infer<typeof unitChoicesSchema>;

export const noChoices: UnitChoices = { excluded: [], pinned: [], own: [], override: null };

export const choicesByUnitSchema = z.record(z.uuid(), unitChoicesSchema);
export type ChoicesByUnit = z.infer<typeof choicesByUnitSchema>;

/** Reference settings by bucket key; defaults for other buckets. */
export const referenceSettingsSchema = z.record(z.string().max(60), referenceParamsSchema);
export type ReferenceSettings = z.infer<typeof referenceSettingsSchema>;

/** The choices made by users, without the resulting references. Units without choices are left out. */
export const referenceChoicesSchema = z.object({
  /** Incremented by every save of references, settings or choices. */
  revision: z.int().nonnegative(),
  settings: referenceSettingsSchema,
  choices: choicesByUnitSchema,
});
export type ReferenceChoices = z.infer<typeof referenceChoicesSchema>;

export const transactionReferencesSchema = referenceChoicesSchema.extend({
  references: referencesByUnitSchema,
});
export type TransactionReferences = z.infer<typeof transactionReferencesSchema>;

/** `details` of the 409 `revision-behind` when saving references: both versions. */
export interface RevisionBehind {
  yours: number;
  current: number;
  versions: { yours: Omit<ReferenceChoices, 'revision'>; current: Omit<ReferenceChoices, 'revision'> };
}
