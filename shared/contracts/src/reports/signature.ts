import { z } from 'zod';

export const sha256Schema = z.hex().length(64).toLowerCase();

/** What is signed, about one file. */
export const signedStatementSchema = z.strictObject({
  /** SHA-256 of the PDF, in hexadecimal. */
  sha256: sha256Schema,
  valuationId: z.uuid(),
  title: z.string(),
  organisationId: z.uuid(),
  organisation: z.string(),
  signedBy: z.string(),
  signedAt: z.iso.datetime(),
});
export type SignedStatement = z.infer<typeof signedStatementSchema>;

/** A signature beside its PDF. Base64: the public key as SPKI, and Ed25519 over the statement's JSON. */
export const signatureFileSchema = z.strictObject({
  kind: z.literal('kavel-report-signature'),
  statement: signedStatementSchema,
  publicKey: z.base64().max(200),
  signature: z.base64().max(200),
});
export type SignatureFile = z.infer<typeof signatureFileSchema>;

/** `other-file`: the signature is sound, of another file. `unknown`: not made here, or changed since. */
export const signatureVerdicts = ['valid', 'other-file', 'unknown'] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];
