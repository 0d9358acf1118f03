import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses, fit for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: SHA-256 in hex. It is long and random, so it needs no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
