import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Stands in for `@module-federation/runtime` in the host: its share scope, and nothing that loads
 * remotes. That is what host/src/remotes does, with its own checks, timeouts and retries.
 */
export function init(options: Options): ModuleFederation {
  const instance = new ModuleFederation(options);
  setGlobalFederationInstance(instance);
  return instance;
}

/** What remotes take from the host instead of carrying it. */
const provided = {
  ModuleFederation,
  setGlobalFederationInstance,
  // Looked at by remotes that were built with the library's own runtime, before there was remote.ts.
  CurrentGlobal,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  helpers: { global: {} },
};

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof provided;
}

globalThis._FEDERATION_RUNTIME_CORE = provided;
