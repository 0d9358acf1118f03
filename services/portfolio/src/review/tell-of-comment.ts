import { type CommentThread, commentPath, type Mention } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { notify } from '../notifications/notify';
import type { OrganisationScope } from '../repositories/store';
import { listEvents } from '../valuations/repositories/history';
import type { ValuationHead } from '../valuations/repositories/valuations';
import { toldOf } from './rules/comments';
import { authorsIn } from './rules/told';

/** Characters of a comment in a notification. */
const excerpt = 140;

interface Said {
  thread: CommentThread;
  commentId: string;
  text: string;
  mentions: readonly Mention[];
  /** Mentions before an edit: they were told already. Absent for a new comment. */
  before?: readonly Mention[];
}

/** Tells who is mentioned, and of a new comment also the authors of the valuation and who wrote in the thread. */
export async function tellOfComment(
  scope: OrganisationScope,
  caller: Caller,
  { id, name }: Pick<ValuationHead, 'id' | 'name'>,
  { thread, commentId, text, mentions, before }: Said,
): Promise<void> {
  const writers = thread.comments.map(({ author }) => author.userId);
  const participants = before ? [] : [...authorsIn(await listEvents(scope, id), caller), ...writers];
  const told = toldOf({ mentions, before: before ?? [], participants }, [caller.actorId, caller.userId]);
  const short = text.length > excerpt ? `${text.slice(0, excerpt)}…` : text;
  const notification = {
    subject: name,
    count: 1,
    details: [`${caller.actorName}: ${short.replaceAll('\n', ' ')}`],
    link: commentPath(id, thread.anchor, commentId),
  };
  for (const userId of told.mentioned)
    await notify(scope, { ...notification, userId, kind: 'comment-mention' });
  for (const userId of told.others) await notify(scope, { ...notification, userId, kind: 'comment-added' });
}
