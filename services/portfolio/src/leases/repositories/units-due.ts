import { sql } from 'kysely';
import { nobody } from '../../common/nobody';
import { type JobLease, restJob } from '../../jobs/repositories/job-lease';
import type { OrganisationScope } from '../../repositories/store';

export const followLeaseDatesKind = 'follow-lease-dates';

/** The day begins with an hour in every time zone here; for units that were brought back an hour is soon enough. */
const nextHour = sql<Date>`date_trunc('hour', now()) + interval '1 hour'`;

/** Makes sure that units of the organisation follow their leases from the next hour on. */
export async function offerFollowing({ trx, organisationId, userId }: OrganisationScope): Promise<void> {
  await trx
    .insertInto('job_lease')
    .values({
      organisation_id: organisationId,
      job_id: organisationId,
      kind: followLeaseDatesKind,
      user_id: userId,
      due_at: nextHour,
    })
    .onConflict(conflict => conflict.columns(['organisation_id', 'job_id']).doNothing())
    .execute();
}

export const restUntilNextHour = (scope: OrganisationScope, lease: JobLease) =>
  restJob(scope, lease, nextHour);

/** Units of one portfolio whose facts change on this day or should have before. */
export interface UnitsDue {
  portfolioId: string;
  /** Who may write them. */
  userId: string;
  unitIds: string[];
}

/** The next units that are due, of one portfolio; undefined when there are none. */
export async function nextUnitsDue(
  { trx, organisationId }: OrganisationScope,
  today: string,
  most: number,
): Promise<UnitsDue | undefined> {
  const { rows } = await sql<UnitsDue>`
    with due as (
      select unit.id, unit.portfolio_id from portfolio.unit
      where unit.organisation_id = ${organisationId} and unit.rents_change_on <= ${today}::date
        and unit.deleted_at is null
    ), first as (
      select portfolio.id, coalesce(portfolio.owner_id, ${nobody}::uuid) as user_id from portfolio.portfolio
      where portfolio.organisation_id = ${organisationId} and portfolio.deleted_at is null
        and (portfolio.owner_id is not null or portfolio.organisation_access = 'edit')
        and portfolio.id in (select portfolio_id from due)
      limit 1
    )
    select first.id as "portfolioId", first.user_id as "userId", array(
      select due.id from due where due.portfolio_id = first.id order by due.id limit ${most}
    ) as "unitIds"
    from first`.execute(trx);
  return rows[0];
}

/** Nobody changes a lease of the portfolio until commit. */
export async function lockPortfolio(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<void> {
  await trx
    .selectFrom('portfolio')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', portfolioId)
    .forUpdate()
    .execute();
}
