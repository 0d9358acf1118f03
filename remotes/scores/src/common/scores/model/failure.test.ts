import { failureOf } from './failure';

test('codes are grouped by what the user can do', () => {
  expect(failureOf('forbidden')).toBe('forbidden');
  expect(failureOf('address-not-found')).toBe('not-found');
  expect(failureOf('conflict')).toBe('internal');
  expect(failureOf(null)).toBe('unavailable');
});
