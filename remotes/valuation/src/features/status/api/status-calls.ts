import { call } from '@kavel/api-client';
import { realEstateDataApi, type ValuationStatus, valuationApi } from '@kavel/contracts';

export const moveTo = (id: string, status: ValuationStatus, reason: string) =>
  call(valuationApi.updateStatus, {
    params: { id, status },
    ...(reason === '' ? {} : { body: { reason } }),
  });

export const recompute = (id: string) => call(realEstateDataApi.recomputation, { params: { id } });
