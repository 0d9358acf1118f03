import { useFormats } from '@kavel/i18n';
import { Flex, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { MapCamera } from '../model/points';
import { metresPerPixel, scaleBar } from '../model/scale-bar';

const maxWidth = 80;

/** Scale bar: a round length and its width on the map. */
export function ScaleLine({ camera }: { camera: MapCamera }) {
  const t = useTexts();
  const { number } = useFormats();
  const { metres, width } = scaleBar(metresPerPixel(camera.zoom, camera.lat), maxWidth);
  const length = metres < 1000 ? `${number(metres)} m` : `${number(metres / 1000)} km`;
  return (
    <Flex
      role="img"
      aria-label={t('scale', { length })}
      alignItems="flex-end"
      gap="2"
      fontSize="xs"
      color="muted"
      whiteSpace="nowrap"
    >
      <span>{length}</span>
      <Text
        as="span"
        height="1.5"
        mb="1"
        borderWidth="1.5px"
        borderTopWidth="0"
        borderColor="muted"
        style={{ width }}
      />
    </Flex>
  );
}
