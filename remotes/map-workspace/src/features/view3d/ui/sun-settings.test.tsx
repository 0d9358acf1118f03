/** @jest-environment-options {"url": "https://kavel.test/3d"} */
import { fakeServer, openPage } from '@kavel/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { status } from '../../../testing/data';
import { sunTimes } from '../model/sun';
import { SunSettings } from './sun-settings';
import { usePlaying } from './use-playing';
import { useShown } from './use-shown';

const place = { lon: 5.2, lat: 52.5 };
/** As the address has it: of the browser's own clock. */
const at = (hours: number, minutes: number, day = 21) =>
  `${new Date(2026, 5, day, hours, minutes).toISOString().slice(0, 16)}Z`;

function Sun() {
  const { time, setTime } = useShown();
  const { playing, play } = usePlaying(time, place, setTime);
  return <SunSettings {...{ time, place, playing }} onTime={setTime} onPlay={play} />;
}

async function open(time: string) {
  fakeServer(() => status);
  const opened = await openPage({
    page: <Sun />,
    route: '/3d',
    address: `/3d?time=${time}`,
    permissions: null,
  });
  return {
    user: opened.user,
    slider: await screen.findByRole('slider', { name: 'Tijd' }),
    timeOf: () => new URLSearchParams(opened.addressBar()?.split('?')[1]).get('time'),
  };
}

test('the slider is the time of the day, in words too; it goes to the address, and a link brings it back', async () => {
  const { slider, timeOf } = await open(at(14, 30));
  expect(slider).toHaveValue('870');
  expect(slider).toHaveAttribute('aria-valuetext', '14:30');
  // Arrow keys go by its step, Page Up and Down by ten of them.
  expect(slider).toHaveAttribute('step', '5');
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '1439']);
  fireEvent.change(slider, { target: { value: '600' } });
  expect(slider).toHaveAttribute('aria-valuetext', '10:00');
  expect(screen.getByText('10:00')).toBeVisible();
  expect(timeOf()).toBe(at(10, 0));
});

test('another day keeps the time; a light is a moment of the day, and what it is stays chosen', async () => {
  const { user, slider, timeOf } = await open(at(14, 30));
  fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '2026-06-24' } });
  expect(timeOf()).toBe(at(14, 30, 24));
  expect(slider).toHaveValue('870');
  fireEvent.change(screen.getByLabelText('Datum'), { target: { value: '' } });
  expect(timeOf()).toBe(at(14, 30, 24));
  await user.click(screen.getByRole('radio', { name: 'Nacht' }));
  expect(await screen.findByText(/De zon staat onder de horizon/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Nacht' })).toBeChecked();
});

test('the button plays and pauses with the space bar, says which it does, and stops by itself at sunset', async () => {
  const set = Number(sunTimes(new Date(2026, 5, 21, 12), place)?.set);
  const { user, timeOf } = await open(`${new Date(set - 20 * 60_000).toISOString().slice(0, 16)}Z`);
  const play = screen.getByRole('button', { name: 'Speel van zonsopkomst tot zonsondergang' });
  const start = timeOf();
  act(() => play.focus());
  await user.keyboard(' ');
  const pause = screen.getByRole('button', { name: 'Pauzeer' });
  expect(pause).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Speel van zonsopkomst tot zonsondergang' })).toBe(pause);
  const end = Number(new Date(timeOf() ?? ''));
  expect(end).toBeGreaterThan(Number(new Date(start ?? '')));
  // The last picture of four minutes before the sun is gone.
  expect(set - end).toBeLessThan(4 * 60_000);
  expect(end).toBeLessThanOrEqual(set);

  // Again from sunrise, and stopped half-way.
  await user.keyboard(' ');
  expect(Number(new Date(timeOf() ?? ''))).toBeLessThan(end);
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Speel van zonsopkomst tot zonsondergang' })).toBe(pause);
});
