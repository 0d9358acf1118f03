import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('returns the first value at once and a later one after the delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 200), {
    initialProps: { value: 'a' },
  });
  expect(result.current).toBe('a');
  rerender({ value: 'ab' });
  wait(199);
  expect(result.current).toBe('a');
  wait(1);
  expect(result.current).toBe('ab');
});

it('restarts the delay on every change', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 200), {
    initialProps: { value: 'a' },
  });
  rerender({ value: 'ab' });
  wait(150);
  rerender({ value: 'abc' });
  wait(150);
  expect(result.current).toBe('a');
  wait(50);
  expect(result.current).toBe('abc');
});

it('keeps the value when a change is reverted in time', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 200), {
    initialProps: { value: 'a' },
  });
  rerender({ value: 'ab' });
  wait(150);
  rerender({ value: 'a' });
  wait(500);
  expect(result.current).toBe('a');
});
