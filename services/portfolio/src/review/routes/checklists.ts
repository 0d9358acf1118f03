import { valuationApi } from '@kavel/contracts';
import { type Checklist, computedItems } from '@kavel/contracts/valuations';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { listEditors } from '../../appraisal/repositories/edits';
import type { OrganisationScope } from '../../repositories/store';
import { listEvents } from '../../valuations/repositories/history';
import { getHead, lockHead } from '../../valuations/repositories/valuations';
import { readChecklist } from '../read-checklist';
import * as checklists from '../repositories/checklists';
import { handsIn } from '../rules/hands';
import { checkOpen, type ReviewContext } from './reviews';

/** The checklist of a valuation: answered by who works on it, confirmed by a second person, fixed by the approval. */
export function checklistRoutes(app: FastifyInstance, { store }: Pick<ReviewContext, 'store'>): void {
  route(app, valuationApi.getChecklist, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, scope => toAnswer(scope, caller, id)),
  );

  route(app, valuationApi.answerChecklist, ({ caller, params: { id, item }, body: { answer, remark } }) =>
    store.inOrganisation(caller, async scope => {
      checkOpen((await lockHead(scope, id)).status);
      // What the product finds is not answered by anybody, only explained.
      const isFound = computedItems.some(one => one === item);
      const line = { valuationId: id, item, answer: isFound ? null : answer, remark };
      await checklists.recordAnswer(scope, caller, line);
      return toAnswer(scope, caller, id);
    }),
  );

  route(app, valuationApi.confirmChecklist, ({ caller, params: { id, item }, body: { confirmed } }) =>
    store.inOrganisation(caller, async scope => {
      checkOpen((await lockHead(scope, id)).status);
      if (await isOwnWork(scope, caller, id)) {
        throw new ServiceError(
          'forbidden',
          'Somebody who did not work on the valuation confirms its checklist',
          {
            refusal: 'own-work',
          },
        );
      }
      const line = (await checklists.readLines(scope, id)).get(item);
      if (!line?.answeredBy) throw new ServiceError('conflict', 'This item has not been answered yet');
      if (line.answeredBy.userId === caller.actorId)
        throw new ServiceError('forbidden', 'Somebody else confirms an answer', { refusal: 'own-work' });
      await checklists.recordConfirmation(scope, confirmed ? caller : null, id, item);
      return toAnswer(scope, caller, id);
    }),
  );

  route(app, valuationApi.getChecklistPolicy, ({ caller }) =>
    store.inOrganisation(caller, checklists.readChecklistPolicy),
  );

  route(app, valuationApi.saveChecklistPolicy, ({ caller, body: { required } }) =>
    store.inOrganisation(caller, async scope => {
      await checklists.recordChecklistPolicy(scope, caller, required);
      return checklists.readChecklistPolicy(scope);
    }),
  );
}

async function toAnswer(scope: OrganisationScope, caller: Caller, id: string): Promise<Checklist> {
  const head = await getHead(scope, id);
  const { required } = await checklists.readChecklistPolicy(scope);
  const { lines, frozen } = await readChecklist(scope, head);
  return { lines, frozen, required, ownWork: await isOwnWork(scope, caller, id) };
}

async function isOwnWork(
  scope: OrganisationScope,
  { actorId, userId }: Pick<Caller, 'actorId' | 'userId'>,
  id: string,
): Promise<boolean> {
  const hands = handsIn(await listEvents(scope, id), await listEditors(scope, id));
  return hands.includes(actorId) || hands.includes(userId);
}
