import { catalogueQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  type BoxProps,
  Figure,
  Flex,
  Grid,
  type GridProps,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';
import { pageFrame } from '../../../layout/page-frame';

const Strip = (props: BoxProps) => (
  <Box as="section" borderBlockWidth="1px" borderColor="line" mt={{ base: '6', lg: '8' }} {...props} />
);

const List = (props: GridProps) => (
  <Grid
    as="dl"
    gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' }}
    gap={{ base: '4', md: '6' }}
    {...pageFrame}
    py="5"
    {...props}
  />
);

/** Totals of the catalogue, all read from the service. */
export function FactsStrip() {
  const t = useHomeTexts();
  const format = useFormats();
  const { data, isError } = useQuery(catalogueQueries.status());
  const salesAreMade = data?.datasets.some(dataset => dataset.fictional) ?? false;
  const facts = [
    { key: 'objects', label: t('facts.objects'), value: data && format.number(data.objects) },
    { key: 'panden', label: t('facts.panden'), value: data && format.number(data.panden) },
    {
      key: 'transactions',
      label: salesAreMade ? t('facts.transactionsDemo') : t('facts.transactions'),
      value: data && format.number(data.transactions),
    },
    { key: 'buurten', label: t('facts.buurten'), value: data && format.number(data.buurten) },
    { key: 'snapshot', label: t('facts.snapshot'), value: data && format.date(data.createdAt) },
  ];

  return (
    <Strip aria-label={t('facts.heading')}>
      <VisuallyHidden as="h2">{t('facts.heading')}</VisuallyHidden>
      {isError ? (
        <Text {...pageFrame} py="5" color="muted">
          {t('facts.failed')}
        </Text>
      ) : (
        <List>
          {facts.map(fact => (
            <Flex key={fact.key} flexDirection="column-reverse">
              <Box as="dt" fontSize="sm" color="muted">
                {fact.label}
              </Box>
              <Box as="dd" fontSize="2xl" fontWeight="bold" lineHeight="2.25rem" letterSpacing="-.02em">
                {fact.value ? <Figure>{fact.value}</Figure> : <Skeleton height="9" width="24" />}
              </Box>
            </Flex>
          ))}
        </List>
      )}
    </Strip>
  );
}
