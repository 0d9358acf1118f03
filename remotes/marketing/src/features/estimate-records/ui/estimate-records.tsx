import { errorDetails } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import {
  Box,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  PageTitle,
  Skeleton,
  Stack,
  Text,
} from '@kavel/ui/core';
import { useEstimateRecordTexts } from '../../../i18n/estimate-records';
import { pageFrame } from '../../../layout/page-frame';
import { estimateRecordsQuery } from '../api/estimate-record-queries';
import { RecordTable } from './record-table';
import { TrackFigures } from './track-figures';

/** `/estimate/records`: estimates of the organisation beside the sales after them. */
export function EstimateRecords() {
  const t = useEstimateRecordTexts();
  return (
    <Box {...pageFrame} py={{ base: '6', md: '8' }}>
      <PageTitle>{t('title')}</PageTitle>
      <Text mt="1" mb="6" color="muted" maxWidth="48rem">
        {t('lead')}
      </Text>
      <Records />
    </Box>
  );
}

function Records() {
  const t = useEstimateRecordTexts();
  const { data, error, refetch } = useQuery(estimateRecordsQuery);
  if (error)
    return (
      <ErrorState
        title={t('failure.title')}
        description={t('failure.away')}
        retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  if (!data) return <Skeleton height="30rem" role="status" aria-label={t('waiting')} />;
  if (data.total === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        action={
          <LinkButton to="/estimate" variant="solid">
            {t('empty.action')}
          </LinkButton>
        }
      />
    );
  const { records, total, track } = data;
  return (
    <Stack gap="5">
      <TrackFigures track={track} total={total} />
      {records.some(record => record.fictional) ? <Notice tone="warning">{t('fictional')}</Notice> : null}
      {records.length < total ? <Text color="muted">{t('newest', { count: records.length })}</Text> : null}
      <RecordTable records={records} />
    </Stack>
  );
}
