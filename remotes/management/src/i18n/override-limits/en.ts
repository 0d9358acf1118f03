import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Limits of overrides',
  back: 'Management',
  about:
    "Appraisers may replace the model's value by their own, with a reason. Set here how far it may deviate from the model.",
  alone: {
    label: 'Allowed alone (%)',
    hint: "Up to this deviation from the model's value, upwards or downwards, the override holds at once.",
  },
  together: {
    label: 'Allowed with a second person (%)',
    hint: 'Above the first limit the value holds once a colleague confirms it. Nobody may deviate further than this. Equal to the first limit: only within that limit.',
  },
  leastReason: {
    label: 'Shortest reason (letters and digits)',
    hint: 'Each override has a reason. A letter that is repeated counts once.',
  },
  problems: {
    percentage: 'Enter a percentage from 0 to 100, with at most two decimals.',
    'below-alone': 'This limit may not be below what one person may do.',
    count: 'Enter a whole number from {{min}} to {{max}}.',
  },
  example: {
    title: 'Example: the model says {{value}}',
    alone: 'Alone: from {{low}} to {{high}}.',
    together: 'With a second person: from {{low}} to {{high}}.',
    beyond: 'Further: no.',
  },
  effect:
    'The limits hold for the whole organisation. Values in drafts and submitted valuations that come to lie outside them have to be confirmed again or changed before submission or approval. Approved valuations do not change.',
  checklist: {
    title: 'Checklist at the approval',
    required: 'Approve only when the checklist of the valuation is complete',
    about:
      'Every item is then answered by who values and confirmed by who reviews. Otherwise the list only warns.',
    unchanged: 'By default the list only warns.',
  },
  unchanged: 'These are the default limits; your organisation has not changed them yet.',
  leave: {
    title: 'The limits are not saved',
    text: 'If you leave, what held before still holds.',
  },
};
