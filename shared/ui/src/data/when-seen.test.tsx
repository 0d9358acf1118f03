import { KavelProvider } from '@kavel/ui/core';
import { act, render, screen } from '@testing-library/react';
import { WhenSeen } from './when-seen';

/** Reports changes to the last observer, as a browser does in one call when it was busy. */
let report: (changes: { isIntersecting: boolean }[]) => void = () => {};

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(changed: IntersectionObserverCallback) {
      report = changes => changed(changes as IntersectionObserverEntry[], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  render(
    <KavelProvider nonce={undefined}>
      <WhenSeen fallback="Loading">The part</WhenSeen>
    </KavelProvider>,
  );
});

test('a part out of view is not shown', () => {
  act(() => report([{ isIntersecting: false }]));
  expect(screen.getByText('Loading')).toBeVisible();
});

test('a part that came into view while the page was busy is shown', () => {
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText('The part')).toBeVisible();
});
