import { call, catalogueQueries } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { keepPreviousData, skipToken, useQuery } from '@kavel/query';
import { useState } from 'react';
import { type Asked, queryOf } from '../model/asked';

/** Sales of let property around an object, or everywhere; keeps the previous result while the next one loads. */
export function useSales(objectId: string | null, asked: Asked) {
  const [today] = useState(() => new Date());
  const object = useQuery({ ...catalogueQueries.object(objectId ?? ''), enabled: objectId !== null });
  const place = objectId === null ? null : object.data;
  const query = place === undefined ? null : queryOf(asked, place, today);
  const sales = useQuery({
    queryKey: ['sales', query],
    queryFn: query
      ? ({ signal }) => call(estimateApi.investmentReferences, { query }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
  });
  return {
    found: sales.data,
    /** True while the result of the previous query is shown. */
    stale: sales.isPlaceholderData || place === undefined,
    error: object.error ?? sales.error,
    retry: () => void (object.isError ? object.refetch() : sales.refetch()),
  };
}
