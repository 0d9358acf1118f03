import { useFormats } from '@kavel/i18n';
import { Box, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { useId } from 'react';
import type { TravelView } from '../../../common/travel/travel-address';
import { isEmpty, type TravelArea } from '../../../common/travel/travel-area';
import { useTexts } from '../i18n';
import { originColour } from '../model/origin-look';
import { useTravelWords } from './use-travel-words';

export interface AreaListProps {
  view: TravelView;
  areas: readonly TravelArea[];
  chosen: TravelArea | null;
  onChoose: (key: string) => void;
}

/** The areas of the answer, of which one is counted and filtered by. */
export function AreaList({ view, areas, chosen, onChoose }: AreaListProps) {
  const t = useTexts();
  const { hundredths, decimal } = useFormats();
  const words = useTravelWords(view);
  const name = useId();
  const sizeOf = (km2: number) => t('km2', { n: km2 < 10 ? hundredths(km2) : decimal(km2) });
  return (
    <Stack as="fieldset" gap="1" minWidth="0">
      <SectionTitle as="legend">{t('areas')}</SectionTitle>
      {areas.map(area => (
        <Flex
          as="label"
          key={area.key}
          alignItems="center"
          gap="2"
          minHeight="7"
          fontSize="sm"
          cursor="pointer"
        >
          <input
            type="radio"
            name={name}
            checked={area.key === chosen?.key}
            onChange={() => onChoose(area.key)}
          />
          <Box
            as="span"
            aria-hidden
            flex="none"
            width="3"
            height="3"
            borderRadius="sm"
            bg="accent"
            style={area.origin === null ? {} : { backgroundColor: originColour(area.origin) }}
          />
          <Text as="span" flex="1">
            {words.area(area)}
          </Text>
          <Text as="span" color="muted" fontVariantNumeric="tabular-nums">
            {isEmpty(area) ? '–' : sizeOf(area.km2)}
          </Text>
        </Flex>
      ))}
      {chosen && isEmpty(chosen) ? (
        <Text role="status" fontSize="sm" color="muted">
          {t(chosen.origin === null && view.combination === 'intersection' ? 'nothingShared' : 'empty')}
        </Text>
      ) : null}
    </Stack>
  );
}
