import { z } from 'zod';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** Items that the product answers from the valuation itself. */
export const computedItems = [
  'three-references',
  'older-indexed',
  'within-five-years',
  'value-date',
  'overrides-reasoned',
] as const;
/** Items that the appraiser answers and the reviewer confirms. */
export const answeredItems = ['references-fit', 'relation', 'basis', 'assumptions'] as const;
export const checklistItems = [...computedItems, ...answeredItems] as const;
export const checklistItemSchema = z.enum(checklistItems);
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

export const checklistAnswers = ['yes', 'no', 'not-applicable'] as const;
export const checklistAnswerSchema = z.enum(checklistAnswers);
export type ChecklistAnswer = z.infer<typeof checklistAnswerSchema>;

export const checklistLimits = { remark: 500 };

/** A remark is needed for a `no` and for `not-applicable`. */
export const checklistAnswerBodySchema = z
  .object({
    answer: checklistAnswerSchema,
    remark: z.string().trim().max(checklistLimits.remark).default(''),
  })
  .refine(({ answer, remark }) => answer === 'yes' || remark !== '', {
    path: ['remark'],
    message: 'needed unless the answer is yes',
  });
export type ChecklistAnswerBody = z.input<typeof checklistAnswerBodySchema>;

export const checklistLineSchema = z.object({
  item: checklistItemSchema,
  computed: z.boolean(),
  /** Null: not answered yet. */
  answer: checklistAnswerSchema.nullable(),
  remark: z.string(),
  /** Of a computed item: how many units, deals or values do not meet it. */
  count: z.int().nullable(),
  answeredBy: personSchema.nullable(),
  confirmedBy: personSchema.nullable(),
});
export type ChecklistLine = z.infer<typeof checklistLineSchema>;

export const checklistSchema = z.object({
  lines: z.array(checklistLineSchema),
  /** Fixed by the approval. */
  frozen: z.boolean(),
  /** The organisation approves nothing before the list is complete. */
  required: z.boolean(),
  /** The caller worked on the valuation, and therefore answers and does not confirm. */
  ownWork: z.boolean(),
});
export type Checklist = z.infer<typeof checklistSchema>;

/** A line that the reviewer has nothing more to do for: a `no` needs a remark, and what people answer a confirmation. */
export function isSettled({ computed, answer, remark, confirmedBy }: ChecklistLine): boolean {
  if (answer === null) return false;
  if (computed && answer === 'yes') return true;
  return confirmedBy !== null && (answer === 'yes' || remark !== '');
}

export const checklistPolicyBodySchema = z.object({ required: z.boolean() });

/** `changed` is null while the organisation uses the default: the list warns and does not block. */
export const checklistPolicySchema = checklistPolicyBodySchema.extend({
  changed: z.object({ at: z.iso.datetime(), by: personSchema }).nullable(),
});
export type ChecklistPolicy = z.infer<typeof checklistPolicySchema>;
