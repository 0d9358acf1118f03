import { WaterfallChart } from '@kavel/charts';
import type { PortfolioDetail } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { Flex, Stack, Text } from '@kavel/ui/core';
import { Explanation } from '@kavel/ui/overlays';
import { useValueTexts } from '../../../i18n/value';
import { shownChange } from '../model/shown-change';
import { BridgeBasisNote } from './bridge-basis-note';
import { BridgeCsvButton } from './bridge-csv-button';
import { LargestChanges } from './largest-changes';

export interface BridgeViewProps {
  portfolio: PortfolioDetail;
  bridge: PortfolioValueBridge;
}

/** The steps from one value to the other, what they rest on, and the units that changed most. */
export function BridgeView({ portfolio, bridge }: BridgeViewProps) {
  const t = useValueTexts();
  const f = useFormats();
  const { from, to, weighed } = bridge;
  const [opened, closed] = [weighed?.from.total ?? from.total, weighed?.to.total ?? to.total];
  const { opening, causes, closing } = shownChange(bridge);
  const [fromDate, toDate] = [f.date(from.date), f.date(to.date)];
  const causeName = (cause: (typeof causes)[number]['cause']) =>
    weighed && cause === 'parameters' ? t('bridge.weighedParameters') : t(`bridge.causes.${cause}`);
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" align="center" justify="space-between">
        <Flex fontSize="sm" align="center" gap="1">
          <span>
            {t('bridge.change', {
              amount: `${closing >= opening ? '+' : ''}${f.money(closing - opening)}`,
              // As in the table of value dates: of exact totals.
              percent: opened > 0 ? f.signedPercent(closed / opened - 1) : '–',
              from: fromDate,
              to: toDate,
            })}
          </span>
          <Explanation
            label={t('bridge.why', { figure: t('bridge.title') })}
            title={t('bridge.title')}
            text={t(weighed ? 'bridge.weighedText' : 'bridge.whyText')}
            formula={t(weighed ? 'bridge.weighedFormula' : 'bridge.whyFormula')}
            inputs={[
              { key: 'from', label: fromDate, value: f.money(opening) },
              { key: 'to', label: toDate, value: f.money(closing) },
            ]}
          />
        </Flex>
        <BridgeCsvButton portfolio={portfolio} bridge={bridge} />
      </Flex>
      <WaterfallChart
        label={t('bridge.picture')}
        steps={[
          { key: 'opening', label: fromDate, amount: opening, total: true },
          ...causes.map(({ cause, amount, units }) => ({
            key: cause,
            label: `${causeName(cause)} (${t('bridge.units', { count: units })})`,
            amount,
          })),
          { key: 'closing', label: toDate, amount: closing, total: true },
        ]}
        format={f.money}
        axisNote={amount => t('bridge.axisFrom', { amount: f.millions(amount) })}
        file={{
          object: 'portfolio',
          objectId: portfolio.id,
          name: [t('bridge.title'), portfolio.name, from.date, to.date],
        }}
      />
      <Stack gap="1" fontSize="xs" color="muted">
        {bridge.valuedAgain > 0 ? <Text>{t('bridge.again', { count: bridge.valuedAgain })}</Text> : null}
        {bridge.notValuedAgain > 0 ? (
          <Text>{t('bridge.notAgain', { count: bridge.notValuedAgain })}</Text>
        ) : null}
        <BridgeBasisNote bridge={bridge} />
      </Stack>
      <LargestChanges changes={bridge.largest} />
    </Stack>
  );
}
