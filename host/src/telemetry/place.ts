import { byPrecedence, hostPages, hostPlace, isReservedPath, type Registry } from '@kavel/contracts';
import { matchPath } from '@kavel/router';
import type { SessionEntry } from './session-record';

export interface Place {
  remote: string;
  version: string;
  /** Pattern with `:name` parameters, so that ids stay in the browser. */
  route: string;
}

/** Remote and route of a path; null for an overridden remote. */
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
 * Where an event of a remote happened: on its own page, or as a widget on another page. Null for events that are not
 * reported: of an overridden remote, or of a page that was left meanwhile.
 */
export function placeOfEntry(registry: Registry, entry: SessionEntry): Place | null {
  const page = placeOf(registry, entry.path);
  if (!page || page.remote === entry.remote) return page;
  // An error without a module may come from a widget of the remote.
  if (entry.slot === undefined && entry.module !== '') return null;
  const remote = registry.remotes.find(({ name }) => name === entry.remote);
  if (!remote || remote.state === 'overridden') return null;
  return { remote: entry.remote, version: entry.version, route: page.route };
}
