import { defineConfig, devices } from '@playwright/test';
import { chromium, origin } from './environment';

/** Kavel with its own data, driven in the system's Chromium. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../.cache/e2e-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    locale: 'nl-NL',
    // A trace of each test takes two fifths of the processor; `npx playwright test --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone|alone/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
      testMatch: /phone/,
    },
    // Tests that disturb others run afterwards, one at a time.
    { name: 'alone', testMatch: /alone/, dependencies: ['desktop', 'phone'], workers: 1 },
  ],
  webServer: {
    command: 'node --import tsx serve.ts',
    url: `${origin}/readyz`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
