import { roundedTo, roundingStep, type ValuationDetail, type ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { shownMarketRents } from '../model/shown-amount';
import { shownYields } from '../model/shown-yields';
import { explained } from './explained-figure';

/** Yields and lease terms, each with the number of units it covers: those with a known rent. */
export function YieldFigures({
  valuation,
  summary,
}: {
  valuation: ValuationDetail;
  summary: ValuationSummary;
}) {
  const t = useTexts();
  const f = useFormats();
  const years = (count: number | null) =>
    count === null ? '–' : t('summary.years', { count: f.decimal(count) });
  const over = (known: number) =>
    t('summary.over', { known: f.number(known), total: f.number(summary.unitCount) });
  const date = { key: 'date', label: t('common.valueDate'), value: f.date(valuation.valueDate) };
  const owner = { key: 'owner', label: t('why.source'), value: t('summary.ownSource') };
  const rents = {
    hi: t('summary.passingRent'),
    thi: t('summary.theoreticalRent'),
    mh: t('summary.marketRent'),
    nar: t('summary.passingRent'),
  };
  const step = roundingStep({ value: summary.totalValue, low68: summary.low68, high68: summary.high68 });
  // A theoretical rent uses the market rent where the rent is unknown.
  const shownRent = (key: keyof typeof rents, rent: number) =>
    key === 'hi' || key === 'nar' ? rent : shownMarketRents(summary.units, rent);
  const yields = shownYields(summary).map(({ key, rate, basis }) =>
    explained(
      {
        key,
        label: t(`summary.yields.${key}`),
        shown: rate === null ? '–' : f.percent(rate),
        note: rate === null ? t('summary.noRent') : basis ? over(basis.units) : null,
        why: {
          text: t(key === 'nar' ? 'summary.whyNar' : 'summary.whyBar'),
          formula: t(key === 'nar' ? 'summary.whyNarFormula' : 'summary.whyBarFormula'),
          inputs: [
            ...(basis
              ? [
                  { key: 'rent', label: rents[key], value: f.money(shownRent(key, basis.rent)) },
                  { key: 'value', label: t('common.value'), value: f.money(roundedTo(basis.value, step)) },
                  { key: 'units', label: t('common.unitsPlain'), value: over(basis.units) },
                ]
              : []),
            date,
            owner,
            ...(key === 'nar' ? [{ key: 'costs', label: t('dcf.parameters'), value: t('dcf.method') }] : []),
          ],
        },
      },
      t,
    ),
  );
  const leases = summary.leaseCount === undefined ? [] : [over(summary.leaseCount)];
  const toBreak =
    summary.waltToBreak === null ? [] : [t('summary.toBreak', { years: years(summary.waltToBreak) })];

  return (
    <KeyFigures
      figures={[
        ...yields,
        explained(
          {
            key: 'walt',
            label: t('summary.walt'),
            shown: years(summary.walt),
            note: summary.walt === null ? t('summary.noLeases') : [...leases, ...toBreak].join(' · '),
            why: {
              text: t('summary.whyWalt'),
              formula: t('summary.whyWaltFormula'),
              inputs: [
                { key: 'rent', label: rents.hi, value: f.money(summary.annualRent) },
                ...leases.map(value => ({ key: 'leases', label: t('common.unitsPlain'), value })),
                date,
                owner,
              ],
            },
          },
          t,
        ),
      ]}
    />
  );
}
