import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { commentEditSchema, commentThreadSchema, newCommentSchema } from './comments';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const comment = params.extend({ commentId: z.uuid() });
const query = actingQuerySchema;

/** Comments on a valuation. Everyone who may read it may comment until it is approved; then comments cannot change. */
export const commentCalls = {
  listComments: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/comments',
    access,
    acting: true,
    summary: 'The threads on a valuation, oldest first',
    params,
    query,
    result: z.array(commentThreadSchema),
  }),
  addComment: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/comments',
    access,
    acting: true,
    summary: 'Begin a thread or answer in one; who is mentioned is told. 409 once the valuation is approved',
    audit: { kind: 'comment-added', object: 'valuation' },
    params,
    query,
    body: newCommentSchema,
    result: commentThreadSchema,
  }),
  editComment: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/comments/:commentId',
    access,
    acting: true,
    summary: 'Change an own comment of the last day; 403 for one of somebody else, 409 when it is too late',
    audit: { kind: 'comment-changed', object: 'valuation' },
    params: comment,
    query,
    body: commentEditSchema,
    result: commentThreadSchema,
  }),
  removeComment: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/valuations/:id/comments/:commentId',
    access,
    acting: true,
    summary: 'Remove an own comment; that there was one, and who removed it, stays',
    audit: { kind: 'comment-removed', object: 'valuation' },
    params: comment,
    query,
    result: commentThreadSchema,
  }),
  resolveThread: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/comments/:commentId/resolved',
    access,
    acting: true,
    summary: 'Mark a thread as resolved, or open it again',
    audit: { kind: 'comment-resolved', object: 'valuation' },
    params: comment,
    query,
    body: z.object({ resolved: z.boolean() }),
    result: commentThreadSchema,
  }),
} as const;
