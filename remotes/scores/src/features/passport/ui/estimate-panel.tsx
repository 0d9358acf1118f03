import { ApiError, catalogueQueries } from '@kavel/api-client';
import { shownEstimate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Figure, Notice, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { failureOf } from '../../../common/scores';
import { useTexts } from '../../../i18n';

/** The value of the address with its range, or the reason why there is none. */
export function EstimatePanel({ objectId }: { objectId: string }) {
  const t = useTexts();
  return (
    <Box as="section" minHeight="11.5rem">
      <SectionTitle>{t('estimate.heading')}</SectionTitle>
      <Outcome objectId={objectId} />
    </Box>
  );
}

function Outcome({ objectId }: { objectId: string }) {
  const t = useTexts();
  const format = useFormats();
  const { data, error, refetch } = useQuery(catalogueQueries.estimate(objectId));

  if (error instanceof ApiError && error.status === 422) return <Text mt="1">{t('estimate.none')}</Text>;
  if (error) {
    return (
      <Box mt="1" role="alert">
        <p>{t(`failure.${failureOf(error instanceof ApiError ? error.code : null)}`)}</p>
        <Button mt="2" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </Box>
    );
  }
  if (!data) return <Skeleton mt="2" height="8rem" role="status" aria-label={t('estimate.loading')} />;

  const { value, low68, high68, pricePerM2 } = shownEstimate(data);
  const range = t('estimate.range', { low: format.money(low68), high: format.money(high68) });
  const basis = [
    t('estimate.perArea', { price: format.money(pricePerM2) }),
    t('estimate.references', { count: data.referenceCount }),
    t('estimate.accuracy', { class: data.accuracyClass }),
    t('estimate.valueDate', { date: format.date(data.valueDate) }),
  ];
  return (
    <>
      <Text fontSize="2xl" fontWeight="bold" letterSpacing="-.02em" lineHeight="snug">
        <Figure>{format.money(value)}</Figure>
      </Text>
      <Box my="3">
        <RangeBar value={data.value} low68={data.low68} high68={data.high68} label={range} />
      </Box>
      <p>{range}</p>
      <Text mt="1" fontSize="sm" color="muted">
        {basis.join(' · ')}
      </Text>
      {data.fictionalSales ? (
        <Box mt="3">
          <Notice tone="warning">{t('estimate.fictional')}</Notice>
        </Box>
      ) : null}
    </>
  );
}
