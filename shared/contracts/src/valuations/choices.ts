import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { energyLabelSchema } from '../objects/real-estate-object';
import { confirmationSchema, signatureSchema } from './override';
import { referenceParamsSchema, referenceSchema, referencesByUnitSchema } from './references';

/** Bounds of what an appraiser fills in. Euro, m², years. */
export const ownReferenceLimits = {
  price: { min: 5_000, max: 1_000_000_000 },
  oppervlakte: { min: 5, max: 1_000_000 },
  bouwjaar: { min: 1000, max: 2100 },
} as const satisfies Record<string, Limits>;

export const overrideLimits: Limits = { min: 1_000, max: 10_000_000_000 };

/** Of one unit. */
export const choiceLimits = { excluded: 200, pinned: 30, own: 20, text: 500 } as const;

const { price, oppervlakte, bouwjaar } = ownReferenceLimits;
const within = (limits: Limits) => z.number().min(limits.min).max(limits.max);

/** A sale that the appraiser knows and the data do not. */
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
  /** Where the appraiser has it from. */
  note: z.string().trim().max(choiceLimits.text),
});
export type OwnReference = z.infer<typeof ownReferenceSchema>;

/**
 * A value that a person puts in the place of the model's, euro. Who, and who confirmed it, is the service's to say:
 * what comes in of that is left aside.
 */
export const valueOverrideSchema = z.object({
  value: within(overrideLimits),
  reason: z.string().trim().min(1).max(choiceLimits.text),
  /** Absent on those from before it was kept. */
  by: signatureSchema.optional(),
  confirmed: confirmationSchema.optional(),
});
export type ValueOverride = z.infer<typeof valueOverrideSchema>;

/** What the appraiser decided about one unit. */
export const unitChoicesSchema = z.object({
  /** Sales left out, as they stood when they were. */
  excluded: z.array(referenceSchema).max(choiceLimits.excluded),
  /** Ids of sales that stay among the references whatever their weight and the settings. */
  pinned: z.array(z.string()).max(choiceLimits.pinned),
  own: z.array(ownReferenceSchema).max(choiceLimits.own),
  override: valueOverrideSchema.nullable(),
});
export type UnitChoices = z.infer<typeof unitChoicesSchema>;

export const noChoices: UnitChoices = { excluded: [], pinned: [], own: [], override: null };

export const choicesByUnitSchema = z.record(z.uuid(), unitChoicesSchema);
export type ChoicesByUnit = z.infer<typeof choicesByUnitSchema>;

/** How references are chosen, by bucket key; the usual ones for a bucket without. */
export const referenceSettingsSchema = z.record(z.string().max(60), referenceParamsSchema);
export type ReferenceSettings = z.infer<typeof referenceSettingsSchema>;

/** What people decided, apart from the sales that follow from it. Units without choices are not in it. */
export const referenceChoicesSchema = z.object({
  /** Rises with every save of references, settings or choices. */
  revision: z.int().nonnegative(),
  settings: referenceSettingsSchema,
  choices: choicesByUnitSchema,
});
export type ReferenceChoices = z.infer<typeof referenceChoicesSchema>;

export const transactionReferencesSchema = referenceChoicesSchema.extend({
  references: referencesByUnitSchema,
});
export type TransactionReferences = z.infer<typeof transactionReferencesSchema>;

/** `details` of the 409 `revision-behind` of a save of references: both versions of what the save is about. */
export interface RevisionBehind {
  yours: number;
  current: number;
  versions: { yours: Omit<ReferenceChoices, 'revision'>; current: Omit<ReferenceChoices, 'revision'> };
}
