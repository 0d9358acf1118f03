import type { ScorePart } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';
import { metricText, scaleText } from '../model/metric-text';

/** Writes values of metrics in the current language: `162 kWh/m²`, `38 jaar`, `1,2 km`; ends of a rank as ranks. */
export function useMetricText() {
  const t = useTexts();
  const format = useFormats();
  const unit = (path: Parameters<Parameters<typeof metricText>[3]>[0], value: string) => t(path, { value });
  return {
    valueText: (metric: Pick<ScorePart, 'unit'>, value: number) => metricText(metric, value, format, unit),
    endText: (metric: Pick<ScorePart, 'unit' | 'scale'>, end: number) => scaleText(metric, end, format, unit),
  };
}
