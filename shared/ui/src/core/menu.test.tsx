import { act, fireEvent, render, screen } from '@testing-library/react';
import { KavelProvider } from './kavel-provider';
import { Menu } from './menu';

const onDark = jest.fn();

/** Minimal top layer for menus, which jsdom lacks. */
function toggle(this: HTMLElement, newState: 'open' | 'closed'): void {
  this.dataset.state = newState;
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

beforeEach(() => {
  jest.useFakeTimers();
  onDark.mockClear();
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle.call(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle.call(this, 'closed');
    },
  });
  render(
    <KavelProvider nonce={undefined}>
      <Menu
        trigger="View"
        items={[
          { key: 'columns', label: 'Columns', onSelect: jest.fn() },
          {
            key: 'theme',
            label: 'Theme',
            items: [
              { key: 'light', label: 'Light', checked: true, onSelect: jest.fn() },
              { key: 'dark', label: 'Dark', checked: false, onSelect: onDark },
            ],
          },
        ]}
      />
    </KavelProvider>,
  );
});

afterEach(() => jest.useRealTimers());

const entry = (name: string) => screen.getByRole('menuitem', { name: new RegExp(name), hidden: true });
const isOpen = () => entry('Theme').getAttribute('aria-expanded') === 'true';
const around = () => entry('Theme').parentElement as HTMLElement;
const rest = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the menu is a popover of the top layer, so that no table or card clips it', () => {
  expect(entry('Columns').closest('[role=menu]')).toHaveAttribute('popover', 'auto');
});

test('a submenu opens after hovering for 100 ms and stays for 300 ms after the pointer left', () => {
  fireEvent.pointerEnter(around());
  rest(99);
  expect(isOpen()).toBe(false);
  rest(1);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(around());
  rest(299);
  expect(isOpen()).toBe(true);
  rest(1);
  expect(isOpen()).toBe(false);
});

test('a pointer that returns in time keeps it open', () => {
  fireEvent.pointerEnter(around());
  rest(100);
  fireEvent.pointerLeave(around());
  rest(200);
  fireEvent.pointerEnter(around());
  rest(1_000);
  expect(isOpen()).toBe(true);
});

test('the right arrow enters it, the left arrow leaves it, and up and down stay within', () => {
  entry('Theme').focus();
  fireEvent.keyDown(entry('Theme'), { key: 'ArrowRight' });
  const [light, dark] = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(light).toHaveFocus();
  fireEvent.keyDown(light as HTMLElement, { key: 'ArrowDown' });
  expect(dark).toHaveFocus();
  fireEvent.keyDown(dark as HTMLElement, { key: 'ArrowLeft' });
  expect(entry('Theme')).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('selecting an entry closes the whole menu', () => {
  fireEvent.click(entry('Theme'));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark', hidden: true }));
  expect(onDark).toHaveBeenCalled();
  expect(entry('Columns').parentElement).toHaveAttribute('data-state', 'closed');
});
