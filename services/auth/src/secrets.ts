import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret: SHA-256 in hex. It is long and random, so it needs no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
