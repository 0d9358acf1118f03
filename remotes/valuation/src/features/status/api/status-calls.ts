import { call } from '@kavel/api-client';
import { type ValuationStatus, valuationApi } from '@kavel/contracts';
import type { ReviewRequest } from '@kavel/contracts/valuations';

export const moveTo = (
  id: string,
  status: ValuationStatus,
  { reason, review }: { reason: string; review: ReviewRequest | null | undefined },
) => {
  const body = { ...(reason === '' ? {} : { reason }), ...(review === undefined ? {} : { review }) };
  return call(valuationApi.updateStatus, {
    params: { id, status },
    ...(Object.keys(body).length === 0 ? {} : { body }),
  });
};

export const askReview = (id: string, body: ReviewRequest) =>
  call(valuationApi.askReview, { params: { id }, body });

export const withdrawReview = (id: string) => call(valuationApi.withdrawReview, { params: { id } });

export const recompute = (id: string) => call(valuationApi.recomputation, { params: { id } });
