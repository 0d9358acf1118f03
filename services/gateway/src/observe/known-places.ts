import {
  byPrecedence,
  hostPages,
  hostPlace,
  isReservedPath,
  type Registry as RemoteRegistry,
  type TelemetryEntry,
} from '@kavel/contracts';
import { noRoute, otherRoute } from '@kavel/contracts/content';

interface KnownRoute {
  path: string;
  remote: string;
  matches: RegExp;
}

/** Served versions and their routes: browsers may send anything, and only these count under their own names. */
export function createKnownPlaces() {
  const versions = new Map<string, Set<string>>([[hostPlace.remote, new Set([hostPlace.version])]]);
  const hostRoutes = [...hostPages, noRoute].map(path => [path, knownRoute(path, hostPlace.remote)] as const);
  const routes = new Map<string, KnownRoute>(hostRoutes);
  return {
    learn({ remotes }: RemoteRegistry): void {
      for (const remote of remotes) {
        const seen = versions.get(remote.name) ?? new Set();
        versions.set(remote.name, seen.add(remote.version));
        for (const { path } of remote.routes) {
          if (routes.get(path)?.remote !== remote.name) routes.set(path, knownRoute(path, remote.name));
        }
      }
    },
    placeOf({ remote, version, route }: TelemetryEntry) {
      const seen = versions.get(remote);
      return {
        remote: seen ? remote : otherRoute,
        version: seen?.has(version) ? version : otherRoute,
        route: routes.has(route) ? route : otherRoute,
      };
    },
    /** Whether an event happened on a page of the remote itself, and not in its widget on the page of another. */
    onOwnPage: ({ remote, route }: TelemetryEntry) => (routes.get(route)?.remote ?? remote) === remote,
    /** The pattern of a path's page, as browsers report it. */
    routeAt(path: string): string {
      if (isReservedPath(path)) return hostPages.find(page => page === path) ?? noRoute;
      const found = [...routes.values()].filter(({ matches }) => matches.test(path)).sort(byPrecedence);
      return found[0]?.path ?? noRoute;
    },
  };
}

export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

/** Matches as the router of the browser does: without regard to case, and to a slash at the end. */
function knownRoute(path: string, remote: string): KnownRoute {
  const pattern = path.replace(/[.*~]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+');
  return { path, remote, matches: new RegExp(`^${pattern.replace(/\/$/, '')}/?$`, 'i') };
}
