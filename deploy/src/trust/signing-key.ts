import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of the private key unless KAVEL_SIGNING_KEY names another file. Never in the store, which is public. */
export function signingKeyFile(dataFolder: string): string {
  return process.env.KAVEL_SIGNING_KEY || join(dataFolder, 'keys', 'releases.pem');
}

/** Reads the Ed25519 private key; created on first use, readable by its owner only. */
export function openSigningKey(file: string): KeyObject {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const { privateKey } = generateKeyPairSync('ed25519');
    try {
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process created it concurrently: use that one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return createPrivateKey(readFileSync(file));
}

/** The raw public key of a private key, base64: 32 bytes, the format that browsers import. */
export function publicKeyOf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}
