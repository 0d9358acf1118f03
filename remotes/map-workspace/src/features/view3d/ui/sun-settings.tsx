import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Segmented } from '@kavel/ui/forms';
import { Pause, Play } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import { presetOf } from '../model/style-3d';
import { type Place, shadowOf, sunAt, sunTimes } from '../model/sun';
import { atMinutes, dayOf, minutesOf, momentOf, onDay } from '../model/sun-day';
import { presets } from '../model/view-address';

export interface SunSettingsProps {
  time: Date;
  place: Place;
  playing: boolean;
  onTime: (time: Date) => void;
  onPlay: (playing: boolean) => void;
}

const clock = (time: Date): string =>
  [time.getHours(), time.getMinutes()].map(part => String(part).padStart(2, '0')).join(':');

/** Date and time of the light; its four presets are moments of that day. */
export function SunSettings({ time, place, playing, onTime, onPlay }: SunSettingsProps) {
  const t = useTexts();
  const { number } = useFormats();
  const sun = sunAt(time, place);
  const shadow = shadowOf(10, sun);
  const times = sunTimes(time, place);
  return (
    <Stack gap="3">
      <Segmented
        stretched
        label={t('light')}
        value={presetOf(sun)}
        options={presets.map(value => ({ value, label: t(`presets.${value}`) }))}
        onChange={preset => onTime(momentOf(preset, time, place))}
      />
      <Flex gap="2" align="flex-end">
        <Box flex="1">
          <Field label={t('date')}>
            <Input
              type="date"
              value={dayOf(time)}
              onChange={event => {
                if (event.target.value) onTime(onDay(time, event.target.value));
              }}
            />
          </Field>
        </Box>
        <Button onClick={() => onTime(new Date())}>{t('now')}</Button>
      </Flex>
      <Flex gap="2" align="center">
        <Button size="icon" aria-label={t(playing ? 'pause' : 'play')} onClick={() => onPlay(!playing)}>
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </Button>
        <Box flex="1" css={{ '& input': { width: '100%', height: '6', accentColor: '{colors.accent}' } }}>
          <input
            type="range"
            aria-label={t('time')}
            aria-valuetext={clock(time)}
            min={0}
            max={1_439}
            step={5}
            value={minutesOf(time)}
            onChange={event => onTime(atMinutes(time, Number(event.target.value)))}
          />
        </Box>
        <Text as="span" fontVariantNumeric="tabular-nums" fontSize="sm">
          {clock(time)}
        </Text>
      </Flex>
      <Text fontSize="sm" color="muted">
        {shadow
          ? t('sunUp', {
              altitude: number(Math.round(sun.altitude)),
              azimuth: number(Math.round(sun.azimuth)),
              length: number(Math.round(shadow.length)),
            })
          : t('sunDown')}
        {times ? ` ${t('riseAndSet', { rise: clock(times.rise), set: clock(times.set) })}.` : ''}
      </Text>
    </Stack>
  );
}
