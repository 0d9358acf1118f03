import type { NumberRange } from '@kavel/contracts/transactions';
import { Flex, Text } from '@kavel/ui/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n';
import { tallestBar } from '../model/histogram-path';
import { createLive, type Ends, endsNow } from '../model/live';
import type { RangeRule } from '../model/range-rule';
import { endsOf, sliderScale } from '../model/slider-scale';
import type { SubjectTexts } from '../model/subject-texts';
import { FilterTitle } from './filter-title';
import { Histogram } from './histogram';
import { decimalNumber, RangeInput, RangeInputs } from './range-inputs';
import { RangeScale } from './range-scale';
import { RangeSlider } from './range-slider';

const noBars: readonly number[] = [];

export interface ValueFormat {
  /** The figure alone. */
  plain: (value: number) => string;
  withUnit: (value: number) => string;
  unit: string | null;
}

export interface RangeFilterProps {
  name: string;
  rule: RangeRule;
  value: NumberRange | undefined;
  /** Counts by bar, and how many have no value. */
  histogram: { counts: readonly number[]; missing: number } | undefined;
  format: ValueFormat;
  texts: SubjectTexts;
  /** The slider is about to move, has moved, was let go. */
  onBegin: () => void;
  onMove: (value: Ends) => void;
  onEnd: (changed: boolean) => void;
  onChange: (value: Ends) => void;
}

/** A range with how the things lie along it. What is dragged goes into the filter when it is let go. */
export function RangeFilter(props: RangeFilterProps) {
  const { name, rule, value, histogram, format, texts, onChange } = props;
  const t = useTexts();
  const { bins, limits, step } = rule;
  const scale = useMemo(() => sliderScale({ bins, limits, step }), [bins, limits, step]);
  const [draft] = useState(createLive<Ends>);
  const ends = useMemo(() => ({ live: draft, settled: endsOf(value, limits) }), [draft, value, limits]);
  const given = useRef<Ends | null>(null);
  // Let go, it stays where it is until the filter has it; what was taken in hand again goes on.
  useEffect(() => {
    if (draft.get() === given.current) draft.set(null);
  }, [draft, value]);
  const labels = { min: t('minimum', { name }), max: t('maximum', { name }) };

  const settle = () => {
    const to = draft.get();
    if (!to || to === given.current) return;
    given.current = to;
    const changed = to.min !== ends.settled.min || to.max !== ends.settled.max;
    props.onEnd(changed);
    if (changed) onChange(to);
    else draft.set(null);
  };
  const type = (end: 'min' | 'max') => (typed: number) => {
    const within = Math.min(limits.max, Math.max(limits.min, typed));
    const { min, max } = endsNow(ends);
    onChange(
      end === 'min'
        ? { min: within, max: Math.max(max, within) }
        : { min: Math.min(min, within), max: within },
    );
  };
  const input = {
    ends,
    format: format.plain,
    ...(step !== undefined && step < 1 ? { parse: decimalNumber } : {}),
  };

  const counts = histogram?.counts ?? noBars;
  const tallest = Math.max(0, tallestBar(counts));
  const barLabel = texts.bars({
    name,
    from: format.plain(bins[tallest] ?? limits.min),
    to: format.plain(bins[tallest + 1] ?? limits.max),
  });

  return (
    <section aria-label={name}>
      <FilterTitle title={name}>
        <RangeInputs>
          <RangeInput {...input} label={labels.min} end="min" onEnter={type('min')} />
          <span aria-hidden>–</span>
          <RangeInput {...input} label={labels.max} end="max" onEnter={type('max')} />
          {format.unit ? <span>{format.unit}</span> : null}
        </RangeInputs>
      </FilterTitle>
      <Histogram label={barLabel} counts={counts} ends={ends} scale={scale} />
      <RangeSlider
        ends={ends}
        scale={scale}
        labels={labels}
        format={format.withUnit}
        onBegin={props.onBegin}
        onMove={next => {
          draft.set(next);
          props.onMove(next);
        }}
        onEnd={settle}
      />
      <RangeScale bins={bins} scale={scale} format={format.plain} open={rule.open} />
      {value !== undefined && histogram && histogram.missing > 0 ? (
        <Flex>
          <Text fontSize="xs" color="muted">
            {texts.missing(histogram.missing)}
          </Text>
        </Flex>
      ) : null}
    </section>
  );
}
