import type { EnergyLabel } from '@kavel/contracts';
import { chakra, energyLabelColours } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

const shown: readonly EnergyLabel[] = ['A+++', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2.5',
    px: '2.5',
    py: '1',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: 'xs',
  },
});

const Entry = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1' } });
const Dot = chakra('span', { base: { width: '2.5', height: '2.5', borderRadius: 'full', flexShrink: 0 } });

/** What the colours of the dots mean. */
export function Legend() {
  const t = useHomeTexts();
  return (
    <Box>
      <chakra.span fontWeight="medium">{t('picture.legend')}</chakra.span>
      {shown.map(label => (
        <Entry key={label}>
          <Dot style={{ backgroundColor: energyLabelColours[label] }} />
          {label}
        </Entry>
      ))}
      <Entry>
        <Dot bg="lineStrong" />
        {t('picture.unlabelled')}
      </Entry>
    </Box>
  );
}
