import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Release, signedText } from '@kavel/contracts';

/** The release with a signature over all other fields. */
export function signRelease(release: Release, privateKey: KeyObject): Release {
  const signature = sign(null, Buffer.from(signedText(release)), privateKey).toString('base64');
  return { ...release, signature };
}

/**
 * Whether the holder of this key (raw, base64) signed this release. It must be as read: parsing with defaults or
 * dropped fields would change the signed text.
 */
export function isSignedBy(release: Release, publicKey: string): boolean {
  if (release.signature === undefined) return false;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });
  return verify(null, Buffer.from(signedText(release)), key, Buffer.from(release.signature, 'base64'));
}
