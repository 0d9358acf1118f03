import type { BulkJob } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, LinkButton, Notice, Stack } from '@kavel/ui/core';
import { useBulkTexts } from '../../../i18n/bulk';
import { ResultDownload } from './result-download';

/** Result of the list. */
export function EndedStep({ job, onAnother }: { job: BulkJob; onAnother: () => void }) {
  const t = useBulkTexts();
  const format = useFormats();
  const { added } = job.counts;
  const left = job.lines - added - job.updated;
  const title = t('upload.added', { count: added, number: format.number(added) });
  return (
    <Stack gap="4">
      {job.state === 'done' ? (
        <Notice tone="success" title={title}>
          {left > 0 ? t('upload.leftOut', { count: left, number: format.number(left) }) : t('upload.allIn')}
        </Notice>
      ) : (
        <Notice tone={job.state === 'failed' ? 'error' : 'warning'} title={title}>
          {job.state === 'cancelled' ? t('cancelled') : t(`failures.${job.failure ?? 'internal'}`)}
        </Notice>
      )}
      {job.updated > 0 ? (
        <Notice tone="success">
          {t('updated', { count: job.updated, number: format.number(job.updated) })}
        </Notice>
      ) : null}
      <Flex gap="2" wrap="wrap">
        <LinkButton variant="solid" size="lg" to={`/${job.portfolioId}/hub`}>
          {t('upload.toPortfolio')}
        </LinkButton>
        <Button size="lg" onClick={onAnother}>
          {t('upload.another')}
        </Button>
        <ResultDownload job={job} />
      </Flex>
    </Stack>
  );
}
