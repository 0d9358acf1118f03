import type { ValuationDetail, ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { explained } from './explained-figure';

/** Yields and lease terms. The rents in the explanations are those of the valued units, as in the yields. */
export function YieldFigures({
  valuation,
  summary,
}: {
  valuation: ValuationDetail;
  summary: ValuationSummary;
}) {
  const t = useTexts();
  const f = useFormats();
  const percent = (rate: number | null) => (rate === null ? '–' : f.percent(rate));
  const years = (count: number | null) =>
    count === null ? '–' : t('summary.years', { count: f.decimal(count) });
  const rentBehind = (rate: number | null, label: string) =>
    rate === null ? [] : [{ key: 'rent', label, value: f.money(rate * summary.totalValue) }];
  const basis = [
    { key: 'value', label: t('common.value'), value: f.money(summary.totalValue) },
    { key: 'valued', label: t('common.unitsPlain'), value: f.number(summary.valuedCount) },
    { key: 'date', label: t('common.valueDate'), value: f.date(valuation.valueDate) },
    { key: 'owner', label: t('why.source'), value: t('summary.ownSource') },
  ];
  const bars = [
    { key: 'hi', label: t('summary.barHi'), rate: summary.barKkHi, rent: t('summary.passingRent') },
    { key: 'thi', label: t('summary.barThi'), rate: summary.barKkThi, rent: t('summary.theoreticalRent') },
    { key: 'mh', label: t('summary.barMh'), rate: summary.barKkMh, rent: t('summary.marketRent') },
  ];

  return (
    <KeyFigures
      figures={[
        ...bars.map(({ key, label, rate, rent }) =>
          explained(
            {
              key,
              label,
              shown: percent(rate),
              note: rate === null ? t('summary.noRent') : null,
              why: {
                text: t('summary.whyBar'),
                formula: t('summary.whyBarFormula'),
                inputs: [...rentBehind(rate, rent), ...basis],
              },
            },
            t,
          ),
        ),
        explained(
          {
            key: 'nar',
            label: t('summary.nar'),
            shown: percent(summary.nar),
            note: summary.nar === null ? t('summary.noRent') : null,
            why: {
              text: t('summary.whyNar'),
              formula: t('summary.whyNarFormula'),
              inputs: [
                ...rentBehind(summary.barKkHi, t('summary.passingRent')),
                ...basis,
                { key: 'costs', label: t('dcf.parameters'), value: t('dcf.method') },
              ],
            },
          },
          t,
        ),
        explained(
          {
            key: 'walt',
            label: t('summary.walt'),
            shown: years(summary.walt),
            note:
              summary.walt === null
                ? t('summary.noLeases')
                : summary.waltToBreak === null
                  ? null
                  : t('summary.toBreak', { years: years(summary.waltToBreak) }),
            why: {
              text: t('summary.whyWalt'),
              formula: t('summary.whyWaltFormula'),
              inputs: [
                { key: 'rent', label: t('summary.passingRent'), value: f.money(summary.annualRent) },
                ...basis.filter(({ key }) => key === 'date' || key === 'owner'),
              ],
            },
          },
          t,
        ),
      ]}
    />
  );
}
