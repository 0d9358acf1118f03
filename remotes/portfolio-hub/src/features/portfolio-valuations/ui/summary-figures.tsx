import { roundedTo, roundingStep, type ValuationSummary, type YieldBasis } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';

/** Result figures of a valuation. */
export function SummaryFigures({ summary }: { summary: ValuationSummary }) {
  const t = useTexts();
  const format = useFormats();
  const rate = (fraction: number | null) => (fraction === null ? '–' : format.percent(fraction));
  const years = (number: number | null) =>
    number === null ? '–' : t('figures.years', { years: format.decimal(number) });
  const { low68, high68, yieldBasis, rentCount, leaseCount } = summary;
  const step = roundingStep({ value: summary.totalValue, low68, high68 });
  const over = (known: number) =>
    t('figures.over', { number: format.number(known), total: format.number(summary.unitCount) });
  const basis = (of: YieldBasis | undefined) => (of?.units ? over(of.units) : t('figures.noRent'));
  return (
    <KeyFigures
      figures={[
        {
          key: 'value',
          label: t('figures.value'),
          value: format.millions(roundedTo(summary.totalValue, step)),
          note: t('figures.range', {
            low: format.millions(roundedTo(low68, step)),
            high: format.millions(roundedTo(high68, step)),
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
          value: rentCount === 0 ? '–' : format.millions(summary.annualRent),
          note: rentCount === undefined ? '\u00A0' : rentCount ? over(rentCount) : t('figures.noRent'),
        },
        {
          key: 'bar',
          label: t('figures.bar'),
          value: rate(summary.barKkHi),
          note: basis(yieldBasis?.hi),
        },
        {
          key: 'barMarket',
          label: t('figures.barMarket'),
          value: rate(summary.barKkMh),
          note: basis(yieldBasis?.mh),
        },
        { key: 'nar', label: t('figures.narVon'), value: rate(summary.nar), note: basis(yieldBasis?.hi) },
        {
          key: 'walt',
          label: t('figures.walt'),
          value: years(summary.walt),
          note: leaseCount
            ? `${over(leaseCount)} · ${t('figures.waltBreak', { years: years(summary.waltToBreak) })}`
            : t('figures.noLeases'),
        },
      ]}
    />
  );
}
