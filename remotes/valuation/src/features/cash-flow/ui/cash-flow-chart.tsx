import { BarChart } from '@kavel/charts';
import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { Box } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import { shownYears } from '../model/shown-years';

interface CashFlowChartProps {
  valuation: NamedValuation;
  scenario: Scenario;
}

/**
 * Cash flow and present value side by side for each year, the exit value on top of the last. It is many times a year's
 * flow, so it can be left out; the page address keeps that.
 */
export function CashFlowChart({ valuation, scenario }: CashFlowChartProps) {
  const t = useTexts();
  const f = useFormats();
  const [params, setParams] = useSearchParams();
  const withEnd = params.get('end') !== 'off';
  const shown = shownYears(scenario);
  const change = (checked: boolean) =>
    setParams(
      now => {
        if (checked) now.delete('end');
        else now.set('end', 'off');
        return now;
      },
      { replace: true },
    );
  return (
    <Box px="4" py="3">
      <Checkbox label={t('dcf.withEndValue')} checked={withEnd} onChange={change} />
      <BarChart
        label={t('dcf.chart')}
        labelHeader={t('dcf.year')}
        labels={scenario.years.map(({ year }) => String(year))}
        height={withEnd ? 260 : 210}
        series={[
          { key: 'net', label: t('dcf.netFlow'), values: shown.net.amounts, look: 'soft', colour: 0 },
          { key: 'present', label: t('dcf.presentValue'), values: shown.presentValue.amounts, colour: 0 },
          ...(withEnd
            ? [
                {
                  key: 'end',
                  label: t('dcf.endValue'),
                  values: shown.endValue.amounts,
                  on: 'net',
                  look: 'soft' as const,
                  colour: 1,
                },
                {
                  key: 'end-present',
                  label: t('dcf.endValuePresent'),
                  values: shown.endPresent.amounts,
                  on: 'present',
                  colour: 1,
                },
              ]
            : []),
        ]}
        format={f.money}
        file={chartFile(valuation, t('dcf.chart'))}
      />
    </Box>
  );
}
