import { byPrecedence, hostPages, hostPlace, isReservedPath, type Registry } from '@kavel/contracts';
import { matchPath } from '@kavel/router';
import type { SessionEntry } from './session-record';

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

/**
 * Where something happened to a remote: on a page of its own, or as a widget on a page of another one. Null
 * for what is not reported: a remote taken from elsewhere, or a page that was left meanwhile.
 */
export function placeOfEntry(registry: Registry, entry: SessionEntry): Place | null {
  const page = placeOf(registry, entry.path);
  if (!page || page.remote === entry.remote) return page;
  // An error from somewhere in the scripts of a remote names no module: it may be a widget's.
  if (entry.slot === undefined && entry.module !== '') return null;
  const remote = registry.remotes.find(({ name }) => name === entry.remote);
  if (!remote || remote.state === 'overridden') return null;
  return { remote: entry.remote, version: entry.version, route: page.route };
}
