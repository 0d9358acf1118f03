import type { Browser, Page } from '@playwright/test';
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

/** Data counts on neither side; the gateway names a manifest in every page, which one build has no use for. */
const notCounted = { parts: /^\/api\//, whole: /^\/(api|remotes)\// };
export type Build = keyof typeof notCounted;

/** Opens a page as a first visit, every answer `delay` milliseconds later than it would be. */
export async function openPage(
  browser: Browser,
  build: Build,
  path: string,
  delay: number,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
  try {
    await addSession(context);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    let bytes = 0;
    const ignored = new Set<string>();
    network.on('Network.responseReceived', ({ requestId, response }) => {
      if (notCounted[build].test(new URL(response.url).pathname)) ignored.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!ignored.has(requestId)) bytes += encodedDataLength;
    });
    await network.send('Network.enable');
    const everything = { offline: false, latency: delay, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', everything);
    await page.goto(origin + path);
    const interactive = await seenAt(page, signs[path] ?? 'main');
    await page.waitForLoadState('networkidle');
    return { bytes, interactive };
  } finally {
    await context.close();
  }
}

/** In milliseconds from the start of the navigation; looked at every frame, as `waitFor` looks twice a second only. */
async function seenAt(page: Page, sign: string): Promise<number> {
  const seen = await page.waitForFunction(
    selector => (document.querySelector(selector)?.getClientRects().length ? performance.now() : 0),
    sign,
    { polling: 'raf' },
  );
  return seen.jsonValue();
}
