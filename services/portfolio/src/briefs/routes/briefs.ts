import { type BriefInput, type BriefRow, briefApi } from '@kavel/contracts/reports';
import { computeBrief } from '@kavel/engine';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as briefs from '../repositories/briefs';

/** Technical briefs: computed, saved by version. */
export function briefRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, briefApi.computeBrief, async ({ body }) => computeBrief(body));

  route(app, briefApi.listBriefs, ({ caller }) => store.reading(caller, briefs.listBriefs));

  route(app, briefApi.getBrief, ({ caller, params, query }) =>
    store.reading(caller, scope => briefs.getBrief(scope, params.id, query.version)),
  );

  route(app, briefApi.createBrief, ({ caller, body }) => {
    const rows = lawful(body.input);
    return store.inOrganisation(caller, scope => briefs.insertVersion(scope, caller, { ...body, rows }));
  });

  route(app, briefApi.saveBriefVersion, ({ caller, params, body }) => {
    const rows = lawful(body.input);
    return store.inOrganisation(caller, async scope => {
      const latest = await briefs.getBrief(scope, params.id);
      return briefs.insertVersion(scope, caller, { ...body, rows }, latest);
    });
  });
}

/** Throws `unprocessable` with the articles when a value falls short of the law. */
function lawful(input: BriefInput): BriefRow[] {
  const { rows, refusals } = computeBrief(input);
  if (refusals.length === 0) return rows;
  const told = refusals.map(
    ({ key, value, limit, unit, article }) => `${key} ${value} ${unit}: ${article}, ${limit}`,
  );
  throw new ServiceError('unprocessable', `Below the law: ${told.join('; ')}`, { refusals });
}
