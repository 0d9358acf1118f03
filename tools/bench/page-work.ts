import type { BrowserContext, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Longest task of the page's main thread during the work, in milliseconds of processor time, which excludes other load.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  return Math.max(...(await tasksOf(page, 'CrRendererMain', work)));
}

/** Milliseconds of processor time of each task of threads by that name during the work. */
export async function tasksOf(page: Page, thread: string, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise(done => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === thread).map(threadOf),
  );
  const tasks = events.filter(event => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error(`Chromium told of no tasks of ${thread}`);
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** The cookies of a sign-in. */
export async function enter(
  context: BrowserContext,
  url: string,
  tokens: { access_token: string; refresh_token: string },
): Promise<void> {
  const cookies = Object.entries({ jwt_token: tokens.access_token, refresh_token: tokens.refresh_token });
  const attributes = { url, secure: true, sameSite: 'Strict' as const };
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, ...attributes })));
}
