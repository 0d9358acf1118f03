import type { WaitingReview } from '@kavel/contracts/start';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { type AccessRow, accessOf } from '../../portfolios/rules/portfolio-access';
import type { OrganisationScope } from '../../repositories/store';

type Row = WaitingReview & AccessRow;

/**
 * Valuations in review that the caller may approve, longest waiting first: of portfolios that the caller may change, and
 * not made, changed or submitted by or for the caller, as `checkMove` asks; nor asked of somebody else.
 */
export async function listReviews(
  { trx, organisationId, userId }: OrganisationScope,
  { actorId }: Pick<Caller, 'actorId'>,
): Promise<WaitingReview[]> {
  const hands = [actorId, userId];
  const { rows } = await sql<Row>`
    select valuation.id as "valuationId", valuation.name, valuation.portfolio_id as "portfolioId",
      portfolio.name as "portfolioName", portfolio.owner_id, portfolio.organisation_access, portfolio.editors,
      submitted.at as "submittedAt", submitted.user_name as "submittedBy"
    from portfolio.valuation
    join portfolio.portfolio on portfolio.organisation_id = valuation.organisation_id
      and portfolio.id = valuation.portfolio_id
      and portfolio.deleted_at is null and portfolio.archived_at is null
    join lateral (
      select event.* from portfolio.valuation_event as event
      where event.organisation_id = valuation.organisation_id and event.valuation_id = valuation.id
        and event.to_status = 'in-review'
      order by event.id desc limit 1
    ) as submitted on true
    where valuation.organisation_id = ${organisationId} and valuation.status = 'in-review'
      and valuation.deleted_at is null
      and submitted.actor_id <> all (${hands}::uuid[]) and submitted.user_id <> all (${hands}::uuid[])
      and not exists (
        select from portfolio.valuation_event as made
        where made.organisation_id = valuation.organisation_id and made.valuation_id = valuation.id
          and made.from_status is null
          and (made.actor_id = any (${hands}::uuid[]) or made.user_id = any (${hands}::uuid[]))
      )
      and not exists (
        select from portfolio.valuation_edit as edit
        where edit.organisation_id = valuation.organisation_id and edit.valuation_id = valuation.id
          and edit.kind not in ('duplicated', 'override-confirmed', 'override-refused')
          and (edit.actor_id = any (${hands}::uuid[]) or edit.user_id = any (${hands}::uuid[]))
      )
      and not exists (
        select from portfolio.valuation_review as asked
        where asked.organisation_id = valuation.organisation_id and asked.valuation_id = valuation.id
          and asked.reviewer_id <> all (${hands}::uuid[])
      )
    order by submitted.at`.execute(trx);
  return rows
    .filter(row => accessOf(row, userId) !== 'read')
    .map(({ owner_id: _, organisation_access: __, editors: ___, submittedAt, ...review }) => ({
      ...review,
      submittedAt: new Date(submittedAt).toISOString(),
    }));
}
