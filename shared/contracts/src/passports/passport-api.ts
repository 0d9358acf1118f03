import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { objectHoldingsSchema } from './holding';
import { newPassportLinkSchema, passportLinkSchema, sharedPassportSchema } from './passport-link';

const service = 'portfolio';
const access = ['auth.property-pass'] as const;
const query = actingQuerySchema;
const path = '/passport-links';

/** What an organisation has at an address, and read-only links to the passport of one. */
export const passportApi = {
  objectHoldings: defineEndpoint({
    service,
    method: 'GET',
    path: '/objects/:id/holdings',
    access: ['auth.portfolio-hub'],
    acting: true,
    summary: 'Portfolios that hold an address, files of their services, and its approved values',
    params: z.object({ id: bagIdSchema }),
    query,
    result: objectHoldingsSchema,
  }),
  listPassportLinks: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    acting: true,
    summary: 'Own links to the passport of an address, newest first',
    query: query.extend({ objectId: bagIdSchema }),
    result: z.array(passportLinkSchema),
  }),
  createPassportLink: defineEndpoint({
    service,
    method: 'POST',
    path,
    access,
    acting: true,
    summary: 'Make a read-only link to a passport; its token is told this once',
    audit: { kind: 'passport-shared', object: 'passport-link' },
    query,
    body: newPassportLinkSchema,
    result: passportLinkSchema.extend({ token: z.string() }),
  }),
  withdrawPassportLink: defineEndpoint({
    service,
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'Withdraw a link; it cannot be used any more',
    audit: { kind: 'passport-link-withdrawn', object: 'passport-link' },
    params: z.object({ id: z.uuid() }),
    query,
    result: z.null(),
  }),
  readSharedPassport: defineEndpoint({
    service,
    method: 'POST',
    path: `${path}/read`,
    access: 'public',
    cost: 'expensive',
    summary: 'The passport behind a link; the token travels in the body, as addresses end up in logs',
    body: z.strictObject({ token: z.string().min(1).max(128) }),
    result: sharedPassportSchema,
  }),
} as const;
