import type { BulkJob } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useBulkTexts } from '../../../i18n/bulk';

export interface RunningStepProps {
  job: BulkJob;
  busy: boolean;
  onCancel: () => void;
}

/** Shown while the service stores the list; the page may be left meanwhile. */
export function RunningStep({ job, busy, onCancel }: RunningStepProps) {
  const t = useBulkTexts();
  const format = useFormats();
  const { stored, lines, secondsLeft, mode } = job;
  const wishes = job.counts.matched + job.counts.added;
  const title = t('upload.adding', { count: wishes, number: format.number(wishes) });
  return (
    <Card p="4">
      <Stack gap="3">
        <ProgressBar label={title} fraction={mode === 'all-or-nothing' ? null : stored / lines} />
        <Flex gap="3" justifyContent="space-between" alignItems="center" wrap="wrap">
          <Text fontSize="sm" role="status" fontVariantNumeric="tabular-nums">
            {title} {t('stored', { stored: format.number(stored), lines: format.number(lines) })}
            {secondsLeft === null
              ? null
              : ` · ${t('timeLeft', { count: secondsLeft, number: format.number(secondsLeft) })}`}
          </Text>
          <Button disabled={busy} onClick={onCancel}>
            {t('stop')}
          </Button>
        </Flex>
        <Text fontSize="sm" color="muted">
          {t('mayLeave')}
        </Text>
      </Stack>
    </Card>
  );
}
