import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Replaces `@module-federation/runtime` in the host: only its share scope, without loading remotes, which
 * host/src/remotes does with its own checks, timeouts and retries.
 */
export function init(options: Options): ModuleFederation {
  const instance = new ModuleFederation(options);
  setGlobalFederationInstance(instance);
  return instance;
}

/** Provided by the host, so that remotes do not contain it. */
const provided = {
  ModuleFederation,
  setGlobalFederationInstance,
  // Used by remotes built with the library's own runtime, before remote.ts existed.
  CurrentGlobal,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  helpers: { global: {} },
};

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof provided;
}

globalThis._FEDERATION_RUNTIME_CORE = provided;
