import type { Browser } from '@playwright/test';
import { origin } from '../../kavel';
import { addSession } from '../../visit';

export interface Opening {
  /** Over the wire, of scripts, styles, fonts and what the page itself is: not of the data it shows. */
  bytes: number;
  /** Until the page of the remote can be used, in milliseconds from the start of the navigation. */
  interactive: number;
}

/** What a page has when it can be used. */
const signs: Record<string, string> = {
  '/search': 'main [role=combobox]',
  '/valuations': 'main h1',
};

/** Opens a page as a first visit, every answer `delay` milliseconds later than it would be. */
export async function openPage(browser: Browser, path: string, delay: number): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
  try {
    await addSession(context);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    let bytes = 0;
    const data = new Set<string>();
    network.on('Network.responseReceived', ({ requestId, response }) => {
      if (new URL(response.url).pathname.startsWith('/api/')) data.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!data.has(requestId)) bytes += encodedDataLength;
    });
    await network.send('Network.enable');
    const everything = { offline: false, latency: delay, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', everything);
    await page.goto(origin + path);
    await page
      .locator(signs[path] ?? 'main')
      .first()
      .waitFor();
    const interactive = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    return { bytes, interactive };
  } finally {
    await context.close();
  }
}
