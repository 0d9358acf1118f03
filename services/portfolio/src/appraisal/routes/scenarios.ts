import { valuationApi } from '@kavel/contracts';
import { mostScenarios } from '@kavel/contracts/valuations';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { nameKey } from '../../common/name-key';
import { getHead, lockHead, touchValuation } from '../../valuations/repositories/valuations';
import { checkEditable } from '../../valuations/rules/status';
import { deleteScenario, listScenarios, saveScenario } from '../repositories/scenarios';

/** What-if scenarios of the cash flow, by name. */
export function scenarioRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.listScenarios, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, params.id);
      return listScenarios(scope, params.id);
    }),
  );

  route(app, valuationApi.saveScenario, ({ caller, params: { id, scenarioId }, body }) =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const others = (await listScenarios(scope, id)).filter(other => other.id !== scenarioId);
      checkRoom(others.length);
      checkNameFree(body.name, others);
      const scenario = { id: scenarioId, ...body };
      await saveScenario(scope, id, scenario);
      await touchValuation(scope, id);
      return scenario;
    }),
  );

  route(app, valuationApi.deleteScenario, async ({ caller, params: { id, scenarioId } }) => {
    await store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const kept = await listScenarios(scope, id);
      if (!kept.some(scenario => scenario.id === scenarioId))
        throw new ServiceError('not-found', 'This scenario does not exist');
      await deleteScenario(scope, id, scenarioId);
      await touchValuation(scope, id);
    });
    return null;
  });
}

function checkRoom(others: number): void {
  if (others < mostScenarios) return;
  throw new ServiceError('unprocessable', `A valuation keeps at most ${mostScenarios} scenarios`, {
    most: mostScenarios,
  });
}

function checkNameFree(name: string, others: readonly { name: string }[]): void {
  if (!others.some(other => nameKey(other.name) === nameKey(name))) return;
  throw new ServiceError('name-taken', `There is already a scenario named “${name}”`, { name });
}
