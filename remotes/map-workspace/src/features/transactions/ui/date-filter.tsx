import { pastYear, type TransactionFacets, type TransactionFilter } from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Grid } from '@kavel/ui/core';
import { DateInput } from '@kavel/ui/forms';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { tallestBar } from '../../../common/filters/model/histogram-path';
import { createLive, type Ends, type LiveCount } from '../../../common/filters/model/live';
import { FilterTitle } from '../../../common/filters/ui/filter-title';
import { Histogram } from '../../../common/filters/ui/histogram';
import { RangeSlider } from '../../../common/filters/ui/range-slider';
import { useTexts } from '../i18n';
import { monthScale } from '../model/month-scale';
import { countAt, monthAt, monthSeries, type Period, periodAt, placeOf } from '../model/months';
import { PeriodPlayer } from './period-player';

const years = [1, 2, 3, 5];

export interface DateFilterProps {
  value: TransactionFilter['transactionDate'];
  months: TransactionFacets['months'];
  /** ISO date. */
  today: string;
  live: LiveCount;
  /** Null for the past year. */
  onChange: (period: Period | null, options?: { replace?: boolean }) => void;
}

/** Filter by period with a histogram by month. Default: the past year. */
export const DateFilter = memo(function DateFilter({
  value,
  months,
  today,
  live,
  onChange,
}: DateFilterProps) {
  const t = useTexts();
  const { month } = useFormats();
  const period = useMemo(() => value ?? pastYear(today), [value, today]);
  const series = useMemo(() => monthSeries(months, today), [months, today]);
  const scale = useMemo(() => monthScale(series.counts.length), [series]);
  const [draft] = useState(createLive<Ends>);
  const ends = useMemo(() => ({ live: draft, settled: placeOf(period, series) }), [draft, period, series]);
  const given = useRef<Ends | null>(null);
  // After release the slider keeps its position until the filter has changed.
  useEffect(() => {
    if (draft.get() === given.current) draft.set(null);
  }, [draft, period]);

  const name = t('parts.transactionDate');
  const monthOf = (index: number) => month(`${monthAt(series.first + index)}-01`);
  const change = (next: Period) => {
    const usual = pastYear(today);
    onChange(next.from === usual.from && next.to === usual.to ? null : next);
  };
  const settle = () => {
    const to = draft.get();
    if (!to || to === given.current) return;
    given.current = to;
    change(periodAt(to, series));
  };
  const tallest = Math.max(0, tallestBar(series.counts));
  const isYears = (count: number) => {
    const span = yearsBefore(today, count);
    return period.from === span.from && period.to === span.to;
  };

  return (
    <section aria-label={name}>
      <FilterTitle title={name}>
        <PeriodPlayer period={period} series={series} onChange={next => onChange(next, { replace: true })} />
      </FilterTitle>
      <Histogram
        label={t('date.bars', { month: monthOf(tallest) })}
        counts={series.counts}
        ends={ends}
        scale={scale}
      />
      <RangeSlider
        ends={ends}
        scale={scale}
        labels={{ min: t('date.first'), max: t('date.last') }}
        // The upper end is the border after the last month.
        format={at => monthOf(Math.min(series.counts.length - 1, Math.floor(at)))}
        onBegin={() => undefined}
        onMove={next => {
          draft.set(next);
          live.set(countAt(next, series));
        }}
        onEnd={settle}
      />
      <Grid gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="2" mt="1">
        <DateInput
          aria-label={t('date.from')}
          value={period.from}
          max={period.to}
          onChange={from => from && from <= period.to && change({ ...period, from })}
        />
        <DateInput
          aria-label={t('date.to')}
          value={period.to}
          min={period.from}
          onChange={to => to && to >= period.from && change({ ...period, to })}
        />
      </Grid>
      <Flex gap="1" mt="2" role="group" aria-label={t('date.years')}>
        {years.map(count => (
          <Button
            key={count}
            flex="1"
            px="1"
            height="7"
            variant={isYears(count) ? 'solid' : 'outline'}
            aria-pressed={isYears(count)}
            onClick={() => change(yearsBefore(today, count))}
          >
            {t('date.year', { count })}
          </Button>
        ))}
      </Flex>
    </section>
  );
});

function yearsBefore(today: string, count: number): Period {
  let { from } = pastYear(today);
  for (let year = 1; year < count; year++) from = pastYear(from).from;
  return { from, to: today };
}
