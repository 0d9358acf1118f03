import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  name: {
    search: 'Find an address',
    estimate: 'Value of an address',
    map: 'Map of energy labels',
    score: 'Score of an address',
  },
  hint: {
    search: 'Look up an address and see what the registers know of it.',
    estimate: 'Look up an address and see the estimated value with its range.',
    map: 'The map of buildings and energy labels.',
    score: 'Look up an address and see the score of place and building.',
  },
  action: { search: 'Search', estimate: 'Estimate the value', score: 'See the score' },
  about: {
    search: 'Searches all addresses in Kavel and shows type, floor area, year and energy label.',
    estimate: 'Estimates the value of an address, with the range in which the sale price is expected.',
    map: 'Buildings and addresses, coloured by energy label. With an address the map opens there.',
    score: 'One number from 0 to 100 for place and building, with how complete the data is.',
  },
  band: { excellent: 'excellent', good: 'good', fair: 'fair', weak: 'moderate', poor: 'poor' },
  built: 'built {{year}}',
  value: 'Estimated market value (comparison, kk)',
  range: '{{low}} to {{high}} at 68 % confidence',
  fictional: 'Demo: the sales are fictional.',
  outOf: 'out of 100, {{band}}',
  complete: '{{share}} of the data is known',
  noScore: 'Too little is known for a score.',
  noValue: 'No value can be estimated for this address.',
  failed: 'This is not available right now.',
  again: 'Try again',
  waiting: 'Fetching',
  map: 'Map of buildings and addresses with energy labels',
  by: 'Data and calculation:',
  kavel: 'Kavel',
  explain: 'Kavel, with the value explained',
  demo: {
    title: 'Kavel on your own site',
    lead: 'Four blocks that fit on any page. Copy the code; nothing else is needed.',
    language: 'Language of the blocks',
    home: 'To Kavel',
    code: 'Code of {{name}}',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'Copying does not work here. Select the code and copy it yourself.',
    limits:
      'The blocks show only what everybody may see without an account. They do not know who is looking, keep nothing of visitors and always open Kavel in a tab of its own. Put &address= with the BAG number of an address behind the link to open a block with it.',
  },
};
