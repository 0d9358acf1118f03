import type { Start } from '@kavel/contracts/start';
import type { UseQueryResult } from '@kavel/query';
import { PlainList, Text } from '@kavel/ui/core';
import { useMemo } from 'react';
import { useStartTexts } from '../../../i18n/start';
import { waitingItems } from '../model/waiting';
import { CardError, CardSkeleton, StartCard } from './card-states';
import { WaitingRow } from './waiting-row';

/** What waits for the user; each line opens exactly what it counts. */
export function WaitingCard({ start }: { start: UseQueryResult<Start> }) {
  const t = useStartTexts();
  return (
    <StartCard title={t('waiting.title')} tour="waiting">
      {start.error ? (
        <CardError error={start.error} onRetry={() => void start.refetch()} />
      ) : start.data ? (
        <Waiting start={start.data} />
      ) : (
        <CardSkeleton label={t('waiting.loading')} />
      )}
    </StartCard>
  );
}

function Waiting({ start }: { start: Start }) {
  const t = useStartTexts();
  const items = useMemo(() => waitingItems(start), [start]);
  if (items.length === 0) {
    return (
      <Text p="4" fontSize="sm" color="muted">
        <Text as="strong" display="block" color="text" fontWeight="semibold">
          {t('waiting.nothing')}
        </Text>
        {t('waiting.nothingHow')}
      </Text>
    );
  }
  return (
    <PlainList rules="between">
      {items.map(item => (
        <WaitingRow key={item.kind} item={item} start={start} />
      ))}
    </PlainList>
  );
}
