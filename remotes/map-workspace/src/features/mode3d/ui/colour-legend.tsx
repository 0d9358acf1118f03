import { energyLabels, vtwTypes } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { functionColours } from '@kavel/map/style';
import { Box, energyLabelColours, Flex, PlainList, Text, useBreakpoint } from '@kavel/ui/core';
import { Swatch } from '../../areas';
import { yearClasses } from '../../view3d';
import { useTexts } from '../i18n';
import { type BuildingColour, classColours, thresholds, unknownColour } from '../model/building-colour';

export interface ColourLegendProps {
  colour: BuildingColour;
  /** Zoomed out so far that the tiles do not say it. */
  tooFar: boolean;
  problem: 'noScore' | 'failed' | null;
}

/** What the colours of the buildings mean; folded on a phone. */
export function ColourLegend({ colour, tooFar, problem }: ColourLegendProps) {
  const t = useTexts();
  const entries = useEntries(colour);
  const wide = useBreakpoint('md');
  if (colour === 'none') return null;
  const note = problem ?? (tooFar ? 'tooFar' : null);
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
        {note ? (
          <Text role="status" fontSize="xs" color="muted">
            {t(note)}
          </Text>
        ) : (
          <PlainList display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }} columnGap="3">
            {entries.map(({ label, colour: shown }) => (
              <Flex as="li" key={label} gap="2" align="center">
                <Swatch colour={shown} />
                {label}
              </Flex>
            ))}
          </PlainList>
        )}
      </details>
    </Box>
  );
}

function useEntries(colour: BuildingColour): { label: string; colour: string }[] {
  const t = useTexts();
  const types = useVtwTypes();
  const { number } = useFormats();
  const unknown = { label: t('unknown'), colour: unknownColour };
  switch (colour) {
    case 'none':
      return [];
    case 'label':
      return [...energyLabels.map(label => ({ label, colour: energyLabelColours[label] })), unknown];
    case 'function':
      return vtwTypes.map(type => ({ label: types(type), colour: functionColours[type] }));
    case 'year':
      return yearClasses.map(({ from, colour: shown }, at) => ({
        colour: shown,
        label: at === 0 ? t('before', { year: yearClasses[1].from }) : t('from', { year: from }),
      }));
    default: {
      const [lowest = 0] = thresholds[colour];
      const [below, from] =
        colour === 'value' ? (['belowValue', 'fromValue'] as const) : (['belowScore', 'fromScore'] as const);
      return [
        ...classColours(colour).map((shown, at) => ({
          colour: shown,
          label:
            at === 0
              ? t(below, { value: number(lowest) })
              : t(from, { value: number(thresholds[colour][at - 1] ?? 0) }),
        })),
        unknown,
      ];
    }
  }
}
