import type { ChoicesByUnit } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { type MemberScope, selectMembersIn } from '../../valuations/repositories/valuation-units';

/**
 * The appraiser's choices for all units of a valuation, or for the members asked for. Units without choices are left
 * out.
 */
export async function readChoices(
  scope: OrganisationScope,
  valuationId: string,
  members: MemberScope = {},
): Promise<ChoicesByUnit> {
  const rows = await selectMembersIn(scope, valuationId, members)
    .innerJoin('valuation_choice as choice', join =>
      join
        .onRef('choice.organisation_id', '=', 'member.organisation_id')
        .onRef('choice.valuation_id', '=', 'member.valuation_id')
        .onRef('choice.unit_id', '=', 'member.unit_id'),
    )
    .select(['choice.unit_id', 'choice.choices'])
    .execute();
  return Object.fromEntries(rows.map(row => [row.unit_id, row.choices]));
}

/** Replaces the choices of the named units and leaves the others. An empty choice has no row. */
export async function replaceChoices(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  choices: ChoicesByUnit,
): Promise<void> {
  const unitIds = Object.keys(choices);
  if (unitIds.length === 0) return;
  await trx
    .deleteFrom('valuation_choice')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where(
      'unit_id',
      'in',
      sql<string>`(select jsonb_array_elements_text(${JSON.stringify(unitIds)}::jsonb)::uuid)`,
    )
    .execute();
  const rows = Object.entries(choices)
    .filter(
      ([, { excluded, pinned, own, override }]) =>
        override !== null || [excluded, pinned, own].some(chosen => chosen.length > 0),
    )
    .map(([unit_id, chosen]) => ({ unit_id, choices: chosen }));
  if (rows.length === 0) return;
  const line = jsonRows(rows).as<'line'>(sql`line(unit_id uuid, choices jsonb)`);
  await trx
    .insertInto('valuation_choice')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'choices'])
    .expression(eb =>
      eb
        .selectFrom(line)
        .select([
          sql<string>`${organisationId}::uuid`.as('organisation_id'),
          sql<string>`${valuationId}::uuid`.as('valuation_id'),
          'line.unit_id',
          sql<string>`line.choices`.as('choices'),
        ]),
    )
    .execute();
}
