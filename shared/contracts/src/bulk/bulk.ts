import { z } from 'zod';
import { addressSuggestionSchema, bagIdSchema } from '../objects/real-estate-object';
import { batchLineSchema, lineOutcomes } from '../units/batch-lines';
import { bulkFactKeys, bulkFactProblems } from './facts';

/** Lines in one part: also what is stored in one transaction. */
export const bulkPartLimit = 5_000;
/** Lines of one list. */
export const bulkLineLimit = 250_000;

/** A line of a list with what its other columns say of the unit, as written there. */
export const bulkLineSchema = batchLineSchema.extend({
  facts: z.partialRecord(z.enum(bulkFactKeys), z.string().max(60)).optional(),
});
export type BulkLine = z.infer<typeof bulkLineSchema>;

/** What became of a line; `invalid-facts` is a good address with a cell that cannot be taken over. */
export const bulkOutcomes = [...lineOutcomes, 'invalid-facts'] as const;
export const bulkOutcomeSchema = z.enum(bulkOutcomes);
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** Outcomes that keep a list from going in as a whole. */
export const blockingOutcomes: readonly BulkOutcome[] = [
  'not-found',
  'ambiguous',
  'unreadable',
  'invalid-facts',
];

/**
 * `receiving`: parts come in and are matched. `running`: being stored. `refused`: all or nothing was asked, and
 * some lines are not good; nothing was stored. `failed`: stopped by a fault. The last three keep their results.
 */
export const bulkStates = ['receiving', 'running', 'done', 'refused', 'cancelled', 'failed'] as const;
export const bulkStateSchema = z.enum(bulkStates);
export type BulkState = z.infer<typeof bulkStateSchema>;

/** Whether lines that are good go in without the others, or only all together. */
export const bulkModes = ['good-lines', 'all-or-nothing'] as const;
export const bulkModeSchema = z.enum(bulkModes);
export type BulkMode = z.infer<typeof bulkModeSchema>;

/** What becomes of facts that are given for an address the portfolio has: nothing, or they replace those it has. */
export const bulkUpdates = ['leave', 'overwrite'] as const;
export const bulkUpdatesSchema = z.enum(bulkUpdates);
export type BulkUpdates = z.infer<typeof bulkUpdatesSchema>;

/** A fact that a list gives otherwise than the portfolio has it. */
export const factChangeSchema = z.object({
  field: z.enum(bulkFactKeys),
  from: z.union([z.string(), z.number()]).nullable(),
  to: z.union([z.string(), z.number()]),
});
export type FactChange = z.infer<typeof factChangeSchema>;

/** A list on its way into a portfolio. */
export const bulkJobSchema = z.object({
  id: z.uuid(),
  portfolioId: z.uuid(),
  /** File name, or empty for a pasted list. */
  name: z.string(),
  state: bulkStateSchema,
  mode: bulkModeSchema.nullable(),
  /** Lines and parts that were announced. */
  lines: z.int(),
  parts: z.int(),
  /** Numbers of the parts that came in. */
  received: z.array(z.int()),
  /** Lines that were matched so far, and of those the ones whose part has been dealt with. */
  matched: z.int(),
  stored: z.int(),
  counts: z.record(bulkOutcomeSchema, z.int()),
  /** What was chosen at the start. */
  updates: bulkUpdatesSchema.nullable(),
  /** Lines of addresses the portfolio had that give other facts than it had, and those that were written over. */
  differing: z.int(),
  updated: z.int(),
  /** Why it failed, when it did. */
  failure: z.enum(['portfolio-gone', 'internal']).nullable(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** By the pace so far; null while unknown. */
  secondsLeft: z.number().nullable(),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;

export const bulkLineResultSchema = batchLineSchema.extend({
  outcome: bulkOutcomeSchema,
  objectId: bagIdSchema.nullable(),
  address: z.string().nullable(),
  /** For `repeated-line`: the line that had the address first. */
  firstLine: z.int().nullable(),
  badFacts: z.array(z.object({ field: z.enum(bulkFactKeys), problem: z.enum(bulkFactProblems) })),
  /** For `already-in-portfolio`: what differed when the line came in. */
  changes: z.array(factChangeSchema),
  /** What the line may have meant, at most five. */
  candidates: z.array(addressSuggestionSchema),
});
export type BulkLineResult = z.infer<typeof bulkLineResultSchema>;
