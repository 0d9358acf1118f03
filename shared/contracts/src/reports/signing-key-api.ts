import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';

const access = ['auth.management'] as const;
const query = actingQuerySchema;

/** A key that an organisation signs reports with. The last one signs; earlier ones only check. */
export const signingKeySchema = z.object({
  /** From 1, in the order in which they were made. */
  number: z.int(),
  /** SPKI of an Ed25519 key in base64. */
  publicKey: z.base64().max(200),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
});
export type SigningKey = z.infer<typeof signingKeySchema>;

export const signingKeysSchema = z.object({
  /** False where the secret is not set by which keys are kept. */
  available: z.boolean(),
  /** Newest first. */
  keys: z.array(signingKeySchema),
});
export type SigningKeys = z.infer<typeof signingKeysSchema>;

/** Keys of an organisation for signing reports. Private keys are kept sealed and leave in no answer. */
export const signingKeyApi = {
  listSigningKeys: defineEndpoint({
    service: 'reports',
    method: 'GET',
    path: '/signing-keys',
    access,
    acting: true,
    summary: 'Public keys that the organisation signs and signed reports with',
    query,
    result: signingKeysSchema,
  }),
  makeSigningKey: defineEndpoint({
    service: 'reports',
    method: 'POST',
    path: '/signing-keys',
    access,
    acting: true,
    summary: 'Make the first or the next key; 409 when another one was made meanwhile',
    audit: { kind: 'signing-key-made', object: 'signing-key' },
    cost: 'expensive',
    recent: true,
    query,
    /** `after`: number of the last key that the caller knows; 0 without one. */
    body: z.strictObject({ after: z.int().min(0) }),
    result: signingKeysSchema,
  }),
} as const;

const ofOrganisation = z.object({ organisationId: z.string() });
/** A key as it is kept: `sealed` is the encrypted private key in base64. */
const keptKeySchema = signingKeySchema.extend({ sealed: z.base64() });
export type KeptSigningKey = z.infer<typeof keptKeySchema>;

/** Calls between services; not reachable from outside. */
export const signingKeyInnerApi = {
  keptSigningKeys: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/signing-keys/kept',
    access,
    summary: 'All keys of an organisation, newest first',
    body: ofOrganisation,
    result: z.array(keptKeySchema),
  }),
  keepSigningKey: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/signing-keys/keep',
    access,
    summary: 'Keep the next key; 409 when `after` is not the last number',
    body: ofOrganisation.extend({
      actorId: z.string(),
      actorName: z.string(),
      after: z.int(),
      publicKey: z.base64(),
      sealed: z.base64(),
    }),
    result: z.null(),
  }),
} as const;
