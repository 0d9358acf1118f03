import type { OwnColumn } from '@kavel/contracts/units';
import { ownValueText, parseOwnValue } from './own-value';

const column = (kind: OwnColumn['kind'], choices: string[] = []): OwnColumn => ({
  id: '7a1b3c5d-0000-4000-8000-000000000001',
  portfolioId: null,
  name: 'Eigen',
  kind,
  choices,
});

test.each([
  ['number', '1.250,5', { value: 1_250.5 }],
  ['number', 'veel', { problem: 'not-a-number' }],
  ['date', '2026-02-30', { problem: 'not-a-date' }],
  ['date', '2026-02-28', { value: '2026-02-28' }],
  ['choice', 'Noord', { value: 'Noord' }],
  ['choice', 'Oost', { problem: 'not-a-choice' }],
  ['text', '  hoek ', { value: 'hoek' }],
  ['text', '  ', { value: null }],
] as const)('%s: %s', (kind, text, wanted) => {
  expect(parseOwnValue(column(kind, ['Noord']), text, 'nl')).toEqual(wanted);
});

test('a value is shown for editing as it is typed', () => {
  expect(ownValueText(1_250.5, 'nl')).toBe('1250,5');
  expect(ownValueText(undefined, 'nl')).toBe('');
});
