import {
  type LocatorHistogram,
  type LocatorRange,
  type LocatorRangeKey,
  locatorBins,
  locatorRanges,
} from '@kavel/contracts/locator';
import { memo, useMemo } from 'react';
import type { RangeRule } from '../../../common/filters/model/range-rule';
import type { SubjectTexts } from '../../../common/filters/model/subject-texts';
import { RangeFilter } from '../../../common/filters/ui/range-filter';
import type { LiveRange } from '../../../common/filters/ui/use-live-range';
import { useTexts } from '../i18n';
import { useValueFormat } from './use-words';

export interface LocatorRangeFilterProps {
  range: LocatorRangeKey;
  value: LocatorRange | undefined;
  histogram: LocatorHistogram | undefined;
  currentYear: number;
  texts: SubjectTexts;
  live: LiveRange<LocatorRangeKey>;
  onChange: (key: LocatorRangeKey, value: LocatorRange) => void;
}

/** A range of the locator with its histogram. */
export const LocatorRangeFilter = memo(function LocatorRangeFilter(props: LocatorRangeFilterProps) {
  const { range, currentYear, live, onChange, ...others } = props;
  const t = useTexts();
  const format = useValueFormat(range);
  const rule = useMemo(() => ruleOf(range, currentYear), [range, currentYear]);
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

function ruleOf(range: LocatorRangeKey, currentYear: number): RangeRule {
  const limits = locatorRanges(currentYear)[range];
  const isYear = limits.unit === 'year';
  const open = { min: isYear, max: !isYear && limits.unit !== '%' };
  return { bins: locatorBins(range, currentYear), limits, open };
}
