import type { OwnLayerFeatures } from '@kavel/contracts/layers';
import { useQueries } from '@kavel/query';
import { useMemo } from 'react';
import { ownLayerQueries } from './own-layer-queries';
import { useMayOwn } from './use-may-own';

/** Features of the own layers that are on, as far as they have come. A layer that the user may not see is left out. */
export function useOwnFeatures(ids: readonly string[]): { id: string; data: OwnLayerFeatures }[] {
  const mayOwn = useMayOwn();
  const found = useQueries({
    queries: (mayOwn ? ids : []).map(id => ownLayerQueries.features(id)),
    combine: results => results.map(({ data }) => data ?? null),
  });
  return useMemo(
    () =>
      ids.flatMap((id, at) => {
        const data = found[at];
        return data ? [{ id, data }] : [];
      }),
    [ids, found],
  );
}
