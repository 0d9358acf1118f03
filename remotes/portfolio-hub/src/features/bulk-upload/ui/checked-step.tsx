import type { BulkJob, BulkMode } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { blockersOf } from '../model/job-counts';
import { ResultDownload } from './result-download';

export interface CheckedStepProps {
  job: BulkJob;
  busy: boolean;
  onStart: (mode: BulkMode) => void;
  onLeave: () => void;
}

/** The list as checked: mend what is wrong, then add what is good, or everything only when all is. */
export function CheckedStep({ job, busy, onStart, onLeave }: CheckedStepProps) {
  const t = useTexts();
  const format = useFormats();
  const [together, setTogether] = useState(job.mode === 'all-or-nothing');
  const ready = job.counts.matched;
  const blockers = blockersOf(job);
  const blocked = together && blockers > 0;
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" alignItems="center">
        <Button
          variant="solid"
          size="lg"
          disabled={ready === 0 || blocked || busy}
          onClick={() => onStart(together ? 'all-or-nothing' : 'good-lines')}
        >
          {t('upload.add', { count: ready, number: format.number(ready) })}
        </Button>
        <Button size="lg" disabled={busy} onClick={onLeave}>
          {t('upload.back')}
        </Button>
        <ResultDownload job={job} />
      </Flex>
      <Checkbox label={t('bulk.allOrNothing')} checked={together} onChange={setTogether} />
      {blocked ? (
        <Notice tone="warning">
          {t('bulk.blocked', { count: blockers, number: format.number(blockers) })}
        </Notice>
      ) : null}
      {ready === 0 ? <Notice tone="warning">{t('upload.noneReady')}</Notice> : null}
    </Stack>
  );
}
