import { Box, Button, Flex, Notice, Spinner, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import type { MapTools } from '../../engine/map-tools';
import { useTexts } from '../i18n';
import type { Surface } from '../model/surfaces';
import { SunHoursResult } from './sun-hours-result';
import { reach, useSunHours } from './use-sun-hours';

export interface SunHoursBodyProps {
  tools: MapTools;
  /** Nothing is being loaded any more. */
  whole: boolean;
  pandId: string;
  time: Date;
  /** Key of the chosen surface. */
  surface: string;
  onSurface: (key: string) => void;
}

/** That of the address, or the largest roof, or the largest façade of a building whose roof is not there. */
const chosenOf = (surfaces: readonly Surface[], wanted: string): Surface | undefined =>
  surfaces.find(({ key }) => key === wanted) ??
  surfaces.find(({ key }) => key.startsWith('roof')) ??
  surfaces[0];

/** Works out the sun hours of a pand and shows them. */
export default function SunHoursBody({ tools, whole, pandId, time, surface, onSurface }: SunHoursBodyProps) {
  const t = useTexts();
  const { state, cancel, again } = useSunHours({ tools, whole, pandId, time });
  if (state.kind === 'waiting') return <Spinner label={t('waiting')} />;
  if (state.kind === 'no-roof') return <Notice tone="info">{t('noRoof')}</Notice>;
  if (state.kind === 'cancelled')
    return (
      <Flex role="status" gap="3" align="center" justify="space-between">
        <Text fontSize="sm">{t('cancelled')}</Text>
        <Button onClick={again}>{t('again')}</Button>
      </Flex>
    );
  if (state.kind === 'working')
    return (
      <Flex gap="3" align="center">
        <Box flex="1">
          <Text fontSize="sm" color="muted">
            {t('working')}
          </Text>
          <ProgressBar label={t('working')} fraction={state.progress} />
        </Box>
        <Button onClick={cancel}>{t('cancel')}</Button>
      </Flex>
    );
  const chosen = chosenOf(state.surfaces, surface);
  const hours = chosen && state.hours.get(chosen.key);
  if (!hours) return null;
  return (
    <Stack gap="3">
      <SunHoursResult
        surfaces={state.surfaces}
        chosen={chosen}
        hours={hours}
        time={time}
        onSurface={onSurface}
      />
      <Text fontSize="xs" color="muted">
        {t('assumptions', { count: state.neighbours, reach })}
      </Text>
    </Stack>
  );
}
