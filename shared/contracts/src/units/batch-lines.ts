import { z } from 'zod';
import { addressSuggestionSchema, bagIdSchema } from '../objects/real-estate-object';

export const batchLineLimit = 20_000;

/** One line of a pasted list: free text as the user wrote it, and its line number in the list. */
export const batchLineSchema = z.object({ line: z.int().positive(), text: z.string().max(300) });
export type BatchLine = z.infer<typeof batchLineSchema>;

/** What became of a line. All but `matched` and `added` say why the line did not go in. */
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
  /** For `ambiguous` and near misses: what the line may have meant, at most five. */
  candidates: z.array(addressSuggestionSchema),
});
export type LineResult = z.infer<typeof lineResultSchema>;
