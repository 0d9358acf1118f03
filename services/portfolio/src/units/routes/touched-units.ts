import { touchApi, touchedUnits } from '@kavel/contracts/content';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { countTouchedUnits } from '../repositories/touched-units';

export function touchedUnitRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, touchApi.countTouchedUnits, ({ caller, query }) =>
    store.reading(caller, scope => countTouchedUnits(scope, touchedUnits[query.rule])),
  );
}
