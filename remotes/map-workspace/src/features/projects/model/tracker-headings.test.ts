import { guessColumns } from '@kavel/table-import';
import { trackerHeadings } from './tracker-headings';

test('the headings of trackers in three languages are known', () => {
  expect(
    guessColumns(
      ['Summary', 'Issue key', 'Issue Type', 'Status', 'Created', 'Due date', 'Parent key'],
      trackerHeadings,
    ),
  ).toEqual({ title: 0, issue_key: 1, service: 2, status: 3, start: 4, due: 5, parent_key: 6 });
  expect(guessColumns(['Sleutel', 'Opdracht', 'Titel', 'Adres'], trackerHeadings)).toEqual({
    issue_key: 0,
    parent_key: 1,
    title: 2,
    address: 3,
  });
});
