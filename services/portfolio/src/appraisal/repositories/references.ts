import type { Reference } from '@kavel/contracts';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { type MemberScope, selectMembersIn } from '../../valuations/repositories/valuation-units';

/** Comparable sales keyed by unit. */
export type ReferencesByUnit = Record<string, Reference[]>;

/** Of all units, or of the members asked for. */
export async function readReferences(
  scope: OrganisationScope,
  valuationId: string,
  members: MemberScope,
): Promise<ReferencesByUnit> {
  const rows = await selectMembersIn(scope, valuationId, members)
    .innerJoin('valuation_reference as reference', join =>
      join
        .onRef('reference.organisation_id', '=', 'member.organisation_id')
        .onRef('reference.valuation_id', '=', 'member.valuation_id')
        .onRef('reference.unit_id', '=', 'member.unit_id'),
    )
    .select(['reference.unit_id', 'reference.sales'])
    .execute();
  return Object.fromEntries(rows.map(row => [row.unit_id, row.sales]));
}

/** Replaces the references of the named units and leaves the others. */
export async function replaceReferences(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  references: ReferencesByUnit,
): Promise<void> {
  if (Object.keys(references).length === 0) return;
  const rows = Object.entries(references).map(([unit_id, sales]) => ({ unit_id, sales }));
  const line = jsonRows(rows).as<'line'>(sql`line(unit_id uuid, sales jsonb)`);
  await trx
    .insertInto('valuation_reference')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'sales'])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          'line.unit_id',
          sql<string>`line.sales`.as('sales'),
        ]),
    )
    .onConflict(conflict =>
      conflict
        .columns(['organisation_id', 'valuation_id', 'unit_id'])
        .doUpdateSet({ sales: sql`excluded.sales` }),
    )
    .execute();
}
