import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  close: 'Close',
  choose: 'Choose a file',
  reading: 'Reading the file',
  columns: 'Which column is what?',
  notUsed: 'Do not use',
  tooManyRows: 'An import has at most {{limit}} rows; this file has {{n}}.',
  rows_one: '{{n}} row in {{file}}',
  rows_other: '{{n}} rows in {{file}}',
  preview: 'Show preview',
  checking: 'Checking rows',
  start: 'Import',
  rejected: 'Rows that are left out',
  line: 'Row',
  problem: 'Why',
  done: '{{name}} is imported',
  failed: 'The import failed. Nothing has changed.',
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
