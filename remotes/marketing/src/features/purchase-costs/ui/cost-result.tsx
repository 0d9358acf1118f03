import { ApiError, errorDetails } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, ErrorState, Figure, Flex, Notice, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { ShareBar } from '@kavel/ui/data';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import { Afterwards } from '../../../layout/afterwards';
import { purchaseCostQueries } from '../api/purchase-cost-queries';
import type { Purchase } from '../model/purchase-form';
import { starterLimit, type TaxRates } from '../model/tax-rates';
import { CostLines } from './cost-lines';

/** Total purchase costs, then each line with its explanation. */
export function CostResult({ purchase, rates }: { purchase: Purchase; rates: TaxRates | null }) {
  const t = usePurchaseCostTexts();
  const format = useFormats();
  const { data, error, refetch, isPlaceholderData } = useQuery(purchaseCostQueries.costs(purchase));

  if (error) {
    const refused = error instanceof ApiError && error.status < 500;
    return (
      <ErrorState
        title={t('failure.title')}
        description={t(refused ? 'failure.refused' : 'failure.away')}
        {...(refused ? {} : { retry: { label: t('action.retry'), onRetry: () => void refetch() } })}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  }
  if (!data) return <Skeleton height="38rem" role="status" aria-label={t('result.waiting')} />;

  const used = data.lines.find(line => line.key === 'transfer-tax');
  const deedYear = Number(purchase.deedDate.slice(0, 4));
  const limit = used && rates ? starterLimit(rates, used.year) : null;
  const shares = data.lines
    .filter(line => line.amount > 0)
    .map(line => ({
      key: line.key,
      label: t(`line.${line.key}`),
      amount: line.amount,
      text: `${format.money(line.amount)} · ${format.percent(line.amount / data.total)}`,
    }));

  return (
    <Stack gap="6" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
      <Card p={{ base: '4', md: '6' }}>
        <Flex flexWrap="wrap" columnGap="12" rowGap="4" aria-live="polite">
          <Sum label={t('result.total')} amount={data.total}>
            {t('result.share', { share: format.percent(data.total / data.price) })}
          </Sum>
          <Sum label={t('result.vrijOpNaam')} amount={data.vrijOpNaam} />
        </Flex>
        <SectionTitle mt="6" mb="3">
          {t('result.parts')}
        </SectionTitle>
        <ShareBar shares={shares} />
      </Card>
      {used && used.year < deedYear ? (
        <Notice tone="warning">
          {t('result.laterYear', { deedYear: String(deedYear), year: String(used.year) })}
        </Notice>
      ) : null}
      {used && purchase.purchaser === 'starter' && limit !== null && purchase.price > limit ? (
        <Notice tone="warning">
          {t('result.aboveLimit', { limit: format.money(limit), year: String(used.year) })}
        </Notice>
      ) : null}
      <Afterwards room="34rem">
        <CostLines costs={data} purchaser={purchase.purchaser} />
      </Afterwards>
    </Stack>
  );
}

function Sum({ label, amount, children }: { label: string; amount: number; children?: string }) {
  const format = useFormats();
  return (
    <div>
      <Text fontSize="sm" color="muted">
        {label}
      </Text>
      <Text fontSize="2xl" fontWeight="bold" lineHeight="snug" letterSpacing="-.02em">
        <Figure>{format.money(amount)}</Figure>
      </Text>
      {children ? (
        <Text fontSize="sm" color="muted">
          {children}
        </Text>
      ) : null}
    </div>
  );
}
