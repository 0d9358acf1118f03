import { useFormats } from '@kavel/i18n';
import { Button, Flex, LinkButton, Notice, Stack } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { countOutcomes, isProblem } from '../model/line-results';
import { ProblemDownload } from './problem-download';
import { ResultList } from './result-list';
import type { BulkUploadWork } from './use-bulk-upload';

/** What became of every line. */
export function DoneStep({ work, portfolioId }: { work: BulkUploadWork; portfolioId: string }) {
  const t = useTexts();
  const format = useFormats();
  const { results } = work.state;
  const { added } = countOutcomes(results);
  const left = results.filter(isProblem).length;
  return (
    <Stack gap="4">
      <Notice tone="success" title={t('upload.added', { count: added, number: format.number(added) })}>
        {left > 0 ? t('upload.leftOut', { count: left, number: format.number(left) }) : t('upload.allIn')}
      </Notice>
      <Flex gap="2" wrap="wrap">
        <LinkButton variant="solid" size="lg" to={`/${portfolioId}/hub`}>
          {t('upload.toPortfolio')}
        </LinkButton>
        <Button size="lg" onClick={() => work.dispatch({ type: 'restarted' })}>
          {t('upload.another')}
        </Button>
        <ProblemDownload results={results} />
      </Flex>
      <ResultList results={results} />
    </Stack>
  );
}
