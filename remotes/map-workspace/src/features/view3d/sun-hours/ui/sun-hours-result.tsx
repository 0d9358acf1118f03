import { BarChart } from '@kavel/charts';
import { useFormats } from '@kavel/i18n';
import { Stack, Text } from '@kavel/ui/core';
import { Field, Segmented, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { dayOf } from '../../model/sun-day';
import { useTexts } from '../i18n';
import type { SunHours } from '../model/sun-hours';
import { facings, type Surface, type SurfaceKey } from '../model/surfaces';

export interface SunHoursResultProps {
  surfaces: readonly Surface[];
  chosen: Surface;
  hours: SunHours;
  time: Date;
  onSurface: (key: string) => void;
}

const spans = ['day', 'year'] as const;

/** Sun hours of one surface: a figure with its chart, for the day or the year. */
export function SunHoursResult({ surfaces, chosen, hours, time, onSurface }: SunHoursResultProps) {
  const t = useTexts();
  const { area, decimal, number, date, month } = useFormats();
  const [span, setSpan] = useState<(typeof spans)[number]>('day');
  const nameOf = (key: SurfaceKey): string => {
    const facing = facings.find(one => key.endsWith(`-${one}`));
    if (!facing) return t('flatRoof');
    return t(key.startsWith('roof') ? 'roof' : 'wall', { facing: t(`facings.${facing}`) });
  };
  // Hours in which the sun can be up in the Netherlands.
  const clock = Array.from({ length: 18 }, (_, at) => at + 5);
  return (
    <Stack gap="3">
      <Field label={t('surface')}>
        <Select value={chosen.key} onChange={event => onSurface(event.target.value)}>
          {surfaces.map(({ key, area: size }) => (
            <option key={key} value={key}>
              {t('surfaces', { name: nameOf(key), area: area(size) })}
            </option>
          ))}
        </Select>
      </Field>
      <Segmented
        stretched
        label={t('span')}
        value={span}
        options={spans.map(value => ({ value, label: t(value) }))}
        onChange={setSpan}
      />
      <Text role="status" fontWeight="medium">
        {span === 'day'
          ? t('dayFigure', { hours: decimal(hours.day), date: date(dayOf(time)) })
          : t('yearFigure', { hours: number(hours.year), year: time.getFullYear() })}
      </Text>
      {span === 'day' ? (
        <BarChart
          label={t('dayChart')}
          labelHeader={t('hour')}
          labels={clock.map(String)}
          series={[
            {
              key: 'minutes',
              label: t('minutes'),
              values: clock.map(hour => Math.round((hours.byHour[hour] ?? 0) * 60)),
            },
          ]}
          format={number}
          height={150}
        />
      ) : (
        <BarChart
          label={t('yearChart')}
          labelHeader={t('month')}
          labels={hours.byMonth.map((_, at) => monthName(month, at))}
          series={[
            {
              key: 'hours',
              label: t('hours'),
              values: hours.byMonth.map(value => Math.round(value * 10) / 10),
            },
          ]}
          format={decimal}
          height={150}
        />
      )}
    </Stack>
  );
}

/** Of "jan 2026" the first word. */
const monthName = (format: (iso: string) => string, month: number): string =>
  format(new Date(2001, month, 15).toISOString()).split(' ')[0] ?? '';
