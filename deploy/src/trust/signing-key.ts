import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the private key is unless KAVEL_SIGNING_KEY names another file. Never in the store: that is served. */
export function signingKeyFile(dataFolder: string): string {
  return process.env.KAVEL_SIGNING_KEY || join(dataFolder, 'keys', 'releases.pem');
}

/** The Ed25519 private key in this file; made at first use, readable for its owner alone. */
export function openSigningKey(file: string): KeyObject {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const { privateKey } = generateKeyPairSync('ed25519');
    try {
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process made it at the same moment: that one counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return createPrivateKey(readFileSync(file));
}

/** The raw public key that belongs to a private one, base64: 32 bytes, as browsers import it. */
export function publicKeyOf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}
