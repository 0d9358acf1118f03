import type { CommentThread, NewComment } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import {
  addComment,
  commentsOf,
  editComment,
  removeComment,
  resolveThread,
  type Typed,
} from '../api/comment-calls';

export interface CommentChanges {
  add: (comment: NewComment) => Promise<void>;
  edit: (commentId: string, typed: Typed) => Promise<void>;
  remove: (commentId: string) => void;
  resolve: (threadId: string, resolved: boolean) => void;
}

/** What can be done with the comments of a valuation; the answer takes the place of the thread at once. */
export function useCommentChanges(valuationId: string): CommentChanges {
  const t = useTexts();
  const client = useQueryClient();
  const { queryKey } = commentsOf(valuationId);
  const take = (thread: CommentThread) => {
    client.setQueryData(queryKey, (now: CommentThread[] | undefined) => {
      const isKnown = now?.some(({ id }) => id === thread.id);
      return isKnown ? now?.map(one => (one.id === thread.id ? thread : one)) : [...(now ?? []), thread];
    });
  };
  const attempt = (work: Promise<CommentThread>) =>
    void work.then(take, (error: unknown) => {
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) });
      void client.invalidateQueries({ queryKey });
    });
  return {
    add: comment => addComment(valuationId, comment).then(take),
    edit: (commentId, typed) => editComment(valuationId, commentId, typed).then(take),
    remove: commentId => attempt(removeComment(valuationId, commentId)),
    resolve: (threadId, resolved) => attempt(resolveThread(valuationId, threadId, resolved)),
  };
}
