import { estimateApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';

/** How well the model of today foretold sales. */
export function modelReportRoutes(app: FastifyInstance, { store, reports }: CalculationContext): void {
  route(app, estimateApi.modelReport, () => store.use(snapshot => reports.of(snapshot)));
}
