import { call } from '@kavel/api-client';
import { pandApi } from '@kavel/contracts/objects';
import { queryOptions } from '@kavel/query';

/** A building with its addresses. */
export const pandQuery = (pandId: string) =>
  queryOptions({
    queryKey: ['pand', pandId],
    queryFn: ({ signal }) => call(pandApi.getPand, { params: { id: pandId } }, { signal }),
  });
