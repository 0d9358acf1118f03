import type { VerifyToken } from '@kavel/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Where this visitor may take a remote from instead: the configured origins for holders of the intern
 * permission, none for everybody else. A page load carries no bearer token, so the session's cookie decides.
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
