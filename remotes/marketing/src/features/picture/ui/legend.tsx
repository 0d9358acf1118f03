import type { EnergyLabel } from '@kavel/contracts';
import { chakra, energyLabelColours, Text } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

const shown: readonly EnergyLabel[] = ['A+++', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    minHeight: '7',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: 'xs',
  },
});

const Dot = chakra('span', {
  base: { width: '2.5', height: '2.5', borderRadius: 'full', flexShrink: 0 },
});

/** What the colours of the dots mean, from best to worst. */
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
