import { dwellingTypes } from '@kavel/contracts';
import { knownModels } from '@kavel/engine';
import type { FastifyInstance } from 'fastify';
import { estimateRecordRoutes } from '../estimate-records/routes/estimate-records';
import { estimateRoutes } from '../routes/estimate';
import { investmentRoutes } from '../routes/investment';
import { modelReportRoutes } from '../routes/model-report';
import { scoreRoutes } from '../routes/scores';
import { sourcingRoutes } from '../routes/sourcing';
import { sustainabilityRoutes } from '../routes/sustainability';
import { unitValueRoutes } from '../routes/unit-values';
import { vtwTypeRoutes } from '../routes/vtw-types';
import type { CalculationContext, CalculationDeps } from './deps';
import { Markets } from './markets';
import { ModelReports } from './model-report/model-reports';

export type { CalculationDeps };

/** Registers every call that computes: values, scores, costs. */
export function calculationRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const reports = new ModelReports();
  app.addHook('onClose', async () => reports.close());
  const { models = knownModels } = deps;
  const context = { ...deps, models, markets: new Markets(), reports };
  estimateRoutes(app, context);
  if (deps.records) estimateRecordRoutes(app, context, deps.records);
  unitValueRoutes(app, context);
  investmentRoutes(app, context);
  vtwTypeRoutes(app);
  scoreRoutes(app, context);
  sourcingRoutes(app, context, deps.outlines);
  sustainabilityRoutes(app, context);
  modelReportRoutes(app, context);
  app.addHook('onListen', () =>
    warm(context).catch(error => app.log.warn(error, 'The markets are not warm')),
  );
}

/**
 * Learns the markets of dwellings in advance, so that the first estimate is fast. The model report is computed on
 * request only, because it takes memory and a core for a while.
 */
async function warm({ store, markets }: CalculationContext): Promise<void> {
  const learnt = await store.use(snapshot => markets.of(snapshot));
  for (const type of dwellingTypes) {
    await new Promise(resolve => setImmediate(resolve));
    learnt.sales(type);
    learnt.rents(type);
  }
}
