import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, Flex, SectionTitle, Stack, Text, TextLink } from '@kavel/ui/core';
import { useBulkTexts } from '../../../i18n/bulk';
import { bulkQueries } from '../api/bulk-calls';

const shown = 5;

/** Lists sent earlier; any user of the portfolio can open one that is still running. */
export function EarlierLists({ portfolioId }: { portfolioId: string }) {
  const t = useBulkTexts();
  const format = useFormats();
  const { data: jobs = [] } = useQuery(bulkQueries.ofPortfolio(portfolioId));
  if (jobs.length === 0) return null;
  return (
    <Card p="4" mt="4">
      <Stack gap="2">
        <SectionTitle>{t('earlier')}</SectionTitle>
        {jobs.slice(0, shown).map(job => (
          <Flex key={job.id} gap="3" wrap="wrap" alignItems="baseline">
            <TextLink to={`/${portfolioId}/bulk-upload?job=${job.id}`} overflowWrap="anywhere">
              {job.name || t('pasted')}
            </TextLink>
            <Text fontSize="sm" color="muted">
              {t('earlierNote', {
                state: t(`states.${job.state}`),
                added: format.number(job.counts.added),
                lines: format.number(job.lines),
                date: format.date(job.createdAt),
              })}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
