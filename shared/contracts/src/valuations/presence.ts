import { z } from 'zod';
import { editSchema } from './edits';
import { valuationStatusSchema } from './status';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

export const valuationSteps = ['buckets', 'valuation', 'calculation', 'summary'] as const;

export const presenceTimes = {
  /** Seconds between two signs of life of a tab that can be seen. */
  everySeconds: 20,
  /** Seconds after the last one for which a tab still counts: two may be missed. */
  lastsSeconds: 50,
};

export const presenceBodySchema = z.strictObject({
  /** Made up by the tab. */
  tabId: z.uuid(),
  step: z.enum(valuationSteps),
});

/** The newest change by somebody else: an edit, or another status. */
export const foreignChangeSchema = z.object({
  at: z.iso.datetime(),
  by: personSchema,
  edit: editSchema.pick({ kind: true, subject: true, from: true, to: true }).nullable(),
  status: valuationStatusSchema.nullable(),
});
export type ForeignChange = z.infer<typeof foreignChangeSchema>;

export const presenceSchema = z.object({
  /** Other people with the valuation open, by name; each once. */
  others: z.array(personSchema.extend({ step: z.enum(valuationSteps) })),
  lastChange: foreignChangeSchema.nullable(),
});
export type Presence = z.infer<typeof presenceSchema>;
