import { roundedTo, roundingStep, shownValue } from '@kavel/contracts';
import type { InvestmentReference, OfficeValuation } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';
import { medianYield } from '../../income';

export interface OfficeFiguresProps {
  outcome: OfficeValuation;
  /** Undefined while they load. */
  references: readonly InvestmentReference[] | undefined;
}

/** Both values with their ranges, and the yield beside that of the references. */
export function OfficeFigures({ outcome, references }: OfficeFiguresProps) {
  const t = useTexts();
  const f = useFormats();
  const { byRent, bySales, oppervlakte } = outcome;
  const sales = bySales && shownResult(bySales.result);
  const middle = references ? medianYield(references) : undefined;
  const spread = byRent?.range;
  const bound = (value: number) => f.money(roundedTo(value, roundingStep({ value: byRent?.value ?? value })));
  return (
    <KeyFigures
      figures={[
        {
          key: 'rent',
          label: t('office.valueByRent'),
          value: byRent ? f.money(shownValue(byRent)) : '–',
          note:
            spread?.low && spread.high ? (
              <>
                {t('office.range', { low: bound(spread.low), high: bound(spread.high) })}
                <br />
                {t('office.rangeOfRent')}
              </>
            ) : null,
        },
        {
          key: 'sales',
          label: t('office.valueBySales'),
          value: sales ? f.money(sales.value) : '–',
          note: sales ? (
            <>
              {t('office.range', { low: f.money(sales.low68), high: f.money(sales.high68) })}
              <br />
              {t('office.rangeOfSales')}
            </>
          ) : (
            t('office.noSales')
          ),
        },
        {
          key: 'yield',
          label: t('office.barKk'),
          value: byRent ? f.percent(byRent.barKk) : '–',
          note:
            middle === undefined
              ? null
              : middle === null
                ? t('office.noMedian')
                : t('office.barMedian', { yield: f.percent(middle) }),
        },
        {
          key: 'perM2',
          label: t('office.rent'),
          value: byRent && oppervlakte > 0 ? f.money(byRent.annualRent / oppervlakte) : '–',
          note: f.area(oppervlakte),
        },
      ]}
    />
  );
}
