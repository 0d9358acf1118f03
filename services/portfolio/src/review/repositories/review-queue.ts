import type { StatusEvent } from '@kavel/contracts';
import { answeredItems, type ReviewQueueItem } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import { accessOf } from '../../portfolios/rules/portfolio-access';
import { peopleOf } from '../../repositories/people';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers } from '../../valuations/repositories/valuation-units';
import { listValuations } from '../../valuations/repositories/valuations';
import { handsIn } from '../rules/hands';
import { readReviews } from './reviews';

type Trail = Pick<StatusEvent, 'at' | 'actor' | 'onBehalfOf' | 'from' | 'to'>[];

/** Valuations in review that the user may see: the earliest due date first, then the longest waiting. */
export async function listQueue(scope: OrganisationScope, me: readonly string[]): Promise<ReviewQueueItem[]> {
  const waiting = await listValuations(scope, { status: 'in-review' });
  const ids = waiting.map(({ id }) => id);
  if (ids.length === 0) return [];
  const reviews = await readReviews(scope, ids);
  const trails = await readTrails(scope, ids);
  const editors = await readEditors(scope, ids);
  const values = await readDeviations(scope, ids);
  const confirmed = await countConfirmed(scope, ids);
  const editable = await editableOf(scope, [...new Set(waiting.map(({ portfolioId }) => portfolioId))]);
  const items = waiting.flatMap(valuation => {
    const trail = trails.get(valuation.id) ?? [];
    const submitted = trail.find(({ to }) => to === 'in-review');
    if (submitted === undefined) return [];
    const hands = handsIn(trail, editors.get(valuation.id) ?? []);
    return [
      {
        ...valuation,
        submittedAt: submitted.at,
        submittedBy: submitted.actor,
        review: reviews.get(valuation.id) ?? null,
        mayApprove: editable.has(valuation.portfolioId) && !me.some(userId => hands.includes(userId)),
        deviation: values.get(valuation.id)?.deviation ?? null,
        overrides: values.get(valuation.id)?.overrides ?? 0,
        checklist: { confirmed: confirmed.get(valuation.id) ?? 0, of: answeredItems.length },
      },
    ];
  });
  return items.toSorted((a, b) => compare(sortKey(a), sortKey(b)));
}

const sortKey = ({ review, submittedAt }: ReviewQueueItem) =>
  `${review?.dueDate ?? '9999-12-31'} ${submittedAt}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The audit trails, newest first. */
async function readTrails(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, Trail>> {
  const rows = await trx
    .selectFrom('valuation_event')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute();
  const byId = Map.groupBy(rows, row => row.valuation_id);
  return new Map(
    [...byId].map(([id, events]) => [
      id,
      events.map(row => ({
        at: row.at.toISOString(),
        ...peopleOf(row),
        from: row.from_status,
        to: row.to_status,
      })),
    ]),
  );
}

async function readEditors(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await trx
    .selectFrom('valuation_edit')
    .select(['valuation_id', 'actor_id', 'user_id'])
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', [...ids])
    .where('kind', 'not in', ['duplicated', 'override-confirmed', 'override-refused'])
    .execute();
  const byId = Map.groupBy(rows, row => row.valuation_id);
  return new Map([...byId].map(([id, all]) => [id, all.flatMap(row => [row.actor_id, row.user_id])]));
}

/** Of the totals from the model's, and the number of values that somebody set. */
async function readDeviations(
  scope: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, { deviation: number | null; overrides: number }>> {
  const rows = await selectMembers(scope)
    .innerJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .where('member.valuation_id', 'in', [...ids])
    .groupBy('member.valuation_id')
    .select([
      'member.valuation_id',
      sql<number | null>`(sum(stored.value) / nullif(sum(stored.model_value), 0) - 1)::float8`.as(
        'deviation',
      ),
      sql<number>`count(*) filter (where stored.result ? 'override')::int`.as('overrides'),
    ])
    .execute();
  return new Map(rows.map(({ valuation_id, ...figures }) => [valuation_id, figures]));
}

async function countConfirmed(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('valuation_checklist')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', [...ids])
    .where('item', 'in', [...answeredItems])
    .where('confirmed_by', 'is not', null)
    .groupBy('valuation_id')
    .select(['valuation_id', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ valuation_id, count }) => [valuation_id, count]));
}

async function editableOf(
  { trx, organisationId, userId }: OrganisationScope,
  portfolioIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('portfolio')
    .select(['id', 'owner_id', 'organisation_access', 'editors'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', [...portfolioIds])
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.filter(row => accessOf(row, userId) !== 'read').map(({ id }) => id));
}
