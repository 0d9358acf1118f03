import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { sunTimes } from '../model/sun';
import { usePlaying } from './use-playing';

const place = { lon: 5.2, lat: 52.5 };
const noon = new Date('2026-06-21T12:00:00Z');
const times = sunTimes(noon, place);
const day = { rise: Number(times?.rise), set: Number(times?.set) };
const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function playFrom(start: number) {
  const { result } = renderHook(() => {
    const [time, setTime] = useState(new Date(start));
    return { time, ...usePlaying(time, place, setTime) };
  });
  act(() => result.current.play(true));
  return result;
}
const wait = () => act(() => jest.advanceTimersByTime(60));

test('runs by four minutes a picture until it is paused', () => {
  const result = playFrom(Number(noon));
  wait();
  expect(Number(result.current.time)).toBe(Number(noon) + 240_000);
  act(() => result.current.play(false));
  wait();
  expect(Number(result.current.time)).toBe(Number(noon) + 240_000);
});

test.each([
  ['before sunrise', day.rise - hour],
  ['after sunset', day.set + hour],
])('starts at sunrise when it is %s', (_, start) => {
  expect(Number(playFrom(start).current.time)).toBe(day.rise);
});

test('stops at the last picture before sunset', () => {
  const result = playFrom(day.set - 300_000);
  wait();
  expect(result.current.playing).toBe(true);
  wait();
  expect(result.current.playing).toBe(false);
  expect(Number(result.current.time)).toBe(day.set - 60_000);
});
