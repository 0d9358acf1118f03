import { LineChart } from '@kavel/charts';
import type { ModelReport } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../../../i18n';

/** Median error by month of sale. */
export function DriftChart({ drift, version }: { drift: ModelReport['drift']; version: string }) {
  const t = useTexts();
  const f = useFormats();
  return (
    <LineChart
      label={t('model.driftLabel')}
      labelHeader={t('model.month')}
      labels={drift.map(({ month }) => f.month(`${month}-01`))}
      series={[{ key: 'mdape', label: 'MdAPE', values: drift.map(({ mdape }) => mdape / 100) }]}
      more={[
        { label: 'n', values: drift.map(({ n }) => f.number(n)) },
        { label: t('model.medianRatio'), values: drift.map(({ medianRatio }) => f.percent(medianRatio)) },
      ]}
      format={f.percent}
      file={{ object: 'model', name: [t('model.driftLabel'), version] }}
    />
  );
}
