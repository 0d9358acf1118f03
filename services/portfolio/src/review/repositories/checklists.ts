import type { ChecklistAnswer, ChecklistItem, ChecklistPolicy } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import type { OrganisationScope } from '../../repositories/store';
import type { StoredLine } from '../rules/checklist';

type Person = Pick<Caller, 'actorId' | 'actorName'>;

export async function readLines(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<Map<string, StoredLine>> {
  const rows = await trx
    .selectFrom('valuation_checklist')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .execute();
  const person = (userId: string | null, name: string | null) =>
    userId === null ? null : { userId, name: name ?? '' };
  return new Map(
    rows.map(row => [
      row.item,
      {
        answer: row.answer,
        count: row.count,
        remark: row.remark,
        answeredBy: person(row.answered_by, row.answered_by_name),
        confirmedBy: person(row.confirmed_by, row.confirmed_by_name),
      },
    ]),
  );
}

/** Stores an answer; a confirmation of the earlier one ends. */
export async function recordAnswer(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Person,
  line: { valuationId: string; item: ChecklistItem; answer: ChecklistAnswer | null; remark: string },
): Promise<void> {
  const values = {
    ...{ answer: line.answer, remark: line.remark, answered_by: actorId, answered_by_name: actorName },
    ...{ confirmed_by: null, confirmed_by_name: null },
  };
  await trx
    .insertInto('valuation_checklist')
    .values({ organisation_id: organisationId, valuation_id: line.valuationId, item: line.item, ...values })
    .onConflict(conflict => conflict.columns(['organisation_id', 'valuation_id', 'item']).doUpdateSet(values))
    .execute();
}

export async function recordConfirmation(
  { trx, organisationId }: OrganisationScope,
  person: Person | null,
  valuationId: string,
  item: ChecklistItem,
): Promise<void> {
  await trx
    .updateTable('valuation_checklist')
    .set({ confirmed_by: person?.actorId ?? null, confirmed_by_name: person?.actorName ?? null })
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('item', '=', item)
    .execute();
}

/** Keeps what the product found, with what was said about it. */
export async function freezeFinding(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { item, answer, count }: { item: ChecklistItem; answer: ChecklistAnswer | null; count: number | null },
): Promise<void> {
  await trx
    .insertInto('valuation_checklist')
    .values({ organisation_id: organisationId, valuation_id: valuationId, item, answer, count })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id', 'item']).doUpdateSet({ answer, count }),
    )
    .execute();
}

/** The organisation's current rule. */
export async function readChecklistPolicy({
  trx,
  organisationId,
}: OrganisationScope): Promise<ChecklistPolicy> {
  const row = await trx
    .selectFrom('checklist_policy')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { required: false, changed: null };
  const changed = { at: row.at.toISOString(), by: { userId: row.actor_id, name: row.actor_name } };
  return { required: row.required, changed };
}

/** Sets the rule from now on; earlier ones stay in the history. */
export async function recordChecklistPolicy(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Person,
  required: boolean,
): Promise<void> {
  await trx
    .insertInto('checklist_policy')
    .values({ organisation_id: organisationId, actor_id: actorId, actor_name: actorName, required })
    .execute();
}
