import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { SignatureFile, SignatureVerdict, SignedStatement } from '@kavel/contracts/reports';

/** PKCS#8 of an Ed25519 key before its 32 bytes (RFC 8410). */
const keyStart = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs hashes of reports with a key per organisation, derived from one secret: no private key is stored. */
export class ReportSigner {
  constructor(private readonly secret: Buffer) {}

  sign(statement: SignedStatement): SignatureFile {
    const key = this.keyOf(statement.organisationId);
    return {
      kind: 'kavel-report-signature',
      statement,
      publicKey: publicKeyOf(key),
      signature: sign(null, bytesOf(statement), key).toString('base64'),
    };
  }

  /** Whether this file was signed here, by the key of the organisation that the statement names. */
  verify({ statement, publicKey, signature }: SignatureFile, sha256: string): SignatureVerdict {
    const key = this.keyOf(statement.organisationId);
    const known = Buffer.from(publicKeyOf(key));
    const told = Buffer.from(publicKey);
    if (known.length !== told.length || !timingSafeEqual(known, told)) return 'unknown';
    const sound = verify(null, bytesOf(statement), createPublicKey(key), Buffer.from(signature, 'base64'));
    if (!sound) return 'unknown';
    return statement.sha256 === sha256 ? 'valid' : 'other-file';
  }

  private keyOf(organisationId: string): KeyObject {
    const seed = hkdfSync('sha256', this.secret, organisationId, 'kavel report signature', 32);
    return createPrivateKey({
      key: Buffer.concat([keyStart, Buffer.from(seed)]),
      format: 'der',
      type: 'pkcs8',
    });
  }
}

const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** The statement as JSON with its keys in this order, whatever their order in the file. */
function bytesOf(statement: SignedStatement): Buffer {
  const { sha256, valuationId, title, organisationId, organisation, signedBy, signedAt } = statement;
  return Buffer.from(
    JSON.stringify([sha256, valuationId, title, organisationId, organisation, signedBy, signedAt]),
  );
}
