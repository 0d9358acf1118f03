import { BarChart } from '@kavel/charts';
import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import { shownYears } from '../model/shown-years';

interface CashFlowChartProps {
  valuation: NamedValuation;
  scenario: Scenario;
}

/** Cash flow and present value side by side for each year. */
export function CashFlowChart({ valuation, scenario }: CashFlowChartProps) {
  const t = useTexts();
  const f = useFormats();
  const shown = shownYears(scenario);
  return (
    <Box px="4" py="3">
      <BarChart
        label={t('dcf.chart')}
        labelHeader={t('dcf.year')}
        labels={scenario.years.map(({ year }) => String(year))}
        series={[
          { key: 'net', label: t('dcf.netFlow'), values: shown.net.amounts, look: 'soft', colour: 0 },
          { key: 'present', label: t('dcf.presentValue'), values: shown.presentValue.amounts, colour: 0 },
        ]}
        format={f.money}
        file={chartFile(valuation, t('dcf.chart'))}
      />
    </Box>
  );
}
