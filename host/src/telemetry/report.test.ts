import { contractVersion, type Registry, telemetryReportSchema } from '@kavel/contracts';
import type { startReporting as StartReporting } from './report';
import type { sessionRecord as SessionRecord } from './session-record';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));

const title = { nl: 'Paspoort', en: 'Passport', de: 'Pass' };
const registry: Registry = {
  remotes: ['scores', 'tried', 'hub'].map(name => ({
    name,
    contract: contractVersion,
    version: 'v1',
    entry: `/remotes/${name}/v1/mf-manifest.json`,
    container: name,
    routes: [{ path: `/${name}/:id`, module: './Page', permission: null, title, topBar: true }],
    navigation: [],
    ...(name === 'tried' ? { state: 'overridden' as const } : {}),
  })),
};
const config = { environment: 'accept', analyticsScript: null, tileServer: null } as const;
const bagId = '0200010000130331';

const sent: string[] = [];
let startReporting: typeof StartReporting;
let sessionRecord: typeof SessionRecord;
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const load = (remote: string) =>
  sessionRecord.observer.onLoad({ remote, version: 'v1', module: './Page', milliseconds: 120 });
const fail = (remote: string) =>
  sessionRecord.observer.onFailure({
    remote,
    version: 'v1',
    module: './Page',
    failure: { kind: 'timeout', detail: 'maud@example.nl' },
  });

/** Keeps its parts, because a Blob of jsdom cannot be read. */
class ReadableBlob extends Blob {
  constructor(readonly parts: BlobPart[]) {
    super(parts);
  }
}

beforeEach(async () => {
  // Resets module state, like a page load.
  jest.resetModules();
  ({ sessionRecord } = await import('./session-record'));
  ({ startReporting } = await import('./report'));
  sent.length = 0;
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, { Blob: ReadableBlob });
  Object.assign(navigator, {
    sendBeacon: (_: string, body: ReadableBlob) => sent.push(String(body.parts[0])) > 0,
  });
  history.replaceState(null, '', `/scores/${bagId}?secret=1`);
  jest.spyOn(Date, 'now').mockImplementation(
    (
      now => () =>
        (now += 1)
    )(1_000),
  );
});

test('reports events from before and after its start, by route pattern, as in the contract', () => {
  load('scores');
  startReporting(registry, config);
  load('scores');
  fail('scores');
  hide();
  const report = telemetryReportSchema.parse(JSON.parse(sent[0] ?? ''));
  expect(report.entries.map(({ kind }) => kind)).toEqual(['load', 'load', 'failure']);
  expect(new Set(report.entries.map(({ route }) => route))).toEqual(new Set(['/scores/:id']));
  expect(sent.join()).not.toMatch(new RegExp(`${bagId}|secret|maud`));
});

test('a visit outside the sample only reports failures', async () => {
  startReporting(registry, { ...config, telemetrySample: 0 });
  load('scores');
  fail('scores');
  hide();
  const { onLCP } = await import('web-vitals');
  expect(sent.flatMap(text => JSON.parse(text).entries)).toMatchObject([{ kind: 'failure' }]);
  expect(onLCP).not.toHaveBeenCalled();
});

test('a widget is reported for its own remote on the page that shows it, unless it is overridden', () => {
  startReporting(registry, config);
  const widget = { version: 'v2', module: './Card', slot: 'start-card' };
  for (const remote of ['hub', 'tried', 'unknown']) {
    sessionRecord.observer.onLoad({ remote, ...widget, milliseconds: 80 });
  }
  hide();
  expect(sent.flatMap(text => JSON.parse(text).entries)).toEqual([
    { kind: 'load', remote: 'hub', version: 'v2', route: '/scores/:id', milliseconds: 80 },
  ]);
});

test('a page that finished loading after it was left is not reported', () => {
  startReporting(registry, config);
  load('hub');
  hide();
  expect(sent).toEqual([]);
});

test('overridden remotes are not reported', () => {
  history.replaceState(null, '', '/tried/7');
  startReporting(registry, config);
  load('tried');
  fail('tried');
  hide();
  expect(sent).toEqual([]);
});
