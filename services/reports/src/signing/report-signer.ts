import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import type {
  KeptSigningKey,
  SignatureFile,
  SignatureVerdict,
  SignedStatement,
} from '@kavel/contracts/reports';

/** A key as it is kept. Base64: the public key as SPKI, the private one encrypted. */
export type SealedKey = Pick<KeptSigningKey, 'publicKey' | 'sealed'>;

const [algorithm, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;

/**
 * Signs hashes of reports with a key of the organisation. Private keys are encrypted with AES-256-GCM by a key that is
 * derived from the service's secret for that organisation, so that who has the database alone cannot sign.
 */
export class ReportSigner {
  constructor(private readonly secret: Buffer) {}

  /** A new pair for an organisation. */
  makeKey(organisationId: string): SealedKey {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.sealOf(organisationId), nonce);
    const inner = [cipher.update(privateKey.export({ format: 'der', type: 'pkcs8' })), cipher.final()];
    return {
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      sealed: Buffer.concat([nonce, cipher.getAuthTag(), ...inner]).toString('base64'),
    };
  }

  /** Throws for a key of another organisation or secret. */
  sign(statement: SignedStatement, { publicKey, sealed }: SealedKey): SignatureFile {
    const bytes = Buffer.from(sealed, 'base64');
    const tagEnd = nonceBytes + tagBytes;
    const decipher = createDecipheriv(
      algorithm,
      this.sealOf(statement.organisationId),
      bytes.subarray(0, nonceBytes),
    );
    decipher.setAuthTag(bytes.subarray(nonceBytes, tagEnd));
    const key = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
    return {
      kind: 'kavel-report-signature',
      statement,
      publicKey,
      signature: sign(
        null,
        bytesOf(statement),
        createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
      ).toString('base64'),
    };
  }

  private sealOf(organisationId: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, organisationId, 'kavel signing key', 32));
  }
}

/**
 * Whether the file with this SHA-256 was signed by one of the public keys of the organisation that the statement names. The
 * statement is judged first: of a changed one neither the organisation nor the hash says anything.
 */
export function verdictOf(
  { statement, publicKey, signature }: SignatureFile,
  sha256: string,
  known: readonly string[],
): SignatureVerdict {
  const key = publicKeyOf(publicKey);
  if (key === null || !verify(null, bytesOf(statement), key, Buffer.from(signature, 'base64')))
    return 'altered';
  if (!known.includes(publicKey)) return 'unknown';
  return statement.sha256 === sha256 ? 'valid' : 'other-file';
}

/** Null for anything else than an Ed25519 key. */
function publicKeyOf(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** The statement as JSON with its keys in this order, whatever their order in the file. */
function bytesOf(statement: SignedStatement): Buffer {
  const { sha256, valuationId, title, organisationId, organisation, signedBy, signedAt, signers } = statement;
  const named = signers ? [signers.map(({ name, register }) => [name, register])] : [];
  return Buffer.from(
    JSON.stringify([sha256, valuationId, title, organisationId, organisation, signedBy, signedAt, ...named]),
  );
}
