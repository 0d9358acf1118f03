import {
  type AddressObjectData,
  unitApi,
  type Valuation,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio } from './harness';
import { madeUpResult } from './made-up-objects';

/** Facts of a unit that override those of its object, and its value in euro with overridden figures. */
export interface MadeUnit {
  facts?: Partial<AddressObjectData>;
  value?: number;
  result?: Partial<ValuationResult>;
}

/** A valuation of a new portfolio, with these units in the bucket `alles` and their values, if any. */
export async function madeValued(
  harness: Harness,
  caller: Caller,
  units: readonly MadeUnit[],
  details: { valueDate?: string } = {},
): Promise<Valuation> {
  const { api } = harness;
  const { id: portfolioId } = await madePortfolio(harness, caller, units.length);
  const valuation = await api.call(
    valuationApi.createValuation,
    { body: { portfolioId, name: 'Taxatie', valueDate: '2026-11-01', ...details } },
    caller,
  );
  const { id, unitIds } = valuation;
  for (const [at, { facts }] of units.entries())
    if (facts)
      await api.call(
        unitApi.updateAddressObjectData,
        { params: { id: unitIds[at] ?? '' }, body: facts },
        caller,
      );
  const buckets = { alles: { name: 'Alles', reason: null, unitIds } };
  await api.call(valuationApi.saveAddressBuckets, { params: { id }, body: buckets }, caller);
  const results = units.flatMap(({ value, result }, at) =>
    value === undefined
      ? []
      : [
          madeUpResult(unitIds[at] ?? '', value, {
            bucket: 'alles',
            valueDate: valuation.valueDate,
            ...result,
          }),
        ],
  );
  if (results.length > 0) await harness.putValues(caller, id, results);
  return valuation;
}
