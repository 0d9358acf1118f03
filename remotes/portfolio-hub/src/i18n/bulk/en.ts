import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  reading: 'Reading the list',
  sheet: 'Sheet',
  allOrNothing: 'Only add when all lines are good',
  blocked_one: '{{number}} line stands in the way. Mend it, or add the good lines only.',
  blocked_other: '{{number}} lines stand in the way. Mend them, or add the good lines only.',
  stored: '{{stored}} of {{lines}} lines processed',
  timeLeft_one: 'about {{number}} second left',
  timeLeft_other: 'about {{number}} seconds left',
  stop: 'Stop',
  mayLeave: 'This goes on when you leave the page. You will find the list here.',
  cancelled: 'The list was stopped. What had been added is in the portfolio.',
  failures: {
    'portfolio-gone': 'The portfolio was deleted or archived meanwhile, or is no longer shared with you.',
    internal: 'Something went wrong in the service. The rest of the list was not added.',
  },
  elsewhere:
    'This list is being sent from another tab. If that was closed, go back and choose the list again.',
  earlier: 'Earlier lists',
  earlierNote: '{{state}} · {{added}} of {{lines}} lines added · {{date}}',
  pasted: 'Pasted list',
  states: {
    receiving: 'Checked, not added',
    running: 'Being added',
    done: 'Done',
    refused: 'Waits for mending',
    cancelled: 'Stopped',
    failed: 'Failed',
  },
  download: 'Result as CSV',
  downloadFailed: 'The result could not be fetched',
  fileName: 'addresses',
  fileEnding: 'result',
  sameAs: 'Same as line {{line}}',
  withoutFacts: 'Add without these facts',
  problems: {
    'not-a-number': 'not a number',
    'out-of-range': 'out of range',
    'not-a-date': 'not a date',
    'not-a-label': 'not an energy label',
  },
};
