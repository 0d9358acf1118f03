import type { OwnValue } from '@kavel/contracts/units';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { changeOwnValues } from '../../units/repositories/own-values';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { saveUnits } from '../../units/repositories/units';
import { changesOf } from '../../units/rules/unit-facts';
import { type BulkRow, isDiffering, type KnownUnit } from '../rules/bulk-plan';
import { factChanges } from '../rules/bulk-updates';
import { actorOf, type BulkHead } from './bulk-jobs';

/** What the portfolio knows of these objects. */
export async function knownUnits(
  scope: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
): Promise<Map<string, KnownUnit>> {
  if (objectIds.length === 0) return new Map();
  const rows = await selectUnits(scope, portfolioId, objectIds).execute();
  return new Map(rows.map(row => [row.object_id, { facts: row.address_object_data, own: row.own_values }]));
}

/** Gives the units that a stored part added the values of own columns from their lines. */
export async function giveOwnValues(
  scope: OrganisationScope,
  { portfolio_id: portfolioId }: BulkHead,
  rows: readonly BulkRow[],
): Promise<void> {
  const given = new Map(
    rows.flatMap(({ outcome, objectId, own }) =>
      outcome === 'matched' && objectId !== undefined && own ? [[objectId, own] as const] : [],
    ),
  );
  if (given.size === 0) return;
  const units = await selectUnits(scope, portfolioId, [...given.keys()]).execute();
  const values = new Map(units.map(({ id, object_id: objectId }) => [id, given.get(objectId) ?? {}]));
  await changeOwnValues(scope, portfolioId, values);
}

/**
 * Overwrites what is known of existing units with the facts and own values of lines, recorded as changes of the list's
 * user; of two lines about one unit the last wins. Returns how many units changed: others may have made the same change
 * or removed the unit since.
 */
export async function overwriteUnits(
  scope: OrganisationScope,
  head: BulkHead,
  rows: readonly BulkRow[],
): Promise<number> {
  const portfolioId = head.portfolio_id;
  const given = new Map(rows.filter(isDiffering).map(row => [row.objectId ?? '', row]));
  const units = await selectUnits(scope, portfolioId, [...given.keys()])
    // Same lock order everywhere, to avoid deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = units.flatMap(
    ({ id, object_id: objectId, address_object_data: before, own_values: had }) => {
      const { facts = {}, own = {} } = given.get(objectId) ?? {};
      const corrections = factChanges(before, facts);
      const values = Object.entries(own).filter(([column, value]) => had[column] !== value);
      if (corrections.length + values.length === 0) return [];
      const after = { ...before, ...Object.fromEntries(corrections.map(({ field, to }) => [field, to])) };
      const changes = { ...changesOf(before, after), ...eventsOf(had, values) };
      return [
        { unit: { id, portfolioId, objectId, addressObjectData: after }, corrections, values, changes },
      ];
    },
  );
  const corrected = changed.filter(({ corrections }) => corrections.length > 0).map(({ unit }) => unit);
  if (corrected.length > 0) await saveUnits(scope, corrected);
  const valued = changed.filter(({ values }) => values.length > 0);
  if (valued.length > 0) {
    const values = new Map(valued.map(({ unit, values }) => [unit.id, Object.fromEntries(values)]));
    await changeOwnValues(scope, portfolioId, values);
  }
  const events = changed.map(({ unit, changes }) => ({ unitId: unit.id, kind: 'changed' as const, changes }));
  await recordUnitEvents(scope, actorOf(head), events);
  return changed.length;
}

/** Changed own values as the history of a unit has them. */
function eventsOf(had: Readonly<Record<string, OwnValue>>, values: readonly [string, OwnValue][]) {
  return Object.fromEntries(
    values.map(([column, to]) => [`own.${column}`, [had[column] ?? null, to] as [unknown, unknown]]),
  );
}

function selectUnits(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
) {
  return trx
    .selectFrom('unit')
    .select(['id', 'object_id', 'address_object_data', 'own_values'])
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .where('object_id', 'in', sql<string>`(select unnest(${objectIds}::text[]))`);
}
