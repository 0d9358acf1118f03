import { Box, useBreakpoint } from '@kavel/ui/core';
import { ColourList, type ColourListProps } from '../../view3d';
import { useTexts } from '../i18n';

/** What the colours of the buildings mean; folded on a phone. */
export function ColourLegend(props: ColourListProps) {
  const { colour } = props;
  const t = useTexts();
  const wide = useBreakpoint('md');
  if (colour === 'none') return null;
  return (
    <Box
      pointerEvents="auto"
      px="3"
      py="2"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      boxShadow="floating"
      fontSize="xs"
    >
      <details open={wide}>
        <Box as="summary" fontWeight="medium" cursor="pointer">
          {t(`colours.${colour}`)}
        </Box>
        <ColourList {...props} />
      </details>
    </Box>
  );
}
