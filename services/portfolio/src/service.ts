import { portfolioApi, valuationApi } from '@kavel/contracts';
import type { ServiceClient, ServiceDefinition } from '@kavel/service-kit';
import { openStore } from './repositories/tenant';
import { batchRoutes } from './routes/batch';
import { bucketRoutes } from './routes/buckets';
import type { RouteContext } from './routes/context';
import { portfolioRoutes } from './routes/portfolios';
import { referenceRoutes } from './routes/references';
import { resultRoutes } from './routes/results';
import { statusRoutes } from './routes/status';
import { summaryRoutes } from './routes/summaries';
import { unitRoutes } from './routes/units';
import { valuationRoutes } from './routes/valuations';

export interface PortfolioServiceDependencies {
  /** PostgreSQL 15 or later, directly or behind pgbouncer. */
  connectionString: string;
  /** Asked for addresses and objects. */
  realEstateData: ServiceClient;
  /** The clock behind the default value date. */
  now?: () => Date;
}

/** Portfolios, units and valuations: everything below `/api/portfolio`. */
export function definePortfolioService({
  connectionString,
  realEstateData,
  now = () => new Date(),
}: PortfolioServiceDependencies): ServiceDefinition {
  const store = openStore(connectionString);
  const context: RouteContext = { store, realEstateData, now };
  return {
    name: 'portfolio',
    endpoints: [...Object.values(portfolioApi), ...Object.values(valuationApi)],
    routes(app) {
      portfolioRoutes(app, context);
      unitRoutes(app, context);
      batchRoutes(app, context);
      valuationRoutes(app, context);
      statusRoutes(app, context);
      bucketRoutes(app, context);
      referenceRoutes(app, context);
      resultRoutes(app, context);
      summaryRoutes(app, context);
    },
    migrate: () => store.migrate(),
    ready: () => store.ready(),
    close: () => store.close(),
  };
}
