import { randomInt } from 'node:crypto';
import type { Audience } from '@kavel/deploy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const cookieName = 'kavel_share';
const monthInSeconds = 2_592_000;
/** Coarse on purpose, so that it does not identify visitors. */
const shares = 1_000;

/**
 * Properties of the visitor that select between published versions. Claims are not verified here: a forged token gets
 * another published version and nothing else.
 */
export function audienceOf(request: FastifyRequest, brand: string | undefined): Audience {
  const claims = claimsIn(cookieOf(request, 'jwt_token'));
  return {
    visitor: claims.sub ?? cookieOf(request, cookieName) ?? '',
    organisation: claims.org,
    brand,
  };
}

/** Gives a browser a share number, unless it has one or a user is signed in. */
export function rememberShare(request: FastifyRequest, reply: FastifyReply, audience: Audience): Audience {
  if (audience.visitor !== '') return audience;
  const visitor = String(randomInt(shares));
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${visitor}; Path=/; Max-Age=${monthInSeconds}; SameSite=Lax; HttpOnly${secure}`,
  );
  return { ...audience, visitor };
}

/** Permissions in the unverified token: for preloading only, never for access. */
export function claimedPermissions(request: FastifyRequest): readonly string[] {
  return claimsIn(cookieOf(request, 'jwt_token')).perm ?? [];
}

const claimsSchema = z.object({ sub: z.string(), org: z.string(), perm: z.array(z.string()) }).partial();

function claimsIn(token: string | undefined): z.output<typeof claimsSchema> {
  try {
    const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
    return claimsSchema.parse(JSON.parse(payload));
  } catch {
    return {};
  }
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = headers.cookie?.split(/;\s*/).find(one => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
