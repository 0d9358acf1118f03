import { catalogueQueries } from '@kavel/api-client';
import { type Estimate, shownEstimate, streetAddress } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  type BoxProps,
  DescriptionList,
  EnergyLabelBadge,
  Grid,
  type GridProps,
  Notice,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { useStoryTexts } from '../../../i18n/story';
import { Section } from '../../../layout/section';
import { CertaintyBar } from './certainty-bar';

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
    gap={{ base: '8', lg: '12' }}
    {...props}
  />
);
const Heading = (props: BoxProps) => <Box as="h3" fontSize="lg" fontWeight="semibold" mb="3" {...props} />;
/** Explains the value at the top of the page, using the selected address. */
export function Explanation({ objectId }: { objectId: string | null | undefined }) {
  const t = useStoryTexts();
  const format = useFormats();
  const { data, isError } = useQuery({
    ...catalogueQueries.estimate(objectId ?? ''),
    enabled: Boolean(objectId),
  });
  const coming = objectId !== null && !isError;
  const lead = data
    ? t('explain.lead', {
        address: streetAddress(data.object),
        value: format.money(shownEstimate(data).value),
      })
    : t('explain.leadNone');
  return (
    <Section heading={t('explain.heading')} lead={lead}>
      {data ? <Behind estimate={data} /> : null}
      {!data && coming ? <Skeleton height={{ base: '36rem', lg: '13.5rem' }} /> : null}
      <Text mt="6" maxWidth="44rem" color="muted">
        {t('explain.inside')}
      </Text>
    </Section>
  );
}

function Behind({ estimate }: { estimate: Estimate }) {
  const t = useStoryTexts();
  const format = useFormats();
  const shown = shownEstimate(estimate);
  const range = { low: format.money(shown.low68), high: format.money(shown.high68) };
  return (
    <Columns>
      <div>
        <Heading>{t('explain.object')}</Heading>
        <Facts object={estimate.object} />
      </div>
      <div>
        <Heading>{t('explain.comparison')}</Heading>
        <Text>{t('explain.comparisonText', { count: estimate.referenceCount })}</Text>
        <Text mt="2">{t('explain.comparisonSteps')}</Text>
        <Text mt="3" fontWeight="semibold">
          {t('explain.perArea', { price: format.money(shown.pricePerM2) })}
        </Text>
      </div>
      <div>
        <Heading>{t('explain.certainty')}</Heading>
        <p>{t('explain.certaintyText')}</p>
        <CertaintyBar
          value={estimate.value}
          low={estimate.low68}
          high={estimate.high68}
          lowText={range.low}
          highText={range.high}
          label={t('explain.range', range)}
        />
        <Text my="3">{t('explain.accuracy', { class: estimate.accuracyClass })}</Text>
        {estimate.fictionalSales ? <Notice tone="warning">{t('explain.fictional')}</Notice> : null}
      </div>
    </Columns>
  );
}

function Facts({ object }: { object: Estimate['object'] }) {
  const t = useStoryTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const unknown = t('explain.unknown');
  const facts = [
    ['oppervlakte', object.oppervlakte ? format.area(object.oppervlakte) : unknown, 'BAG'],
    ['bouwjaar', object.bouwjaar ?? unknown, 'BAG'],
    ['gebruik', types(object.vtwType), 'BAG'],
    ['energielabel', <EnergyLabelBadge key="label" label={object.energielabel} />, 'EP-Online'],
    ['buurt', object.buurtnaam ?? unknown, 'CBS'],
  ] as const;
  return (
    <DescriptionList
      look="ruled"
      // Names of buurten are long words.
      termWidth="7.5rem"
      fontSize="md"
      items={facts.map(([key, value, source]) => ({
        key,
        term: t(`explain.${key}`),
        value: (
          <Grid gridTemplateColumns="minmax(0, 1fr) 4rem" alignItems="center" gap="2" textAlign="end">
            <span>{value}</span>
            <Text as="span" color="muted" fontSize="xs">
              {object.fictional ? t('explain.sourceDemo') : source}
            </Text>
          </Grid>
        ),
      }))}
    />
  );
}
