import { RemoteError } from './remote-failure';
import { runScript } from './run-script';

/** Runs remotes; the part of the federation runtime that the loader needs. */
export interface Federation {
  /** Registers the container's address. Anything loaded from an earlier address is dropped. */
  register(container: string, entry: string, integrity: Record<string, string> | undefined): void;
  /** Fetches shared modules without running them. What fails is fetched again by the module that needs it. */
  fetchShared(names: readonly string[]): Promise<void>;
  /** Runs the entry unless that was done already, then the module. */
  load(container: string, module: string): Promise<unknown>;
}

/** Global defined by an entry: https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
interface Container {
  init(shareScope: unknown): Promise<unknown> | undefined;
  get(module: string): Promise<() => unknown>;
}

declare global {
  /** Integrity hashes of each container's scripts; builds load their chunks with them. */
  var kavelIntegrity: Record<string, Record<string, string>>;
}

/** Defined by the bundler: initialises the host's shared modules. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** The provider of each version of a shared module, by name. */
type ShareScope = Record<string, Record<string, { get(): Promise<unknown> }>>;

export function createFederation(): Federation {
  globalThis.kavelIntegrity = {};
  const started = new Map<string, () => Promise<Container>>();
  return {
    register(name, entry, integrity) {
      forget(name);
      if (integrity) kavelIntegrity[name] = integrity;
      let container: Promise<Container> | undefined;
      started.set(name, () => {
        container ??= start(name, entry);
        return container;
      });
    },
    async fetchShared(names) {
      await __webpack_init_sharing__('default');
      const { default: scope } = __webpack_share_scopes__;
      const providers = names.flatMap(name => Object.values(scope[name] ?? {}));
      await Promise.allSettled(providers.map(provider => provider.get()));
    },
    async load(name, module) {
      const container = await started.get(name)?.();
      const factory = await container?.get(module);
      return factory?.();
    },
  };
}

async function start(name: string, entry: string): Promise<Container> {
  await runScript(entry, kavelIntegrity[name]?.[entry]);
  const container: Container | undefined = Reflect.get(globalThis, name);
  if (!container) throw new RemoteError({ kind: 'chunk', detail: `${entry} left no container ${name}` });
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Globals left by an earlier attempt would be mistaken for those of the new one. */
function forget(name: string): void {
  delete kavelIntegrity[name];
  for (const key of [name, `webpackChunk${name}`]) {
    if (Reflect.has(globalThis, key)) Reflect.set(globalThis, key, undefined);
  }
}
