import type { FeeAgreement, FeeEntry, FeeEvent, FeeEventKind, NewFeeEntry } from '@kavel/contracts/fees';
import { type Caller, type Signed, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

type People = Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>;

/** Adds a line to the history of an agreement, in the name of the caller. */
export async function recordFeeEvent(
  { trx, organisationId }: OrganisationScope,
  caller: People,
  { id, proposer }: FeeAgreement,
  kind: FeeEventKind,
): Promise<void> {
  await trx
    .insertInto('fee_event')
    .values({
      organisation_id: proposer.organisationId,
      agreement_id: id,
      kind,
      party_id: organisationId,
      ...signedBy(caller),
    })
    .execute();
}

/** Newest first. */
export async function listFeeEvents(
  { trx }: OrganisationScope,
  { id, proposer }: FeeAgreement,
): Promise<FeeEvent[]> {
  const rows = await trx
    .selectFrom('fee_event')
    .selectAll()
    .where('agreement_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    party: row.party_id === proposer.organisationId ? 'proposer' : 'other',
    ...namesOf(row),
  }));
}

export async function countFeeEntries({ trx }: OrganisationScope, agreementId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('fee_entry')
    .where('agreement_id', '=', agreementId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function addFeeEntry(
  { trx, organisationId }: OrganisationScope,
  caller: People,
  agreementId: string,
  { date, amount, description }: NewFeeEntry,
): Promise<FeeEntry> {
  const row = await trx
    .insertInto('fee_entry')
    .values({
      organisation_id: organisationId,
      agreement_id: agreementId,
      date,
      amount,
      description,
      ...signedBy(caller),
    })
    .returning(entryColumns)
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

/** In order of date, then as they were entered. Both days included. */
export async function listFeeEntries(
  { trx }: OrganisationScope,
  agreementId: string,
  { from, until }: { from: string; until: string },
): Promise<FeeEntry[]> {
  const rows = await trx
    .selectFrom('fee_entry')
    .select(entryColumns)
    .where('agreement_id', '=', agreementId)
    .where(sql<string>`date`, '>=', from)
    .where(sql<string>`date`, '<=', until)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.map(toEntry);
}

const entryColumns = [
  'id',
  sql<string>`date::text`.as('day'),
  'amount',
  'description',
  'entered_at',
  'actor_id',
  'actor_name',
  'user_id',
  'user_name',
] as const;

type EntryRow = Signed & {
  id: string;
  day: string;
  amount: string;
  description: string;
  entered_at: Date;
};

function toEntry(row: EntryRow): FeeEntry {
  return {
    id: row.id,
    date: row.day,
    amount: Number(row.amount),
    description: row.description,
    enteredAt: row.entered_at.toISOString(),
    ...namesOf(row),
  };
}

function namesOf({ actor_id, actor_name, user_id, user_name }: Signed) {
  return { actor: actor_name, onBehalfOf: user_id === actor_id ? null : user_name };
}
