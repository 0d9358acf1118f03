import { objectsById } from '@kavel/catalogue';
import type { OfficeValuation, OfficeValuationBody } from '@kavel/contracts/estimates';
import { annualOperatingCosts, rentRange, rentSensitivity, unitParameters, valueByRent } from '@kavel/engine';
import { dateInNetherlands, ServiceError } from '@kavel/service-kit';
import { requireKnownDate } from './dates';
import type { CalculationContext } from './deps';
import { valueSubjects } from './value-subjects';

/** Values one office by sales and by rent; nothing is stored. */
export async function officeValuationOf(
  { store, markets, models, now }: CalculationContext,
  { objectId, params, ...given }: OfficeValuationBody,
): Promise<OfficeValuation> {
  const valueDate = given.valueDate ?? dateInNetherlands(now());
  return store.use(async snapshot => {
    const [office] = await objectsById(snapshot, [objectId]);
    if (!office) throw new ServiceError('address-not-found', `There is no address ${objectId}`, { objectId });
    const { vtwType } = office;
    if (vtwType !== 'kantoor')
      throw new ServiceError('unprocessable', `The address ${objectId} is no office`, { objectId, vtwType });
    const oppervlakte = given.oppervlakte ?? office.oppervlakte;
    if (oppervlakte === null)
      throw new ServiceError('unprocessable', 'The area of this office is not known: give it', {
        objectId,
        reason: 'no-area',
      });
    const learnt = await markets.of(snapshot);
    requireKnownDate(valueDate, learnt, now());
    const subject = { ...office, key: objectId, oppervlakte, params };
    const values = await valueSubjects(snapshot, learnt, [subject], valueDate, models.current);
    const result = values.results.get(objectId);
    const annualRent = given.annualRent ?? result?.marketRent ?? null;
    const byRent =
      annualRent === null ? null : byRentOf({ ...office, oppervlakte }, annualRent, valueDate, given);
    return {
      objectId,
      valueDate,
      oppervlakte,
      bySales: result ? { result, references: values.references.get(objectId) ?? [] } : null,
      byRent: byRent && { ...byRent, rentFromMarket: given.annualRent === undefined },
    };
  });
}

/** Null when the costs exceed the rent. */
function byRentOf(
  office: { bouwjaar: number | null; oppervlakte: number },
  annualRent: number,
  valueDate: string,
  given: Pick<OfficeValuationBody, 'netYield' | 'annualCosts'>,
) {
  const rents = { contractRent: annualRent, marketRent: annualRent, leaseEnd: null, vacantValue: null };
  const annualCosts = given.annualCosts ?? null;
  const unit = { ...office, ...rents, annualCosts, unitId: '', bucket: '', vtwType: 'kantoor' as const };
  const parameters = unitParameters(unit, valueDate, { cashFlow: {}, byType: {} });
  const costsAt = (rent: number) =>
    annualOperatingCosts({ oppervlakte: office.oppervlakte, annualRent: rent }, parameters);
  const income = {
    annualRent,
    operatingCosts: costsAt(annualRent),
    netYield: given.netYield ?? parameters.exitYield,
    transferCosts: parameters.transferCosts,
  };
  const value = valueByRent(income);
  if (value === null) return null;
  return {
    ...income,
    value,
    barKk: annualRent / value,
    range: rentRange(income, costsAt),
    sensitivity: rentSensitivity(income, costsAt),
  };
}
