import { exportApi, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { feeApi } from '@kavel/contracts/fees';
import { serviceApi } from '@kavel/contracts/services';
import type { ServiceClient, ServiceDefinition } from '@kavel/service-kit';
import { openFiles } from './files/open-files';
import type { FileSettings } from './files/settings';
import { JobRunner } from './jobs';
import { storeLists } from './jobs/store-list';
import { valueUnits } from './jobs/value-units';
import { openStore } from './repositories/tenant';
import { batchRoutes } from './routes/batch';
import { bucketRoutes } from './routes/buckets';
import { bulkRoutes } from './routes/bulk';
import type { BulkContext } from './routes/bulk-context';
import { bulkLineRoutes } from './routes/bulk-lines';
import { bulkPartRoutes } from './routes/bulk-parts';
import { bulkResultRoutes } from './routes/bulk-result';
import type { RouteContext } from './routes/context';
import { evidenceRoutes } from './routes/evidence';
import { exportRoutes } from './routes/exports';
import { feeRoutes } from './routes/fees';
import { handoverRoutes } from './routes/handovers';
import { hubRoutes } from './routes/hub';
import { overrideRoutes } from './routes/overrides';
import { portfolioRoutes } from './routes/portfolios';
import { referenceRoutes } from './routes/references';
import { resultRoutes } from './routes/results';
import { scenarioRoutes } from './routes/scenarios';
import { serviceFileRoutes } from './routes/service-files';
import { serviceRoutes } from './routes/services';
import { statusRoutes } from './routes/status';
import { summaryRoutes } from './routes/summaries';
import { unitEditRoutes } from './routes/unit-edits';
import { unitRoutes } from './routes/units';
import { valuationRunRoutes } from './routes/valuation-runs';
import { valuationRoutes } from './routes/valuations';

export interface PortfolioServiceDependencies {
  /** PostgreSQL 15 or later, directly or behind pgbouncer. */
  connectionString: string;
  /** Asked for addresses and objects. */
  realEstateData: ServiceClient;
  /** Asked what the caller's organisation is called, and who is in it. */
  auth: ServiceClient;
  /** Where the files of services are kept, and how many. */
  files: FileSettings;
  /** The clock behind the default value date. */
  now?: () => Date;
}

/** Jobs of this process are taken up at once; those of others that died, after this. */
const lookForJobsMs = 5_000;

/** Portfolios, units and valuations: everything below `/api/portfolio`. */
export function definePortfolioService({
  connectionString,
  realEstateData,
  auth,
  files,
  now = () => new Date(),
}: PortfolioServiceDependencies): ServiceDefinition {
  const store = openStore(connectionString);
  const openedFiles = openFiles(store, files);
  const context: RouteContext = { store, realEstateData, now };
  const jobs = new JobRunner(store, { kinds: [storeLists(store)], everyMs: lookForJobsMs });
  // Apart, so that lists need not wait for what takes a core.
  const valuing = new JobRunner(store, {
    kinds: [valueUnits(store, realEstateData)],
    everyMs: lookForJobsMs,
  });
  const bulkContext: BulkContext = { ...context, wake: () => jobs.wake() };
  return {
    name: 'portfolio',
    endpoints: [
      ...Object.values(portfolioApi),
      ...Object.values(unitApi),
      ...Object.values(valuationApi).filter(({ service }) => service === 'portfolio'),
      ...Object.values(serviceApi),
      ...Object.values(bulkApi),
      ...Object.values(feeApi),
      ...Object.values(exportApi),
    ],
    routes(app) {
      portfolioRoutes(app, context);
      hubRoutes(app, context);
      handoverRoutes(app, { store, auth });
      unitRoutes(app, context);
      unitEditRoutes(app, context);
      batchRoutes(app, context);
      bulkRoutes(app, bulkContext);
      bulkPartRoutes(app, bulkContext);
      bulkLineRoutes(app, bulkContext);
      bulkResultRoutes(app, bulkContext);
      app.addHook('onReady', async () => {
        for (const runner of [jobs, valuing])
          runner.start(error => app.log.error({ err: error }, 'a job stopped'));
      });
      valuationRoutes(app, context);
      valuationRunRoutes(app, context, () => valuing.wake());
      statusRoutes(app, context);
      bucketRoutes(app, context);
      referenceRoutes(app, { store, auth, now });
      overrideRoutes(app, { store, auth, now });
      evidenceRoutes(app, context);
      resultRoutes(app, context);
      scenarioRoutes(app, context);
      summaryRoutes(app, context);
      serviceRoutes(app, context);
      serviceFileRoutes(app, openedFiles);
      feeRoutes(app, { store, auth, now });
      exportRoutes(app);
    },
    migrate: () => store.migrate(),
    ready: () => store.ready(),
    async close() {
      await Promise.all([jobs.stop(), valuing.stop()]);
      await openedFiles.close();
      await store.close();
    },
  };
}
