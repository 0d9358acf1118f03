import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { valuationReportBodySchema } from './report-api';
import { sha256Schema, signatureFileSchema, signatureVerdicts } from './signature';

const service = 'reports';
const access = ['auth.automated-valuation'] as const;
const query = actingQuerySchema;

/** Signatures of valuation reports, in a file beside the PDF. They are no qualified signatures under eIDAS. */
export const signatureApi = {
  signingState: defineEndpoint({
    service,
    method: 'GET',
    path: '/signing',
    access,
    acting: true,
    summary: 'Whether reports can be signed here',
    query,
    result: z.object({
      available: z.boolean(),
      /** What is missing where reports cannot be signed: the setting, or a key of the organisation. */
      missing: z.enum(['setting', 'key']).nullable().optional(),
    }),
  }),
  signReport: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuation/signature',
    access,
    acting: true,
    summary:
      'Sign the PDF of an approved valuation; 409 when it is another file than is made now, or not approved',
    audit: { kind: 'report-signed', object: 'valuation' },
    cost: 'expensive',
    query,
    body: valuationReportBodySchema.extend({ sha256: sha256Schema }),
    result: signatureFileSchema,
  }),
  verifySignature: defineEndpoint({
    service,
    method: 'POST',
    path: '/signatures/verify',
    access: 'public',
    summary: 'Whether a signature was made here, for the file with this SHA-256',
    body: z.strictObject({ sha256: sha256Schema, file: signatureFileSchema }),
    result: z.object({ verdict: z.enum(signatureVerdicts) }),
  }),
} as const;
