import type { AddressObjectData } from '@kavel/contracts';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { recordUnitEvents } from '../../units/repositories/unit-events';
import { saveUnits } from '../../units/repositories/units';
import { changesOf } from '../../units/rules/unit-facts';
import { type BulkRow, isDiffering } from '../rules/bulk-plan';
import { factChanges } from '../rules/bulk-updates';
import { actorOf, type BulkHead } from './bulk-jobs';

/** The facts of these objects in the portfolio. */
export async function presentFacts(
  scope: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
): Promise<Map<string, AddressObjectData>> {
  if (objectIds.length === 0) return new Map();
  const rows = await selectUnits(scope, portfolioId, objectIds).execute();
  return new Map(rows.map(row => [row.object_id, row.address_object_data]));
}

/**
 * Overwrites the facts of existing units with those of lines, recorded as changes of the list's user; of two lines
 * about one unit the last wins. Returns how many units changed: others may have made the same change or removed the
 * unit since.
 */
export async function overwriteFacts(
  scope: OrganisationScope,
  head: BulkHead,
  rows: readonly BulkRow[],
): Promise<number> {
  const given = new Map(rows.filter(isDiffering).map(row => [row.objectId ?? '', row.facts ?? {}]));
  const units = await selectUnits(scope, head.portfolio_id, [...given.keys()])
    // Same lock order everywhere, to avoid deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = units.flatMap(({ id, object_id: objectId, address_object_data: before }) => {
    const facts = given.get(objectId) ?? {};
    const corrections = factChanges(before, facts);
    if (corrections.length === 0) return [];
    const after = { ...before, ...Object.fromEntries(corrections.map(({ field, to }) => [field, to])) };
    const unit = { id, portfolioId: head.portfolio_id, objectId, addressObjectData: after };
    return [{ unit, changes: changesOf(before, after) }];
  });
  if (changed.length === 0) return 0;
  await saveUnits(
    scope,
    changed.map(({ unit }) => unit),
  );
  const events = changed.map(({ unit, changes }) => ({ unitId: unit.id, kind: 'changed' as const, changes }));
  await recordUnitEvents(scope, actorOf(head), events);
  return changed.length;
}

function selectUnits(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
  objectIds: readonly string[],
) {
  return trx
    .selectFrom('unit')
    .select(['id', 'object_id', 'address_object_data'])
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('deleted_at', 'is', null)
    .where('object_id', 'in', sql<string>`(select unnest(${objectIds}::text[]))`);
}
