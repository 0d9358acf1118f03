import { type BulkOutcome, blockingOutcomes } from '@kavel/contracts/bulk';
import { ServiceError } from '@kavel/service-kit';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { endJob, holdLease, type JobLease, restJob } from '../../jobs/repositories/job-lease';
import { touchPortfolio } from '../../portfolios/repositories/portfolios';
import { forNobody, type PortfolioStore, type Tenant } from '../../repositories/tenant';
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
import { overwriteFacts } from '../repositories/bulk-updates';
import { type BulkCounts, countsStored, rowsStored } from '../rules/bulk-plan';

export const storeListKind = 'store-list';

/**
 * Stores the lists that were matched: part by part, or all in one transaction. The row of the job is locked first,
 * so that after a cancel nothing more goes in.
 */
export function storeLists(store: PortfolioStore): JobKind {
  return {
    kind: storeListKind,

    async run(lease, signal) {
      try {
        while (!signal.aborted) {
          const turn = await store.inTenant(lease, tenant => step(tenant, lease));
          if (turn !== 'more') return turn;
        }
        return 'interrupted';
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        // Its portfolio is gone, archived or no longer open to this user, who may not even end it any more.
        return store.inTenant(forNobody(lease), tenant => fail(tenant, lease, 'portfolio-gone'));
      }
    },

    fail: async lease => {
      await store.inTenant(forNobody(lease), tenant => fail(tenant, lease, 'internal'));
    },
  };
}

async function step(tenant: Tenant, lease: JobLease): Promise<Turn | 'more'> {
  const head = await lockHead(tenant, lease.jobId);
  await holdLease(tenant, lease);
  if (head.state !== 'running') return finish(tenant, lease);
  return head.mode === 'all-or-nothing' ? storeAll(tenant, lease, head) : storeNext(tenant, lease, head);
}

async function storeNext(tenant: Tenant, lease: JobLease, head: BulkHead): Promise<Turn | 'more'> {
  const part = await nextPart(tenant, head.id);
  if (part !== null) {
    await touchPortfolio(tenant, head.portfolio_id);
    await storeParts(tenant, head, [part]);
    return 'more';
  }
  const received = await partCounts(tenant, head.id);
  return received.length < head.parts ? rest(tenant, lease) : done(tenant, lease, head);
}

async function storeAll(tenant: Tenant, lease: JobLease, head: BulkHead): Promise<Turn> {
  const received = await partCounts(tenant, head.id);
  if (received.length < head.parts) return rest(tenant, lease);
  if (received.some(({ counts }) => isBlocked(counts))) {
    await finishJob(tenant, head.id, 'refused');
    return finish(tenant, lease);
  }
  await touchPortfolio(tenant, head.portfolio_id);
  await storeParts(tenant, head, received);
  return done(tenant, lease, head);
}

async function storeParts(tenant: Tenant, head: BulkHead, parts: readonly CountedPart[]): Promise<void> {
  const numbers = parts.map(({ part }) => part);
  const { missing, returnedUnits } = await insertStaged(tenant, head.portfolio_id, head.id, numbers);
  const events = returnedUnits.map(unitId => ({ unitId, kind: 'returned' as const }));
  await recordUnitEvents(tenant, actorOf(head), events);
  const absent = new Set(missing);
  for (const part of parts) await storePart(tenant, head, part, absent);
}

/** The lines are only read again when some of their objects had come into the portfolio by another way, or change there. */
async function storePart(
  tenant: Tenant,
  head: BulkHead,
  { part, counts, differing }: CountedPart,
  missing: ReadonlySet<string>,
): Promise<void> {
  const overwrites = head.updates === 'overwrite' && differing > 0;
  if (missing.size === 0 && !overwrites) {
    return markStored(tenant, head.id, part, { counts: countsStored(counts, 0), updated: 0 });
  }
  const read = await readPart(tenant, head.id, part, []);
  if (read === null) return;
  const rows = rowsStored(read.rows, missing);
  const changed = rows.filter((row, at) => row !== read.rows[at]).length;
  const updated = overwrites ? await overwriteFacts(tenant, head, rows) : 0;
  await markStored(tenant, head.id, part, { counts: countsStored(counts, changed), updated, rows });
}

function isBlocked(counts: BulkCounts): boolean {
  return blockingOutcomes.some((outcome: BulkOutcome) => counts[outcome] > 0);
}

async function rest(tenant: Tenant, lease: JobLease): Promise<Turn> {
  await restJob(tenant, lease);
  return 'resting';
}

async function done(tenant: Tenant, lease: JobLease, head: BulkHead): Promise<Turn> {
  await finishJob(tenant, head.id, 'done');
  return finish(tenant, lease);
}

async function finish(tenant: Tenant, lease: JobLease): Promise<Turn> {
  await endJob(tenant, lease.jobId);
  return 'finished';
}

async function fail(tenant: Tenant, lease: JobLease, failure: BulkHead['failure']): Promise<Turn> {
  await finishJob(tenant, lease.jobId, 'failed', failure);
  await holdLease(tenant, lease);
  return finish(tenant, lease);
}
