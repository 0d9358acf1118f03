import { call } from '@kavel/api-client';
import { type ArticleKind, type ArticleLanguage, articleApi } from '@kavel/contracts/content';
import { keepPreviousData, queryOptions } from '@kavel/query';

const root = 'articles';

export interface ListedArticles {
  kind: ArticleKind;
  lang: ArticleLanguage;
  search?: string | undefined;
  subject?: string | undefined;
  page: number;
}

export const articleQueries = {
  all: () => [root] as const,
  list: (query: ListedArticles) =>
    queryOptions({
      queryKey: [root, 'list', query],
      queryFn: ({ signal }) => call(articleApi.listArticles, { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  article: (slug: string) =>
    queryOptions({
      queryKey: [root, 'article', slug],
      queryFn: ({ signal }) => call(articleApi.readArticle, { params: { slug } }, { signal }),
    }),
};
