import { call } from '@kavel/api-client';
import { ownLayerApi } from '@kavel/contracts/layers';
import { queryOptions } from '@kavel/query';

const root = 'own-layers';

/** Reads of the organisation's own layers; the features of one never change. */
export const ownLayerQueries = {
  list: () =>
    queryOptions({
      queryKey: [root, 'list'],
      queryFn: ({ signal }) => call(ownLayerApi.listOwnLayers, {}, { signal }),
    }),
  features: (id: string) =>
    queryOptions({
      queryKey: [root, 'features', id],
      queryFn: ({ signal }) => call(ownLayerApi.ownLayerFeatures, { params: { id } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
