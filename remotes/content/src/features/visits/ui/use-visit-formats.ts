import { type MeasuredName, noRoute, otherRoute, type Percentile } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { useVisitTexts } from '../i18n';

/** What is not shown because too few reported it, and what nobody reported. */
const nothing = '–';

/** Figures of visits in the user's language. */
export function useVisitFormats() {
  const t = useVisitTexts();
  const format = useFormats();
  // Classes are wider than 10 ms: more figures would not be known.
  const time = (milliseconds: number) =>
    milliseconds < 1_000
      ? `${format.number(Math.round(milliseconds / 10) * 10)}\u00a0ms`
      : `${format.decimal(milliseconds / 1_000)}\u00a0s`;
  return {
    share: (share: number | null | undefined) => (share == null ? nothing : format.percent(share)),
    percentile(name: MeasuredName, percentile: Percentile | null | undefined) {
      if (!percentile) return nothing;
      const text = name === 'CLS' ? format.hundredths(percentile.value) : time(percentile.value);
      return percentile.beyond ? `> ${text}` : text;
    },
    page: (route: string) =>
      route === otherRoute ? t('otherRoute') : route === noRoute ? t('noRoute') : route,
  };
}
