import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { feeAgreementSchema, feeDetailSchema, feeTermsSchema } from './agreement';
import { feeEntrySchema, feePeriodSchema, feeStatementSchema, newFeeEntrySchema } from './statement';

const service = 'portfolio';
const access = ['auth.management'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** `endedFrom`: first day on which it no longer applies, today or later. */
export const feeMoveSchema = z.union([
  z.strictObject({ to: z.enum(['proposed', 'withdrawn', 'agreed', 'declined']) }),
  z.strictObject({ to: z.literal('ended'), endedFrom: z.iso.date() }),
]);
export type FeeMove = z.infer<typeof feeMoveSchema>;

/**
 * Agreements between two organisations on sharing the fees of a service. Visible to its parties only, a draft to its
 * proposer only; for everybody else the id is unknown.
 */
export const feeApi = {
  listFeeAgreements: defineEndpoint({
    service,
    method: 'GET',
    path: '/fee-agreements',
    access,
    acting: true,
    summary: 'Agreements of the organisation and those proposed to it, last changed first, with its own code',
    query,
    result: z.object({ code: z.uuid(), agreements: z.array(feeAgreementSchema) }),
  }),
  listFeeServices: defineEndpoint({
    service,
    method: 'GET',
    path: '/fee-services',
    access,
    acting: true,
    summary: 'Services of the organisation to agree on, by name',
    query,
    result: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  createFeeAgreement: defineEndpoint({
    service,
    method: 'POST',
    path: '/fee-agreements',
    access,
    acting: true,
    summary: 'Draft an agreement',
    query,
    body: feeTermsSchema,
    result: feeAgreementSchema,
  }),
  getFeeAgreement: defineEndpoint({
    service,
    method: 'GET',
    path: '/fee-agreements/:id',
    access,
    acting: true,
    summary: 'An agreement with who did what to it',
    params,
    query,
    result: feeDetailSchema,
  }),
  changeFeeAgreement: defineEndpoint({
    service,
    method: 'PUT',
    path: '/fee-agreements/:id',
    access,
    acting: true,
    summary: 'Write other terms into a draft',
    params,
    query,
    body: z.strictObject({ revision: z.int(), terms: feeTermsSchema }),
    result: feeAgreementSchema,
  }),
  deleteFeeAgreement: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/fee-agreements/:id',
    access,
    acting: true,
    summary: 'Throw a draft away',
    params,
    query,
    result: z.null(),
  }),
  moveFeeAgreement: defineEndpoint({
    service,
    method: 'POST',
    path: '/fee-agreements/:id/move',
    access,
    acting: true,
    summary: 'Propose, withdraw, agree, decline or end; only the other party agrees and declines',
    params,
    query,
    body: feeMoveSchema,
    result: feeAgreementSchema,
  }),
  addFeeEntry: defineEndpoint({
    service,
    method: 'POST',
    path: '/fee-agreements/:id/entries',
    access,
    acting: true,
    summary: 'Enter a fee, for the proposer; what is wrong is put right by an amount below zero',
    params,
    query,
    body: newFeeEntrySchema,
    result: feeEntrySchema,
  }),
  getFeeStatement: defineEndpoint({
    service,
    method: 'GET',
    path: '/fee-agreements/:id/statement',
    access,
    acting: true,
    summary: 'Fees of a period and how they are shared',
    cost: 'expensive',
    params,
    query: feePeriodSchema,
    result: feeStatementSchema,
  }),
} as const;
