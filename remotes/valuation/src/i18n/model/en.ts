import type { TextsOf } from '@kavel/i18n';
import type { model as nl } from './nl';

export const model: TextsOf<typeof nl> = {
  link: 'Quality of the model',
  title: 'Quality of the model',
  back: 'To the valuations',
  intro:
    'How well the model of today foretold sales that it did not know. Each sale was valued by the sales before it only.',
  about: '{{version}} on data {{snapshot}}: {{count}} sales from {{from}} to {{to}}.',
  fictional:
    'These sales are (partly) fictional, from the demo generator. The figures say how the model works, nothing about a market.',
  mdapeNote: 'half of the values are closer',
  ppeNote: 'within 10 and 20 % of the price',
  class: 'Class',
  classNote: 'by the share within 20, 10 and 5 %',
  coverage: 'Coverage 68 / 95 %',
  coverageNote: 'sales within the range',
  coverage68: '68 %',
  coverage95: '95 %',
  hitRate: 'Valued',
  medianRatio: 'Median value / price',
  limits:
    'IAAO: PRD .98 to 1.03, PRB between −.05 and .05; COD at most 10 (homogeneous), 15 (older) or 20 (rural).',
  byType: 'By type',
  byRegion: 'By region',
  byLabel: 'By energy label',
  region: 'Region',
  month: 'Month',
  drift: 'Over time',
  driftLabel: 'Median error (MdAPE) by month of sale',
  computingTitle: 'Being measured',
  computing: '{{version}} is being tested on the sales. That takes some minutes; this page refreshes itself.',
  tooFewTitle: 'Too few sales for a test',
  tooFew:
    'There are {{sales}} sales in the data. A test needs 200 sales of a type to learn from, and then at least {{needed}} to foretell. Import sales to test the model.',
};
