import { hasPermission, useSession } from '@kavel/auth';
import { type ArticleSummary, type TouchedPortfolio, touchRules } from '@kavel/contracts/content';
import { useLanguage } from '@kavel/i18n';
import { useQueries, useQuery } from '@kavel/query';
import { articleQueries } from '../../../common/api/article-queries';
import { touchQuery } from '../../../common/api/touch-query';

const shownAtMost = 4;

/** An article with what it touches of the user's units; none when it touches nothing that could be counted. */
export interface CardArticle {
  article: ArticleSummary;
  touched: readonly TouchedPortfolio[];
}

/** Articles that touch the user's units, most units first, then the newest. */
export function useCardArticles() {
  const lang = useLanguage();
  const mayOwn = hasPermission(useSession(), 'auth.portfolio-hub');
  const news = useQuery(articleQueries.list({ kind: 'news', lang, page: 1 }));
  const legal = useQuery(articleQueries.list({ kind: 'legal', lang, page: 1 }));
  const counts = useQueries({
    queries: touchRules.map(rule => ({ ...touchQuery(rule), enabled: mayOwn })),
  });
  const all = [news, legal, ...(mayOwn ? counts : [])];
  const refetch = () => {
    for (const query of all) if (query.isError) void query.refetch();
  };
  const error = all.find(query => query.error)?.error ?? null;
  if (error || !news.data || !legal.data || all.some(({ isPending }) => isPending))
    return { error, refetch, articles: null };

  const touchedBy = (article: ArticleSummary) =>
    article.touches === null ? [] : (counts[touchRules.indexOf(article.touches)]?.data ?? []);
  const units = ({ touched }: CardArticle) => touched.reduce((sum, portfolio) => sum + portfolio.units, 0);
  const articles: CardArticle[] = [...legal.data.articles, ...news.data.articles]
    .map(article => ({ article, touched: touchedBy(article) }))
    .filter(({ article, touched }) => article.kind === 'news' || touched.length > 0)
    .sort(
      (one, other) =>
        units(other) - units(one) || other.article.publishedAt.localeCompare(one.article.publishedAt),
    );
  return { error: null, refetch, articles: articles.slice(0, shownAtMost) };
}
