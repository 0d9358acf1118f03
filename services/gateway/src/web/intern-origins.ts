import type { VerifyToken } from '@kavel/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Origins from which this visitor may override a remote: the configured ones for holders of the intern permission, none
 * for others. A page load has no bearer token, so the session's cookie decides.
 */
export async function internOrigins(
  request: FastifyRequest,
  origins: readonly string[],
  verifyToken: VerifyToken,
): Promise<string[]> {
  if (origins.length === 0) return [];
  const pair = request.headers.cookie?.split(/;\s*/).find(one => one.startsWith('jwt_token='));
  if (pair === undefined) return [];
  try {
    const { perm } = await verifyToken(decodeURIComponent(pair.slice('jwt_token='.length)));
    return perm.includes('auth.intern') ? [...origins] : [];
  } catch {
    return [];
  }
}
