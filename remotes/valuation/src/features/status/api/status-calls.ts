import { call } from '@kavel/api-client';
import { type ValuationStatus, valuationApi } from '@kavel/contracts';

export const moveTo = (id: string, status: ValuationStatus, reason: string) =>
  call(valuationApi.updateStatus, {
    params: { id, status },
    ...(reason === '' ? {} : { body: { reason } }),
  });

export const recompute = (id: string) => call(valuationApi.recomputation, { params: { id } });
