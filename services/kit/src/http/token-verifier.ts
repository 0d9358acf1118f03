import { type AccessClaims, accessClaimsSchema } from '@kavel/contracts';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ServiceError } from '../service-error';

/** The algorithm Kavel signs with; anything else is refused. */
export const signingAlgorithm = 'ES256';

/** Checks signature and expiry of an access token. Throws `unauthenticated`. */
export type VerifyToken = (token: string) => Promise<AccessClaims>;

/** Verifies against a key set: auth's own in the same process, its JWKS address when services run apart. */
export function createTokenVerifier(getKey: JWTVerifyGetKey): VerifyToken {
  return async token => {
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
  };
}

/** The token is at fault, not the place its key comes from. */
function isTokenFault(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT)/.test(code);
}
