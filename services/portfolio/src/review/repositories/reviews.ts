import type { Review, ReviewRequest } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** The reviews that are asked for, by valuation. */
export async function readReviews(
  { trx, organisationId }: OrganisationScope,
  valuationIds: readonly string[],
): Promise<Map<string, Review>> {
  if (valuationIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('valuation_review')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', [...valuationIds])
    .select(['valuation_id', 'reviewer_id', 'reviewer_name', 'asked_by', 'asked_by_name', 'asked_at'])
    .select(sql<string | null>`due_date::text`.as('due_date'))
    .execute();
  return new Map(
    rows.map(row => [
      row.valuation_id,
      {
        reviewer: { userId: row.reviewer_id, name: row.reviewer_name },
        askedBy: { userId: row.asked_by, name: row.asked_by_name },
        askedAt: row.asked_at.toISOString(),
        dueDate: row.due_date,
      },
    ]),
  );
}

export async function readReview(scope: OrganisationScope, valuationId: string): Promise<Review | null> {
  return (await readReviews(scope, [valuationId])).get(valuationId) ?? null;
}

/** Asks this reviewer instead of the one before. */
export async function recordReview(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Pick<Caller, 'actorId' | 'actorName'>,
  valuationId: string,
  { reviewerId, dueDate, reviewerName }: ReviewRequest & { reviewerName: string },
): Promise<void> {
  const values = {
    reviewer_id: reviewerId,
    reviewer_name: reviewerName,
    asked_by: actorId,
    asked_by_name: actorName,
    due_date: dueDate,
  };
  await trx
    .insertInto('valuation_review')
    .values({ organisation_id: organisationId, valuation_id: valuationId, ...values })
    .onConflict(conflict =>
      conflict
        .columns(['organisation_id', 'valuation_id'])
        .doUpdateSet({ ...values, asked_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function removeReview(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<void> {
  await trx
    .deleteFrom('valuation_review')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .execute();
}
