import { z } from 'zod';
import { addressSuggestionSchema, bagIdSchema } from '../objects/real-estate-object';
import { batchLineSchema, lineOutcomes } from '../units/batch-lines';
import { ownLimits } from '../units/own';
import { bulkFactKeys, bulkFactProblems } from './facts';
import { badOwnSchema, ownChangeSchema } from './own-cells';

/** Maximum lines per part, which is stored in one transaction. */
export const bulkPartLimit = 5_000;
/** Maximum lines per list. */
export const bulkLineLimit = 250_000;

/** A line of a list with the cells of its other columns, unparsed. */
export const bulkLineSchema = batchLineSchema.extend({
  facts: z.partialRecord(z.enum(bulkFactKeys), z.string().max(60)).optional(),
  /** Cells of own columns of the portfolio, by the id of the column. */
  own: z.record(z.uuid(), z.string().max(ownLimits.text)).optional(),
});
export type BulkLine = z.infer<typeof bulkLineSchema>;

/** Outcome of a line; `invalid-facts` is a valid address with a cell that cannot be used. */
export const bulkOutcomes = [...lineOutcomes, 'invalid-facts'] as const;
export const bulkOutcomeSchema = z.enum(bulkOutcomes);
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** Outcomes that prevent adding a list as a whole. */
export const blockingOutcomes: readonly BulkOutcome[] = [
  'not-found',
  'ambiguous',
  'unreadable',
  'invalid-facts',
];

/**
 * `receiving`: parts are received and matched. `running`: being stored. `refused`: all-or-nothing was requested and
 * some lines are invalid; nothing was stored. `failed`: stopped by an error. The last three keep their results.
 */
export const bulkStates = ['receiving', 'running', 'done', 'refused', 'cancelled', 'failed'] as const;
export const bulkStateSchema = z.enum(bulkStates);
export type BulkState = z.infer<typeof bulkStateSchema>;

/** Whether valid lines are added without the others, or only all together. */
export const bulkModes = ['good-lines', 'all-or-nothing'] as const;
export const bulkModeSchema = z.enum(bulkModes);
export type BulkMode = z.infer<typeof bulkModeSchema>;

/** What happens to given facts of an address already in the portfolio: ignored, or they replace the existing ones. */
export const bulkUpdates = ['leave', 'overwrite'] as const;
export const bulkUpdatesSchema = z.enum(bulkUpdates);
export type BulkUpdates = z.infer<typeof bulkUpdatesSchema>;

/** A fact that differs between the list and the portfolio. */
export const factChangeSchema = z.object({
  field: z.enum(bulkFactKeys),
  from: z.union([z.string(), z.number()]).nullable(),
  to: z.union([z.string(), z.number()]),
});
export type FactChange = z.infer<typeof factChangeSchema>;

/** A list being added to a portfolio. */
export const bulkJobSchema = z.object({
  id: z.uuid(),
  portfolioId: z.uuid(),
  /** File name, or empty for a pasted list. */
  name: z.string(),
  state: bulkStateSchema,
  mode: bulkModeSchema.nullable(),
  /** Announced number of lines and parts. */
  lines: z.int(),
  parts: z.int(),
  /** Numbers of the received parts. */
  received: z.array(z.int()),
  /** Lines matched so far, and those of them whose part has been processed. */
  matched: z.int(),
  stored: z.int(),
  counts: z.record(bulkOutcomeSchema, z.int()),
  /** As chosen at the start. */
  updates: bulkUpdatesSchema.nullable(),
  /** Lines of existing addresses with different facts, and those that were overwritten. */
  differing: z.int(),
  updated: z.int(),
  /** Reason of the state `failed`; else null. */
  failure: z.enum(['portfolio-gone', 'internal']).nullable(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Estimated from the pace so far; null while unknown. */
  secondsLeft: z.number().nullable(),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;

export const bulkLineResultSchema = batchLineSchema.extend({
  outcome: bulkOutcomeSchema,
  objectId: bagIdSchema.nullable(),
  address: z.string().nullable(),
  /** For `repeated-line`: the first line with the address. */
  firstLine: z.int().nullable(),
  badFacts: z.array(z.object({ field: z.enum(bulkFactKeys), problem: z.enum(bulkFactProblems) })),
  /** For `already-in-portfolio`: the differences at the time the line was received. */
  changes: z.array(factChangeSchema),
  /** The same of own columns. Absent for lines without cells of these. */
  badOwn: z.array(badOwnSchema).optional(),
  ownChanges: z.array(ownChangeSchema).optional(),
  /** Possible addresses for the line, at most five. */
  candidates: z.array(addressSuggestionSchema),
});
export type BulkLineResult = z.infer<typeof bulkLineResultSchema>;
