import { byPrecedence, hostPages, hostPlace, isReservedPath, type Registry } from '@kavel/contracts';
import { matchPath } from '@kavel/router';

export interface Place {
  remote: string;
  version: string;
  /** Pattern with `:name` parameters, so that no id leaves the browser. */
  route: string;
}

/** Which remote and route a path belongs to; null for a remote that this browser takes from elsewhere. */
export function placeOf({ remotes }: Registry, path: string): Place | null {
  if (isReservedPath(path)) return { ...hostPlace, route: hostPages.find(page => page === path) ?? '/*' };
  const [found] = remotes
    .flatMap(({ name, version, routes, state }) => routes.map(route => ({ name, version, route, state })))
    .filter(({ route }) => matchPath(route.path, path))
    .sort((one, other) => byPrecedence(one.route, other.route));
  if (found === undefined) return { ...hostPlace, route: '/*' };
  const { name, version, route, state } = found;
  return state === 'overridden' ? null : { remote: name, version, route: route.path };
}
