import type { BulkJob } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useBulkTexts } from '../../../i18n/bulk';
import type { Choices } from '../api/bulk-calls';
import { blockersOf } from '../model/job-counts';
import { ResultDownload } from './result-download';

export interface CheckedStepProps {
  job: BulkJob;
  busy: boolean;
  onStart: (choices: Choices) => void;
  onLeave: () => void;
}

/** The checked list: correct its problems, then add the valid lines, or all lines once there are no problems. */
export function CheckedStep({ job, busy, onStart, onLeave }: CheckedStepProps) {
  const t = useBulkTexts();
  const format = useFormats();
  const [together, setTogether] = useState(job.mode === 'all-or-nothing');
  const [overwrite, setOverwrite] = useState(job.updates === 'overwrite');
  const ready = job.counts.matched;
  const updating = overwrite ? job.differing : 0;
  const blockers = blockersOf(job);
  const blocked = together && blockers > 0;
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" alignItems="center">
        <Button
          variant="solid"
          size="lg"
          disabled={ready + updating === 0 || blocked || busy}
          onClick={() =>
            onStart({
              mode: together ? 'all-or-nothing' : 'good-lines',
              updates: updating > 0 ? 'overwrite' : undefined,
            })
          }
        >
          {ready === 0 && updating > 0
            ? t('update', { count: updating, number: format.number(updating) })
            : t('upload.add', { count: ready, number: format.number(ready) })}
        </Button>
        <Button size="lg" disabled={busy} onClick={onLeave}>
          {t('upload.back')}
        </Button>
        <ResultDownload job={job} />
      </Flex>
      <Checkbox label={t('allOrNothing')} checked={together} onChange={setTogether} />
      {job.differing > 0 ? (
        <Stack gap="1">
          <Checkbox
            label={t('overwrite', { count: job.differing, number: format.number(job.differing) })}
            checked={overwrite}
            onChange={setOverwrite}
          />
          <Text color="muted" fontSize="sm">
            {t('overwriteHint')}
          </Text>
        </Stack>
      ) : null}
      {blocked ? (
        <Notice tone="warning">{t('blocked', { count: blockers, number: format.number(blockers) })}</Notice>
      ) : null}
      {ready + job.differing === 0 ? <Notice tone="warning">{t('upload.noneReady')}</Notice> : null}
    </Stack>
  );
}
