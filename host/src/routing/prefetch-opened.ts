import { hasPermission, session } from '@kavel/auth';
import { isReservedPath, type PageBrand, type Registry } from '@kavel/contracts';
import { matchPath } from '@kavel/router';
import type { RemoteLoader } from '../remotes/remote-loader';
import { declaredRoutes } from './declared-routes';

/**
 * Fetches the page of the opened address while the host renders its frame. Only a page that the user could see so far:
 * the guard of the route still decides.
 */
export function prefetchOpened(registry: Registry, { brand }: PageBrand, loader: RemoteLoader): void {
  const { pathname } = location;
  // The start page of a brand is the host's own.
  if (isReservedPath(pathname) || (brand && pathname === '/')) return;
  const opened = declaredRoutes(registry).find(({ route }) => matchPath(route.path, pathname));
  if (!opened) return;
  const { remote, route } = opened;
  if (hasPermission(session.state(), route.permission)) loader.prepare(remote, route.module);
}
