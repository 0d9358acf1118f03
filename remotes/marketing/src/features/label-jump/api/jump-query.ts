import { call } from '@kavel/api-client';
import { publicEstimateApi } from '@kavel/contracts/estimates';
import { keepPreviousData, queryOptions } from '@kavel/query';
import type { Jump } from '../model/jump-form';

export const jumpQuery = (jump: Jump) =>
  queryOptions({
    queryKey: ['label-jump', jump],
    queryFn: ({ signal }) => call(publicEstimateApi.labelJump, { body: jump }, { signal }),
    staleTime: 60 * 60_000,
    placeholderData: keepPreviousData,
  });
