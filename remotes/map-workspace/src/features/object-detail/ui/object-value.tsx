import { ApiError, catalogueQueries } from '@kavel/api-client';
import { shownEstimate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, type BoxProps, Button, DescriptionList, Figure, Notice, Skeleton, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { valueProblem } from '../model/value-problem';

const Block = (props: BoxProps) => (
  <Box as="section" px="4" py="3" minHeight="9.5rem" borderTopWidth="1px" borderColor="line" {...props} />
);

/** The estimate of an address with its range, and where it comes from. */
export function ObjectValue({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { money, date } = useFormats();
  const { data, error, refetch } = useQuery(catalogueQueries.estimate(objectId));
  const estimate = data && shownEstimate(data);

  return (
    <Block aria-label={t('value.title')}>
      <Text as="h3" fontSize="xs" fontWeight="medium" color="muted">
        {t('value.title')}
      </Text>
      {estimate ? (
        <>
          <Figure display="block" fontSize="2xl" fontWeight="bold" lineHeight="snug">
            {money(estimate.value)}
          </Figure>
          <Text fontSize="sm" fontVariantNumeric="tabular-nums" title={t('value.rangeMeaning')}>
            {t('value.range', { low: money(estimate.low68), high: money(estimate.high68) })}
          </Text>
          <Text fontSize="sm" color="muted">
            {t('value.perArea', { amount: money(estimate.pricePerM2) })}
          </Text>
          <Box
            as="details"
            mt="2"
            fontSize="sm"
            css={{ '& summary': { minHeight: '6', color: 'accent', cursor: 'pointer' } }}
          >
            <summary>{t('value.how')}</summary>
            <p>{t('value.explanation')}</p>
            <DescriptionList
              look="figures"
              mt="2"
              items={[
                { term: t('value.references'), value: estimate.referenceCount },
                { term: t('value.accuracy'), value: `${estimate.accuracyClass} / 7` },
                { term: t('value.date'), value: date(estimate.valueDate) },
              ]}
            />
            <p>{t('value.rangeMeaning')}</p>
          </Box>
          {estimate.fictionalSales ? (
            <Box mt="2">
              <Notice tone="warning">{t('value.fictional')}</Notice>
            </Box>
          ) : null}
        </>
      ) : error ? (
        <Text fontSize="sm" role="status" mt="1">
          {t(`value.${valueProblem(error)}`)}{' '}
          {error instanceof ApiError && error.status < 500 ? null : (
            <Button variant="ghost" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          )}
        </Text>
      ) : (
        <div role="status" aria-label={t('value.loading')}>
          <Skeleton height="8" width="55%" mt="1" />
          <Skeleton height="4" width="65%" mt="2" />
          <Skeleton height="4" width="35%" mt="2" />
        </div>
      )}
    </Block>
  );
}
