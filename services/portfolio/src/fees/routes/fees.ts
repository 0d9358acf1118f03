import { type FeeTerms, feeApi } from '@kavel/contracts/fees';
import { dateInNetherlands, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { listServices } from '../../services/repositories/services';
import * as agreements from '../repositories/fee-agreements';
import * as lines from '../repositories/fee-lines';
import { checkDraft, checkEntry, checkFeeMove } from '../rules/fee-rules';
import { divideCents } from '../rules/fee-shares';
import { organisationName } from './organisation-name';

export interface FeeContext extends Pick<RouteContext, 'store' | 'now'> {
  /** Client for the names of the parties. */
  auth: ServiceClient;
}

/** Agreements on fees, the fees charged, and how they are shared. */
export function feeRoutes(app: FastifyInstance, { store, auth, now }: FeeContext): void {
  const today = () => dateInNetherlands(now());

  route(app, feeApi.listFeeAgreements, ({ caller }) =>
    store.inOrganisation(caller, async scope => ({
      code: scope.organisationId,
      agreements: await agreements.listFeeAgreements(scope),
    })),
  );

  route(app, feeApi.listFeeServices, ({ caller }) =>
    store.inOrganisation(caller, async scope => {
      const services = await listServices(scope, undefined);
      return services
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }));
    }),
  );

  route(app, feeApi.createFeeAgreement, async ({ caller, body }) => {
    checkOther(body, caller.organisationId);
    const name = await organisationName(auth, caller);
    return store.inOrganisation(caller, async scope => {
      const agreement = await agreements.createFeeAgreement(scope, body, name);
      await lines.recordFeeEvent(scope, caller, agreement, 'created');
      return agreement;
    });
  });

  route(app, feeApi.getFeeAgreement, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      const agreement = await agreements.getFeeAgreement(scope, params.id);
      return { agreement, events: await lines.listFeeEvents(scope, agreement) };
    }),
  );

  route(app, feeApi.changeFeeAgreement, async ({ caller, params: { id }, body: { revision, terms } }) => {
    const name = await organisationName(auth, caller);
    return store.inOrganisation(caller, async scope => {
      const before = await agreements.lockFeeAgreement(scope, id);
      checkDraft(before);
      checkOther(terms, caller.organisationId);
      if (before.revision !== revision) {
        throw new ServiceError('revision-behind', 'Somebody changed it meanwhile', before);
      }
      const agreement = await agreements.changeTerms(scope, id, terms, name);
      await lines.recordFeeEvent(scope, caller, agreement, 'changed');
      return agreement;
    });
  });

  route(app, feeApi.deleteFeeAgreement, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      checkDraft(await agreements.lockFeeAgreement(scope, id));
      await agreements.deleteFeeAgreement(scope, id);
      return null;
    }),
  );

  route(app, feeApi.moveFeeAgreement, async ({ caller, params: { id }, body }) => {
    const name = body.to === 'agreed' ? await organisationName(auth, caller) : undefined;
    return store.inOrganisation(caller, async scope => {
      checkFeeMove(await agreements.lockFeeAgreement(scope, id), body, today());
      const agreement = await agreements.moveFeeAgreement(scope, id, body, name);
      await lines.recordFeeEvent(scope, caller, agreement, body.to);
      return agreement;
    });
  });

  route(app, feeApi.addFeeEntry, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      const agreement = await agreements.lockFeeAgreement(scope, id);
      const entries = await lines.countFeeEntries(scope, id);
      checkEntry(agreement, { date: body.date, today: today(), entries });
      return lines.addFeeEntry(scope, caller, id, body);
    }),
  );

  route(app, feeApi.getFeeStatement, ({ caller, params: { id }, query: { from, until } }) =>
    store.inOrganisation(caller, async scope => {
      const agreement = await agreements.getFeeAgreement(scope, id);
      const entries = await lines.listFeeEntries(scope, id, { from, until });
      const total = entries.reduce((sum, { amount }) => sum + amount, 0);
      const [proposer = 0, other = 0] = divideCents(total, [agreement.proposer.share, agreement.other.share]);
      return { from, until, entries, total, proposer, other };
    }),
  );
}

function checkOther({ otherId }: FeeTerms, own: string): void {
  if (otherId !== own) return;
  throw new ServiceError('unprocessable', 'This is the code of your own organisation', {
    reason: 'own-organisation',
  });
}
