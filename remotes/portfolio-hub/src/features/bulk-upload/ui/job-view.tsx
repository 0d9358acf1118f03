import type { BulkJob } from '@kavel/contracts/bulk';
import { useQueryClient } from '@kavel/query';
import { Notice, Stack } from '@kavel/ui/core';
import { useEffect, useRef, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { useBulkTexts } from '../../../i18n/bulk';
import { bulkQueries, type Choices, cancelJob, startJob } from '../api/bulk-calls';
import { saveDraft } from '../api/draft';
import { dropSource } from '../api/sources';
import { isComplete } from '../model/job-counts';
import { CheckedStep } from './checked-step';
import { EndedStep } from './ended-step';
import { JobLines } from './job-lines';
import { ListLeaveGuard } from './list-leave-guard';
import { RunningStep } from './running-step';
import { SendingStep } from './sending-step';
import { useSending } from './use-sending';

/** One list in progress: sent, checked, stored, done. The lines are shown below every step. */
export function JobView({ job, onLeave }: { job: BulkJob; onLeave: () => void }) {
  const t = useBulkTexts();
  const common = useTexts();
  const queryClient = useQueryClient();
  const sending = useSending(job);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSending = job.state === 'receiving' && !isComplete(job);
  const isChecked = (job.state === 'receiving' && !isSending) || job.state === 'refused';
  useAnnouncement(job);

  const refresh = () => queryClient.invalidateQueries({ queryKey: bulkQueries.job(job.id).queryKey });

  const doing = async (work: () => Promise<BulkJob>) => {
    setBusy(true);
    setFailure(null);
    try {
      queryClient.setQueryData(bulkQueries.job(job.id).queryKey, await work());
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const start = async (choices: Choices) => {
    if (!(await doing(() => startJob(job.id, choices)))) return;
    saveDraft(job.portfolioId, null);
    dropSource(job.id);
  };

  const leave = async () => {
    sending.pause();
    if (job.state === 'receiving' || job.state === 'refused') await doing(() => cancelJob(job.id));
    dropSource(job.id);
    onLeave();
  };

  return (
    <Stack gap="4">
      <ListLeaveGuard active={isSending && sending.state === 'sending'} />
      {isSending ? <SendingStep job={job} sending={sending} onLeave={() => void leave()} /> : null}
      {isChecked ? (
        <CheckedStep
          job={job}
          busy={busy}
          onStart={choices => void start(choices)}
          onLeave={() => void leave()}
        />
      ) : null}
      {job.state === 'running' ? (
        <RunningStep job={job} busy={busy} onCancel={() => void doing(() => cancelJob(job.id))} />
      ) : null}
      {job.state === 'done' || job.state === 'cancelled' || job.state === 'failed' ? (
        <EndedStep job={job} onAnother={onLeave} />
      ) : null}
      {failure ? (
        <Notice tone="error" title={isChecked ? t('upload.addFailed') : undefined}>
          {common(`errors.${errorKey(failure)}`)}
        </Notice>
      ) : null}
      {job.matched > 0 ? (
        <JobLines
          job={job}
          onSettled={isChecked || job.state === 'done' ? () => void refresh() : undefined}
        />
      ) : null}
    </Stack>
  );
}

/** Notifies other pages and tabs of every part that was stored. */
function useAnnouncement({ portfolioId, counts, updated }: BulkJob): void {
  const queryClient = useQueryClient();
  const changed = counts.added + updated;
  const before = useRef(changed);
  useEffect(() => {
    if (changed !== before.current) announcePortfolioChange(queryClient, portfolioId);
    before.current = changed;
  }, [queryClient, portfolioId, changed]);
}
