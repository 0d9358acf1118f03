import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { signIn } from './api';
import { origin } from './kavel';

/** One answer of a visit. Bytes as they came over the wire, compressed. */
export interface Answer {
  path: string;
  status: number;
  script: boolean;
  bodyBytes: number;
  /** With its headers. */
  allBytes: number;
  /** Text of a script; null of anything else. */
  source: string | null;
}

export interface Visitor {
  /** Opens an address with an empty cache and waits until the network is quiet. */
  visit(path: string, options?: { signedIn?: boolean }): Promise<Answer[]>;
}

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/** Does the work with a browser whose every visit is a first one. */
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
        const network = await context.newCDPSession(page);
        const answers = await recordAnswers(network);
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        const recorded = await answers();
        await context.close();
        return recorded;
      },
    });
  } finally {
    await browser.close();
  }
}

/** The cookies that a sign-in leaves. */
async function addSession(context: BrowserContext): Promise<void> {
  const { access_token: token, refresh_token: refreshToken } = await signIn();
  const cookies = Object.entries({ jwt_token: token, refresh_token: refreshToken });
  const attributes = { url: origin, secure: true, sameSite: 'Strict' as const };
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, ...attributes })));
}

async function recordAnswers(network: CDPSession): Promise<() => Promise<Answer[]>> {
  const answers = new Map<string, Answer>();
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith(origin)) return;
    const { pathname } = new URL(response.url);
    const script = type === 'Script';
    answers.set(requestId, {
      path: pathname,
      status: response.status,
      script,
      bodyBytes: 0,
      allBytes: 0,
      source: null,
    });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bodyBytes += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.allBytes = encodedDataLength;
  });
  await network.send('Network.enable');
  return async () => {
    for (const [requestId, answer] of answers) {
      if (!answer.script) continue;
      const { body } = await network.send('Network.getResponseBody', { requestId });
      answer.source = body;
    }
    return [...answers.values()];
  };
}
