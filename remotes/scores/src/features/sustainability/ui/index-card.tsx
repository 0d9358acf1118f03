import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Figure, SectionTitle, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { indexQuery } from '../api/queries';
import { useCardTexts } from '../i18n/card';

/** The index of an address in short, with the way to all of it. */
export function IndexCard({ objectId }: { objectId: string }) {
  const t = useCardTexts();
  const format = useFormats();
  const { data, error, refetch } = useQuery(indexQuery(objectId));
  return (
    <section>
      <SectionTitle mb="2">{t('title')}</SectionTitle>
      {data ? (
        <>
          <Text>
            <Figure fontSize="2xl" fontWeight="bold">
              {data.score === null ? '–' : format.number(data.score)}
            </Figure>{' '}
            {data.score === null ? t('none') : t('of')}
          </Text>
          <TextLink to={`/sustainability-index/${objectId}`}>{t('more')}</TextLink>
        </>
      ) : error ? (
        <Text role="status" fontSize="sm">
          {t('failed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height="4rem" role="status" aria-label={t('loading')} />
      )}
    </section>
  );
}
