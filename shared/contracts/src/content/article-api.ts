import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import {
  articleKindSchema,
  articleLanguageSchema,
  articleSummarySchema,
  publishedArticleSchema,
  slugSchema,
} from './article';

const service = 'content';
const access = ['auth.unrestricted-access-general'] as const;

export const articleListSchema = z.object({
  articles: z.array(articleSummarySchema),
  /** On all pages. */
  total: z.int(),
  /** With the number of articles, without the filter by subject. */
  subjects: z.array(z.object({ subject: z.string(), count: z.int() })),
});
export type ArticleList = z.infer<typeof articleListSchema>;

/** What is published, for every reader. */
export const articleApi = {
  listArticles: defineEndpoint({
    service,
    method: 'GET',
    path: '/articles',
    access,
    summary:
      'Published articles, by default the newest: each in the language asked for, or in one that it has',
    query: z.object({
      kind: articleKindSchema,
      lang: articleLanguageSchema,
      search: z.string().trim().max(120).optional(),
      subject: z.string().max(40).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: articleListSchema,
  }),
  readArticle: defineEndpoint({
    service,
    method: 'GET',
    path: '/articles/:slug',
    access,
    summary: 'A published article by its address, or by one that it had before',
    params: z.object({ slug: slugSchema }),
    result: publishedArticleSchema,
  }),
} as const;
