/** Pages of the host itself; it renders exactly these. */
export const hostPages = ['/login', '/logout', '/intern'] as const;
export type HostPage = (typeof hostPages)[number];

/** First segments of paths that the gateway answers. */
export const gatewayPaths = [
  '/api',
  '/brands',
  '/healthz',
  '/index.html',
  '/metrics',
  '/page-view',
  '/readyz',
  '/refresh-token',
  '/registry.json',
  '/remotes',
  '/robots.txt',
  '/sitemap.xml',
] as const;

/** First segments that remotes cannot use; the last two are reserved for future host pages. */
const reserved = new Set([...hostPages, ...gatewayPaths, '/404', '/account'].map(path => firstOf(path)));

/** Whether a path is reserved for the host or the gateway, or lies below such a path. */
export function isReservedPath(path: string): boolean {
  return reserved.has(firstOf(path));
}

/**
 * Why a remote cannot declare this path, or null. A first segment may be a parameter only before a literal one:
 * `/:id/hub`, but not `/:id` or `/:id/:tab`, which would match pages of others.
 */
export function routeProblem(path: string): string | null {
  if (path === '/') return null;
  const [root, ...segments] = path.split('/');
  if (root !== '') return `${path} does not begin with a slash`;
  const odd = segments.find(segment => !isLiteral(segment) && !isParameter(segment));
  if (odd === '') return `${path} has an empty segment`;
  if (odd !== undefined) return `${path} has the segment ${odd}, which is neither a name nor a :parameter`;
  const [first = '', second = ''] = segments;
  if (isParameter(first) && !isLiteral(second)) return `${path} is a catch-all: it matches pages of others`;
  if (isReservedPath(path)) return `${path} is reserved: /${firstOf(path)} belongs to the host`;
  return null;
}

/** Why these routes cannot be declared, or null. */
export function routesProblem(routes: readonly { path: string }[]): string | null {
  const problems = routes.map(({ path }) => routeProblem(path)).filter(problem => problem !== null);
  return problems.length === 0 ? null : problems.join('; ');
}

/**
 * Comparator for `sort`: of two paths that match the same address the more specific one comes first. That is the one
 * with fewer parameters, then the one with literal segments further to the left.
 */
export function byPrecedence(one: { path: string }, other: { path: string }): number {
  const [first, second] = [precedence(one.path), precedence(other.path)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Sort key: number of parameters, then `0` for each literal segment and `1` for each parameter, then the path. */
function precedence(path: string): string {
  const kinds = segmentsOf(path).map(segment => (isParameter(segment) ? '1' : '0'));
  const parameters = kinds.filter(kind => kind === '1').length;
  return `${String(parameters).padStart(3, '0')} ${kinds.join('')} ${path}`;
}

const isLiteral = (segment: string) => /^(?!\.+$)[A-Za-z0-9._~-]+$/.test(segment);
const isParameter = (segment: string) => /^:[A-Za-z]\w*$/.test(segment);

function segmentsOf(path: string): string[] {
  return path.split('/').filter(segment => segment !== '');
}

/** Addresses are matched case-insensitively. */
function firstOf(path: string): string {
  return segmentsOf(path)[0]?.toLowerCase() ?? '';
}
