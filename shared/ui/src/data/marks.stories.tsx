import { Box, Stack } from '../core';
import { EffectBars } from './effect-bars';
import { KeyFigures } from './key-figures';
import { ProgressBar } from './progress-bar';
import { RangeBar } from './range-bar';
import { ShareBar } from './share-bar';

export default { title: 'ui/data/Marks' };

const figures = [
  { key: 'value', label: 'Market value', value: '€ 14,87 mln', note: 'by comparison' },
  { key: 'units', label: 'Units', value: '26' },
];

export const Figures = () => <KeyFigures figures={figures} />;

export const FiguresLoading = () => <KeyFigures figures={figures} loading />;

export const Ranges = () => (
  <Stack gap="6" maxWidth="24rem">
    <RangeBar
      value={601}
      low68={566}
      high68={638}
      low95={522}
      high95={691}
      label="601, between 566 and 638"
    />
    <RangeBar value={601} low68={566} high68={638} label="601, between 566 and 638" />
  </Stack>
);

export const Shares = () => (
  <Box maxWidth="24rem">
    <ShareBar
      shares={[
        { key: 'house', label: 'House', amount: 60, text: '60 %' },
        { key: 'flat', label: 'Flat', amount: 30, text: '30 %' },
        { key: 'shop', label: 'Shop', amount: 10, text: '10 %' },
      ]}
    />
  </Box>
);

export const Effects = () => (
  <Box maxWidth="28rem">
    <EffectBars
      effects={[
        { key: 'place', label: 'Location', amount: 52, text: '+€ 52.800' },
        { key: 'area', label: 'Area', amount: -20, text: '−€ 20.100' },
      ]}
    />
  </Box>
);

export const Progress = () => (
  <Stack gap="4" maxWidth="24rem">
    <ProgressBar label="Valuing" fraction={0.4} />
    <ProgressBar label="Starting" fraction={null} />
  </Stack>
);
