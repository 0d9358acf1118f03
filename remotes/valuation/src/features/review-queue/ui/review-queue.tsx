import { useSession } from '@kavel/auth';
import type { ReviewQueueItem } from '@kavel/contracts/valuations';
import { useQuery } from '@kavel/query';
import { useNavigate, useSearchParams } from '@kavel/router';
import { Button, EmptyState, Flex, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { reviewQueries } from '../../../common/review-queries';
import { TableCard } from '../../../common/table-card';
import { useTexts } from '../../../i18n';
import { queueViews, waitingForMe } from '../model/waiting';
import { QueueTable } from './queue-table';

/** Valuations that wait for a review; `?of=all` shows those of others too. */
export function ReviewQueue() {
  const t = useTexts();
  const navigate = useNavigate();
  const { user, selectedUser } = useSession();
  const [params, setParams] = useSearchParams();
  const queue = useQuery(reviewQueries.queue());
  const view = queueViews.find(one => one === params.get('of')) ?? 'mine';
  const me = (selectedUser ?? user)?.userId ?? '';

  const choose = (next: string) =>
    setParams(
      now => {
        if (next === 'mine') now.delete('of');
        else now.set('of', next);
        return now;
      },
      { replace: true },
    );

  if (queue.isError) return <QueryError error={queue.error} onRetry={() => void queue.refetch()} />;
  if (!queue.data) return <Skeleton height="20rem" />;
  const mine = waitingForMe(queue.data, me);
  const shown: readonly ReviewQueueItem[] = view === 'mine' ? mine : queue.data;
  const count = { mine: mine.length, all: queue.data.length };
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <Segmented
          label={t('queue.of')}
          value={view}
          options={queueViews.map(one => ({
            value: one,
            label: t(`queue.${one}`, { n: String(count[one]) }),
          }))}
          onChange={choose}
        />
        <Text fontSize="sm" color="muted">
          {t('queue.order')}
        </Text>
      </Flex>
      {shown.length === 0 ? (
        <EmptyState
          title={t('queue.emptyTitle')}
          description={t(view === 'mine' && count.all > 0 ? 'queue.emptyMine' : 'queue.emptyText')}
          action={
            view === 'mine' && count.all > 0 ? (
              <Button onClick={() => choose('all')}>{t('queue.showAll')}</Button>
            ) : undefined
          }
        />
      ) : (
        <TableCard maxHeight={{ base: 'none', md: 'calc(100dvh - 15rem)' }} minHeight="0">
          <QueueTable items={shown} onOpen={({ id }) => navigate(stepPath(id, 'summary'))} />
        </TableCard>
      )}
    </Stack>
  );
}
