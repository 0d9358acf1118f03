import type { WeighedValue, Weighing } from '@kavel/contracts/valuations';
import { useQuery } from '@kavel/query';
import { reconciliationQuery } from '../api/reconciliation-query';

/** The weighed market value of a valuation that weighs; undefined for others, and until it is known. */
export function useWeighed(valuationId: string, weighing: Weighing | undefined): WeighedValue | undefined {
  const { data } = useQuery({ ...reconciliationQuery(valuationId), enabled: weighing !== undefined });
  return weighing && data?.weighed;
}
