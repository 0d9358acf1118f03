import type { SavedScenario } from '@kavel/contracts/valuations';
import { nameKey } from '../../common/name-key';
import type { OrganisationScope } from '../../repositories/store';

/** In the order in which they were made. */
export function listScenarios(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<SavedScenario[]> {
  return trx
    .selectFrom('valuation_scenario')
    .select(['id', 'name', 'change'])
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Creates a scenario, or replaces its name and change. */
export async function saveScenario(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { id, name, change }: SavedScenario,
): Promise<void> {
  const written = { name, name_key: nameKey(name), change: JSON.stringify(change) };
  await trx
    .insertInto('valuation_scenario')
    .values({ organisation_id: organisationId, valuation_id: valuationId, id, ...written })
    .onConflict(conflict => conflict.columns(['organisation_id', 'valuation_id', 'id']).doUpdateSet(written))
    .execute();
}

export async function deleteScenario(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('valuation_scenario')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('id', '=', id)
    .execute();
}
