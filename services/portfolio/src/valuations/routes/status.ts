import { valuationApi } from '@kavel/contracts';
import { cashFlowTerms } from '@kavel/engine';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { listEditors } from '../../appraisal/repositories/edits';
import { countWithoutEvidence, keepTerms } from '../../appraisal/repositories/evidence';
import { readOverridePolicy } from '../../appraisal/repositories/override-policy';
import { isDecided } from '../../appraisal/rules/overrides';
import type { RouteContext } from '../../common/context';
import type { Tenant } from '../../repositories/tenant';
import { freezeFacts, listEvents, readApproval, recordApproval, recordEvent } from '../repositories/history';
import { listResultDates, readOverridden, readResults } from '../repositories/results';
import { listMemberIds } from '../repositories/valuation-units';
import {
  changeValuation,
  getHead,
  lockHead,
  toValuation,
  type ValuationHead,
} from '../repositories/valuations';
import { approvalOf } from '../rules/approval';
import { checkReason, checkTransition } from '../rules/status';
import { checkMove, type MoveContext, movesOf } from '../rules/status-moves';

/** The life of a valuation: who moved it, who may, and what was frozen. */
export function statusRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.updateStatus, ({ caller, params: { id, status }, body }) =>
    store.inTenant(caller, async tenant => {
      const head = await lockHead(tenant, id);
      checkTransition(head.status, status);
      checkReason(head.status, status, body?.reason);
      checkMove(status, await contextOf(tenant, head, caller));
      if (status === 'in-review' || status === 'approved') await keepTerms(tenant, id, cashFlowTerms);
      if (status === 'approved') {
        const results = await readResults(tenant, id);
        const unitIds = await listMemberIds(tenant, id);
        await freezeFacts(tenant, id);
        await recordApproval(tenant, id, approvalOf(head, unitIds.length, results));
      }
      await changeValuation(tenant, id, { status });
      const moved = await getHead(tenant, id);
      await recordEvent(tenant, caller, {
        valuationId: id,
        from: head.status,
        to: status,
        reason: body?.reason ?? null,
        revision: moved.revision,
      });
      return toValuation(moved, await listMemberIds(tenant, id));
    }),
  );

  route(app, valuationApi.getHistory, ({ caller, params: { id } }) =>
    store.inTenant(caller, async tenant => {
      const context = await contextOf(tenant, await getHead(tenant, id), caller);
      return {
        events: [...context.events],
        moves: movesOf(context),
        approval: await readApproval(tenant, id),
      };
    }),
  );
}

async function contextOf(
  tenant: Tenant,
  { id, status, valueDate }: ValuationHead,
  caller: Caller,
): Promise<MoveContext> {
  const events = await listEvents(tenant, id);
  const editors = await listEditors(tenant, id);
  const policy = await readOverridePolicy(tenant);
  return {
    status,
    valueDate,
    caller,
    events,
    editors,
    resultDates: await listResultDates(tenant, id),
    withoutEvidence: await countWithoutEvidence(tenant, id),
    overridesDecided: isDecided(await readOverridden(tenant, id), policy),
  };
}
