import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { checkRevision } from '../model/revision';
import { checkEditable } from '../model/status';
import { checkUnitsKnown } from '../model/valuation-units';
import { readReferences, replaceReferences } from '../repositories/references';
import { listMemberIds } from '../repositories/valuation-units';
import { getHead, lockHead, raiseReferenceRevision } from '../repositories/valuations';
import type { RouteContext } from './context';

export function referenceRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getTransactionReferences, ({ caller, params, query }) =>
    store.inTenant(caller, async tenant => {
      const { referenceRevision } = await getHead(tenant, params.id);
      return { revision: referenceRevision, references: await readReferences(tenant, params.id, query) };
    }),
  );

  /** Answers with the units named only: whoever saves ten thousand units in parts need not read them all each time. */
  route(app, valuationApi.saveTransactionReferences, ({ caller, params, body }) =>
    store.inTenant(caller, async tenant => {
      const head = await lockHead(tenant, params.id);
      checkEditable(head.status);
      checkRevision(body.revision, head.referenceRevision);
      checkUnitsKnown(
        Object.keys(body.references),
        await listMemberIds(tenant, params.id),
        'in this valuation',
      );
      await replaceReferences(tenant, params.id, body.references);
      const revision = await raiseReferenceRevision(tenant, params.id);
      return { revision, references: body.references };
    }),
  );
}
