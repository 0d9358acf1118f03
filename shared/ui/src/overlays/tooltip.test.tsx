import { KavelProvider } from '@kavel/ui/core';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

let runs = 0;
const showPopover = jest.fn();
const rest = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const over = (name: string) => screen.getByRole('button', { name }).parentElement as HTMLElement;
const enter = (name: string) => fireEvent.pointerEnter(over(name));
const leave = (name: string) => fireEvent.pointerLeave(over(name));

beforeEach(() => {
  jest.useFakeTimers();
  // Advances the clock past the tooltips of earlier tests.
  runs += 1;
  jest.advanceTimersByTime(runs * 60_000);
  Object.assign(HTMLElement.prototype, { showPopover });
  render(
    <KavelProvider nonce={undefined}>
      <Tooltip text="Closer">
        <button type="button">+</button>
      </Tooltip>
      <Tooltip text="Farther">
        <button type="button">−</button>
      </Tooltip>
    </KavelProvider>,
  );
});

afterEach(() => jest.useRealTimers());

test('opens after hovering for 700 ms, and closes when the pointer leaves', () => {
  enter('+');
  rest(699);
  expect(screen.queryByText('Closer')).toBeNull();
  rest(1);
  expect(screen.getByText('Closer')).toBeInTheDocument();
  expect(showPopover).toHaveBeenCalled();
  leave('+');
  rest(100);
  expect(screen.queryByText('Closer')).toBeNull();
});

test('the next one opens at once within 300 ms, and with the delay later', () => {
  enter('+');
  rest(700);
  leave('+');
  rest(100);
  rest(299);
  enter('−');
  rest(0);
  expect(screen.getByText('Farther')).toBeInTheDocument();
  leave('−');
  rest(100);
  rest(301);
  enter('+');
  rest(699);
  expect(screen.queryByText('Closer')).toBeNull();
});

test('Escape and a press close it', () => {
  enter('+');
  rest(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Closer')).toBeNull();
  enter('+');
  rest(0);
  expect(screen.getByText('Closer')).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole('button', { name: '+' }));
  expect(screen.queryByText('Closer')).toBeNull();
});

test('touch does not open it', () => {
  const touch = createEvent.pointerOver(over('+'));
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  fireEvent(over('+'), touch);
  rest(2_000);
  expect(screen.queryByText('Closer')).toBeNull();
});
