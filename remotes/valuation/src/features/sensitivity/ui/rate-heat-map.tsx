import { HeatMap } from '@kavel/charts';
import { type CashFlow, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { nearest } from '../../../common/heat';
import { useTexts } from '../../../i18n';

interface RateHeatMapProps {
  valuation: NamedValuation;
  cashFlow: CashFlow;
}

/** Net let-on value by discount rate and exit yield, as computed with the cash flow. */
export function RateHeatMap({ valuation, cashFlow }: RateHeatMapProps) {
  const t = useTexts();
  const f = useFormats();
  const { discountRates, exitYields, values } = cashFlow.sensitivity;
  const parameterValue = (key: string) =>
    cashFlow.parameters.find(parameter => parameter.key === key)?.value ?? 0;
  const shown = (value: number) => shownValue({ value });
  return (
    <HeatMap
      label={t('sensitivity.rates')}
      rowHeader={t('dcf.keys.discountRate')}
      columnHeader={t('dcf.keys.exitYield')}
      rows={discountRates.map(f.percent)}
      columns={exitYields.map(f.percent)}
      values={values}
      middle={cashFlow.total.letOn.netValue}
      current={{
        row: nearest(discountRates, parameterValue('discountRate')),
        column: nearest(exitYields, parameterValue('exitYield')),
        text: t('dcf.current'),
      }}
      format={value => f.money(shown(value))}
      formatShort={value => f.inThousands(shown(value))}
      file={chartFile(valuation, t('sensitivity.rates'))}
    />
  );
}
