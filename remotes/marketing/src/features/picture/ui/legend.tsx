import type { EnergyLabel } from '@kavel/contracts';
import { energyLabelColours, Flex, type FlexProps, Text, type TextProps } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

const shown: readonly EnergyLabel[] = ['A+++', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

const Box = (props: FlexProps) => (
  <Flex
    alignItems="center"
    gap="1.5"
    px="2.5"
    minHeight="7"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="md"
    fontSize="xs"
    {...props}
  />
);

const Dot = (props: TextProps) => (
  <Text as="span" width="2.5" height="2.5" borderRadius="full" flexShrink={0} {...props} />
);

/** Legend of the dot colours, from best to worst. */
export function Legend() {
  const t = useHomeTexts();
  return (
    <Box>
      <Text as="span" fontWeight="medium">
        {t('picture.legend')}
      </Text>
      <span>{shown[0]}</span>
      {shown.map(label => (
        <Dot key={label} title={label} style={{ backgroundColor: energyLabelColours[label] }} />
      ))}
      <span>{shown.at(-1)}</span>
      <Dot ms="1.5" bg="lineStrong" />
      <span>{t('picture.unlabelled')}</span>
    </Box>
  );
}
