import { ApiError } from '@kavel/api-client';
import type { OwnLayerFeatures } from '@kavel/contracts/layers';
import { useQueries } from '@kavel/query';
import { useMemo } from 'react';
import { ownLayerQueries } from './own-layer-queries';
import { useMayOwn } from './use-may-own';

export interface OwnFeatures {
  /** Of the own layers that are on, as far as they are loaded. */
  layers: { id: string; data: OwnLayerFeatures }[];
  /** At least one of them does not exist, or the user may not see it. */
  isMissing: boolean;
}

/** Features of own layers. A layer that the user may not see is left out. */
export function useOwnFeatures(ids: readonly string[]): OwnFeatures {
  const mayOwn = useMayOwn();
  const found = useQueries({
    queries: (mayOwn ? ids : []).map(id => ownLayerQueries.features(id)),
    combine: results =>
      results.map(({ data, error }) => ({
        data: data ?? null,
        isMissing: error instanceof ApiError && error.code === 'not-found',
      })),
  });
  return useMemo(
    () => ({
      layers: ids.flatMap((id, at) => {
        const data = found[at]?.data;
        return data ? [{ id, data }] : [];
      }),
      isMissing: (ids.length > 0 && !mayOwn) || found.some(({ isMissing }) => isMissing),
    }),
    [ids, found, mayOwn],
  );
}
