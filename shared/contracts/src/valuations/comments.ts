import { z } from 'zod';
import { isVisibleText } from '../calls/checks';

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

export const commentLimits = {
  /** Characters of a comment. */
  text: 2000,
  /** Colleagues named in one comment. */
  mentions: 10,
  /** Comments on one valuation. */
  comments: 1000,
  /** Hours in which a comment can be edited. */
  editHours: 24,
};

/** What a comment is on: the valuation, a unit by id, a bucket by key, or a figure by its name. */
export const anchorPattern =
  /^(?:valuation|unit:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|bucket:[\p{L}\p{N} ._-]{1,60}|figure:[A-Za-z0-9.-]{1,60})$/u;
export const anchorSchema = z.string().regex(anchorPattern);

/** Lines of visible text. */
const commentTextSchema = z
  .string()
  .transform(text => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(commentLimits.text)
      .refine(text => isVisibleText(text.replaceAll('\n', '')), 'must not contain invisible characters'),
  );

/** A colleague who is named in a comment as `@Name`. */
export const mentionSchema = personSchema;
export type Mention = z.infer<typeof mentionSchema>;

/** Who is mentioned is told once; a name that the text does not have is left out. */
const wordsSchema = z.object({
  text: commentTextSchema,
  mentions: z.array(z.uuid()).max(commentLimits.mentions).default([]),
});

export const newCommentSchema = wordsSchema.extend({
  anchor: anchorSchema,
  /** The thread that it answers; absent: a new thread. */
  threadId: z.uuid().optional(),
});
export type NewComment = z.input<typeof newCommentSchema>;

export const commentEditSchema = wordsSchema;

export const commentSchema = z.object({
  id: z.uuid(),
  author: personSchema,
  onBehalfOf: personSchema.nullable(),
  /** Empty once it is removed. */
  text: z.string(),
  mentions: z.array(mentionSchema),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  removed: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
export type Comment = z.infer<typeof commentSchema>;

/** A comment with its answers, oldest first. */
export const commentThreadSchema = z.object({
  id: z.uuid(),
  anchor: z.string(),
  resolved: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
  comments: z.array(commentSchema),
});
export type CommentThread = z.infer<typeof commentThreadSchema>;

/** The page of a comment, with what the comment is on, and the comment itself or all that are there. */
export function commentPath(valuationId: string, anchor: string, commentId?: string): string {
  const [kind, key] = [anchor.slice(0, anchor.indexOf(':')), anchor.slice(anchor.indexOf(':') + 1)];
  const shown = kind === 'unit' || kind === 'bucket' ? { [kind]: key } : {};
  const sought: Record<string, string> =
    commentId === undefined ? { comments: anchor } : { comment: commentId };
  const query = new URLSearchParams({ ...shown, ...sought });
  return `/valuation/${valuationId}/${stepOf(anchor)}?${query}`;
}

/** The step of the workflow that shows what a comment is on. */
function stepOf(anchor: string): 'buckets' | 'valuation' | 'calculation' | 'summary' {
  if (anchor.startsWith('bucket:')) return 'buckets';
  if (anchor.startsWith('unit:')) return 'valuation';
  return anchor.startsWith('figure:cash-flow.') ? 'calculation' : 'summary';
}
