import { contractVersion, type RegisteredRemote, type Registry } from '@kavel/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { LoadObserver } from './load-observer';
import type { FailureKind, RemoteFailure } from './remote-failure';

export type RemotePageOutcome = { ok: true; Page: ComponentType } | { ok: false; failure: RemoteFailure };

/** The one door to remotes: components get it injected, tests fake it. */
export interface RemoteLoader {
  loadPage(remote: RegisteredRemote, module: string): Promise<RemotePageOutcome>;
}

const manifestTimeout = 3_000;
const loadTimeout = 8_000;

const failed = (kind: Exclude<FailureKind, 'http'>, detail: string): RemotePageOutcome => ({
  ok: false,
  failure: { kind, detail },
});

const major = (version: string) => version.split('.')[0];

/** The runtime resolves a dead manifest outside what can be caught, so it is asked for here first. */
async function checkManifest(entry: string): Promise<RemoteFailure | null> {
  try {
    const response = await fetch(entry, { signal: AbortSignal.timeout(manifestTimeout) });
    if (!response.ok) return { kind: 'http', status: response.status, detail: `${response.status} ${entry}` };
    await response.json();
    return null;
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { kind: timedOut ? 'timeout' : 'network', detail: String(error) };
  }
}

function kindOf(error: unknown): 'chunk' | 'evaluation' | 'timeout' {
  const text = String(error);
  if (text.includes('TimeoutError')) return 'timeout';
  return /ChunkLoadError|RUNTIME-008|RUNTIME-001|Loading chunk|ScriptNetworkError/.test(text)
    ? 'chunk'
    : 'evaluation';
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new DOMException('The remote did not answer', 'TimeoutError')),
      loadTimeout,
    );
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** Loads pages through module federation. A failure is an answer, never a cached one: asking again tries again. */
export function createRemoteLoader({ remotes }: Registry, observer: LoadObserver): RemoteLoader {
  registerRemotes(remotes.map(({ container, entry }) => ({ name: container, entry })));
  const failures = new Map<string, number>();

  /** An entry that failed stays cached under its address: a new address makes the runtime ask again. */
  const forgetFailure = ({ container, entry }: RegisteredRemote) => {
    const times = failures.get(container);
    if (times) registerRemotes([{ name: container, entry: `${entry}?retry=${times}` }], { force: true });
  };

  const countFailure = ({ container }: RegisteredRemote) =>
    failures.set(container, (failures.get(container) ?? 0) + 1);

  async function load(remote: RegisteredRemote, module: string): Promise<RemotePageOutcome> {
    if (major(remote.contract) !== major(contractVersion)) {
      return failed('contract', `built for contract ${remote.contract}, this host serves ${contractVersion}`);
    }
    const manifestFailure = await checkManifest(remote.entry);
    if (manifestFailure) return { ok: false, failure: manifestFailure };
    forgetFailure(remote);
    try {
      const id = `${remote.container}/${module.slice('./'.length)}`;
      const loaded = await withTimeout(loadRemote<{ default?: ComponentType }>(id));
      if (loaded?.default) {
        failures.delete(remote.container);
        return { ok: true, Page: loaded.default };
      }
      return failed('missing-expose', `${remote.name} exposes no page ${module}`);
    } catch (error) {
      countFailure(remote);
      return failed(kindOf(error), String(error));
    }
  }

  return {
    async loadPage(remote, module) {
      const started = performance.now();
      const outcome = await load(remote, module);
      const { name, version } = remote;
      if (outcome.ok) {
        observer.onLoad({ remote: name, version, module, milliseconds: performance.now() - started });
      } else observer.onFailure({ remote: name, version, module, failure: outcome.failure });
      return outcome;
    },
  };
}
