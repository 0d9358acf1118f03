import {
  type TravelDirection,
  type TravelMode,
  travelDirections,
  travelModes,
} from '@kavel/contracts/travel-time';
import { Box, Button, Flex, Stack, TextButton } from '@kavel/ui/core';
import { Select } from '@kavel/ui/forms';
import { Trash2 } from '@kavel/ui/icons';
import type { TravelOrigin } from '../../../common/travel/travel-address';
import { useTexts } from '../i18n';
import { originColour, originLetter } from '../model/origin-look';
import { MinutesField } from './minutes-field';

export interface OriginRowProps {
  origin: TravelOrigin;
  number: number;
  name: string;
  onChange: (change: Partial<TravelOrigin>) => void;
  onRemove: () => void;
  onGoTo: () => void;
}

/** An origin: how one goes, from it or to it, and for how long. */
export function OriginRow({ origin, number, name, onChange, onRemove, onGoTo }: OriginRowProps) {
  const t = useTexts();
  const letter = originLetter(number);
  return (
    <Box as="li">
      <Stack role="group" aria-label={t('origin', { letter, name })} gap="2" py="3">
        <Flex alignItems="center" gap="2">
          <Box
            as="span"
            flex="none"
            width="6"
            height="6"
            borderRadius="full"
            color="white"
            fontSize="xs"
            fontWeight="bold"
            textAlign="center"
            lineHeight="1.5rem"
            style={{ backgroundColor: originColour(number) }}
          >
            {letter}
          </Box>
          <TextButton
            flex="1"
            minWidth="0"
            fontSize="sm"
            fontWeight="medium"
            aria-label={t('goTo', { name })}
            onClick={onGoTo}
          >
            {name}
          </TextButton>
          <Button variant="ghost" size="icon" aria-label={t('remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </Flex>
        <Flex gap="2">
          <Select
            aria-label={t('mode')}
            value={origin.mode}
            onChange={event => onChange({ mode: event.target.value as TravelMode })}
          >
            {travelModes.map(mode => (
              <option key={mode} value={mode}>
                {t(`modes.${mode}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('direction')}
            value={origin.direction}
            onChange={event => onChange({ direction: event.target.value as TravelDirection })}
          >
            {travelDirections.map(direction => (
              <option key={direction} value={direction}>
                {t(`directions.${direction}`)}
              </option>
            ))}
          </Select>
        </Flex>
        <MinutesField minutes={origin.minutes} onChange={minutes => onChange({ minutes })} />
      </Stack>
    </Box>
  );
}
