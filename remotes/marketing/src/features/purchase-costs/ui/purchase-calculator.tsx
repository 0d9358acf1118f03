import { useQuery } from '@kavel/query';
import { Box, EmptyState, Grid, PageTitle, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import { CalculatorColumns, CalculatorInputs, ReadingPage } from '../../../layout/calculator-frame';
import { ShareActions } from '../../../layout/share-actions';
import { purchaseCostQueries } from '../api/purchase-cost-queries';
import { taxRates } from '../model/tax-rates';
import { CostResult } from './cost-result';
import { PurchaseFields } from './purchase-fields';
import { RateTable } from './rate-table';
import { usePurchaseForm } from './use-purchase-form';

/** The calculator: the inputs on the left, the costs and explanations on the right. */
export function PurchaseCalculator() {
  const t = usePurchaseCostTexts();
  const { data: parameters, isPending } = useQuery(purchaseCostQueries.parameters());
  const rates = parameters ? taxRates(parameters) : null;
  const firstYear = rates?.years[0] ?? null;
  const { form, setForm, problems, purchase } = usePurchaseForm(firstYear);

  return (
    <ReadingPage>
      <PageTitle fontSize={{ base: '2xl', md: '3xl' }}>{t('title')}</PageTitle>
      <Text mt="2" maxWidth="44rem" fontSize="lg" color="muted">
        {t('lead')}
      </Text>
      <CalculatorColumns>
        <CalculatorInputs>
          <SectionTitle>{t('form.heading')}</SectionTitle>
          <PurchaseFields form={form} problems={problems} firstYear={firstYear} onChange={setForm} />
          <ShareActions
            texts={{
              share: t('action.share'),
              copied: t('action.copied'),
              notCopied: t('action.notCopied'),
              print: t('action.print'),
            }}
          />
        </CalculatorInputs>
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
      </CalculatorColumns>
    </ReadingPage>
  );
}
