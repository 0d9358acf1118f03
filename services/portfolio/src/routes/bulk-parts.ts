import { bulkApi, bulkCatalogueApi } from '@kavel/contracts/bulk';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { hashOf, matchedObjects, objectsWithFacts, planPart } from '../model/bulk-plan';
import { type BulkHead, getHead, lockHead } from '../repositories/bulk-jobs';
import { findPart, insertPart, presentObjects, repeatedObjects } from '../repositories/bulk-parts';
import { presentFacts } from '../repositories/bulk-updates';
import { wakeJob } from '../repositories/job-lease';
import { getEditablePortfolio } from '../repositories/portfolios';
import type { Tenant } from '../repositories/tenant';
import type { BulkContext } from './bulk-context';

/**
 * Takes in a part of a list and matches it at once, with the session of who sends it. The catalogue is asked outside
 * any transaction: no connection waits for it.
 */
export function bulkPartRoutes(app: FastifyInstance, { store, realEstateData, wake }: BulkContext): void {
  route(app, bulkApi.putBulkPart, async ({ caller, params: { id, part }, body }) => {
    const hash = hashOf(body.lines);
    const before = await store.inTenant(caller, async tenant => {
      const head = await getHead(tenant, id);
      await getEditablePortfolio(tenant, head.portfolio_id);
      return checkPart(tenant, head, part, hash);
    });
    if (before) return before;
    const lines = body.lines.map(({ line, text }) => ({ line, text }));
    const matches = await realEstateData.call(bulkCatalogueApi.matchObjects, { body: { lines } }, caller);
    const json = new Map(matches.objects.map(object => [object.objectId, object.json]));
    const objects = matchedObjects(matches.lines);
    const withFacts = objectsWithFacts(body.lines, matches.lines);
    let running = false;
    const answer = await store.inTenant(caller, async tenant => {
      const head = await lockHead(tenant, id);
      const known = await checkPart(tenant, head, part, hash);
      if (known) return known;
      const planned = planPart(
        body.lines,
        matches.lines,
        {
          present: await presentObjects(tenant, head.portfolio_id, objects),
          facts: await presentFacts(tenant, head.portfolio_id, withFacts),
          earlier: await repeatedObjects(tenant, id, objects),
        },
        json,
      );
      await insertPart(tenant, id, part, { hash, ...planned });
      if (head.state === 'running') await wakeJob(tenant, id);
      running = head.state === 'running';
      return { counts: planned.counts };
    });
    if (running) wake();
    return answer;
  });
}

/** The answer to a part that came in before. Throws when it may not come in. */
async function checkPart(tenant: Tenant, head: BulkHead, part: number, hash: string) {
  const known = await findPart(tenant, head.id, part);
  if (known?.hash === hash) return { counts: known.counts };
  if (known) throw new ServiceError('conflict', `Part ${part} came in before with other lines`);
  if (head.state !== 'receiving' && head.state !== 'running') {
    throw new ServiceError('conflict', `This list is ${head.state} and takes no more lines`, {
      state: head.state,
    });
  }
  if (part > head.parts) {
    throw new ServiceError('unprocessable', `This list was announced with ${head.parts} parts`);
  }
  return null;
}
