import { isEditable } from '@kavel/contracts';
import { assignmentApi } from '@kavel/contracts/reports';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getHead, lockHead, touchValuation } from '../../valuations/repositories/valuations';
import { checkRevision } from '../../valuations/rules/revision';
import { checkEditable } from '../../valuations/rules/status';
import { readAssignment, writeAssignment } from '../repositories/assignments';

/** The assignment of a valuation: stated in a draft, frozen from its submission on. */
export function assignmentRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, assignmentApi.getAssignment, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const head = await getHead(scope, id);
      return { ...(await readAssignment(scope, id)), editable: isEditable(head) };
    }),
  );

  route(app, assignmentApi.saveAssignment, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkEditable(status);
      const { revision } = await readAssignment(scope, id);
      checkRevision(body.revision, revision);
      await writeAssignment(scope, id, caller, body.facts);
      await touchValuation(scope, id);
      return { ...(await readAssignment(scope, id)), editable: true };
    }),
  );
}
