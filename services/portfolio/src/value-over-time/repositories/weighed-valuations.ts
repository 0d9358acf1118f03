import type { WeighedSide, WeighedTerms } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { OrganisationScope } from '../../repositories/store';
import { readNorms } from '../../valuation-reports/repositories/kept-terms';
import { readCashFlowInput } from '../../valuation-reports/repositories/known-input';
import { weighedValuesOf } from '../../valuation-reports/rules/cash-flow';
import type { CashFlowInput } from '../../valuation-reports/rules/cash-flow-input';
import type { ApprovedHead } from './approved-values';

/** Shares of the cash flow by valuation; those of which it has none are left out. */
export async function readWeights(
  { trx, organisationId }: OrganisationScope,
  valuationIds: readonly string[],
): Promise<Map<string, number>> {
  if (valuationIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('valuation_weighing')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', valuationIds)
    .where('weight', '>', 0)
    .select(['valuation_id', 'weight'])
    .execute();
  return new Map(rows.map(row => [row.valuation_id, row.weight]));
}

/** The weighed side of a unit of one valuation, from its value by comparison. */
export type WeighedUnits = (unitId: string, comparison: number) => WeighedSide;

/**
 * What the weighed values of a valuation rest on. Throws as its cash flow when that counts; else values without one are
 * those by comparison.
 */
export async function readWeighedUnits(
  scope: OrganisationScope,
  head: ApprovedHead,
  weight: number,
): Promise<WeighedUnits> {
  const terms: WeighedTerms = {
    valueDate: head.valueDate,
    params: head.operatingCostParams,
    norms: await readNorms(scope, head),
    weight,
  };
  try {
    return weighedUnits(head.id, await readCashFlowInput(scope, head.id), terms);
  } catch (error) {
    if (weight > 0 || !(error instanceof ServiceError)) throw error;
    return (_, comparison) => ({ comparison, weighed: comparison, terms, cashFlow: 'no-rent' });
  }
}

function weighedUnits(valuationId: string, input: CashFlowInput, terms: WeighedTerms): WeighedUnits {
  const { scenarios, weighed } = weighedValuesOf(input, terms.weight);
  const unitOf = new Map(input.units.map(unit => [unit.unitId, unit]));
  const reasonOf = new Map(input.excluded.map(({ unitId, reason }) => [unitId, reason]));
  const bucketOf = new Map([...input.bucketNames.keys()].map(key => [key, `${valuationId} ${key}`]));
  return (unitId, comparison) => {
    const [unit, values, rents] = [unitOf.get(unitId), scenarios.get(unitId), input.rents.get(unitId)];
    return {
      comparison,
      weighed: weighed.get(unitId) ?? comparison,
      terms,
      cashFlow:
        unit && values && rents
          ? { unit, bucket: bucketOf.get(unit.bucket) ?? '', values, ...rents }
          : (reasonOf.get(unitId) ?? 'no-rent'),
    };
  };
}
