import type { ValuationResult } from '@kavel/contracts';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers } from './valuation-units';

/** Of all units, or of the named ones. */
export async function readResults(
  scope: OrganisationScope,
  valuationId: string,
  unitIds?: readonly string[],
): Promise<ValuationResult[]> {
  const rows = await selectMembers(scope)
    .innerJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .where('member.valuation_id', '=', valuationId)
    .$if(unitIds !== undefined, query =>
      query.where(sql<boolean>`member.unit_id = any (${unitIds ?? []}::uuid[])`),
    )
    .select('stored.result')
    .orderBy('unit.position')
    .execute();
  return rows.map(row => row.result);
}

/** Of the units with an override or a proposal. */
export async function readOverridden(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<ValuationResult[]> {
  const rows = await trx
    .selectFrom('valuation_result')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where(sql<boolean>`(result ? 'override' or result ? 'proposal')`)
    .select('result')
    .execute();
  return rows.map(row => row.result);
}

/** Distinct value dates of the stored values. */
export async function listResultDates(scope: OrganisationScope, valuationId: string): Promise<string[]> {
  const rows = await selectMembers(scope)
    .innerJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .where('member.valuation_id', '=', valuationId)
    .select(sql<string>`stored.result ->> 'valueDate'`.as('date'))
    .distinct()
    .execute();
  return rows.map(row => row.date);
}

export async function deleteResults(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<void> {
  await trx
    .deleteFrom('valuation_result')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .execute();
}

/** Deletes the values of the named units, so that a unit that can no longer be valued keeps no old value. */
export async function dropResults(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  unitIds: readonly string[],
): Promise<void> {
  if (unitIds.length === 0) return;
  await trx
    .deleteFrom('valuation_result')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('unit_id', 'in', unitIds)
    .execute();
}

/** Replaces the values of the named units and leaves the others. */
export async function replaceResults(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  results: readonly ValuationResult[],
): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(result => ({ unit_id: result.unitId, value: result.value, result }));
  const line = jsonRows(rows).as<'line'>(sql`line(unit_id uuid, value double precision, result jsonb)`);
  await trx
    .insertInto('valuation_result')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'value', 'result'])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          'line.unit_id',
          'line.value',
          sql<string>`line.result`.as('result'),
        ]),
    )
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id', 'unit_id']).doUpdateSet(eb => ({
        value: eb.ref('excluded.value'),
        result: sql`excluded.result`,
      })),
    )
    .execute();
}
