import { WaterfallChart } from '@kavel/charts';
import { type Scenario, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import { shownBuildUp } from '../model/shown-build-up';

interface ValueBuildUpProps {
  valuation: NamedValuation;
  scenario: Scenario;
}

/** How the yearly cash flows and the exit value add up to the net value of a scenario. */
export function ValueBuildUp({ valuation, scenario }: ValueBuildUpProps) {
  const t = useTexts();
  const f = useFormats();
  const shown = shownBuildUp(scenario);
  return (
    <Box minWidth="0">
      <SectionTitle>{t('dcf.buildUp')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('dcf.endValueNominal', { amount: f.money(shownValue({ value: scenario.endValue })) })}
      </Text>
      <WaterfallChart
        label={t('dcf.buildUp')}
        steps={[
          { key: 'flow', label: t('dcf.cashPresent'), amount: shown.flow },
          { key: 'end', label: t('dcf.endValuePresent'), amount: shown.end },
          { key: 'gross', label: t('dcf.gross'), amount: shown.gross, total: true },
          { key: 'transfer', label: t('dcf.transferCosts'), amount: shown.transfer },
          { key: 'net', label: t('dcf.net'), amount: shown.net, total: true },
        ]}
        format={f.money}
        file={chartFile(valuation, t('dcf.buildUp'))}
      />
    </Box>
  );
}
