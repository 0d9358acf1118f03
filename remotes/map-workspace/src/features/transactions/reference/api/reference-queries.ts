import { call } from '@kavel/api-client';
import { isEditable, valuationApi } from '@kavel/contracts';
import { noChoices, type OwnReference } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

/** Draft valuations: only these can be changed. */
export const openValuationsQuery = () =>
  queryOptions({
    queryKey: ['reference-valuations'],
    queryFn: async ({ signal }) =>
      (await call(valuationApi.listValuations, {}, { signal })).filter(isEditable),
  });

export const valuationUnitsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reference-valuations', id, 'units'],
    queryFn: async ({ signal }) =>
      (await call(valuationApi.getValuation, { params: { id } }, { signal })).units,
    enabled: id !== '',
  });

export interface NewReference {
  valuationId: string;
  unitId: string;
  own: OwnReference;
}

/** Adds to the current references of the unit. Refused when another user saves at the same time. */
export async function addReference({ valuationId: id, unitId, own }: NewReference): Promise<void> {
  const params = { id };
  const { revision, choices } = await call(valuationApi.getTransactionReferences, {
    params,
    query: { unitId },
  });
  const before = choices[unitId] ?? noChoices;
  const after = { ...before, own: [...before.own, own] };
  const body = { revision, references: {}, choices: { [unitId]: after } };
  await call(valuationApi.saveTransactionReferences, { params, body });
}
