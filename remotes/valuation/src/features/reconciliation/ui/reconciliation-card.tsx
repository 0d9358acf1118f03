import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { hasCode } from '../../../common/error-text';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { reconciliationQuery } from '../api/reconciliation-query';
import { type ShownReconciliation, shownReconciliation } from '../model/shown-steps';
import { WeighedMarketValue } from './weighed-market-value';

/** Explains why the valuation has two market values: the steps from the one by comparison to the one by cash flow. */
export function ReconciliationCard({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const reconciliation = useQuery(reconciliationQuery(valuation.id));
  const summary = useQuery(valuationQueries.summary(valuation.id));
  const range = summary.data && { ...summary.data, value: summary.data.totalValue };
  const without = hasCode(reconciliation.error, 'unprocessable');

  return (
    <Card p="4" flexShrink="0" breakInside="avoid">
      <SectionTitle mb="1">{t('reconciliation.title')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('reconciliation.intro')}
      </Text>
      {reconciliation.isError ? (
        without ? (
          <Text fontSize="sm">{t('reconciliation.noCashFlow')}</Text>
        ) : (
          <QueryError error={reconciliation.error} onRetry={() => void reconciliation.refetch()} />
        )
      ) : reconciliation.data && !summary.isPending ? (
        <>
          <Steps
            shown={shownReconciliation(reconciliation.data, range ?? reconciliation.data.comparison)}
            units={{
              comparison: reconciliation.data.comparison.units,
              cashFlow: reconciliation.data.cashFlow.units,
            }}
          />
          {reconciliation.data.weighed ? (
            <WeighedMarketValue valuation={valuation} weighed={reconciliation.data.weighed} />
          ) : null}
        </>
      ) : (
        <Skeleton height="10rem" />
      )}
    </Card>
  );
}

/** Hidden on phones, where the count column would push the amounts out of view. */
const wide = { base: 'none', sm: 'table-cell', _print: 'table-cell' } as const;

function OnPhone({ count }: { count: number }) {
  const t = useTexts();
  return (
    <Text
      as="span"
      display={{ base: 'inline', sm: 'none', _print: 'none' }}
      fontWeight="normal"
      color="muted"
    >
      {' '}
      ({t('common.units', { count })})
    </Text>
  );
}

interface StepsProps {
  shown: ShownReconciliation;
  units: { comparison: number; cashFlow: number };
}

function Steps({ shown, units }: StepsProps) {
  const t = useTexts();
  const f = useFormats();
  const signed = (amount: number) => (amount > 0 ? `+${f.money(amount)}` : f.money(amount));
  return (
    <PlainTableFrame label={t('reconciliation.title')}>
      <PlainTable aria-label={t('reconciliation.title')}>
        <thead>
          <tr>
            <Th>{t('reconciliation.step')}</Th>
            <Th numeric display={wide}>
              {t('common.unitsPlain')}
            </Th>
            <Th numeric>{t('reconciliation.amount')}</Th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Th scope="row" strong whiteSpace="normal">
              {t('common.value')}
              <OnPhone count={units.comparison} />
            </Th>
            <Td numeric display={wide}>
              {f.number(units.comparison)}
            </Td>
            <Td numeric strong>
              {f.money(shown.comparison)}
            </Td>
          </tr>
          {shown.steps.map(({ step, amount, units: count }) => (
            <tr key={step}>
              <Th scope="row" color="muted" whiteSpace="normal">
                {t(`reconciliation.steps.${step}`)}
                <OnPhone count={count} />
              </Th>
              <Td numeric display={wide}>
                {f.number(count)}
              </Td>
              <Td numeric>{signed(amount)}</Td>
            </tr>
          ))}
          <tr>
            <Th scope="row" strong whiteSpace="normal">
              {t('dcf.marketValue')}
              <OnPhone count={units.cashFlow} />
            </Th>
            <Td numeric display={wide}>
              {f.number(units.cashFlow)}
            </Td>
            <Td numeric strong>
              {f.money(shown.cashFlow)}
            </Td>
          </tr>
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
