import { articleApi, editorApi } from '@kavel/contracts/content';
import { openDatabase, type ServiceClient, type ServiceDefinition } from '@kavel/service-kit';
import { migrations } from './migrations';
import type { ContentSchema } from './repositories/schema';
import { articleRoutes } from './routes/articles';
import { editorRoutes } from './routes/editor';
import { seedStarterTexts } from './starter/seed-starter-texts';

export interface ContentServiceDependencies {
  /** PostgreSQL 15 or later, directly or behind pgbouncer. */
  connectionString: string;
  /** Client that knows whether the caller is of the platform's organisation. */
  auth: ServiceClient;
}

/** Articles: all calls below `/api/content`. */
export function defineContentService({
  connectionString,
  auth,
}: ContentServiceDependencies): ServiceDefinition {
  const database = openDatabase<ContentSchema>({ connectionString, service: 'content', migrations });
  return {
    name: 'content',
    endpoints: [...Object.values(articleApi), ...Object.values(editorApi)],
    routes(app) {
      articleRoutes(app, database);
      editorRoutes(app, { database, auth });
    },
    async migrate() {
      await database.migrate();
      await seedStarterTexts(database);
    },
    ready: () => database.ready(),
    close: () => database.close(),
  };
}
