import { z } from 'zod';
import { addressSuggestionSchema, bagIdSchema } from '../objects/real-estate-object';

export const batchLineLimit = 20_000;

/** One line of a pasted list: its unparsed text, and its line number in the list. */
export const batchLineSchema = z.object({ line: z.int().positive(), text: z.string().max(300) });
export type BatchLine = z.infer<typeof batchLineSchema>;

/** Outcome of a line. All but `matched` and `added` say why it was not added. */
export const lineOutcomes = [
  'added',
  'matched',
  'not-found',
  'ambiguous',
  'unreadable',
  'already-in-portfolio',
  'repeated-line',
] as const;
export const lineOutcomeSchema = z.enum(lineOutcomes);
export type LineOutcome = z.infer<typeof lineOutcomeSchema>;

export const lineResultSchema = batchLineSchema.extend({
  outcome: lineOutcomeSchema,
  objectId: bagIdSchema.nullable(),
  address: z.string().nullable(),
  /** For `ambiguous` and near misses: possible addresses, at most five. */
  candidates: z.array(addressSuggestionSchema),
});
export type LineResult = z.infer<typeof lineResultSchema>;
