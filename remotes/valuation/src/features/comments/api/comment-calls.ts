import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { NewComment } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

/** Milliseconds between questions while the valuation is open. */
const everyMs = 30_000;

export const commentsOf = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'comments'],
    queryFn: ({ signal }) => call(valuationApi.listComments, { params: { id } }, { signal }),
    refetchInterval: everyMs,
  });

/** What is typed, and the ids of whom it names. */
export interface Typed {
  text: string;
  mentions: string[];
}

export const addComment = (id: string, body: NewComment) =>
  call(valuationApi.addComment, { params: { id }, body });

export const editComment = (id: string, commentId: string, body: Typed) =>
  call(valuationApi.editComment, { params: { id, commentId }, body });

export const removeComment = (id: string, commentId: string) =>
  call(valuationApi.removeComment, { params: { id, commentId } });

export const resolveThread = (id: string, commentId: string, resolved: boolean) =>
  call(valuationApi.resolveThread, { params: { id, commentId }, body: { resolved } });
