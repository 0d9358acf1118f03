import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  close: 'Close',
  choose: 'Choose a file',
  reading: 'Reading the file',
  columns: 'Which column is what?',
  notUsed: 'Do not use',
  recognised: 'Also recognised',
  unused: 'Not used: {{names}}',
  moreColumns: 'More columns',
  tooManyRows: 'An import has at most {{limit}} rows; this file has {{n}}.',
  rows_one: '{{n}} row in {{file}}',
  rows_other: '{{n}} rows in {{file}}',
  preview: 'Show preview',
  checking: 'Checking rows',
  start: 'Import',
  rejected: 'Rows that are left out',
  firstRejected: 'First {{shown}} of {{n}} rows.',
  saveRejected: 'Save rejected rows',
  rejectedFile: 'rejected',
  line: 'Row',
  problem: 'Why',
  done: '{{name}} is imported',
  noRows: 'There are no rows below the heading.',
  failures: {
    refused: 'The import failed. Nothing has changed.',
    unanswered:
      'There was no answer. Your choices are still here: try again, or first look at earlier imports to see whether it went through.',
  },
  earlier: 'Earlier imports',
  madeBy: '{{name}}, {{date}}',
  undo: 'Undo import',
  undoOf: 'Undo import {{name}}',
  undone: 'Undone',
  refusals: {
    empty: 'This file is empty.',
    spreadsheet: 'This kind of spreadsheet cannot be read. Save it as CSV or XLSX.',
    broken: 'This file is damaged or protected.',
    notText: 'This is not a CSV file.',
    tooLarge: 'This file is too large.',
  },
};
