import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Parts of console messages that a test expects, such as a provoked 404. */
  expectedNoise: string[];
}

/** Collects the messages of a page in the browser's console. */
export function hearNoise(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', error => noise.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  return noise;
}

/** Every test also checks that the browser's console stays clean. */
export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise = hearNoise(page);
    await use(page);
    const unexpected = noise.filter(text => !expectedNoise.some(part => text.includes(part)));
    expect(unexpected, 'messages in the console').toEqual([]);
  },
});

export { expect };
