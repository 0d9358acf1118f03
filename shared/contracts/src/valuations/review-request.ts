import { z } from 'zod';

/** Who is asked to review a valuation, and until when. */
export const reviewRequestSchema = z.strictObject({
  reviewerId: z.uuid(),
  /** Last day for the review. */
  dueDate: z.iso.date().nullable(),
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;
