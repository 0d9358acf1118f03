import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import {
  articleContentSchema,
  articleHeadSchema,
  articleRevisionSchema,
  articleStatusSchema,
  editedArticleSchema,
  slugSchema,
  wholeRevisionSchema,
} from './article';

const service = 'content';
const access = ['auth.management'] as const;
const path = '/edited-articles';
const params = z.object({ id: z.uuid() });
const revision = z.int().positive();

/** Writing articles: for managers of the platform's own organisation. */
export const editorApi = {
  listEditedArticles: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    summary: 'All articles in every state, last changed first',
    result: z.array(articleHeadSchema),
  }),
  getEditedArticle: defineEndpoint({
    service,
    method: 'GET',
    path: `${path}/:id`,
    access,
    summary: 'An article in any state',
    params,
    result: editedArticleSchema,
  }),
  createArticle: defineEndpoint({
    service,
    method: 'POST',
    path,
    access,
    summary: 'Begin an article as a draft',
    audit: { kind: 'article-created', object: 'article' },
    body: articleContentSchema,
    result: editedArticleSchema,
  }),
  saveArticle: defineEndpoint({
    service,
    method: 'PUT',
    path: `${path}/:id`,
    access,
    summary: 'Save an article; a published one changes at once. Refused when somebody saved it meanwhile',
    audit: { kind: 'article-saved', object: 'article' },
    params,
    body: z.strictObject({ revision, content: articleContentSchema }),
    result: editedArticleSchema,
  }),
  setArticleStatus: defineEndpoint({
    service,
    method: 'PUT',
    path: `${path}/:id/status/:status`,
    access,
    summary: 'Move an article to another state; what is scheduled is published by itself',
    audit: { kind: 'article-status-changed', object: 'article' },
    params: params.extend({ status: articleStatusSchema }),
    /** `publishAt` is for `scheduled` only, which needs it. */
    body: z.strictObject({ revision, publishAt: z.iso.datetime().optional() }),
    result: editedArticleSchema,
  }),
  listArticleRevisions: defineEndpoint({
    service,
    method: 'GET',
    path: `${path}/:id/revisions`,
    access,
    summary: 'Who changed an article and when, newest first',
    params,
    result: z.array(articleRevisionSchema),
  }),
  getArticleRevision: defineEndpoint({
    service,
    method: 'GET',
    path: `${path}/:id/revisions/:revision`,
    access,
    summary: 'An article as it was',
    params: params.extend({ revision: z.coerce.number().int().min(1) }),
    result: wholeRevisionSchema,
  }),
  removeOldSlug: defineEndpoint({
    service,
    method: 'DELETE',
    path: `${path}/:id/old-slugs/:slug`,
    access,
    summary: 'Let an earlier address of an article no longer lead to it',
    audit: { kind: 'article-address-removed', object: 'article' },
    params: params.extend({ slug: slugSchema }),
    result: editedArticleSchema,
  }),
} as const;
