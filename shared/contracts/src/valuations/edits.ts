import { z } from 'zod';

/** What was changed of a draft. */
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

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** One line of the record of changes; lines are never changed or removed. */
export const editSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: personSchema,
  onBehalfOf: personSchema.nullable(),
  kind: editKindSchema,
  /** The unit it is about, where it is about one. */
  unitId: z.uuid().nullable(),
  /** What it is about: an address, a bucket, the valuation it was copied from. */
  subject: z.string().nullable(),
  /** The value before and after, euro, and why, of an override. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  reason: z.string().nullable(),
});
export type Edit = z.infer<typeof editSchema>;
