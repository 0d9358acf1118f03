import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { savedSearchKinds, savedSearchLimits } from './lists';

export * from './lists';

const kindSchema = z.enum(savedSearchKinds);

/** The words of an address: `fn=kantoor&area=120-900`, without `?`. */
const addressSchema = z
  .string()
  .min(1)
  .max(savedSearchLimits.address)
  .regex(/^[\x21-\x7e]+$/, 'must be the query of an address, encoded');

/**
 * What the page asks of the service for this address: the filter of the locator or of transactions, or the question of
 * sourcing. The service checks it by the contract of that call. Null: the search cannot be watched.
 */
const criteriaSchema = z
  .record(z.string(), z.unknown())
  .refine(criteria => JSON.stringify(criteria).length <= savedSearchLimits.criteria, {
    message: `must not be longer than ${savedSearchLimits.criteria} characters`,
  })
  .nullable();

/** Why the last look at a watched search found nothing: the user may not see the page any more, or it was refused. */
export const watchProblems = ['forbidden', 'failed'] as const;

/** A search that a user keeps by name. */
export const savedSearchSchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  name: z.string(),
  address: z.string(),
  /** False for a search that has no criteria. */
  watchable: z.boolean(),
  watched: z.boolean(),
  /** All of the organisation see it. */
  shared: z.boolean(),
  owner: z.object({ userId: z.uuid(), name: z.string() }),
  /** The last look for new results: when, and how many results there were; null before the first. */
  seen: z.object({ at: z.iso.datetime(), count: z.int() }).nullable(),
  problem: z.enum(watchProblems).nullable(),
  updatedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const newSavedSearchSchema = z.strictObject({
  kind: kindSchema,
  name: nameSchema,
  address: addressSchema,
  criteria: criteriaSchema,
  watched: z.boolean().default(false),
});
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;

/** What is given changes; another address comes with its criteria. */
export const savedSearchChangeSchema = z
  .strictObject({
    name: nameSchema.optional(),
    address: addressSchema.optional(),
    criteria: criteriaSchema.optional(),
    watched: z.boolean().optional(),
    shared: z.boolean().optional(),
  })
  .refine(({ address, criteria }) => (address === undefined) === (criteria === undefined), {
    path: ['criteria'],
    message: 'must come with the address',
  });
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>;
