import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { webServer: _, projects: __, ...rest } = base;

/** Tests two versions of Kavel together; `npm run deploy -- smoke` builds the other one first. */
export default defineConfig({
  ...rest,
  testDir: './previous',
  reporter: 'list',
  use: { ...rest.use, viewport: { width: 1440, height: 900 } },
});
