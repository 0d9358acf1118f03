import { contractProblem, contractVersion, type RegisteredRemote, type RemoteWidget } from '@kavel/contracts';
import type { ComponentType } from 'react';
import type { Federation } from './federation';
import { fetchFile, fetchWhole } from './fetch-file';
import type { LoadObserver } from './load-observer';
import { type ReleaseFiles, releaseFiles } from './release-files';
import { type FailureKind, RemoteError, type RemoteFailure } from './remote-failure';

export type RemotePageOutcome = { ok: true; Page: ComponentType } | { ok: false; failure: RemoteFailure };

/** Only access to remotes; injected into components, so that tests can fake it. */
export interface RemoteLoader {
  /** Prefetches a page that will probably be requested. The request retries what failed. */
  prepare(remote: RegisteredRemote, module: string): void;
  /** Loads a page. A call after a failure starts over with the currently published release. */
  loadPage(remote: RegisteredRemote, module: string): Promise<RemotePageOutcome>;
  /** Reports that a loaded page crashed while it was shown. */
  pageBroke(remote: RegisteredRemote, module: string, error: unknown): RemoteFailure;
  /**
   * Loads a widget for a slot. While another module of its remote works, a retry keeps the loaded release: replacing it
   * would break chunks that the working module has yet to load.
   */
  loadWidget(remote: RegisteredRemote, widget: RemoteWidget): Promise<RemotePageOutcome>;
  /** Component of a widget that was loaded earlier and still works. */
  loadedWidget(remote: RegisteredRemote, widget: RemoteWidget): ComponentType | undefined;
  /** Reports that a loaded widget crashed while it was shown. */
  widgetBroke(remote: RegisteredRemote, widget: RemoteWidget, error: unknown): void;
}

export interface LoaderOptions {
  federation: Federation;
  observer: LoadObserver;
  /** The currently published release, or null when it cannot be read. */
  latest(name: string): Promise<RegisteredRemote | null>;
}

/** Timeout for all files of a page, in milliseconds. */
const loadTimeout = 7_000;

interface Started {
  /** The release used, which may be newer than the one in this tab's registry. */
  remote: RegisteredRemote;
  files: ReleaseFiles;
}

interface Loaded {
  Page: ComponentType;
  version: string;
}

/** A page, or a widget if it has a slot. */
interface Wanted {
  remote: RegisteredRemote;
  module: string;
  slot?: string | undefined;
}

/** Loads pages through module federation. Failures are returned and never cached: the next call retries. */
export function createRemoteLoader({ federation, observer, latest }: LoaderOptions): RemoteLoader {
  const started = new Map<string, Promise<Started>>();
  const failed = new Set<string>();
  const prepared = new Map<string, Promise<RemotePageOutcome>>();
  const loaded = new Map<string, Promise<void>>();
  /** Working components of the loaded release, by remote and module. */
  const working = new Map<string, Map<string, ComponentType>>();

  /** The release to load: the newest one after a failure. */
  function start(remote: RegisteredRemote, again: boolean, deadline: AbortSignal): Promise<Started> {
    return once(started, remote.name, again, async () => {
      working.delete(remote.name);
      const current = (again && remote.state !== 'overridden' && (await latest(remote.name))) || remote;
      refuse(current);
      const files = await releaseFiles(current, { again, deadline });
      federation.register(current.container, files.entry, files.integrity);
      return { remote: current, files };
    });
  }

  /** Fetches the files first, to find the cause of a failure; scripts then come from the HTTP cache. */
  async function bring({ remote, module, slot }: Wanted, deadline: AbortSignal): Promise<Started> {
    const again = failed.delete(remote.name);
    const keep = slot !== undefined && (working.get(remote.name)?.size ?? 0) > 0;
    const { files, remote: current } = await start(remote, again && !keep, deadline);
    const chunks = files.chunksOf(module);
    if (!chunks) throw missing(remote, module);
    void federation.fetchShared(files.needsOf(module));
    await Promise.all(
      [files.entry, ...chunks].map(url =>
        once(loaded, url, again, () => fetchWhole({ url, again, deadline })),
      ),
    );
    return { files, remote: current };
  }

  async function load(wanted: Wanted): Promise<Loaded> {
    const deadline = AbortSignal.timeout(loadTimeout);
    const { module } = wanted;
    const { files, remote: current } = await bring(wanted, deadline);
    try {
      const page = await beforeDeadline(federation.load(current.container, module), deadline);
      if (isPage(page)) return { Page: page.default, version: current.version };
    } catch (error) {
      throw await explained(error, files, deadline);
    }
    throw missing(wanted.remote, module);
  }

  async function attempt(wanted: Wanted): Promise<RemotePageOutcome> {
    const begun = performance.now();
    const { remote, module, slot } = wanted;
    const { name } = remote;
    try {
      const { Page, version } = await load(wanted);
      working.set(name, (working.get(name) ?? new Map()).set(module, Page));
      // Visible in the browser's developer tools, and used by `npm run bench -- platform`.
      performance.measure?.(`load ${name}${module.slice(1)}`, { start: begun });
      observer.onLoad({ remote: name, version, module, slot, milliseconds: performance.now() - begun });
      return { ok: true, Page };
    } catch (error) {
      failed.add(name);
      const failure = failureOf(error);
      observer.onFailure({ remote: name, version: remote.version, module, slot, failure });
      return { ok: false, failure };
    }
  }

  return {
    prepare(remote, module) {
      const key = remote.name + module;
      // The request of a page reports why a release is refused; after a failed prefetch it would retry instead.
      if (prepared.has(key) || remote.state === 'disabled' || remote.state === 'refused') return;
      const work = attempt({ remote, module });
      prepared.set(key, work);
      work.then(({ ok }) => !ok && prepared.get(key) === work && prepared.delete(key));
    },
    loadPage(remote, module) {
      const key = remote.name + module;
      const begun = prepared.get(key);
      prepared.delete(key);
      return begun ?? attempt({ remote, module });
    },
    pageBroke({ name, version }, module, error) {
      failed.add(name);
      working.delete(name);
      const failure = failureOf(error);
      observer.onFailure({ remote: name, version, module, failure });
      return failure;
    },
    loadWidget: (remote, { module, slot }) => attempt({ remote, module, slot }),
    loadedWidget: ({ name }, { module }) => working.get(name)?.get(module),
    widgetBroke({ name, version }, { module, slot }, error) {
      failed.add(name);
      working.get(name)?.delete(module);
      observer.onFailure({ remote: name, version, module, slot, failure: failureOf(error) });
    },
  };
}

/** Caches running and completed work, unless a retry is requested; failed work is removed. */
function once<Result>(
  known: Map<string, Promise<Result>>,
  key: string,
  again: boolean,
  begin: () => Promise<Result>,
): Promise<Result> {
  const before = known.get(key);
  if (before && !again) return before;
  const work = begin();
  known.set(key, work);
  work.catch(() => known.get(key) === work && known.delete(key));
  return work;
}

function refuse(remote: RegisteredRemote): void {
  if (remote.state === 'disabled') throw fail('disabled', `${remote.name} is switched off`);
  if (remote.state === 'refused') throw fail('integrity', `${remote.name} ${remote.version} is not signed`);
  if (remote.state !== 'overridden' && !remote.integrity) {
    throw fail('integrity', `${remote.name} ${remote.version} is not pinned`);
  }
  const problem = contractProblem(remote.contract, contractVersion);
  if (problem) throw fail('contract', problem);
}

/** A script that exists but could not be loaded does not match its hash. */
async function explained(error: unknown, files: ReleaseFiles, deadline: AbortSignal): Promise<unknown> {
  if (failureOf(error).kind !== 'chunk') return error;
  const { request } = error as { request?: string };
  const url = request ?? files.entry;
  try {
    await fetchFile({ url, integrity: files.integrity?.[url], again: true, deadline });
    return error;
  } catch (reason) {
    return reason;
  }
}

function failureOf(error: unknown): RemoteFailure {
  return error instanceof RemoteError ? error.failure : { kind: kindOf(error), detail: String(error) };
}

function kindOf(error: unknown): 'chunk' | 'evaluation' | 'missing-expose' | 'sharing' | 'timeout' {
  const text = String(error);
  if (text.includes('does not satisfy the requirement')) return 'sharing';
  if (text.includes('does not exist in container')) return 'missing-expose';
  if (/TimeoutError|\(timeout: /.test(text)) return 'timeout';
  return text.includes('ChunkLoadError') ? 'chunk' : 'evaluation';
}

function beforeDeadline<Value>(work: Promise<Value>, deadline: AbortSignal): Promise<Value> {
  return new Promise((done, fail) => {
    const late = () => fail(deadline.reason);
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late);
    work.then(done, fail).finally(() => deadline.removeEventListener('abort', late));
  });
}

function isPage(loaded: unknown): loaded is { default: ComponentType } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && Boolean(loaded.default);
}

function missing({ name }: RegisteredRemote, module: string): RemoteError {
  return fail('missing-expose', `${name} exposes no page ${module}`);
}

function fail(kind: Exclude<FailureKind, 'http'>, detail: string): RemoteError {
  return new RemoteError({ kind, detail });
}
