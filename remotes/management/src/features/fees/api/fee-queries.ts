import { call } from '@kavel/api-client';
import { feeApi } from '@kavel/contracts/fees';
import { keepPreviousData, queryOptions } from '@kavel/query';
import { managementKey } from '../../../common/queries';

const feeKey = [...managementKey, 'fees'] as const;

/** Queries of the agreements in which the organisation is a party. */
export const feeQueries = {
  list: () =>
    queryOptions({
      queryKey: [...feeKey, 'list'],
      queryFn: ({ signal }) => call(feeApi.listFeeAgreements, {}, { signal }),
    }),
  services: () =>
    queryOptions({
      queryKey: [...feeKey, 'services'],
      queryFn: ({ signal }) => call(feeApi.listFeeServices, {}, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...feeKey, 'detail', id],
      queryFn: ({ signal }) => call(feeApi.getFeeAgreement, { params: { id } }, { signal }),
    }),
  statement: (id: string, from: string, until: string) =>
    queryOptions({
      queryKey: [...feeKey, 'statement', id, from, until],
      queryFn: ({ signal }) =>
        call(feeApi.getFeeStatement, { params: { id }, query: { from, until } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
