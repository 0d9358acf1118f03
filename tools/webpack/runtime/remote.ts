import type { ModuleFederation } from '@module-federation/runtime-core';
import type * as host from './host';

/**
 * Replaces `@module-federation/webpack-bundler-runtime` in remotes, which share nothing, have no remotes of their own
 * and use the host's runtime: 4 kB brotli less in each. Its interface is defined by the code that the federation plugin
 * writes into every entry.
 */
type Options = Parameters<typeof host.init>[0];
type ShareScope = ModuleFederation['shareScopeMap'][string];
type Factory = () => unknown;

/** A module consumed from the host. */
interface Consumed {
  shareKey: string;
  shareScope: string[];
  singleton: boolean;
  requiredVersion: string | false;
  strictVersion: boolean;
  eager: boolean;
  /** Returns a factory that throws that the module is missing. */
  fallback(): Factory;
}

interface WebpackRequire {
  /** Module factories, and module instances. */
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  federation: { initOptions: Options; instance: ModuleFederation };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
}

interface ChunkAsked {
  chunkId: string;
  chunkMapping: Record<string, string[]>;
  installedModules: Record<string, Promise<void>>;
  promises: Promise<void>[];
  webpackRequire: WebpackRequire;
}

function init({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation {
  const { ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE;
  const instance = new ModuleFederation(webpackRequire.federation.initOptions);
  setGlobalFederationInstance(instance);
  return instance;
}

/** Implements `init` of the container. */
function initContainerEntry(asked: { webpackRequire: WebpackRequire; shareScope: ShareScope }): void {
  asked.webpackRequire.federation.instance.initShareScopeMap('default', asked.shareScope);
}

/** Loads the shared modules of a chunk before the chunk itself, each once. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ChunkAsked): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire);
    promises.push(installedModules[id]);
  }
}

/** A module that failed to load throws when required, like a module whose code throws. */
async function install(id: string, { m, c, federation, consumesLoadingData }: WebpackRequire): Promise<void> {
  const { shareKey, shareScope, fallback, ...shareConfig } = consumesLoadingData.moduleIdToConsumeDataMapping[
    id
  ] as Consumed;
  const factory = await federation.instance
    .loadShare<unknown>(shareKey, { customShareInfo: { shareConfig, scope: shareScope } })
    .then(
      found => (found || fallback()) as Factory,
      error => () => {
        throw error;
      },
    );
  m[id] = module => {
    delete c[id];
    module.exports = factory();
  };
}

export default { runtime: {}, bundlerRuntime: { init, initContainerEntry, consumes } };
