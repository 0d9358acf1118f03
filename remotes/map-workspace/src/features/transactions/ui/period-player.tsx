import { Button, Flex } from '@kavel/ui/core';
import { ChevronLeft, ChevronRight, Pause, Play } from '@kavel/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n';
import { type MonthSeries, type Period, periodAt, placeOf } from '../model/months';

export interface PeriodPlayerProps {
  period: Period;
  series: MonthSeries;
  onChange: (period: Period) => void;
}

/** Milliseconds for each month: long enough for the map to update. */
const pace = 1_200;

/** Moves the period by a month, or plays it. Its length stays the same. */
export function PeriodPlayer({ period, series, onChange }: PeriodPlayerProps) {
  const t = useTexts();
  const [playing, setPlaying] = useState(false);
  const place = placeOf(period, series);
  const length = Math.max(1, Math.round(place.max - place.min));
  const begin = Math.round(place.min);
  const last = series.counts.length - length;
  const moveTo = (at: number) => onChange(periodAt({ min: at, max: at + length }, series));

  const step = useRef(() => {});
  useEffect(() => {
    step.current = () => (begin < last ? moveTo(begin + 1) : setPlaying(false));
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step.current(), pace);
    return () => clearInterval(timer);
  }, [playing]);

  const play = () => {
    // At the end, play restarts at the first month.
    if (!playing && begin >= last) moveTo(0);
    setPlaying(!playing);
  };
  return (
    <Flex>
      <Tool name={t('date.back')} disabled={begin <= 0} onPress={() => moveTo(begin - 1)}>
        <ChevronLeft aria-hidden />
      </Tool>
      <Tool name={playing ? t('date.pause') : t('date.play')} disabled={last <= 0} onPress={play}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Tool>
      <Tool name={t('date.forward')} disabled={begin >= last} onPress={() => moveTo(begin + 1)}>
        <ChevronRight aria-hidden />
      </Tool>
    </Flex>
  );
}

interface ToolProps {
  name: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, disabled, onPress, children }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      height="7"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
