import type { ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';

/** The figures of a valuation's outcome. */
export function SummaryFigures({ summary }: { summary: ValuationSummary }) {
  const t = useTexts();
  const format = useFormats();
  const rate = (fraction: number | null) => (fraction === null ? '–' : format.percent(fraction));
  const years = (number: number | null) =>
    number === null ? '–' : t('figures.years', { years: format.decimal(number) });
  return (
    <KeyFigures
      figures={[
        {
          key: 'value',
          label: t('figures.value'),
          value: format.millions(summary.totalValue),
          note: t('figures.range', {
            low: format.millions(summary.low68),
            high: format.millions(summary.high68),
          }),
        },
        {
          key: 'units',
          label: t('figures.units'),
          value: format.number(summary.unitCount),
          note: t('figures.valued', { number: format.number(summary.valuedCount) }),
        },
        {
          key: 'rent',
          label: t('figures.rent'),
          value: format.millions(summary.annualRent),
          note: t('figures.marketRent', { amount: format.millions(summary.marketRent) }),
        },
        {
          key: 'bar',
          label: t('figures.bar'),
          value: rate(summary.barKkHi),
          note: t('figures.barMarket', { rate: rate(summary.barKkMh) }),
        },
        { key: 'nar', label: t('figures.narVon'), value: rate(summary.nar), note: '\u00A0' },
        {
          key: 'walt',
          label: t('figures.walt'),
          value: years(summary.walt),
          note: t('figures.waltBreak', { years: years(summary.waltToBreak) }),
        },
      ]}
    />
  );
}
