import { ApiError } from '@kavel/api-client';
import { type AddressBuckets, errorStatus } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Notice, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import type { BucketValuing } from './use-bucket-valuing';
import type { ValuationRunState } from './use-valuation-run';

export interface RunProgressProps {
  state: ValuationRunState;
  bucketValuing: BucketValuing;
  buckets: AddressBuckets;
  pendingCount: number;
  editable: boolean;
}

/** Progress of the valuation run in numbers, with buttons to stop and resume. */
export function RunProgress({ state, bucketValuing, buckets, pendingCount, editable }: RunProgressProps) {
  const t = useTexts();
  const f = useFormats();
  const { run, starting, startError, start } = state;
  if (run?.state === 'running') return <Running {...state} run={run} />;
  const { bucket, valuing, error } = bucketValuing;
  const bucketName = buckets[bucket]?.name ?? bucket;
  if (valuing)
    return (
      <Notice tone="info">
        <Text role="status">{t('valuation.valuingBucket', { bucket: bucketName })}</Text>
      </Notice>
    );
  const row = (tone: 'error' | 'warning' | 'info', text: string, goOn: () => void) => (
    <Notice tone={tone}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <Text as="span">{text}</Text>
        <Button disabled={starting} onClick={goOn}>
          {t('valuation.resume')}
        </Button>
      </Flex>
    </Notice>
  );
  if (!editable) return null;
  if (error)
    return row(
      'error',
      t('valuation.failedBucket', { bucket: bucketName, problem: errorText(error, t) }),
      () => bucketValuing.valueBucket(bucket),
    );
  if (pendingCount === 0) return null;
  if (startError) return row('error', t('valuation.failed', { problem: errorText(startError, t) }), start);
  if (run?.failure) {
    const { code, message } = run.failure;
    const problem = errorText(new ApiError(errorStatus[code], code, message, undefined), t);
    return row('error', t('valuation.failed', { problem }), start);
  }
  if (run?.state === 'cancelled')
    return row(
      'warning',
      t('valuation.stopped', { done: f.number(run.done), total: f.number(run.units) }),
      start,
    );
  return run === undefined ? null : row('info', t('valuation.pending', { count: pendingCount }), start);
}

type RunningProps = ValuationRunState & { run: NonNullable<ValuationRunState['run']> };

function Running({ run, isAway, secondsLeft, stop, stopping }: RunningProps) {
  const t = useTexts();
  const f = useFormats();
  const progress = t('valuation.progress', { done: f.number(run.done), total: f.number(run.units) });
  return (
    <Notice tone={isAway ? 'warning' : 'info'}>
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minWidth="12rem">
          <Flex justify="space-between" gap="3" mb="1.5" wrap="wrap">
            <strong role="status">{progress}</strong>
            <span>
              {isAway ? t('valuation.away') : t('valuation.goesOn')}
              {secondsLeft === null || isAway ? null : ` · ${t('valuation.left', { seconds: secondsLeft })}`}
            </span>
          </Flex>
          <ProgressBar label={progress} fraction={run.done / (run.units || 1)} />
        </Box>
        <Button onClick={stop} disabled={stopping}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </Notice>
  );
}
