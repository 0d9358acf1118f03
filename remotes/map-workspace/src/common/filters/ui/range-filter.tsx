import {
  type LocatorHistogram,
  type LocatorRange,
  type LocatorRangeKey,
  locatorBins,
  locatorRanges,
} from '@kavel/contracts/locator';
import { Flex, Text } from '@kavel/ui/core';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveRange } from '../api/use-live-range';
import { useTexts } from '../i18n';
import { tallestBar } from '../model/histogram-path';
import { createLive, type Ends, endsNow } from '../model/live';
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
  const [draft] = useState(createLive<Ends>);
  const ends = useMemo(
    () => ({ live: draft, settled: endsOf(value, locatorRanges(currentYear)[range]) }),
    [draft, value, range, currentYear],
  );
  const given = useRef<Ends | null>(null);
  // Let go, it stays where it is until the filter has it; what was taken in hand again goes on.
  useEffect(() => {
    if (draft.get() === given.current) draft.set(null);
  }, [draft, value]);
  const name = t(`parts.${range}`);
  const labels = { min: t('minimum', { name }), max: t('maximum', { name }) };

  const settle = () => {
    const to = draft.get();
    if (!to || to === given.current) return;
    given.current = to;
    const changed = to.min !== ends.settled.min || to.max !== ends.settled.max;
    live.end(changed);
    if (changed) onChange(range, to);
    else draft.set(null);
  };
  const type = (end: 'min' | 'max') => (typed: number) => {
    const within = Math.min(limits.max, Math.max(limits.min, typed));
    const { min, max } = endsNow(ends);
    onChange(
      range,
      end === 'min'
        ? { min: within, max: Math.max(max, within) }
        : { min: Math.min(min, within), max: within },
    );
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
          <RangeInput label={labels.min} ends={ends} end="min" format={plain} onEnter={type('min')} />
          <span aria-hidden>–</span>
          <RangeInput label={labels.max} ends={ends} end="max" format={plain} onEnter={type('max')} />
          {unit ? <span>{unit}</span> : null}
        </RangeInputs>
      </FilterTitle>
      <Histogram label={barLabel} counts={counts} ends={ends} scale={scale} />
      <RangeSlider
        ends={ends}
        scale={scale}
        labels={labels}
        format={withUnit}
        onBegin={() => live.begin(range)}
        onMove={next => {
          draft.set(next);
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
