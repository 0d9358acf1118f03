import { Box } from '@kavel/ui/core';
import { WaterfallChart, type WaterfallChartProps } from './waterfall-chart';

export default { title: 'charts/Waterfall' };

const bridge: WaterfallChartProps = {
  label: 'From last year to this year',
  steps: [
    { key: 'from', label: 'Last year', amount: 14_200_000, total: true },
    { key: 'market', label: 'Market', amount: 430_000 },
    { key: 'sold', label: 'Units sold, with a name that is much too long for its place', amount: -910_000 },
    { key: 'to', label: 'This year', amount: 13_720_000, total: true },
  ],
  format: value => `€ ${value}`,
  axisNote: from => `The axis begins at € ${Math.round(from)}.`,
  file: { object: 'valuation', name: ['Example'] },
};

export const Wide = () => <WaterfallChart {...bridge} />;

export const Narrow = () => (
  <Box maxWidth="20rem">
    <WaterfallChart {...bridge} />
  </Box>
);
