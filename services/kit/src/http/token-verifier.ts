import { type AccessClaims, accessClaimsSchema } from '@kavel/contracts';
import { type JWTVerifyGetKey, type JWTVerifyResult, jwtVerify } from 'jose';
import { ServiceError } from '../service-error';

/** The algorithm Kavel signs with; anything else is refused. */
export const signingAlgorithm = 'ES256';

/** Issuer and audience of access tokens: the auth service and the services of one installation. */
export const tokenIssuer = 'urn:kavel:auth';
export const tokenAudience = 'urn:kavel:services';

/** Checks signature, issuer, audience and expiry of an access token. Throws `unauthenticated`. */
export type VerifyToken = (token: string) => Promise<AccessClaims>;

/** A valid signature stays valid; after this time the key is fetched again, because it may have been removed. */
const rememberedMs = 60_000;
const mostRemembered = 5_000;

/** Whether tokens of a key may lack issuer and audience. */
export type AcceptsUnbound = (kid: string | undefined) => Promise<boolean>;

/**
 * Verifies against a key set: auth's own in the same process, its JWKS address when services run apart. A page sends
 * many calls with one token: verified tokens are cached for a minute, never beyond their expiry.
 */
export function createTokenVerifier(
  getKey: JWTVerifyGetKey,
  acceptsUnbound: AcceptsUnbound = async () => false,
): VerifyToken {
  const remembered = new Map<string, { claims: AccessClaims; until: number }>();
  return async token => {
    const known = remembered.get(token);
    if (known !== undefined && Date.now() < known.until) return known.claims;
    remembered.delete(token);
    const claims = await verify(token, getKey, acceptsUnbound);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(token, { claims, until: Math.min(claims.exp * 1_000, Date.now() + rememberedMs) });
    return claims;
  };
}

async function verify(
  token: string,
  getKey: JWTVerifyGetKey,
  acceptsUnbound: AcceptsUnbound,
): Promise<AccessClaims> {
  const verified = await jwtVerify(token, getKey, { algorithms: [signingAlgorithm] }).catch(
    (error: unknown) => {
      if (isTokenFault(error)) return null;
      throw error;
    },
  );
  const claims = accessClaimsSchema.safeParse(verified?.payload);
  if (!verified || !claims.success || !(await isBound(verified, acceptsUnbound))) {
    throw new ServiceError('unauthenticated', 'User is not authenticated');
  }
  return claims.data;
}

async function isBound(
  { payload: { iss, aud }, protectedHeader }: JWTVerifyResult,
  acceptsUnbound: AcceptsUnbound,
): Promise<boolean> {
  if (iss === undefined && aud === undefined) return acceptsUnbound(protectedHeader.kid);
  return iss === tokenIssuer && [aud].flat().includes(tokenAudience);
}

/** The token is invalid, not the source of its key. */
function isTokenFault(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT)/.test(code);
}
