import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Card, Notice, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { ApprovalRecord } from './approval-record';
import { Edits } from './edits';
import { ReviewersNotice } from './reviewers-notice';
import { Timeline } from './timeline';

/** Status history of the valuation, and the record of its approval. */
export function StatusHistory({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const history = useQuery(valuationQueries.history(valuation.id));
  const refusal = history.data?.moves.find(move => move.refusal !== null)?.refusal;

  const content = () => {
    if (history.isError) return <QueryError error={history.error} onRetry={() => void history.refetch()} />;
    if (!history.data) return <Skeleton height="6rem" />;
    const { approval, events } = history.data;
    return (
      <Stack gap="4">
        {refusal ? (
          <Notice tone="info">
            <span id="status-refusal">{t(`status.refusals.${refusal}`)}</span>
          </Notice>
        ) : null}
        {valuation.status === 'in-review' ? <ReviewersNotice valuation={valuation} /> : null}
        {approval ? <ApprovalRecord valuationId={valuation.id} approval={approval} /> : null}
        {events.length > 0 ? (
          <Timeline events={events} />
        ) : (
          <Text fontSize="sm" color="muted">
            {t('status.noEvents')}
          </Text>
        )}
      </Stack>
    );
  };

  return (
    <Card p="4">
      <SectionTitle mb="3">{t('status.history')}</SectionTitle>
      {content()}
      <SectionTitle mt="5" mb="2">
        {t('edits.title')}
      </SectionTitle>
      <Edits valuation={valuation} />
    </Card>
  );
}
