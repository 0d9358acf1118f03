import { contractProblem, contractVersion, type RegisteredRemote, type RemoteWidget } from '@kavel/contracts';
import type { ComponentType } from 'react';
import type { Federation } from './federation';
import { fetchFile, fetchWhole } from './fetch-file';
import type { LoadObserver } from './load-observer';
import { type ReleaseFiles, releaseFiles } from './release-files';
import { type FailureKind, RemoteError, type RemoteFailure } from './remote-failure';

export type RemotePageOutcome = { ok: true; Page: ComponentType } | { ok: false; failure: RemoteFailure };

/** The one door to remotes: components get it injected, tests fake it. */
export interface RemoteLoader {
  /** Begins to load a page that will likely be asked for. What fails is tried again by who asks for it. */
  prepare(remote: RegisteredRemote, module: string): void;
  /** Asking again after a failure tries again from the start, with what is published by then. */
  loadPage(remote: RegisteredRemote, module: string): Promise<RemotePageOutcome>;
  /** A page that was loaded broke while it was shown. */
  pageBroke(remote: RegisteredRemote, module: string, error: unknown): RemoteFailure;
  /**
   * Loads a widget for a slot. While another module of its remote works, trying again keeps the release that
   * is loaded: replacing it would break chunks that the working module has yet to load.
   */
  loadWidget(remote: RegisteredRemote, widget: RemoteWidget): Promise<RemotePageOutcome>;
  /** The component of a widget that was loaded before and still works. */
  loadedWidget(remote: RegisteredRemote, widget: RemoteWidget): ComponentType | undefined;
  /** A widget that was loaded broke while it was shown. */
  widgetBroke(remote: RegisteredRemote, widget: RemoteWidget, error: unknown): void;
}

export interface LoaderOptions {
  federation: Federation;
  observer: LoadObserver;
  /** What is published by now, or null when that cannot be learned. */
  latest(name: string): Promise<RegisteredRemote | null>;
}

/** All files of a page, in milliseconds. */
const loadTimeout = 7_000;

interface Started {
  /** The release, which may be newer than the one this tab was given. */
  remote: RegisteredRemote;
  files: ReleaseFiles;
}

interface Loaded {
  Page: ComponentType;
  version: string;
}

/** A page, or a widget when it has a slot. */
interface Wanted {
  remote: RegisteredRemote;
  module: string;
  slot?: string | undefined;
}

/** Loads pages through module federation. A failure is an answer, never a cached one: asking again tries again. */
export function createRemoteLoader({ federation, observer, latest }: LoaderOptions): RemoteLoader {
  const started = new Map<string, Promise<Started>>();
  const failed = new Set<string>();
  const prepared = new Map<string, Promise<RemotePageOutcome>>();
  const loaded = new Map<string, Promise<void>>();
  /** Components that work in the release that is loaded, by remote and module. */
  const working = new Map<string, Map<string, ComponentType>>();

  /** The release whose files are asked for: after a failure the newest one there is. */
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

  /** Finds the cause of a failure, while it can still be distinguished; scripts then come from the cache. */
  async function bring({ remote, module, slot }: Wanted, deadline: AbortSignal): Promise<Started> {
    const again = failed.delete(remote.name);
    const keep = slot !== undefined && (working.get(remote.name)?.size ?? 0) > 0;
    const { files, remote: current } = await start(remote, again && !keep, deadline);
    const chunks = files.chunksOf(module);
    if (!chunks) throw missing(remote, module);
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
      // Seen in the browser's own tools, and by `npm run bench -- platform`.
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

/** Work that is under way or was done is not begun again, unless asked to; work that failed is. */
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

/** A script that was there a moment ago and could not be loaded is not what its hash says. */
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
