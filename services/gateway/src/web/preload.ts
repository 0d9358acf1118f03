import { byPrecedence, isReservedPath, type Registry } from '@kavel/contracts';

/**
 * Preloads the manifest of the remote that owns a path while the host is loading, which saves a round trip. A `Link`
 * header; none when the guard of the page may redirect the visitor.
 */
export function preloadFor(
  { remotes }: Registry,
  path: string,
  permissions: readonly string[],
): Record<string, string> {
  if (isReservedPath(path)) return {};
  const candidates = remotes.flatMap(remote =>
    remote.routes.filter(route => matches(route.path, path)).map(route => ({ remote, route })),
  );
  const [owner] = candidates.sort((one, other) => byPrecedence(one.route, other.route));
  if (owner === undefined || owner.remote.state !== undefined) return {};
  // Users who may override a remote may not use this file.
  if (permissions.includes('auth.intern')) return {};
  const { permission } = owner.route;
  if (permission !== null && !permissions.includes(permission)) return {};
  return { link: `<${owner.remote.entry}>; rel=preload; as=fetch; crossorigin=anonymous` };
}

function matches(pattern: string, path: string): boolean {
  const wanted = stepsOf(pattern);
  const steps = stepsOf(path);
  return (
    wanted.length === steps.length &&
    wanted.every((step, index) => step.startsWith(':') || step.toLowerCase() === steps[index]?.toLowerCase())
  );
}

function stepsOf(path: string): string[] {
  return path.split('/').filter(step => step !== '');
}
