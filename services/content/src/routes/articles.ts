import { articleApi } from '@kavel/contracts/content';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { countSubjects, findPublished, listPublished } from '../repositories/published-articles';
import type { ContentDatabase } from '../repositories/schema';

export function articleRoutes(app: FastifyInstance, database: ContentDatabase): void {
  route(app, articleApi.listArticles, ({ caller, query }) =>
    database.readInOrganisation(caller, async trx => {
      const [page, subjects] = await Promise.all([listPublished(trx, query), countSubjects(trx, query)]);
      return { ...page, subjects };
    }),
  );

  route(app, articleApi.readArticle, async ({ caller, params }) => {
    const article = await database.readInOrganisation(caller, trx => findPublished(trx, params.slug));
    if (article === undefined) throw new ServiceError('not-found', 'There is no such article');
    return article;
  });
}
