import { type BulkOutcome, blockingOutcomes } from '@kavel/contracts/bulk';
import { ServiceError } from '@kavel/service-kit';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { endJob, holdLease, type JobLease, restJob } from '../../jobs/repositories/job-lease';
import { touchPortfolio } from '../../portfolios/repositories/portfolios';
import { forNobody, type OrganisationScope, type PortfolioStore } from '../../repositories/store';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { actorOf, type BulkHead, finishJob, lockHead } from '../repositories/bulk-jobs';
import {
  type CountedPart,
  insertStaged,
  markStored,
  nextPart,
  partCounts,
  readPart,
} from '../repositories/bulk-parts';
import { giveOwnValues, overwriteUnits } from '../repositories/bulk-updates';
import { type BulkCounts, countsStored, rowsStored } from '../rules/bulk-plan';

export const storeListKind = 'store-list';

/**
 * Stores the matched lists: part by part, or all in one transaction. The row of the job is locked first, so that
 * nothing is stored after a cancel.
 */
export function storeLists(store: PortfolioStore): JobKind {
  return {
    kind: storeListKind,

    async run(lease, signal) {
      try {
        while (!signal.aborted) {
          const turn = await store.inOrganisation(lease, scope => step(scope, lease));
          if (turn !== 'more') return turn;
        }
        return 'interrupted';
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        // The portfolio is deleted, archived or no longer accessible to this user, who cannot even end the job.
        return store.inOrganisation(forNobody(lease), scope => fail(scope, lease, 'portfolio-gone'));
      }
    },

    fail: async lease => {
      await store.inOrganisation(forNobody(lease), scope => fail(scope, lease, 'internal'));
    },
  };
}

async function step(scope: OrganisationScope, lease: JobLease): Promise<Turn | 'more'> {
  const head = await lockHead(scope, lease.jobId);
  await holdLease(scope, lease);
  if (head.state !== 'running') return finish(scope, lease);
  return head.mode === 'all-or-nothing' ? storeAll(scope, lease, head) : storeNext(scope, lease, head);
}

async function storeNext(scope: OrganisationScope, lease: JobLease, head: BulkHead): Promise<Turn | 'more'> {
  const part = await nextPart(scope, head.id);
  if (part !== null) {
    await touchPortfolio(scope, head.portfolio_id);
    await storeParts(scope, head, [part]);
    return 'more';
  }
  const received = await partCounts(scope, head.id);
  return received.length < head.parts ? rest(scope, lease) : done(scope, lease, head);
}

async function storeAll(scope: OrganisationScope, lease: JobLease, head: BulkHead): Promise<Turn> {
  const received = await partCounts(scope, head.id);
  if (received.length < head.parts) return rest(scope, lease);
  if (received.some(({ counts }) => isBlocked(counts))) {
    await finishJob(scope, head.id, 'refused');
    return finish(scope, lease);
  }
  await touchPortfolio(scope, head.portfolio_id);
  await storeParts(scope, head, received);
  return done(scope, lease, head);
}

async function storeParts(
  scope: OrganisationScope,
  head: BulkHead,
  parts: readonly CountedPart[],
): Promise<void> {
  const numbers = parts.map(({ part }) => part);
  const { missing, returnedUnits } = await insertStaged(scope, head.portfolio_id, head.id, numbers);
  const events = returnedUnits.map(unitId => ({ unitId, kind: 'returned' as const }));
  await recordUnitEvents(scope, actorOf(head), events);
  const absent = new Set(missing);
  for (const part of parts) await storePart(scope, head, part, absent);
}

/**
 * Reads the lines again only when some of their objects were added or changed in the portfolio in the meantime, or have
 * values of own columns.
 */
async function storePart(
  scope: OrganisationScope,
  head: BulkHead,
  { part, counts, differing, hasOwn }: CountedPart,
  missing: ReadonlySet<string>,
): Promise<void> {
  const overwrites = head.updates === 'overwrite' && differing > 0;
  if (missing.size === 0 && !overwrites && !hasOwn) {
    return markStored(scope, head.id, part, { counts: countsStored(counts, 0), updated: 0 });
  }
  const read = await readPart(scope, head.id, part, []);
  if (read === null) return;
  const rows = rowsStored(read.rows, missing);
  const changed = rows.filter((row, at) => row !== read.rows[at]).length;
  if (hasOwn) await giveOwnValues(scope, head, rows);
  const updated = overwrites ? await overwriteUnits(scope, head, rows) : 0;
  await markStored(scope, head.id, part, { counts: countsStored(counts, changed), updated, rows });
}

function isBlocked(counts: BulkCounts): boolean {
  return blockingOutcomes.some((outcome: BulkOutcome) => counts[outcome] > 0);
}

async function rest(scope: OrganisationScope, lease: JobLease): Promise<Turn> {
  await restJob(scope, lease);
  return 'resting';
}

async function done(scope: OrganisationScope, lease: JobLease, head: BulkHead): Promise<Turn> {
  await finishJob(scope, head.id, 'done');
  return finish(scope, lease);
}

async function finish(scope: OrganisationScope, lease: JobLease): Promise<Turn> {
  await endJob(scope, lease.jobId);
  return 'finished';
}

async function fail(scope: OrganisationScope, lease: JobLease, failure: BulkHead['failure']): Promise<Turn> {
  await finishJob(scope, lease.jobId, 'failed', failure);
  await holdLease(scope, lease);
  return finish(scope, lease);
}
