import {
  byPrecedence,
  isReservedPath,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
} from '@kavel/contracts';

/** Page of a remote, as a path asks for it. */
export interface OwnedPage {
  remote: RegisteredRemote;
  route: RemoteRoute;
}

/** Whether other sites may show the page of a path inside theirs: one that says so and that everybody may open. */
export function isEmbeddable({ remotes }: Registry, path: string): boolean {
  const route = ownerOf(remotes, path)?.route;
  return route?.embeddable === true && route.permission === null;
}

/** The page that owns a path; none when its guard may redirect the visitor. */
export function pageToPreload(
  { remotes }: Registry,
  path: string,
  permissions: readonly string[],
): OwnedPage | undefined {
  const owner = ownerOf(remotes, path);
  if (owner === undefined || owner.remote.state !== undefined) return undefined;
  // Users who may override a remote may not use these files.
  if (permissions.includes('auth.intern')) return undefined;
  const { permission } = owner.route;
  return permission === null || permissions.includes(permission) ? owner : undefined;
}

function ownerOf(remotes: Registry['remotes'], path: string): OwnedPage | undefined {
  if (isReservedPath(path)) return undefined;
  const candidates = remotes.flatMap(remote =>
    remote.routes.filter(route => matches(route.path, path)).map(route => ({ remote, route })),
  );
  return candidates.sort((one, other) => byPrecedence(one.route, other.route))[0];
}

/**
 * A `Link` header that fetches the files of a page while the host is loading, which saves two round trips. After the
 * manifest, which names the others, they wait for the host's own files.
 */
export function preloadHeader(manifest: string, files: readonly string[]): Record<string, string> {
  const links = [linkTo(manifest), ...files.map(file => `${linkTo(file)}; fetchpriority=low`)];
  return { link: links.join(', ') };
}

function linkTo(file: string): string {
  return `<${file}>; rel=preload; as=fetch; crossorigin=anonymous`;
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
