import {
  type LocatorHistogram,
  type LocatorRange,
  type LocatorRangeKey,
  locatorBins,
  locatorRanges,
} from '@kavel/contracts/locator';
import { Flex, Text } from '@kavel/ui/core';
import { memo, useMemo, useState } from 'react';
import type { LiveRange } from '../api/use-live-range';
import { useTexts } from '../i18n';
import { tallestBar } from '../model/histogram-path';
import { endsOf, sliderScale } from '../model/slider-scale';
import { FilterTitle } from './filter-title';
import { Histogram } from './histogram';
import { RangeInput, RangeInputs } from './range-inputs';
import { RangeScale } from './range-scale';
import { RangeSlider } from './range-slider';
import { useValueFormat } from './use-words';

const noBars: readonly number[] = [];

export interface RangeFilterProps {
  range: LocatorRangeKey;
  value: LocatorRange | undefined;
  histogram: LocatorHistogram | undefined;
  currentYear: number;
  live: LiveRange;
  onChange: (key: LocatorRangeKey, value: LocatorRange) => void;
}

/** A range with how the objects lie along it. What is dragged goes into the filter when it is let go. */
export const RangeFilter = memo(function RangeFilter(props: RangeFilterProps) {
  const { range, value, histogram, currentYear, live, onChange } = props;
  const t = useTexts();
  const { plain, withUnit, unit } = useValueFormat(range);
  const scale = useMemo(() => sliderScale(range, currentYear), [range, currentYear]);
  const bins = locatorBins(range, currentYear);
  const limits = locatorRanges(currentYear)[range];
  const settled = endsOf(value, limits);
  const [draft, setDraft] = useState<{ min: number; max: number } | null>(null);
  const ends = draft ?? settled;
  const name = t(`parts.${range}`);
  const labels = { min: t('minimum', { name }), max: t('maximum', { name }) };

  const settle = () => {
    if (!draft) return;
    const changed = draft.min !== settled.min || draft.max !== settled.max;
    live.end(changed);
    if (changed) onChange(range, draft);
    setDraft(null);
  };
  const type = (end: 'min' | 'max') => (typed: number) => {
    const within = Math.min(limits.max, Math.max(limits.min, typed));
    const other = end === 'min' ? { max: Math.max(ends.max, within) } : { min: Math.min(ends.min, within) };
    onChange(range, { ...ends, ...other, [end]: within });
  };

  const counts = histogram?.counts ?? noBars;
  const tallest = Math.max(0, tallestBar(counts));
  const barLabel = t('bars', {
    name,
    from: plain(bins[tallest] ?? limits.min),
    to: plain(bins[tallest + 1] ?? limits.max),
  });
  const narrowed = value !== undefined;

  return (
    <section aria-label={name}>
      <FilterTitle title={name}>
        <RangeInputs>
          <RangeInput label={labels.min} value={ends.min} format={plain} onEnter={type('min')} />
          <span aria-hidden>–</span>
          <RangeInput label={labels.max} value={ends.max} format={plain} onEnter={type('max')} />
          {unit ? <span>{unit}</span> : null}
        </RangeInputs>
      </FilterTitle>
      <Histogram
        label={barLabel}
        counts={counts}
        from={scale.fractionOf(ends.min)}
        to={scale.fractionOf(ends.max)}
      />
      <RangeSlider
        value={ends}
        scale={scale}
        labels={labels}
        format={withUnit}
        onBegin={() => live.begin(range)}
        onMove={next => {
          setDraft(next);
          live.move(range, next);
        }}
        onEnd={settle}
      />
      <RangeScale range={range} scale={scale} format={plain} currentYear={currentYear} />
      {narrowed && histogram && histogram.missing > 0 ? (
        <Flex>
          <Text fontSize="xs" color="muted">
            {t('missing', { count: histogram.missing })}
          </Text>
        </Flex>
      ) : null}
    </section>
  );
});
