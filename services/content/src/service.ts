import type { Endpoint } from '@kavel/contracts';
import {
  articleApi,
  articlePictureApi,
  editorApi,
  type Pricing,
  planApi,
  visitApi,
} from '@kavel/contracts/content';
import { openDatabase, route, type ServiceClient, type ServiceDefinition } from '@kavel/service-kit';
import { migrations } from './migrations';
import { noPricing } from './plans/read-pricing';
import type { ContentSchema } from './repositories/schema';
import { articleRoutes } from './routes/articles';
import { editorRoutes } from './routes/editor';
import { pictureRoutes } from './routes/pictures';
import { seedStarterTexts } from './starter/seed-starter-texts';
import { visitRoutes } from './visits/visit-routes';

export interface ContentServiceDependencies {
  /** PostgreSQL 15 or later, directly or behind pgbouncer. */
  connectionString: string;
  /** Client that knows whether the caller is of the platform's organisation. */
  auth: ServiceClient;
  /** Absent: the operator has set no prices. */
  pricing?: Pricing | undefined;
}

/** Articles, prices and visit figures: all calls below `/api/content`. */
export function defineContentService({
  connectionString,
  auth,
  pricing = noPricing,
}: ContentServiceDependencies): ServiceDefinition {
  const database = openDatabase<ContentSchema>({ connectionString, service: 'content', migrations });
  return {
    name: 'content',
    endpoints: [articleApi, articlePictureApi, editorApi, planApi, visitApi].flatMap(api =>
      Object.values<Endpoint>(api),
    ),
    routes(app) {
      articleRoutes(app, database);
      editorRoutes(app, { database, auth });
      pictureRoutes(app, { database, auth });
      visitRoutes(app, { database, auth });
      route(app, planApi.getPricing, async () => pricing);
    },
    async migrate() {
      await database.migrate();
      await seedStarterTexts(database);
    },
    ready: () => database.ready(),
    close: () => database.close(),
  };
}
