import { type FailedJob, failureDays } from '@kavel/contracts/start';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/**
 * Jobs of the user that stopped by an error, newest first. A list is superseded by a later one for its portfolio, a
 * batch of documents by a later batch; of a valuation only the last run is kept.
 */
export async function listFailures({ trx, organisationId, userId }: OrganisationScope): Promise<FailedJob[]> {
  const since = sql`now() - make_interval(days => ${failureDays})`;
  const { rows } = await sql<FailedJob>`
    select 'list' as kind, job.id, job.name, job.portfolio_id as "portfolioId", job.finished_at as at
    from portfolio.bulk_job as job
    join portfolio.portfolio on portfolio.organisation_id = job.organisation_id
      and portfolio.id = job.portfolio_id
      and portfolio.deleted_at is null and portfolio.archived_at is null
    where job.organisation_id = ${organisationId} and job.user_id = ${userId}
      and job.state = 'failed' and job.finished_at > ${since}
      and not exists (
        select from portfolio.bulk_job as later
        where later.organisation_id = job.organisation_id and later.portfolio_id = job.portfolio_id
          and later.created_at > job.created_at
      )
    union all
    select 'valuation', valuation.id, valuation.name, valuation.portfolio_id, run.finished_at
    from portfolio.valuation_run as run
    join portfolio.valuation on valuation.organisation_id = run.organisation_id
      and valuation.id = run.valuation_id and valuation.deleted_at is null and valuation.status = 'draft'
    join portfolio.portfolio on portfolio.organisation_id = valuation.organisation_id
      and portfolio.id = valuation.portfolio_id
      and portfolio.deleted_at is null and portfolio.archived_at is null
    where run.organisation_id = ${organisationId} and run.state = 'failed' and run.finished_at > ${since}
    union all
    select 'documents', batch.id, batch.name, null, batch.finished_at
    from portfolio.document_batch as batch
    where batch.organisation_id = ${organisationId} and batch.user_id = ${userId}
      and batch.state = 'failed' and batch.finished_at > ${since}
      and not exists (
        select from portfolio.document_batch as later
        where later.organisation_id = batch.organisation_id and later.user_id = batch.user_id
          and later.created_at > batch.created_at
      )
    order by at desc`.execute(trx);
  return rows.map(row => ({ ...row, at: new Date(row.at).toISOString() }));
}
