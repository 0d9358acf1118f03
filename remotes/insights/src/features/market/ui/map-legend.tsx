import type { MappedMarketFigure } from '@kavel/contracts/market';
import { Box, Flex, Text } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';
import type { MapClass } from '../model/map-classes';
import type { MapColours } from './map-colours';
import { useFigureFormat } from './use-figure-format';

export interface MapLegendProps {
  classes: readonly MapClass[];
  figure: MappedMarketFigure;
  colours: MapColours;
}

/** What the colours of the map mean, low to high. */
export function MapLegend({ classes, figure, colours }: MapLegendProps) {
  const t = useMarketTexts();
  const format = useFigureFormat()(figure);
  return (
    <Flex gap="3" rowGap="1" wrap="wrap">
      {classes.map(({ from, upTo }, at) => (
        <Entry
          key={from}
          colour={colours.of(at, classes.length)}
          text={upTo === null ? `≥ ${format(from)}` : `${format(from)} – ${format(upTo)}`}
        />
      ))}
      <Entry colour={colours.missing} text={t('mapNone')} />
    </Flex>
  );
}

function Entry({ colour, text }: { colour: string; text: string }) {
  return (
    <Text as="span" display="inline-flex" alignItems="center" gap="1">
      <Box width="3" height="3" borderRadius="sm" style={{ background: colour }} aria-hidden />
      {text}
    </Text>
  );
}
