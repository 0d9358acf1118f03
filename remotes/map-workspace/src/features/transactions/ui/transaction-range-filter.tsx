import type {
  Market,
  NumberRange,
  TransactionFacets,
  TransactionRangeKey,
} from '@kavel/contracts/transactions';
import { memo, useMemo } from 'react';
import type { SubjectTexts } from '../../../common/filters/model/subject-texts';
import { RangeFilter } from '../../../common/filters/ui/range-filter';
import type { LiveRange } from '../../../common/filters/ui/use-live-range';
import { useTexts } from '../i18n';
import { rangeRule } from '../model/range-rule';
import { useValueFormat } from './use-words';

export interface TransactionRangeFilterProps {
  range: TransactionRangeKey;
  category: Market['category'];
  propertyType: Market['propertyType'];
  value: NumberRange | undefined;
  histogram: TransactionFacets['ranges'][TransactionRangeKey];
  currentYear: number;
  texts: SubjectTexts;
  live: LiveRange<TransactionRangeKey>;
  onChange: (key: TransactionRangeKey, value: NumberRange) => void;
}

/** A range of a market with its histogram. */
export const TransactionRangeFilter = memo(function TransactionRangeFilter(
  props: TransactionRangeFilterProps,
) {
  const { range, category, propertyType, currentYear, live, onChange, ...others } = props;
  const t = useTexts();
  const format = useValueFormat(range, { category, propertyType });
  const rule = useMemo(
    () => rangeRule(range, { category, propertyType }, currentYear),
    [range, category, propertyType, currentYear],
  );
  return (
    <RangeFilter
      {...others}
      name={t(`parts.${range}`)}
      rule={rule}
      format={format}
      onBegin={() => live.begin(range)}
      onMove={next => live.move(range, next)}
      onEnd={live.end}
      onChange={next => onChange(range, next)}
    />
  );
});
