import type { BulkJob } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useBulkTexts } from '../../../i18n/bulk';
import { problemsOf } from '../model/job-counts';
import type { useSending } from './use-sending';

export interface SendingStepProps {
  job: BulkJob;
  sending: ReturnType<typeof useSending>;
  onLeave: () => void;
}

/** Progress of sending and checking, in numbers; can be paused and resumed. */
export function SendingStep({ job, sending, onLeave }: SendingStepProps) {
  const t = useBulkTexts();
  const common = useTexts();
  const format = useFormats();
  const { state, failure, pause, resume } = sending;
  return (
    <Card p="4">
      <Stack gap="3">
        <ProgressBar label={t('upload.checking')} fraction={job.matched / job.lines} />
        <Flex gap="3" justifyContent="space-between" alignItems="center" wrap="wrap">
          <Text fontSize="sm" role="status" fontVariantNumeric="tabular-nums">
            {t('upload.progress', {
              done: format.number(job.matched),
              left: format.number(job.lines - job.matched),
              problems: format.number(problemsOf(job)),
            })}
          </Text>
          <Flex gap="2">
            {state === 'sending' ? (
              <Button onClick={pause}>{common('common.cancel')}</Button>
            ) : (
              <>
                <Button onClick={onLeave}>{t('upload.back')}</Button>
                {state === 'paused' ? (
                  <Button variant="solid" onClick={resume}>
                    {t('upload.resume')}
                  </Button>
                ) : null}
              </>
            )}
          </Flex>
        </Flex>
        {failure ? (
          <Notice tone="error" title={t('upload.checkStopped')}>
            {common(`errors.${errorKey(failure)}`)}
          </Notice>
        ) : null}
        {state === 'elsewhere' ? <Notice tone="warning">{t('elsewhere')}</Notice> : null}
      </Stack>
    </Card>
  );
}
