import { valuationQueries } from '@kavel/api-client';
import { useMutation, useQueryClient } from '@kavel/query';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { referencesKey } from '../api/appraisal-calls';
import { valueBucket } from '../api/value-bucket';
import type { BucketAnswer } from '../model/merge-answer';

/** Values one bucket again, for example after a change of its settings. */
export function useBucketValuing(valuationId: string, take: (answer: BucketAnswer) => void) {
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (bucket: string) => valueBucket(valuationId, bucket),
    onSuccess: answer => {
      take(answer);
      invalidateComputed();
      void client.invalidateQueries({ queryKey: valuationQueries.detail(valuationId).queryKey });
      // Active queries were updated from the response; inactive ones are refetched when they are used.
      void client.invalidateQueries({ queryKey: referencesKey(valuationId), refetchType: 'none' });
      announceChange(valuationId);
    },
  });
  return { valueBucket: mutate, bucket: variables ?? '', valuing: isPending, error };
}

export type BucketValuing = ReturnType<typeof useBucketValuing>;
