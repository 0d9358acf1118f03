import { act, render, screen } from '@testing-library/react';
import { useBreakpoint } from './use-breakpoint';

let width = 0;
const listeners = new Set<() => void>();

function resizeTo(pixels: number): void {
  width = pixels;
  act(() => {
    for (const changed of listeners) changed();
  });
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        return width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
      },
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    }),
  });
});

test('follows the width of the window', () => {
  const Shown = () => <p>{useBreakpoint('md') ? 'wide' : 'narrow'}</p>;
  width = 767;
  const { unmount } = render(<Shown />);
  expect(screen.getByText('narrow')).toBeVisible();
  resizeTo(768);
  expect(screen.getByText('wide')).toBeVisible();
  unmount();
  expect(listeners.size).toBe(0);
});
