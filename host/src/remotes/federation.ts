import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The runtime that executes remotes, as far as the loader needs it. */
export interface Federation {
  /** Takes the container from this address from now on. What an earlier address left is forgotten. */
  register(container: string, entry: string, integrity: Record<string, string> | undefined): void;
  /** Executes the entry when that was not done yet, then the module. */
  load(container: string, module: string): Promise<unknown>;
}

declare global {
  /** Hashes of the scripts of each container: builds ask for their chunks with them. */
  var kavelIntegrity: Record<string, Record<string, string>>;
}

/** Our federation runtime. */
export function createFederation(): Federation {
  globalThis.kavelIntegrity = {};
  registerPlugins([
    {
      name: 'kavel-integrity',
      createScript({ url, remoteInfo }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = (remoteInfo && kavelIntegrity[remoteInfo.name]?.[url]) ?? '';
        return script;
      },
    },
  ]);
  return {
    register(container, entry, integrity) {
      forget(container);
      if (integrity) kavelIntegrity[container] = integrity;
      registerRemotes([{ name: container, entry, type: 'global' }], { force: true });
    },
    load: (container, module) => loadRemote(`${container}/${module.slice('./'.length)}`),
  };
}

/** What the scripts of an earlier attempt left would be taken for the new one's. */
function forget(container: string): void {
  delete kavelIntegrity[container];
  for (const key of [container, `webpackChunk${container}`]) {
    if (Reflect.has(globalThis, key)) Reflect.set(globalThis, key, undefined);
  }
}
