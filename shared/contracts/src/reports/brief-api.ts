import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { briefInputSchema, briefRowSchema, computedBriefSchema } from './brief';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const path = '/technical-briefs';
const params = z.object({ id: z.uuid() });

/** A version of a brief, as it was saved; a change of the rules does not change it. */
export const savedBriefSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  userName: z.string(),
  input: briefInputSchema,
  rows: z.array(briefRowSchema),
});
export type SavedBrief = z.infer<typeof savedBriefSchema>;

const briefHeadSchema = savedBriefSchema.omit({ input: true, rows: true });
export type BriefHead = z.infer<typeof briefHeadSchema>;

const newVersionSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  input: briefInputSchema,
});

export const briefApi = {
  computeBrief: defineEndpoint({
    service,
    method: 'POST',
    path: `${path}/computed`,
    access,
    acting: true,
    summary:
      'Requirements of a technical brief, and own values that fall short of the law; nothing is stored',
    query,
    body: briefInputSchema,
    result: computedBriefSchema,
  }),
  listBriefs: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    acting: true,
    summary: 'All versions of all technical briefs of the organisation, newest first',
    query,
    result: z.array(briefHeadSchema),
  }),
  createBrief: defineEndpoint({
    service,
    method: 'POST',
    path,
    access,
    acting: true,
    summary: 'Save a technical brief; refused when a value falls short of the law',
    query,
    body: newVersionSchema,
    result: savedBriefSchema,
  }),
  saveBriefVersion: defineEndpoint({
    service,
    method: 'PUT',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'Save another version of a technical brief; earlier ones stay',
    params,
    query,
    body: newVersionSchema,
    result: savedBriefSchema,
  }),
  getBrief: defineEndpoint({
    service,
    method: 'GET',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'A version of a technical brief, by default the latest',
    params,
    query: query.extend({ version: z.coerce.number().int().min(1).optional() }),
    result: savedBriefSchema,
  }),
} as const;
