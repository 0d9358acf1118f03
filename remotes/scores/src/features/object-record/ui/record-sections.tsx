import { useQuery } from '@kavel/query';
import { Button, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { recordQuery } from '../api/record-query';
import { useRecordTexts } from '../i18n';
import { HistorySection } from './history-section';
import { WwsSection } from './wws-section';

/** History and WWS points of an address. */
export function RecordSections({ objectId }: { objectId: string }) {
  const t = useRecordTexts();
  const { data, error, refetch } = useQuery(recordQuery(objectId));
  if (data)
    return (
      <>
        <HistorySection record={data} />
        <WwsSection wws={data.wws} />
      </>
    );
  return (
    <section>
      <SectionTitle mb="2">{t('history.heading')}</SectionTitle>
      {error ? (
        <Text role="status" fontSize="sm">
          {t('failed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height="8rem" role="status" aria-label={t('loading')} />
      )}
    </section>
  );
}
