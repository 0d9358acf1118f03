import { type AccessClaims, accessClaimsSchema } from '@kavel/contracts';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ServiceError } from '../service-error';

/** The algorithm Kavel signs with; anything else is refused. */
export const signingAlgorithm = 'ES256';

/** Checks signature and expiry of an access token. Throws `unauthenticated`. */
export type VerifyToken = (token: string) => Promise<AccessClaims>;

/** A signature that was right stays so; after this long the key is asked for again, as it may have been removed. */
const rememberedMs = 60_000;
const mostRemembered = 5_000;

/**
 * Verifies against a key set: auth's own in the same process, its JWKS address when services run apart. A page asks
 * many times with one token: what was verified is remembered for a minute, never beyond its expiry.
 */
export function createTokenVerifier(getKey: JWTVerifyGetKey): VerifyToken {
  const remembered = new Map<string, { claims: AccessClaims; until: number }>();
  return async token => {
    const known = remembered.get(token);
    if (known !== undefined && Date.now() < known.until) return known.claims;
    remembered.delete(token);
    const claims = await verify(token, getKey);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(token, { claims, until: Math.min(claims.exp * 1_000, Date.now() + rememberedMs) });
    return claims;
  };
}

async function verify(token: string, getKey: JWTVerifyGetKey): Promise<AccessClaims> {
  const payload = await jwtVerify(token, getKey, { algorithms: [signingAlgorithm] }).then(
    verified => verified.payload,
    (error: unknown) => {
      if (isTokenFault(error)) return null;
      throw error;
    },
  );
  const claims = accessClaimsSchema.safeParse(payload);
  if (!claims.success) throw new ServiceError('unauthenticated', 'User is not authenticated');
  return claims.data;
}

/** The token is at fault, not the place its key comes from. */
function isTokenFault(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT)/.test(code);
}
