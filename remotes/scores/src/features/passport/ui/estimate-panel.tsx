import { ApiError, catalogueQueries } from '@kavel/api-client';
import { shownEstimate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, chakra, Figure, Notice, SectionTitle, Skeleton } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { failureOf } from '../model/failure';

/** The value of the address with its range, or why there is none. */
export function EstimatePanel({ objectId }: { objectId: string }) {
  const t = useTexts();
  return (
    <chakra.section minHeight="11.5rem">
      <SectionTitle>{t('estimate.heading')}</SectionTitle>
      <Outcome objectId={objectId} />
    </chakra.section>
  );
}

function Outcome({ objectId }: { objectId: string }) {
  const t = useTexts();
  const format = useFormats();
  const { data, error, refetch } = useQuery(catalogueQueries.estimate(objectId));

  if (error instanceof ApiError && error.status === 422)
    return <chakra.p mt="1">{t('estimate.none')}</chakra.p>;
  if (error) {
    return (
      <chakra.div mt="1" role="alert">
        <p>{t(`failure.${failureOf(error instanceof ApiError ? error.code : null)}`)}</p>
        <Button mt="2" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </chakra.div>
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
      <chakra.p fontSize="2xl" fontWeight="bold" letterSpacing="-.02em" lineHeight="snug">
        <Figure>{format.money(value)}</Figure>
      </chakra.p>
      <chakra.div my="3">
        <RangeBar value={data.value} low68={data.low68} high68={data.high68} label={range} />
      </chakra.div>
      <p>{range}</p>
      <chakra.p mt="1" fontSize="sm" color="muted">
        {basis.join(' · ')}
      </chakra.p>
      {data.fictionalSales ? (
        <chakra.div mt="3">
          <Notice tone="warning">{t('estimate.fictional')}</Notice>
        </chakra.div>
      ) : null}
    </>
  );
}
