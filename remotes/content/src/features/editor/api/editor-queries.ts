import { call } from '@kavel/api-client';
import {
  type ArticleContent,
  type ArticleStatus,
  articlePictureApi,
  editorApi,
} from '@kavel/contracts/content';
import { districtApi } from '@kavel/contracts/districts';
import { queryOptions } from '@kavel/query';

const root = 'edited-articles';

export const editorQueries = {
  all: () => [root] as const,
  list: () =>
    queryOptions({
      queryKey: [root, 'list'],
      queryFn: ({ signal }) => call(editorApi.listEditedArticles, {}, { signal }),
    }),
  article: (id: string) =>
    queryOptions({
      queryKey: [root, id],
      queryFn: ({ signal }) => call(editorApi.getEditedArticle, { params: { id } }, { signal }),
    }),
  revisions: (id: string) =>
    queryOptions({
      queryKey: [root, id, 'revisions'],
      queryFn: ({ signal }) => call(editorApi.listArticleRevisions, { params: { id } }, { signal }),
    }),
  areas: (text: string) =>
    queryOptions({
      queryKey: [root, 'areas', text],
      queryFn: ({ signal }) =>
        call(districtApi.searchAreas, { query: { q: text.slice(0, 120) } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  revision: (id: string, revision: number) =>
    queryOptions({
      queryKey: [root, id, 'revisions', revision],
      queryFn: ({ signal }) => call(editorApi.getArticleRevision, { params: { id, revision } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const createArticle = (body: ArticleContent) => call(editorApi.createArticle, { body });

export const saveArticle = (id: string, revision: number, content: ArticleContent) =>
  call(editorApi.saveArticle, { params: { id }, body: { revision, content } });

export const setStatus = (id: string, status: ArticleStatus, revision: number, publishAt?: string) =>
  call(editorApi.setArticleStatus, { params: { id, status }, body: { revision, publishAt } });

export const addPicture = (name: string, bytes: string) =>
  call(articlePictureApi.addPicture, { body: { name, bytes } });

export const removeOldSlug = (id: string, slug: string) =>
  call(editorApi.removeOldSlug, { params: { id, slug } });
