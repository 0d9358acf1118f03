import { act } from '@testing-library/react';

const listeners = new Set<() => void>();
let width = 1440;

const followed = (query: string) => ({
  get matches() {
    return width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  },
  addEventListener: (_: string, changed: () => void) => listeners.add(changed),
  removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
});

/** Makes `matchMedia` follow `resizeTo`, whatever sets it later; jsdom has no layout. The window starts wide. */
export function followWidth(): void {
  width = 1440;
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    get: () => followed,
    set: () => undefined,
  });
}

export async function resizeTo(pixels: number): Promise<void> {
  width = pixels;
  await act(async () => {
    for (const changed of [...listeners]) changed();
  });
}
