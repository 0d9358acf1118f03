import { ApiError, errorDetails } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Notice, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import { failureOf } from '../model/failure';
import { useCatalogue } from './catalogue-context';
import type { ManyScores } from './use-many-scores';

/** How far the calculation of many scores is, with a way to stop it and to go on; nothing when all are there. */
export function ManyScoresProgress({ many, total }: { many: ManyScores; total: number }) {
  const t = useTexts();
  const format = useFormats();
  const { failures } = useCatalogue();
  const counts = { done: format.number(many.done), total: format.number(total) };
  if (many.status === 'done') {
    return many.unknown === 0 ? null : (
      <Notice tone="warning">{t('portfolio.unknown', { count: many.unknown })}</Notice>
    );
  }
  if (many.status === 'running') {
    return (
      <Box>
        <Flex justifyContent="space-between" alignItems="center" gap="3" mb="2">
          <Text role="status" fontSize="sm">
            {t('portfolio.progress', counts)}
          </Text>
          <Button onClick={many.cancel}>{t('portfolio.cancel')}</Button>
        </Flex>
        <ProgressBar label={t('page.loading')} fraction={many.done / total} />
      </Box>
    );
  }
  const failed = many.status === 'failed';
  const failure = failureOf(many.error instanceof ApiError ? many.error.code : null);
  return (
    <Notice tone={failed ? 'error' : 'warning'}>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <span>
          {failed ? `${t(`failure.${failure}`)} ${t('failure.message', { message: failures.scores })} ` : ''}
          {t('portfolio.stopped', counts)}
        </span>
        <Button onClick={many.resume}>{t('portfolio.resume')}</Button>
        {many.error ? (
          <details>
            <summary>{t('failure.details')}</summary>
            {errorDetails(many.error)}
          </details>
        ) : null}
      </Flex>
    </Notice>
  );
}
