import type { Browser, Page } from '@playwright/test';
import { origin } from '../../kavel';
import { addSession } from '../../visit';
import { wholeOrigin } from './whole-kavel';

export interface Opening {
  /** Network bytes of scripts, styles, fonts and the page itself, without the data it shows. */
  bytes: number;
  /** Until the page of the remote is usable, in milliseconds from the start of the navigation. */
  interactive: number;
}

/** Elements of a usable page. */
const signs: Record<string, string> = {
  '/search': 'main [role=combobox]',
  '/valuations': 'main h1',
};

/** Data counts on neither side; the gateway preloads a manifest in every page, which a single build does not use. */
const notCounted = { parts: /^\/api\//, whole: /^\/(api|remotes)\// };
export type Build = keyof typeof notCounted;

const origins = { parts: origin, whole: wholeOrigin };

/** Opens a page as a first visit, with every response delayed by `delay` milliseconds. */
export async function openPage(
  browser: Browser,
  build: Build,
  path: string,
  delay: number,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' });
  try {
    await addSession(context, origins[build]);
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
    await page.goto(origins[build] + path);
    const interactive = await seenAt(page, signs[path] ?? 'main');
    await page.waitForLoadState('networkidle');
    return { bytes, interactive };
  } finally {
    await context.close();
  }
}

/**
 * In milliseconds from the start of the navigation; polled every frame, because `waitFor` polls only twice a second.
 */
async function seenAt(page: Page, sign: string): Promise<number> {
  const seen = await page.waitForFunction(
    selector => (document.querySelector(selector)?.getClientRects().length ? performance.now() : 0),
    sign,
    { polling: 'raf' },
  );
  return seen.jsonValue();
}
