import type { AddressObjectData, Unit } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import { prepared } from '../../repositories/prepared';
import type { OrganisationScope } from '../../repositories/store';

/** An object to be added as a unit. */
export interface NewUnit {
  objectId: string;
  addressObjectData: AddressObjectData;
}

export interface AddedUnit extends Pick<Unit, 'id' | 'objectId'> {
  /** It was in the portfolio before and was removed. */
  returned: boolean;
}

/** Units of one portfolio in the order they were added. The caller checks that the portfolio exists. */
export async function listUnits(scope: OrganisationScope, portfolioId: string): Promise<Unit[]> {
  const rows = await selectUnits(scope)
    .where('unit.portfolio_id', '=', portfolioId)
    .orderBy('unit.position')
    .execute();
  return rows.map(toUnit);
}

/** Units of all active portfolios that the user may see. */
export async function listAllUnits(scope: OrganisationScope): Promise<Unit[]> {
  const rows = await selectUnits(scope)
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'unit.organisation_id')
        .onRef('portfolio.id', '=', 'unit.portfolio_id')
        .on('portfolio.deleted_at', 'is', null)
        .on('portfolio.archived_at', 'is', null),
    )
    .orderBy('unit.position')
    .execute();
  return rows.map(toUnit);
}

/** Ids of the units of one portfolio in the order they were added. */
export async function listUnitIds(scope: OrganisationScope, portfolioId: string): Promise<string[]> {
  const rows = await scope.trx
    .selectFrom('unit')
    .select('id')
    .where('organisation_id', '=', scope.organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(row => row.id);
}

export async function listObjectIds(scope: OrganisationScope, portfolioId: string): Promise<Set<string>> {
  const rows = await scope.trx
    .selectFrom('unit')
    .select('object_id')
    .where('organisation_id', '=', scope.organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(row => row.object_id));
}

/**
 * Adds a few units and returns the ids of those added; objects already in the portfolio are skipped. A removed object
 * is restored as the same unit, with its owner's facts, which undoes the removal. Lists use `insertTexts`.
 */
export async function insertUnits(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  units: readonly NewUnit[],
): Promise<AddedUnit[]> {
  const lines = jsonRows(units.map(unit => ({ object: unit.objectId, facts: unit.addressObjectData })));
  const { rows } = await sql<AddedUnit>`
    insert into portfolio.unit (organisation_id, portfolio_id, object_id, address_object_data)
    select ${organisationId}::uuid, ${portfolioId}::uuid, object, facts
    from ${lines} as line(object text, facts jsonb)
    on conflict (organisation_id, portfolio_id, object_id) do update set deleted_at = null
      where unit.deleted_at is not null
    -- Only a row that was there before has been locked by this statement.
    returning id, object_id as "objectId", xmax <> 0 as returned`.execute(trx);
  return rows;
}

/** Removes a unit from a portfolio. Throws `not-found`. */
export async function removeUnit(
  scope: OrganisationScope,
  portfolioId: string,
  unitId: string,
): Promise<void> {
  const removed = await scope.trx
    .updateTable('unit')
    .set({ deleted_at: sql`now()` })
    .where('organisation_id', '=', scope.organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) unitNotFound();
}

/** Throws `not-found`, also for a unit of a deleted portfolio. */
export async function getUnit(scope: OrganisationScope, id: string): Promise<Unit> {
  const [row] = await selectUnit(scope, id);
  return toUnit(row ?? unitNotFound());
}

const selectUnit = prepared((scope, id: string) =>
  selectUnits(scope)
    .innerJoin('portfolio', join =>
      join
        .onRef('portfolio.organisation_id', '=', 'unit.organisation_id')
        .onRef('portfolio.id', '=', 'unit.portfolio_id')
        .on('portfolio.deleted_at', 'is', null),
    )
    .where('unit.id', '=', id),
);

/** Locks these units until commit; those that are not in the portfolio are skipped. */
export async function lockUnits(
  scope: OrganisationScope,
  portfolioId: string,
  ids: readonly string[],
): Promise<Unit[]> {
  const rows = await selectUnits(scope)
    .where('unit.portfolio_id', '=', portfolioId)
    .where('unit.id', '=', sql<string>`any (${ids}::uuid[])`)
    // Same lock order everywhere, to avoid deadlocks.
    .orderBy('unit.id')
    .forUpdate()
    .execute();
  return rows.map(toUnit);
}

/** Saves the facts of units and increments their revision, in one statement. */
export async function saveUnits(
  { trx, organisationId }: OrganisationScope,
  units: readonly Unit[],
): Promise<void> {
  const line = jsonRows(units.map(unit => ({ id: unit.id, data: unit.addressObjectData }))).as<'line'>(
    sql`line(id uuid, data jsonb)`,
  );
  await trx
    .updateTable('unit')
    .from(line)
    .set({
      address_object_data: sql<string>`line.data`,
      updated_at: sql`now()`,
      revision: sql`revision + 1`,
    })
    .where('unit.organisation_id', '=', organisationId)
    .whereRef('unit.id', '=', 'line.id')
    .execute();
}

/** Copies the units of another portfolio into a new, empty one, in one statement. */
export async function copyUnits(
  { trx, organisationId }: OrganisationScope,
  sourceId: string,
  targetId: string,
): Promise<void> {
  await trx
    .insertInto('unit')
    .columns(['organisation_id', 'portfolio_id', 'object_id', 'address_object_data', 'tag_ids', 'own_values'])
    .expression(eb =>
      eb
        .selectFrom('unit')
        .select([
          'organisation_id',
          sql<string>`${targetId}::uuid`.as('portfolio_id'),
          'object_id',
          // Leases stay with the portfolio that keeps them; the rent that followed from them is copied.
          sql<string>`address_object_data - 'leases'`.as('address_object_data'),
          'tag_ids',
          sql<string>`own_values`.as('own_values'),
        ])
        .where('organisation_id', '=', organisationId)
        .where('portfolio_id', '=', sourceId)
        .where('deleted_at', 'is', null)
        .orderBy('position'),
    )
    .execute();
}

interface UnitRow {
  id: string;
  portfolio_id: string;
  object_id: string;
  address_object_data: AddressObjectData;
  /** Absent in the copies that valuations keep. */
  revision?: number;
}

export function toUnit(row: UnitRow): Unit {
  return {
    id: row.id,
    portfolioId: row.portfolio_id,
    objectId: row.object_id,
    addressObjectData: row.address_object_data,
    ...(row.revision === undefined ? {} : { revision: row.revision }),
  };
}

function selectUnits({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('unit')
    .select(['unit.id', 'unit.portfolio_id', 'unit.object_id', 'unit.address_object_data', 'unit.revision'])
    .where('unit.organisation_id', '=', organisationId)
    .where('unit.deleted_at', 'is', null);
}

export function unitNotFound(): never {
  throw new ServiceError('not-found', 'This address is not in a portfolio of yours');
}
