import { hostPlace, type Registry } from '@kavel/contracts';
import { matchPath } from '@kavel/router';

const hostRoutes = ['/login', '/logout', '/intern'];

export interface Place {
  remote: string;
  version: string;
  /** Pattern with `:name` parameters, so that no id leaves the browser. */
  route: string;
}

/** Which remote and route a path belongs to; null for a remote that this browser takes from elsewhere. */
export function placeOf({ remotes }: Registry, path: string): Place | null {
  for (const { name, version, routes, state } of remotes) {
    const route = routes.find(one => matchPath(one.path, path));
    if (route) return state === 'overridden' ? null : { remote: name, version, route: route.path };
  }
  return { ...hostPlace, route: hostRoutes.find(route => route === path) ?? '/*' };
}
