import type { ModuleFederation } from '@module-federation/runtime-core';
import type * as host from './host';

/**
 * Stands in for `@module-federation/webpack-bundler-runtime` in remotes, which share nothing of their own,
 * have no remotes of their own and run on the host's runtime: 4 kB brotli less in each. What it answers to
 * is the code that the federation plugin writes into every entry.
 */
type Options = Parameters<typeof host.init>[0];
type ShareScope = ModuleFederation['shareScopeMap'][string];
type Factory = () => unknown;

/** Something that the host shares, as a module of ours. */
interface Consumed {
  shareKey: string;
  shareScope: string[];
  singleton: boolean;
  requiredVersion: string | false;
  strictVersion: boolean;
  eager: boolean;
  /** Answers with what throws that it is not there. */
  fallback(): Factory;
}

interface WebpackRequire {
  /** Factories of modules, and the modules made. */
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

/** What `init` of the container comes to. */
function initContainerEntry(asked: { webpackRequire: WebpackRequire; shareScope: ShareScope }): void {
  asked.webpackRequire.federation.instance.initShareScopeMap('default', asked.shareScope);
}

/** Before a chunk is loaded, the modules it takes from the host are. Each of them is requested once. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ChunkAsked): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, webpackRequire);
    promises.push(installedModules[id]);
  }
}

/** A module that failed to load throws when it is required, like a module that throws itself. */
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
