import { exportApi, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { touchApi } from '@kavel/contracts/content';
import { feeApi } from '@kavel/contracts/fees';
import { ownLayerApi } from '@kavel/contracts/layers';
import { leaseApi } from '@kavel/contracts/leases';
import { notificationApi } from '@kavel/contracts/notifications';
import { passportApi } from '@kavel/contracts/passports';
import { projectApi } from '@kavel/contracts/projects';
import {
  assignmentApi,
  briefApi,
  documentBatchApi,
  documentLookApi,
  ownTemplateApi,
  pictureApi,
} from '@kavel/contracts/reports';
import { savedSearchApi } from '@kavel/contracts/saved-searches';
import { scoreWeightsApi } from '@kavel/contracts/score-weights';
import { serviceApi } from '@kavel/contracts/services';
import { startApi } from '@kavel/contracts/start';
import { wishlistApi } from '@kavel/contracts/transactions';
import { unitExportApi, unitOwnApi, unitSelectionApi } from '@kavel/contracts/units';
import { workAreaApi } from '@kavel/contracts/work-areas';
import { knownModels, type ValuationModels } from '@kavel/engine';
import type { ServiceClient, ServiceDefinition } from '@kavel/service-kit';
import { calculationRoutes } from './appraisal/routes/calculation';
import { evidenceRoutes } from './appraisal/routes/evidence';
import { overrideRoutes } from './appraisal/routes/overrides';
import { referenceRoutes } from './appraisal/routes/references';
import { scenarioRoutes } from './appraisal/routes/scenarios';
import { briefRoutes } from './briefs/routes/briefs';
import { storeLists } from './bulk/jobs/store-list';
import { bulkRoutes } from './bulk/routes/bulk';
import type { BulkContext } from './bulk/routes/bulk-context';
import { bulkLineRoutes } from './bulk/routes/bulk-lines';
import { bulkPartRoutes } from './bulk/routes/bulk-parts';
import { bulkResultRoutes } from './bulk/routes/bulk-result';
import type { RouteContext } from './common/context';
import { documentLookRoutes } from './document-look/routes/document-look';
import { makeDocuments } from './documents/jobs/make-documents';
import { documentBatchRoutes } from './documents/routes/document-batches';
import { exportRoutes } from './exports/routes/exports';
import { feeRoutes } from './fees/routes/fees';
import { JobRunner } from './jobs';
import { followLeaseDates } from './leases/jobs/follow-lease-dates';
import { indexationRoutes } from './leases/routes/indexation';
import { leaseDeliveryRoutes } from './leases/routes/lease-deliveries';
import { leaseRoutes } from './leases/routes/leases';
import { mailNotifications } from './notifications/jobs/mail-notifications';
import { notificationRoutes } from './notifications/routes/notifications';
import { ownLayerRoutes } from './own-layers/routes/own-layers';
import { passportRoutes } from './passports/routes/passports';
import { handoverRoutes } from './portfolios/routes/handovers';
import { hubRoutes } from './portfolios/routes/hub';
import { portfolioRoutes } from './portfolios/routes/portfolios';
import { projectImportRoutes } from './projects/routes/project-imports';
import { projectRoutes } from './projects/routes/projects';
import { assignmentRoutes } from './report-settings/routes/assignment';
import { ownTemplateRoutes } from './report-settings/routes/own-templates';
import { pictureRoutes } from './report-settings/routes/pictures';
import { signingKeyRoutes } from './report-settings/routes/signing-keys';
import { openStore } from './repositories/store';
import { checklistRoutes } from './review/routes/checklists';
import { commentRoutes } from './review/routes/comments';
import { presenceRoutes } from './review/routes/presence';
import { reviewRoutes } from './review/routes/reviews';
import { SnapshotFollower } from './saved-searches/jobs/follow-snapshots';
import { watchSearches } from './saved-searches/jobs/watch-searches';
import { savedSearchRoutes } from './saved-searches/routes/saved-searches';
import { scoreWeightsRoutes } from './score-weights/routes/score-weights';
import { openFiles } from './services/files/open-files';
import type { FileSettings } from './services/files/settings';
import { serviceFileRoutes } from './services/routes/service-files';
import { serviceRoutes } from './services/routes/services';
import { startRoutes } from './start/routes/start';
import { batchRoutes } from './units/routes/batch';
import { touchedUnitRoutes } from './units/routes/touched-units';
import { transferRoutes } from './units/routes/transfer';
import { unitEditRoutes } from './units/routes/unit-edits';
import { unitExportRoutes } from './units/routes/unit-export';
import { unitOwnRoutes } from './units/routes/unit-own';
import { unitSelectionRoutes } from './units/routes/unit-selection';
import { unitRoutes } from './units/routes/units';
import { simulate } from './valuation-reports/jobs/simulate';
import { monteCarloRoutes } from './valuation-reports/routes/monte-carlo';
import { reportRoutes } from './valuation-reports/routes/reports';
import { summaryRoutes } from './valuation-reports/routes/summaries';
import { valueUnits } from './valuations/jobs/value-units';
import { bucketRoutes } from './valuations/routes/buckets';
import { resultRoutes } from './valuations/routes/results';
import { statusRoutes } from './valuations/routes/status';
import { unitValueRoutes } from './valuations/routes/unit-values';
import { valuationRunRoutes } from './valuations/routes/valuation-runs';
import { valuationRoutes } from './valuations/routes/valuations';
import { valueOverTimeRoutes } from './value-over-time/routes/value-over-time';
import { wishlistRoutes } from './wishlist/routes/wishlist';
import { workAreaRoutes } from './work-areas/routes/work-areas';

export interface PortfolioServiceDependencies {
  /** PostgreSQL 15 or later, directly or behind pgbouncer. */
  connectionString: string;
  /** Client for addresses and objects. */
  realEstateData: ServiceClient;
  /** Client for the name and the users of the caller's organisation. */
  auth: ServiceClient;
  /** Client that makes documents. */
  reports: ServiceClient;
  /** Settings of the files of services. */
  files: FileSettings;
  /** The clock behind the default value date. */
  now?: () => Date;
  /** Versions of the valuation model that can recompute values; the built-in ones when absent. */
  models?: Pick<ValuationModels, 'of'>;
}

/** Poll interval in milliseconds for jobs of dead processes; jobs of this process start at once. */
const pollIntervalMs = 5_000;
/** Interval in milliseconds of asking whether the catalogue has another snapshot. */
const snapshotIntervalMs = 5_000;

/** Portfolios, units and valuations: all calls below `/api/portfolio`. */
export function definePortfolioService({
  connectionString,
  realEstateData,
  auth,
  reports,
  files,
  now = () => new Date(),
  models = knownModels,
}: PortfolioServiceDependencies): ServiceDefinition {
  const store = openStore(connectionString);
  const openedFiles = openFiles(store, files);
  const context: RouteContext = { store, realEstateData, now };
  const jobs = new JobRunner(store, {
    kinds: [storeLists(store), followLeaseDates(store, now)],
    everyMs: pollIntervalMs,
  });
  // A separate runner, so that lists do not wait for long computations.
  const valuing = new JobRunner(store, {
    kinds: [valueUnits(store, realEstateData)],
    everyMs: pollIntervalMs,
  });
  const simulating = new JobRunner(store, { kinds: [simulate(store)], everyMs: pollIntervalMs });
  const documents = new JobRunner(store, {
    kinds: [makeDocuments({ store, reports, files: openedFiles.files })],
    everyMs: pollIntervalMs,
  });
  const watching = new JobRunner(store, {
    kinds: [watchSearches({ store, realEstateData, auth }), mailNotifications(store, auth)],
    everyMs: pollIntervalMs,
  });
  const wakeWatching = () => watching.wake();
  const snapshots = new SnapshotFollower(store, realEstateData, {
    everyMs: snapshotIntervalMs,
    onNew: wakeWatching,
  });
  const bulkContext: BulkContext = { ...context, wake: () => jobs.wake() };
  return {
    name: 'portfolio',
    endpoints: [
      ...Object.values(portfolioApi),
      ...Object.values(unitApi),
      ...Object.values(unitSelectionApi),
      ...Object.values(unitExportApi),
      ...Object.values(unitOwnApi),
      ...Object.values(touchApi),
      ...Object.values(valuationApi),
      ...Object.values(serviceApi),
      ...Object.values(bulkApi),
      ...Object.values(feeApi),
      ...Object.values(projectApi),
      ...Object.values(wishlistApi),
      ...Object.values(ownLayerApi),
      ...Object.values(workAreaApi),
      ...Object.values(scoreWeightsApi),
      ...Object.values(savedSearchApi),
      ...Object.values(notificationApi),
      ...Object.values(exportApi),
      ...Object.values(documentBatchApi),
      ...Object.values(documentLookApi),
      ...Object.values(assignmentApi),
      ...Object.values(ownTemplateApi),
      ...Object.values(pictureApi),
      ...Object.values(briefApi),
      ...Object.values(passportApi),
      ...Object.values(leaseApi),
      ...Object.values(startApi),
    ],
    routes(app) {
      portfolioRoutes(app, context);
      hubRoutes(app, context);
      handoverRoutes(app, { store, auth });
      unitRoutes(app, context);
      unitEditRoutes(app, context);
      unitSelectionRoutes(app, context);
      transferRoutes(app, context);
      unitExportRoutes(app, context);
      unitOwnRoutes(app, context);
      touchedUnitRoutes(app, context);
      batchRoutes(app, context);
      bulkRoutes(app, bulkContext);
      bulkPartRoutes(app, bulkContext);
      bulkLineRoutes(app, bulkContext);
      bulkResultRoutes(app, bulkContext);
      app.addHook('onReady', async () => {
        for (const runner of [jobs, valuing, simulating, documents, watching])
          runner.start(error => app.log.error({ err: error }, 'a job stopped'));
        snapshots.start(error => app.log.warn({ reason: String(error) }, 'the snapshot is not known'));
      });
      valuationRoutes(app, context);
      valuationRunRoutes(app, context, () => valuing.wake());
      statusRoutes(app, { store, auth, now });
      reviewRoutes(app, { store, auth, now });
      commentRoutes(app, { store, auth, now });
      checklistRoutes(app, context);
      presenceRoutes(app, context);
      bucketRoutes(app, context);
      referenceRoutes(app, { store, auth, now });
      overrideRoutes(app, { store, auth, now });
      evidenceRoutes(app, context);
      resultRoutes(app, context);
      unitValueRoutes(app, context);
      scenarioRoutes(app, context);
      calculationRoutes(app, context);
      summaryRoutes(app, context);
      monteCarloRoutes(app, context, () => simulating.wake());
      reportRoutes(app, { store, realEstateData, models });
      valueOverTimeRoutes(app, { store, realEstateData, models });
      serviceRoutes(app, context);
      serviceFileRoutes(app, openedFiles);
      feeRoutes(app, { store, auth, now });
      projectRoutes(app, context);
      projectImportRoutes(app, context);
      wishlistRoutes(app, context);
      ownLayerRoutes(app, context);
      workAreaRoutes(app, context);
      scoreWeightsRoutes(app, context);
      savedSearchRoutes(app, { store, wake: wakeWatching });
      notificationRoutes(app, { store, auth });
      exportRoutes(app);
      documentLookRoutes(app, context);
      assignmentRoutes(app, context);
      ownTemplateRoutes(app, context);
      signingKeyRoutes(app, context);
      pictureRoutes(app, openedFiles);
      briefRoutes(app, context);
      startRoutes(app, context);
      passportRoutes(app, { ...context, auth });
      leaseRoutes(app, context);
      leaseDeliveryRoutes(app, context);
      indexationRoutes(app, context);
      documentBatchRoutes(app, { store, auth, files: openedFiles.files, wake: () => documents.wake() });
    },
    migrate: () => store.migrate(),
    ready: () => store.ready(),
    async close() {
      await snapshots.stop();
      await Promise.all([jobs, valuing, simulating, documents, watching].map(runner => runner.stop()));
      await openedFiles.close();
      await store.close();
    },
  };
}
