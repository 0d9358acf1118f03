import { type BulkLine, bulkApi } from '@kavel/contracts/bulk';
import type { OwnColumn } from '@kavel/contracts/units';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { wakeJob } from '../../jobs/repositories/job-lease';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { listOwnColumns } from '../../units/repositories/own-columns';
import { matchObjects } from '../../units/routes/match-objects';
import { type ReceivedPart, storeAtOnce, type TakenPart } from '../jobs/store-at-once';
import { type BulkHead, getHead, lockHead } from '../repositories/bulk-jobs';
import { findPart, insertPart, presentObjects, repeatedObjects } from '../repositories/bulk-parts';
import { knownUnits } from '../repositories/bulk-updates';
import {
  type BulkCounts,
  hashOf,
  type MatchedLines,
  matchedObjects,
  objectsWithFacts,
  planPart,
} from '../rules/bulk-plan';
import type { BulkContext } from './bulk-context';

/**
 * Receives a part of a list and matches it immediately, with the sender's token. The catalogue is called outside any
 * transaction, so that no connection waits for it.
 */
export function bulkPartRoutes(app: FastifyInstance, { store, realEstateData, wake }: BulkContext): void {
  route(app, bulkApi.putBulkPart, async ({ caller, params: { id, part }, body }) => {
    const hash = hashOf(body.lines);
    const { head, answered } = await store.inOrganisation(caller, async scope => {
      const head = await getHead(scope, id);
      await requireEditable(scope, head.portfolio_id);
      return { head, answered: checkPart(head, part, hash, await findPart(scope, id, part)) };
    });
    if (answered) return answered;
    const asked = { lines: body.lines.map(({ line, text }) => ({ line, text })), candidates: false };
    const matched = await matchObjects(realEstateData, asked, caller);
    const received = { part, hash, lines: body.lines };
    const { counts, due } =
      (await storeAtOnce(store, caller, head, received, matched)) ??
      (await store.inOrganisation(caller, scope => takeIn(scope, id, received, matched)));
    if (due) wake();
    return { counts };
  });
}

/** Stores a part for the job. */
async function takeIn(
  scope: OrganisationScope,
  id: string,
  received: ReceivedPart,
  matched: MatchedLines,
): Promise<TakenPart> {
  const { part, hash } = received;
  const head = await lockHead(scope, id);
  const answered = checkPart(head, part, hash, await findPart(scope, id, part));
  if (answered) return { ...answered, due: false };
  const counts = await keepPart(scope, head, received, matched);
  const due = head.state === 'running';
  if (due) await wakeJob(scope, id);
  return { counts, due };
}

/** Stores a part with the conflicts of its lines, for the page and for the job. */
async function keepPart(
  scope: OrganisationScope,
  { id, portfolio_id: portfolioId }: BulkHead,
  { part, hash, lines }: ReceivedPart,
  matched: MatchedLines,
): Promise<BulkCounts> {
  const objects = matchedObjects(matched.results);
  const standing = {
    present: await presentObjects(scope, portfolioId, objects),
    known: await knownUnits(scope, portfolioId, objectsWithFacts(lines, matched.results)),
    earlier: await repeatedObjects(scope, id, objects),
  };
  const planned = planPart(lines, matched, standing, await columnsOf(scope, portfolioId, lines));
  await insertPart(scope, id, part, { hash, ...planned });
  return planned.counts;
}

/** The own columns that lines have cells of. Throws `not-found` for one that is not of this portfolio. */
async function columnsOf(
  scope: OrganisationScope,
  portfolioId: string,
  lines: readonly BulkLine[],
): Promise<OwnColumn[]> {
  const wanted = new Set(lines.flatMap(({ own = {} }) => Object.keys(own)));
  if (wanted.size === 0) return [];
  const columns = (await listOwnColumns(scope, portfolioId)).filter(({ id }) => wanted.has(id));
  if (columns.length < wanted.size) {
    throw new ServiceError('not-found', 'This column is not of this portfolio');
  }
  return columns;
}

type KnownPart = Awaited<ReturnType<typeof findPart>>;

/** The answer to a part that was received before. Throws when it may not be sent again. */
function checkPart(head: BulkHead, part: number, hash: string, known: KnownPart) {
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
