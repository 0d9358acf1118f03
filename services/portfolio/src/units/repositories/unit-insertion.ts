import { type RawBuilder, sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { isUniqueViolation } from '../../repositories/unique-violation';

/** Units as text: each an object id of 16 digits followed by its facts as JSON. */
export interface UnitTexts {
  /** SQL of a table with one text per row in the column `line`, and its position, from 1 on, in `place`. */
  table: RawBuilder<unknown>;
  count: number;
}

export interface Insertion {
  /** Removed units that were restored with their owner's facts, which undoes the removal. */
  returned: { id: string; objectId: string }[];
  /** False when the portfolio already had some of the objects; `insertedObjects` tells which were new. */
  complete: boolean;
}

/** One text with a line per unit, as one value: PostgreSQL splits ten thousand lines quickly. */
export function textsOf(texts: string, count: number): UnitTexts {
  return { table: sql`string_to_table(${texts}::text, chr(10)) with ordinality as one (line, place)`, count };
}

/** Reads only the sixteen digits: `left` and `substr` would scan the whole text to count characters. */
const objectId = sql`split_part(line, '{', 1)`;
const facts = sql`right(line, -16)::jsonb`;

/**
 * Inserts units in one statement without `returning` or `on conflict`: with those PostgreSQL would check each row
 * against the read policy too. The caller locks the portfolio (`touchPortfolio`).
 */
export async function insertTexts(
  scope: OrganisationScope,
  portfolioId: string,
  { table, count }: UnitTexts,
): Promise<Insertion> {
  const returned = (await hasRemoved(scope, portfolioId)) ? await takeBack(scope, portfolioId, table) : [];
  if (returned.length === 0 && (await isFresh(scope, portfolioId, { table, count }))) {
    return { returned, complete: true };
  }
  const { numAffectedRows } =
    await sql`${insertion(scope, portfolioId, table)} on conflict do nothing`.execute(scope.trx);
  return { returned, complete: Number(numAffectedRows) + returned.length === count };
}

/**
 * Inserts units if the portfolio has and had none of the objects. Else returns false and does nothing: `on conflict`
 * takes PostgreSQL a third longer and is rarely needed.
 */
async function isFresh(scope: OrganisationScope, portfolioId: string, texts: UnitTexts): Promise<boolean> {
  try {
    await Promise.all([sql`savepoint units`.execute(scope.trx), insertFresh(scope, portfolioId, texts)]);
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await sql`rollback to savepoint units`.execute(scope.trx);
    // Later rows belong to the transaction itself again, which `insertedObjects` relies on.
    await sql`release savepoint units`.execute(scope.trx);
    return false;
  }
}

/** Inserts units. A unique violation when the portfolio has, or had, some of the objects. */
export async function insertFresh(
  scope: OrganisationScope,
  portfolioId: string,
  { table }: UnitTexts,
): Promise<void> {
  await insertion(scope, portfolioId, table).execute(scope.trx);
}

function insertion({ organisationId }: OrganisationScope, portfolioId: string, table: RawBuilder<unknown>) {
  return sql`
    insert into portfolio.unit (organisation_id, portfolio_id, object_id, address_object_data, position)
    overriding system value
    select ${organisationId}::uuid, ${portfolioId}::uuid, ${objectId}, ${facts}, free.first + place
    from (select nextval('portfolio.unit_position_seq') as first) as free, ${table}`;
}

/** Those of these objects that this transaction inserted or restored as a unit. */
export async function insertedObjects(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ object_id: string }>`
    select object_id from portfolio.unit
    where organisation_id = ${organisationId} and portfolio_id = ${portfolioId}
      and object_id in (select unnest(${objectIds}::text[])) and xmin = pg_current_xact_id()::xid`.execute(
    trx,
  );
  return new Set(rows.map(row => row.object_id));
}

async function hasRemoved({ trx, organisationId }: OrganisationScope, portfolioId: string): Promise<boolean> {
  const removed = await trx
    .selectFrom('unit')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return removed !== undefined;
}

async function takeBack(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  table: RawBuilder<unknown>,
): Promise<Insertion['returned']> {
  const { rows } = await sql<Insertion['returned'][number]>`
    update portfolio.unit set deleted_at = null
    where organisation_id = ${organisationId} and portfolio_id = ${portfolioId} and deleted_at is not null
      and object_id in (select ${objectId} from ${table})
    returning id, object_id as "objectId"`.execute(trx);
  return rows;
}
