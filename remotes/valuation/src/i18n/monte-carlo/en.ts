import type { TextsOf } from '@kavel/i18n';
import type { monteCarlo as nl } from './nl';

export const monteCarlo: TextsOf<typeof nl> = {
  title: 'Monte Carlo',
  intro: 'How the market value (cash flow, kk) spreads when the assumptions are uncertain together.',
  open: 'Show Monte Carlo',
  begin: 'Set up a simulation',
  again: 'Simulate again',
  start: 'Start',
  stop: 'Stop',
  settings: 'Distributions of the simulation',
  distributions:
    'Distributions around the assumptions of this valuation, each with the assumption as its mean. Enter the standard deviation; 0 keeps an assumption as it is. Normal and lognormal are cut off at three standard deviations; triangular and uniform end at √6 and √3 of them. The proposed values are assumptions of Kavel, not estimated from data: change them.',
  shapeOf: 'Distribution: {{parameter}}',
  shapes: { normal: 'normal', triangular: 'triangular', uniform: 'uniform', lognormal: 'lognormal' },
  shapesUsed: 'Distributions: {{shapes}}.',
  correlation: 'Correlation of discount rate and exit yield (−1 to 1)',
  runs: 'Runs',
  seed: 'Seed',
  percentile: '{{percent}}th percentile',
  chart: 'Distribution of the market value',
  below: 'Probability of a value below (€)',
  probability: '{{percent}} of the runs are below {{amount}}.',
  belowCompared: '{{percent}} of the runs are below the market value by comparison, {{amount}}.',
  noAmount: 'Enter an amount above zero.',
  made: '{{runs}} runs with seed {{seed}}, on cash flows by bucket and type.',
  check: 'Checked against {{runs}} runs over all units: {{mean}} % apart on average, {{largest}} % at most.',
  withoutValue: '{{count}} runs gave no value and do not count.',
  progress: '{{done}} of {{total}} checking computations',
  failed: 'The simulation stopped: the valuation was changed meanwhile, or has no cash flow. Start it again.',
  outdated: 'The valuation was changed since this simulation. Simulate again for the current assumptions.',
  none: 'No simulation was saved.',
};
