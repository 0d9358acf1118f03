import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail } from '@kavel/contracts';
import { type Checklist, isSettled } from '@kavel/contracts/valuations';
import { useQuery, useQueryClient } from '@kavel/query';
import { Card, Flex, Notice, PlainList, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { QueryError } from '../../../common/query-error';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { answerItem, checklistOf, confirmItem } from '../api/checklist-calls';
import { ChecklistItemLine } from './checklist-item-line';

/** The checklist of a valuation: found by the product, answered by the appraiser, confirmed by the reviewer. */
export function ChecklistCard({ valuation: { id } }: { valuation: Pick<ValuationDetail, 'id'> }) {
  const t = useTexts();
  const client = useQueryClient();
  const checklist = useQuery(checklistOf(id));
  const take = (stored: Checklist) => {
    client.setQueryData(checklistOf(id).queryKey, stored);
    void client.invalidateQueries({ queryKey: valuationQueries.history(id).queryKey });
    announceChange(id);
  };

  const content = () => {
    if (checklist.isError)
      return <QueryError error={checklist.error} onRetry={() => void checklist.refetch()} />;
    if (!checklist.data) return <Skeleton height="8rem" />;
    const { lines, frozen, required, ownWork } = checklist.data;
    const open = lines.filter(line => !isSettled(line)).length;
    return (
      <>
        {frozen ? null : (
          <Notice tone={open === 0 ? 'success' : required ? 'warning' : 'info'}>
            {open === 0
              ? t('checklist.complete')
              : `${t('checklist.open', { count: open })} ${t(required ? 'checklist.required' : 'checklist.warns')}`}
          </Notice>
        )}
        <PlainList as="ol" rules="between" aria-label={t('checklist.title')}>
          {lines.map(line => (
            <ChecklistItemLine
              key={line.item}
              line={line}
              may={frozen ? 'read' : ownWork ? 'answer' : 'confirm'}
              onAnswer={body => answerItem(id, line.item, body).then(take)}
              onConfirm={confirmed => confirmItem(id, line.item, confirmed).then(take)}
            />
          ))}
        </PlainList>
      </>
    );
  };
  return (
    <Card p="4">
      <Flex align="baseline" gap="3" wrap="wrap" mb="3">
        <SectionTitle>{t('checklist.title')}</SectionTitle>
        <Text fontSize="xs" color="muted">
          {t('checklist.unverified')}
        </Text>
      </Flex>
      {content()}
    </Card>
  );
}
