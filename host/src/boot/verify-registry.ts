import { type RegisteredRemote, type Registry, signedText } from '@kavel/contracts';

/**
 * The registry, with each release `refused` that has no valid signature. A browser without Ed25519, or a page without a
 * secure context, relies on the gateway, which verifies signatures too (docs/decisions/0010).
 */
export async function verifyRegistry(
  { remotes }: Registry,
  releaseKey: string | undefined,
): Promise<Registry> {
  const isSigned = await verifier(releaseKey);
  return {
    remotes: await Promise.all(
      remotes.map(async remote => {
        // Overrides are set in this browser and are not signed.
        const trusted = remote.state !== 'overridden' && (await isSigned(remote));
        return trusted ? remote : { ...remote, state: 'refused' as const };
      }),
    ),
  };
}

type Verifier = (remote: RegisteredRemote) => Promise<boolean>;

async function verifier(releaseKey: string | undefined): Promise<Verifier> {
  if (!releaseKey) return async () => false;
  const { subtle } = crypto;
  if (!subtle) return async () => true;
  try {
    const key = await subtle.importKey('raw', bytes(releaseKey), 'Ed25519', false, ['verify']);
    return remote => isSignedWith(key, remote);
  } catch (error) {
    const unknown = error instanceof DOMException && error.name === 'NotSupportedError';
    return async () => unknown;
  }
}

async function isSignedWith(key: CryptoKey, remote: RegisteredRemote): Promise<boolean> {
  try {
    const signature = bytes(remote.signature ?? '');
    return await crypto.subtle.verify(
      'Ed25519',
      key,
      signature,
      new TextEncoder().encode(signedText(remote)),
    );
  } catch {
    return false;
  }
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
}
