import { secondsLeft } from './seconds-left';

test('the remaining time follows from the pace since the first read: 200 in 2 s, so 700 take 7 s', () => {
  expect(secondsLeft({ done: 100, at: 5_000 }, { done: 300, at: 7_000 }, 1_000)).toBe(7);
});

test('without progress there is no pace', () => {
  expect(secondsLeft({ done: 100, at: 5_000 }, { done: 100, at: 9_000 }, 1_000)).toBeNull();
});
