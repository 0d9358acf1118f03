import type { CDPSession, Page } from '@playwright/test';

/** One response of a visit. Compressed bytes as sent over the network. */
export interface Answer {
  path: string;
  status: number;
  script: boolean;
  bodyBytes: number;
  /** Including headers. */
  allBytes: number;
  /** Text of a script; null for anything else. */
  source: string | null;
}

export interface Recording {
  /** Resolves when the page has been idle for a while, without requests. */
  untilQuiet(page: Page): Promise<void>;
  answers(): Promise<Answer[]>;
}

const quietMs = 1_000;
const timeoutMs = 60_000;

/** Records the responses of one origin to a page. */
export async function record(network: CDPSession, origin: string): Promise<Recording> {
  const answers = new Map<string, Answer>();
  const underway = new Set<string>();
  let lastMove = performance.now();
  const ends = (requestId: string) => {
    underway.delete(requestId);
    lastMove = performance.now();
  };
  network.on('Network.requestWillBeSent', ({ requestId }) => {
    underway.add(requestId);
    lastMove = performance.now();
  });
  network.on('Network.responseReceived', ({ requestId, response: { url, status }, type }) => {
    if (!url.startsWith(origin)) return;
    const { pathname: path } = new URL(url);
    answers.set(requestId, {
      path,
      status,
      // Remotes are fetched and verified before they are executed.
      script: type === 'Script' || (type === 'Fetch' && path.endsWith('.js')),
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
    ends(requestId);
  });
  network.on('Network.loadingFailed', ({ requestId }) => ends(requestId));
  await network.send('Network.enable');

  return {
    async untilQuiet(page) {
      const deadline = performance.now() + timeoutMs;
      while (underway.size > 0 || performance.now() - lastMove < quietMs) {
        if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest.`);
        await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
      }
    },
    async answers() {
      for (const [requestId, answer] of answers) {
        if (!answer.script) continue;
        const { body } = await network.send('Network.getResponseBody', { requestId });
        answer.source = body;
      }
      return [...answers.values()];
    },
  };
}
