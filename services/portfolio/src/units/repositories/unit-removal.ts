import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { unitNotFound } from './units';

/** Removes units from a portfolio, all or none. Throws `not-found` when one is not in it. */
export async function removeUnits(
  scope: OrganisationScope,
  portfolioId: string,
  unitIds: readonly string[],
): Promise<void> {
  const removed = await chosen(scope, portfolioId, unitIds)
    .set({ deleted_at: sql`now()` })
    .where('deleted_at', 'is', null)
    .execute();
  if (removed.length < unitIds.length) unitNotFound();
}

/** Restores removed units with their facts, all or none. Throws `not-found` when one was not removed from it. */
export async function restoreUnits(
  scope: OrganisationScope,
  portfolioId: string,
  unitIds: readonly string[],
): Promise<void> {
  const restored = await chosen(scope, portfolioId, unitIds)
    .set({ deleted_at: null })
    .where('deleted_at', 'is not', null)
    .execute();
  if (restored.length < unitIds.length) unitNotFound();
}

function chosen({ trx, organisationId }: OrganisationScope, portfolioId: string, unitIds: readonly string[]) {
  return trx
    .updateTable('unit')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .where('id', '=', sql<string>`any (${unitIds}::uuid[])`)
    .returning('id');
}
