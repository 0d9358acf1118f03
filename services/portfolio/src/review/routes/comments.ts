import { valuationApi } from '@kavel/contracts';
import { commentLimits } from '@kavel/contracts/valuations';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { getHead } from '../../valuations/repositories/valuations';
import * as comments from '../repositories/comments';
import { listAppraisers, peopleOf } from '../repositories/people';
import { checkOwnComment, checkStillEditable, mentionsIn } from '../rules/comments';
import { tellOfComment } from '../tell-of-comment';
import { checkOpen, type ReviewContext } from './reviews';

/** Comments on a valuation, as threads. Nothing changes once it is approved. */
export function commentRoutes(app: FastifyInstance, { store, auth, now }: ReviewContext): void {
  route(app, valuationApi.listComments, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return comments.listThreads(scope, id);
    }),
  );

  route(app, valuationApi.addComment, async ({ caller, params: { id }, body }) => {
    const members = body.mentions.length > 0 ? await listAppraisers(auth, caller) : [];
    return store.inOrganisation(caller, async scope => {
      const head = await getHead(scope, id);
      checkOpen(head.status);
      const { text, threadId } = body;
      const anchor = threadId ? (await comments.getThread(scope, id, threadId)).anchor : body.anchor;
      if ((await comments.countComments(scope, id)) >= commentLimits.comments) {
        throw new ServiceError('unprocessable', 'This valuation has as many comments as it can have', {
          reason: 'too-many-comments',
        });
      }
      const mentions = mentionsIn(text, body.mentions, await peopleOf(scope, head, members));
      const commentId = await comments.insertComment(scope, caller, {
        ...{ valuationId: id, threadId: threadId ?? null, anchor, text, mentions },
      });
      // Who answers opens the thread again.
      if (threadId) await comments.markResolved(scope, threadId, null);
      const thread = await comments.getThread(scope, id, threadId ?? commentId);
      await tellOfComment(scope, caller, head, { thread, commentId, text, mentions });
      return thread;
    });
  });

  route(app, valuationApi.editComment, async ({ caller, params: { id, commentId }, body }) => {
    const members = body.mentions.length > 0 ? await listAppraisers(auth, caller) : [];
    return store.inOrganisation(caller, async scope => {
      const head = await getHead(scope, id);
      checkOpen(head.status);
      const row = await comments.lockComment(scope, id, commentId);
      checkOwnComment(row, caller);
      checkStillEditable(row, now());
      const { text } = body;
      const mentions = mentionsIn(text, body.mentions, await peopleOf(scope, head, members));
      await comments.rewriteComment(scope, commentId, { text, mentions });
      const thread = await comments.getThread(scope, id, row.thread_id ?? commentId);
      await tellOfComment(scope, caller, head, { thread, commentId, text, mentions, before: row.mentions });
      return thread;
    });
  });

  route(app, valuationApi.removeComment, ({ caller, params: { id, commentId } }) =>
    store.inOrganisation(caller, async scope => {
      checkOpen((await getHead(scope, id)).status);
      const row = await comments.lockComment(scope, id, commentId);
      checkOwnComment(row, caller);
      await comments.emptyComment(scope, commentId, caller);
      return comments.getThread(scope, id, row.thread_id ?? commentId);
    }),
  );

  route(app, valuationApi.resolveThread, ({ caller, params: { id, commentId }, body: { resolved } }) =>
    store.inOrganisation(caller, async scope => {
      checkOpen((await getHead(scope, id)).status);
      await comments.getThread(scope, id, commentId);
      await comments.markResolved(scope, commentId, resolved ? caller.actorName : null);
      return comments.getThread(scope, id, commentId);
    }),
  );
}
