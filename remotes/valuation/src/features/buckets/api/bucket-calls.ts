import { call } from '@kavel/api-client';
import { type AddressBuckets, unitApi, valuationApi } from '@kavel/contracts';
import type { FactsUpdate } from '../model/facts-form';

export const saveBuckets = (id: string, body: AddressBuckets) =>
  call(valuationApi.saveAddressBuckets, { params: { id }, body });

/** Saves facts on the unit only; the catalogue does not change. */
export const completeFacts = (unitId: string, body: FactsUpdate) =>
  call(unitApi.updateAddressObjectData, { params: { id: unitId }, body });
