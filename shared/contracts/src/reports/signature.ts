import { z } from 'zod';

export const sha256Schema = z.hex().length(64).toLowerCase();

/** `register`: its name and number, such as `NRVT RT123456`; empty where the report states none. */
export const namedSignerSchema = z.strictObject({ name: z.string(), register: z.string() });
export type NamedSigner = z.infer<typeof namedSignerSchema>;

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
  /** Appraisers on the signature page, with register and number; absent in files from before they were signed. */
  signers: z.array(namedSignerSchema).max(2).optional(),
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

/**
 * `other-file`: the signature is sound, of another file. `altered`: the statement or signature was changed after signing.
 * `unknown`: sound, by a key that the organisation in the statement does not have here.
 */
export const signatureVerdicts = ['valid', 'other-file', 'altered', 'unknown'] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];
