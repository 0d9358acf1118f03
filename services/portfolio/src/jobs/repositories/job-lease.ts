import { sql } from 'kysely';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';

/** The right to work on a job for a limited time. */
export interface JobLease {
  organisationId: string;
  jobId: string;
  kind: string;
  /** The user for whom the work is done. */
  userId: string;
  holder: string;
  /** Attempts since the last progress, including this one. */
  attempts: number;
}

/**
 * After this time another process takes over. A step may take longer: it locks the row of its lease, and locked rows
 * are skipped.
 */
const leaseTime = sql<Date>`now() + interval '15 seconds'`;
/** A resting job is also polled at this interval, in case a wake-up was lost. */
const restTime = sql<Date>`now() + interval '1 minute'`;

/** Another process has taken over the job, or it was cancelled. */
export class LeaseLost extends Error {}

/** Creates a job. */
export async function offerJob(
  { trx, organisationId, userId }: OrganisationScope,
  kind: string,
  jobId: string,
): Promise<void> {
  await trx
    .insertInto('job_lease')
    .values({ organisation_id: organisationId, job_id: jobId, kind, user_id: userId })
    .execute();
}

/** Creates a job that begins after this many seconds. */
export async function offerJobAfter(
  { trx, organisationId, userId }: OrganisationScope,
  kind: string,
  jobId: string,
  seconds: number,
): Promise<void> {
  const due_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await trx
    .insertInto('job_lease')
    .values({ organisation_id: organisationId, job_id: jobId, kind, user_id: userId, due_at })
    .execute();
}

/** Creates a job that stays, or wakes it where it rests. */
export async function offerStandingJob(
  { trx, organisationId, userId }: OrganisationScope,
  kind: string,
  jobId: string,
): Promise<void> {
  await trx
    .insertInto('job_lease')
    .values({ organisation_id: organisationId, job_id: jobId, kind, user_id: userId })
    .onConflict(conflict =>
      conflict
        .columns(['organisation_id', 'job_id'])
        .doUpdateSet({ due_at: sql<Date>`now()` })
        .where('job_lease.holder', 'is', null),
    )
    .execute();
}

/** Wakes the resting jobs of a kind, of all organisations. */
export async function wakeJobs(store: PortfolioStore, kind: string): Promise<void> {
  await store.inService(trx =>
    trx
      .updateTable('job_lease')
      .set({ due_at: sql<Date>`now()` })
      .where('kind', '=', kind)
      .where('holder', 'is', null)
      .where('due_at', '>', sql<Date>`now()`)
      .execute(),
  );
}

/** Wakes a resting job: there is new work for it. */
export async function wakeJob({ trx, organisationId }: OrganisationScope, jobId: string): Promise<void> {
  await trx
    .updateTable('job_lease')
    .set({ due_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('holder', 'is', null)
    .execute();
}

/** Claims the longest overdue job, of any organisation; null when there is none. */
export async function claimJob(
  store: PortfolioStore,
  kinds: readonly string[],
  holder: string,
): Promise<JobLease | null> {
  const claimed = await store.inService(trx =>
    trx
      .with('due', query =>
        query
          .selectFrom('job_lease')
          .select(['organisation_id', 'job_id'])
          .where('kind', 'in', kinds)
          .where('due_at', '<=', sql<Date>`now()`)
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('job_lease')
      .from('due')
      .whereRef('job_lease.organisation_id', '=', 'due.organisation_id')
      .whereRef('job_lease.job_id', '=', 'due.job_id')
      .set({ holder, due_at: leaseTime, attempts: sql<number>`attempts + 1` })
      .returning(['job_lease.organisation_id', 'job_lease.job_id', 'kind', 'user_id', 'attempts'])
      .executeTakeFirst(),
  );
  if (claimed === undefined) return null;
  const { organisation_id: organisationId, job_id: jobId, kind, user_id: userId, attempts } = claimed;
  return { organisationId, jobId, kind, userId, holder, attempts };
}

/** Renews the lease for another step. Throws `LeaseLost`, which rolls back the step. */
export async function holdLease({ trx }: OrganisationScope, lease: JobLease): Promise<void> {
  const held = await trx
    .updateTable('job_lease')
    .set({ due_at: leaseTime, attempts: 0 })
    .where('organisation_id', '=', lease.organisationId)
    .where('job_id', '=', lease.jobId)
    .where('holder', '=', lease.holder)
    .returning('job_id')
    .executeTakeFirst();
  if (held === undefined) throw new LeaseLost(`Job ${lease.jobId} is no longer ours`);
}

/** Nothing to do until `wakeJob`, or for `until` (a minute). */
export async function restJob({ trx }: OrganisationScope, lease: JobLease, until = restTime): Promise<void> {
  await trx
    .updateTable('job_lease')
    .set({ holder: null, due_at: until })
    .where('organisation_id', '=', lease.organisationId)
    .where('job_id', '=', lease.jobId)
    .where('holder', '=', lease.holder)
    .execute();
}

/** Deletes the lease of a finished job. */
export async function endJob({ trx, organisationId }: OrganisationScope, jobId: string): Promise<void> {
  await trx
    .deleteFrom('job_lease')
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .execute();
}

/** Releases the lease: any process may claim it after this many seconds. */
export async function giveBackJob(store: PortfolioStore, lease: JobLease, seconds: number): Promise<void> {
  await store.inService(trx =>
    trx
      .updateTable('job_lease')
      .set({ holder: null, due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('organisation_id', '=', lease.organisationId)
      .where('job_id', '=', lease.jobId)
      .where('holder', '=', lease.holder)
      .execute(),
  );
}
