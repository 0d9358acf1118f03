import { existsSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { signIn } from './api';
import { origin } from './kavel';
import { enter } from './page-work';
import { type Answer, record } from './record';

export interface Visitor {
  /** Opens an address with an empty cache and waits until the network is quiet. */
  visit(path: string, options?: { signedIn?: boolean }): Promise<Answer[]>;
}

const wholeChromium = '/usr/bin/chromium';
/** The whole Chromium, as a user has it; on a machine where only the tests put one, its headless shell. */
export const chromiumPath =
  process.env.CHROMIUM ?? (existsSync(wholeChromium) ? wholeChromium : '/usr/bin/chromium-headless-shell');
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Runs work with a browser in which every visit is a first one. */
export async function withVisitor<Result>(work: (visitor: Visitor) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    return await work({
      async visit(path, { signedIn = false } = {}) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          locale: 'nl-NL',
        });
        if (signedIn) await addSession(context);
        const page = await context.newPage();
        const recording = await record(await context.newCDPSession(page), origin);
        await page.goto(origin + path);
        await recording.untilQuiet(page);
        const answers = await recording.answers();
        await context.close();
        return answers;
      },
    });
  } finally {
    await browser.close();
  }
}

/** Signs a demo account in to the context, at the Kavel of that address. */
export async function addSession(context: BrowserContext, url = origin): Promise<void> {
  await enter(context, url, await signIn(undefined, url));
}
