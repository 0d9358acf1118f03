import { hasPermission, useSession } from '@kavel/auth';
import { useMutation, useQueryClient } from '@kavel/query';
import { Text, TextButton, TextLink } from '@kavel/ui/core';
import { useEffect } from 'react';
import { useEstimateRecordTexts } from '../../../i18n/estimate-records';
import { estimateRecordsQuery, recordEstimate } from '../api/estimate-record-queries';

/** Keeps an estimate that a user made in the record of the organisation, and says so. Visitors leave nothing. */
export function Recorded({ objectId }: { objectId: string }) {
  const allowed = hasPermission(useSession(), 'auth.unrestricted-access-general');
  return allowed ? <Recording key={objectId} objectId={objectId} /> : null;
}

function Recording({ objectId }: { objectId: string }) {
  const t = useEstimateRecordTexts();
  const client = useQueryClient();
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => recordEstimate(objectId),
    onSuccess: () => client.invalidateQueries({ queryKey: estimateRecordsQuery.queryKey }),
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <Text fontSize="sm" color="muted" mt="3" minHeight="6" aria-live="polite">
      {isSuccess ? (
        <>
          {t('recorded.done')} <TextLink to="/estimate/records">{t('recorded.open')}</TextLink>
        </>
      ) : null}
      {isError ? (
        <>
          {t('recorded.failed')}{' '}
          <TextButton accent onClick={() => mutate()}>
            {t('failure.retry')}
          </TextButton>
        </>
      ) : null}
    </Text>
  );
}
