import { contractVersion, type RegisteredRemote, type Registry } from '@kavel/contracts';
import { watchVersions } from './version-watch';
import { watchErrors } from './watch-errors';

const remote = (name: string, version = 'v1'): RegisteredRemote => ({
  name,
  version,
  contract: contractVersion,
  container: name,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  routes: [],
  navigation: [],
});
const given: Registry = { remotes: [remote('scores'), remote('valuation')] };

describe('newer versions', () => {
  let now: Registry | null;
  const tell = jest.fn();
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    tell.mockClear();
    now = given;
    stop = watchVersions(given, async () => now, tell);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  const comeBack = async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
  };

  test('are reported once, when the page becomes visible', async () => {
    await comeBack();
    expect(tell).not.toHaveBeenCalled();
    now = { remotes: [remote('scores', 'v2'), remote('valuation')] };
    await comeBack();
    await comeBack();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('are reported to users who never leave the page', async () => {
    now = { remotes: [remote('scores'), { ...remote('valuation'), state: 'disabled' }] };
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('a registry that cannot be read, or lacks a remote, reports no newer version', async () => {
    now = null;
    await comeBack();
    now = { remotes: [remote('scores')] };
    await comeBack();
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('uncaught errors', () => {
  const observer = { onLoad: jest.fn(), onFailure: jest.fn() };
  const tell = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    stop = watchErrors(given, observer, tell);
  });
  afterEach(() => {
    stop();
    jest.clearAllMocks();
  });

  const thrownIn = (address: string, message = 'oh no') =>
    Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (${address}:1:2)` });
  const rejection = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('are attributed to the remote whose script threw, with its version', () => {
    const error = thrownIn('https://kavel.test/remotes/scores/v1/page.js');
    dispatchEvent(new ErrorEvent('error', { error, filename: 'https://kavel.test/host.js' }));
    rejection(thrownIn('https://kavel.test/remotes/valuation/v2/186.js'));
    expect(tell.mock.calls).toEqual([['scores'], ['valuation']]);
    expect(observer.onFailure).toHaveBeenCalledWith({
      remote: 'scores',
      version: 'v1',
      module: '',
      failure: { kind: 'evaluation', detail: 'Error: oh no' },
    });
    expect(observer.onFailure).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'valuation', version: 'v2' }),
    );
  });

  test('that are not Error objects are attributed by the file they came from', () => {
    dispatchEvent(
      new ErrorEvent('error', { error: 'text', filename: 'https://kavel.test/remotes/scores/v1/a.js' }),
    );
    expect(tell).toHaveBeenCalledWith('scores');
  });

  test('of the host or another script are not attributed to a remote', () => {
    rejection(thrownIn('https://kavel.test/host.js'));
    rejection(thrownIn('https://kavel.test/remotes/unknown/v1/a.js'));
    rejection(undefined);
    expect(tell).not.toHaveBeenCalled();
    expect(observer.onFailure).not.toHaveBeenCalled();
  });
});
