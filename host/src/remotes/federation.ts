import { RemoteError } from './remote-failure';
import { runScript } from './run-script';

/** What executes remotes, as far as the loader needs it. */
export interface Federation {
  /** Takes the container from this address from now on. What an earlier address left is forgotten. */
  register(container: string, entry: string, integrity: Record<string, string> | undefined): void;
  /** Executes the entry when that was not done yet, then the module. */
  load(container: string, module: string): Promise<unknown>;
}

/** What an entry leaves: https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
interface Container {
  init(shareScope: unknown): Promise<unknown> | undefined;
  get(module: string): Promise<() => unknown>;
}

declare global {
  /** Hashes of the scripts of each container: builds ask for their chunks with them. */
  var kavelIntegrity: Record<string, Record<string, string>>;
}

/** Of the bundler: what the host shares. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

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

/** What the scripts of an earlier attempt left would be taken for the new one's. */
function forget(name: string): void {
  delete kavelIntegrity[name];
  for (const key of [name, `webpackChunk${name}`]) {
    if (Reflect.has(globalThis, key)) Reflect.set(globalThis, key, undefined);
  }
}
