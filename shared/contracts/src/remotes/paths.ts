/** Pages of the host itself. The host renders exactly these. */
export const hostPages = ['/login', '/logout', '/intern'] as const;
export type HostPage = (typeof hostPages)[number];

/** What the gateway answers itself, by first segment. */
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
] as const;

/** First segments that remotes cannot have; the last two are kept for pages that hosts may get. */
const reserved = new Set([...hostPages, ...gatewayPaths, '/404', '/account'].map(path => firstOf(path)));

/** Whether a path is the host's or the gateway's, or lies under one that is. */
export function isReservedPath(path: string): boolean {
  return reserved.has(firstOf(path));
}

/**
 * Why a remote cannot declare this path, or null. A first segment that is a parameter is allowed only before
 * a literal one: `/:id/hub`, but neither `/:id` nor `/:id/:tab`, which would match pages of others.
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

/** Why a remote with these routes cannot be served, or null. */
export function routesProblem(routes: readonly { path: string }[]): string | null {
  const problems = routes.map(({ path }) => routeProblem(path)).filter(problem => problem !== null);
  return problems.length === 0 ? null : problems.join('; ');
}

/**
 * Order of matching, for `sort`: of two paths that match the same address the more specific one comes first.
 * That is the one with fewer parameters, then the one whose literal segments stand further to the left.
 */
export function byPrecedence(one: { path: string }, other: { path: string }): number {
  const [first, second] = [precedence(one.path), precedence(other.path)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Sorts as text: number of parameters, then `0` for each literal segment and `1` for each parameter, then the path. */
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

/** Addresses are matched without regard to case. */
function firstOf(path: string): string {
  return segmentsOf(path)[0]?.toLowerCase() ?? '';
}
