import { randomUUID } from 'node:crypto';
import { type AccessClaims, permissionKeys } from '@kavel/contracts';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Caller } from '../caller';
import {
  createTokenVerifier,
  signingAlgorithm,
  tokenAudience,
  tokenIssuer,
  type VerifyToken,
} from '../http/token-verifier';

export interface TestIssuer {
  verifyToken: VerifyToken;
  /** A signed token of a made-up user with every permission, but for what is overridden. Lives an hour. */
  token(overrides?: Partial<AccessClaims>): Promise<string>;
  /** A caller whose token is valid with this issuer. */
  caller(overrides?: Partial<AccessClaims>): Promise<Caller>;
}

/** A separate key for tests over HTTP: pass `verifyToken` to hostServices. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: signingAlgorithm };
  const sign = (claims: AccessClaims) =>
    new SignJWT({ ...claims, iss: tokenIssuer, aud: tokenAudience })
      .setProtectedHeader({ alg: signingAlgorithm, kid: 'test' })
      .sign(privateKey);
  return {
    verifyToken: createTokenVerifier(createLocalJWKSet({ keys: [jwk] })),
    token: overrides => sign(testClaims(overrides)),
    async caller(overrides) {
      const claims = testClaims(overrides);
      return toCaller(claims, await sign(claims));
    },
  };
}

/** A caller for tests below HTTP. Its token is not valid anywhere. */
export function testCaller(overrides: Partial<Caller> = {}): Caller {
  return { ...toCaller(testClaims(), 'not-a-token'), ...overrides };
}

function testClaims(overrides: Partial<AccessClaims> = {}): AccessClaims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: randomUUID(),
    org: randomUUID(),
    name: 'Test Gebruiker',
    email: 'test@kavel.example',
    perm: [...permissionKeys],
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...overrides,
  };
}

function toCaller(claims: AccessClaims, token: string): Caller {
  return {
    actorId: claims.sub,
    userId: claims.sub,
    actorName: claims.name,
    userName: claims.name,
    organisationId: claims.org,
    permissions: claims.perm,
    token,
  };
}
