import { z } from 'zod';

/** Kinds of changes to a draft. */
export const editKinds = [
  'duplicated',
  'details',
  'parameters',
  'buckets',
  'settings',
  'excluded',
  'included',
  'pinned',
  'unpinned',
  'own-added',
  'own-changed',
  'own-removed',
  'overridden',
  'override-withdrawn',
  'override-confirmed',
  'override-refused',
] as const;
export const editKindSchema = z.enum(editKinds);
export type EditKind = z.infer<typeof editKindSchema>;

/** What changed among the parameters, where it is not those of the cash flow. */
export const editDetailSchema = z.enum(['capex', 'weighing']);
export type EditDetail = z.infer<typeof editDetailSchema>;

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** An entry of the change log; append-only. */
export const editSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: personSchema,
  onBehalfOf: personSchema.nullable(),
  kind: editKindSchema,
  detail: editDetailSchema.optional(),
  /** The affected unit, if any. */
  unitId: z.uuid().nullable(),
  /** The affected object: an address, a bucket, or the valuation it was copied from. */
  subject: z.string().nullable(),
  /** For an override: value before and after in euro, and the reason. For a weighing: the weights as fractions. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  reason: z.string().nullable(),
});
export type Edit = z.infer<typeof editSchema>;
