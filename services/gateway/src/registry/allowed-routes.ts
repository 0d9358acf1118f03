import { type RegisteredRemote, routesProblem } from '@kavel/contracts';
import type { RemoteSource } from './remote-source';

/** Refuses remotes that declare reserved paths, and logs each such version once. */
export function withAllowedRoutes(
  source: RemoteSource,
  complain: (problem: string) => void = console.error,
): RemoteSource {
  const logged = new Set<string>();
  const checked = (remote: RegisteredRemote): RegisteredRemote => {
    const problem = routesProblem(remote.routes);
    if (problem === null) return remote;
    const id = `${remote.name} ${remote.version}`;
    if (!logged.has(id)) complain(`${id} is refused: ${problem}.`);
    logged.add(id);
    return { ...remote, state: 'refused' };
  };
  return {
    ...source,
    registry(audience) {
      const { remotes, ...rest } = source.registry(audience);
      return { ...rest, remotes: remotes.map(checked) };
    },
  };
}
