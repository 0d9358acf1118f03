import type { Registry } from '@kavel/contracts';

/** Address of a manifest by name of a remote. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * The registry with these remotes taken from other addresses. Nothing vouches for what is there, so
 * whoever calls this has checked who asks and which origins are allowed.
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
