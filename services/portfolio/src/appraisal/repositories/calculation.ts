import type { CapexItem, CapexPlan, Weighing } from '@kavel/contracts/valuations';
import type { OrganisationScope } from '../../repositories/store';

/** An empty plan of revision 0 where none was saved. */
export async function readCapexPlan(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<CapexPlan> {
  const row = await trx
    .selectFrom('valuation_capex')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .select(['revision', 'items'])
    .executeTakeFirst();
  return row ?? { revision: 0, items: [] };
}

/** Writes the plan with the next revision. */
export async function saveCapexPlan(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  revision: number,
  items: readonly CapexItem[],
): Promise<CapexPlan> {
  const written = { revision: revision + 1, items: JSON.stringify(items) };
  return trx
    .insertInto('valuation_capex')
    .values({ organisation_id: organisationId, valuation_id: valuationId, ...written })
    .onConflict(conflict => conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet(written))
    .returning(['revision', 'items'])
    .executeTakeFirstOrThrow();
}

/** The default of revision 0 where none was saved. */
export async function readWeighing(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<Weighing> {
  const row = await trx
    .selectFrom('valuation_weighing')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .select(['revision', 'weight', 'reason'])
    .executeTakeFirst();
  return row ?? { revision: 0, weight: 0, reason: null };
}

/** Writes the weight with the next revision. */
export async function saveWeighing(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { revision, weight, reason }: Weighing,
): Promise<Weighing> {
  const written = { revision: revision + 1, weight, reason };
  return trx
    .insertInto('valuation_weighing')
    .values({ organisation_id: organisationId, valuation_id: valuationId, ...written })
    .onConflict(conflict => conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet(written))
    .returning(['revision', 'weight', 'reason'])
    .executeTakeFirstOrThrow();
}
