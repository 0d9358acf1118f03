import {
  type TransitQuestion,
  type TravelSources,
  type TravelStatistic,
  travelStatistics,
  travelTimeLimits,
} from '@kavel/contracts/travel-time';
import { useFormats } from '@kavel/i18n';
import { Grid, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';

export interface TransitFormProps {
  transit: TransitQuestion;
  timetable: TravelSources['timetable'];
  /** Whether the time is that of departures, of arrivals, or of both. */
  of: 'from' | 'to' | 'both';
  onChange: (transit: TransitQuestion) => void;
}

const windows = [15, 30, 60, 90, travelTimeLimits.windowMinutes];
const walks = [5, 10, 15, 20, travelTimeLimits.walkMinutes];
const rides = Array.from({ length: travelTimeLimits.rides }, (_, at) => at + 1);

/** When and how one goes by public transport. */
export function TransitForm({ transit, timetable, of, onChange }: TransitFormProps) {
  const t = useTexts();
  const { date } = useFormats();
  const days = timetable && { first: date(timetable.first), last: date(timetable.last) };
  const put = (change: Partial<TransitQuestion>) => onChange({ ...transit, ...change });
  const choice = (key: 'windowMinutes' | 'walkMinutes' | 'rides', values: readonly number[]) => (
    <Select value={transit[key]} onChange={event => put({ [key]: Number(event.target.value) })}>
      {[...new Set([...values, transit[key]])]
        .sort((a, b) => a - b)
        .map(n => (
          <option key={n} value={n}>
            {key === 'rides' ? n : t('transit.n', { n })}
          </option>
        ))}
    </Select>
  );
  return (
    <Stack as="section" aria-label={t('transit.title')} gap="2">
      <SectionTitle>{t('transit.title')}</SectionTitle>
      <Grid gridTemplateColumns="1fr 1fr" gap="2">
        <Field label={t('transit.date')}>
          <DateInput value={transit.date} onChange={day => day !== '' && put({ date: day })} />
        </Field>
        <Field label={t(`transit.times.${of}`)}>
          <Input
            type="time"
            value={transit.time}
            onChange={event => event.target.value !== '' && put({ time: event.target.value })}
          />
        </Field>
        <Field label={t('transit.window')}>{choice('windowMinutes', windows)}</Field>
        <Field label={t('transit.walk')}>{choice('walkMinutes', walks)}</Field>
        <Field label={t('transit.rides')}>{choice('rides', rides)}</Field>
        <Field label={t('transit.statistic')}>
          <Select
            value={transit.statistic}
            onChange={event => put({ statistic: event.target.value as TravelStatistic })}
          >
            {travelStatistics.map(one => (
              <option key={one} value={one}>
                {t(`transit.statistics.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      {days ? (
        <Text fontSize="xs" color="muted">
          {t('transit.dateHint', days)}
        </Text>
      ) : null}
    </Stack>
  );
}
