import type { Registry } from '@kavel/contracts';

/** Manifest address by remote name. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * Applies overrides to the registry. They are not verified: the caller must have checked the user and the allowed
 * origins.
 */
export function applyOverrides({ remotes }: Registry, overrides: Overrides): Registry {
  return {
    remotes: remotes.map(remote => {
      const entry = Object.hasOwn(overrides, remote.name) ? overrides[remote.name] : undefined;
      if (entry === undefined) return remote;
      return { ...remote, entry, state: 'overridden', integrity: undefined, signature: undefined };
    }),
  };
}
