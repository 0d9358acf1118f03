import { useQuery } from '@kavel/query';
import {
  Box,
  type BoxProps,
  EmptyState,
  Grid,
  type GridProps,
  PageTitle,
  SectionTitle,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import { purchaseCostQueries } from '../api/purchase-cost-queries';
import { taxRates } from '../model/tax-rates';
import { CostResult } from './cost-result';
import { PurchaseFields } from './purchase-fields';
import { RateTable } from './rate-table';
import { ShareActions } from './share-actions';
import { usePurchaseForm } from './use-purchase-form';

const Page = (props: BoxProps) => (
  <Box
    maxWidth="72rem"
    mx="auto"
    px={{ base: '4', md: '8' }}
    py={{ base: '6', md: '10' }}
    _print={{ maxWidth: 'none', p: 0 }}
    {...props}
  />
);

const Columns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
    alignItems="start"
    columnGap="12"
    rowGap="8"
    mt={{ base: '6', md: '8' }}
    _print={{ display: 'block' }}
    {...props}
  />
);

const Sidebar = (props: GridProps) => (
  <Grid
    gap="5"
    position={{ lg: 'sticky' }}
    top={{ lg: '6' }}
    _print={{ position: 'static', mb: '6' }}
    {...props}
  />
);

/** The calculator: the inputs on the left, the costs and explanations on the right. */
export function PurchaseCalculator() {
  const t = usePurchaseCostTexts();
  const { data: parameters, isPending } = useQuery(purchaseCostQueries.parameters());
  const rates = parameters ? taxRates(parameters) : null;
  const firstYear = rates?.years[0] ?? null;
  const { form, setForm, problems, purchase } = usePurchaseForm(firstYear);

  return (
    <Page>
      <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('title')}</PageTitle>
      <Text mt="2" maxWidth="44rem" fontSize="lg" color="muted">
        {t('lead')}
      </Text>
      <Columns>
        <Sidebar>
          <SectionTitle>{t('form.heading')}</SectionTitle>
          <PurchaseFields form={form} problems={problems} firstYear={firstYear} onChange={setForm} />
          <ShareActions />
        </Sidebar>
        <Grid gap="10" minWidth="0">
          <Box as="section" aria-label={t('result.heading')}>
            {purchase ? (
              <CostResult purchase={purchase} rates={rates} />
            ) : (
              <EmptyState title={t('result.heading')} description={t('result.incomplete')} />
            )}
          </Box>
          {rates ? <RateTable rates={rates} /> : null}
          {isPending ? <Skeleton height="18rem" /> : null}
          <Text fontSize="sm" color="muted">
            {t('note')}
          </Text>
        </Grid>
      </Columns>
    </Page>
  );
}
