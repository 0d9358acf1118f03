import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { ReferenceChoices, TransactionReferences } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

/** Key prefix of everything under `references` of a valuation; invalidate it after a valuation. */
export const referencesKey = (id: string) => [...valuationQueries.one(id), 'references'] as const;

/** References and choices of one unit; those of a whole large valuation are tens of megabytes. */
export const referencesOfUnit = (id: string, unitId: string) =>
  queryOptions({
    queryKey: [...referencesKey(id), unitId],
    queryFn: ({ signal }) =>
      call(valuationApi.getTransactionReferences, { params: { id }, query: { unitId } }, { signal }),
  });

export function saveDecisions(
  id: string,
  revision: number,
  decisions: Partial<Omit<ReferenceChoices, 'revision'>>,
): Promise<TransactionReferences> {
  return call(valuationApi.saveTransactionReferences, {
    params: { id },
    body: { revision, references: {}, ...decisions },
  });
}
