import { valuationApi } from '@kavel/contracts';
import { cashFlowTerms } from '@kavel/engine';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { listEditors } from '../../appraisal/repositories/edits';
import { countWithoutEvidence, keepTerms } from '../../appraisal/repositories/evidence';
import { readOverridePolicy } from '../../appraisal/repositories/override-policy';
import { isDecided } from '../../appraisal/rules/overrides';
import type { OrganisationScope } from '../../repositories/store';
import { askReview } from '../../review/ask-review';
import { freezeChecklist, isChecklistOpen } from '../../review/read-checklist';
import { listAppraisers } from '../../review/repositories/people';
import { removeReview } from '../../review/repositories/reviews';
import type { ReviewContext } from '../../review/routes/reviews';
import { tellOfMove } from '../../review/tell-of-move';
import { stopSimulation } from '../../valuation-reports/repositories/monte-carlo';
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

/** The workflow of a valuation: its history, allowed transitions, and what was frozen. */
export function statusRoutes(app: FastifyInstance, { store, auth }: ReviewContext): void {
  route(app, valuationApi.updateStatus, async ({ caller, params: { id, status }, body }) => {
    const request = status === 'in-review' ? body?.review : undefined;
    const members = request ? await listAppraisers(auth, caller) : [];
    return store.inOrganisation(caller, async scope => {
      const head = await lockHead(scope, id);
      checkTransition(head.status, status);
      checkReason(head.status, status, body?.reason);
      const context = await contextOf(scope, head, caller);
      checkMove(status, context);
      if (request) await askReview(scope, caller, head, { request, members });
      else if (status === 'in-review' && body?.review === null) await removeReview(scope, id);
      if (status === 'in-review' || status === 'approved') await keepTerms(scope, id, cashFlowTerms);
      if (status === 'approved') {
        await stopSimulation(scope, id);
        const results = await readResults(scope, id);
        const unitIds = await listMemberIds(scope, id);
        await freezeFacts(scope, id);
        await freezeChecklist(scope, head);
        await recordApproval(scope, id, approvalOf(head, unitIds.length, results));
      }
      await changeValuation(scope, id, { status });
      const moved = await getHead(scope, id);
      await recordEvent(scope, caller, {
        valuationId: id,
        from: head.status,
        to: status,
        reason: body?.reason ?? null,
        revision: moved.revision,
      });
      await tellOfMove(scope, caller, moved, { events: context.events, reason: body?.reason });
      return toValuation(moved, await listMemberIds(scope, id));
    });
  });

  route(app, valuationApi.getHistory, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const context = await contextOf(scope, await getHead(scope, id), caller);
      return {
        events: [...context.events],
        moves: movesOf(context),
        approval: await readApproval(scope, id),
      };
    }),
  );
}

async function contextOf(
  scope: OrganisationScope,
  { id, status, valueDate }: ValuationHead,
  caller: Caller,
): Promise<MoveContext> {
  const events = await listEvents(scope, id);
  const editors = await listEditors(scope, id);
  const policy = await readOverridePolicy(scope);
  return {
    status,
    valueDate,
    caller,
    events,
    editors,
    resultDates: await listResultDates(scope, id),
    withoutEvidence: await countWithoutEvidence(scope, id),
    overridesDecided: isDecided(await readOverridden(scope, id), policy),
    checklistOpen: status === 'in-review' && (await isChecklistOpen(scope, { id, status, valueDate })),
  };
}
