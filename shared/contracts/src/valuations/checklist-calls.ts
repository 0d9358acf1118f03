import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import {
  checklistAnswerBodySchema,
  checklistItemSchema,
  checklistPolicyBodySchema,
  checklistPolicySchema,
  checklistSchema,
} from './checklist';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const line = params.extend({ item: checklistItemSchema });
const query = actingQuerySchema;

/** The checklist of a valuation, and whether an approval needs it. */
export const checklistCalls = {
  getChecklist: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/checklist',
    access,
    acting: true,
    summary: 'The checklist: what the product finds, what the appraiser answered and the reviewer confirmed',
    params,
    query,
    result: checklistSchema,
  }),
  answerChecklist: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/checklist/:item',
    access,
    acting: true,
    summary:
      'Answer an item, or explain one that the product answers; a confirmation of it ends. 409 once approved',
    audit: { kind: 'checklist-answered', object: 'valuation' },
    params: line,
    query,
    body: checklistAnswerBodySchema,
    result: checklistSchema,
  }),
  confirmChecklist: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/checklist/:item/confirmed',
    access,
    acting: true,
    summary:
      'Confirm an answered item as a second person, or take that back; 403 for who worked on the valuation',
    audit: { kind: 'checklist-confirmed', object: 'valuation' },
    params: line,
    query,
    body: z.object({ confirmed: z.boolean() }),
    result: checklistSchema,
  }),
  getChecklistPolicy: defineEndpoint({
    service,
    method: 'GET',
    path: '/checklist-policy',
    access: [...access, 'auth.management'],
    acting: true,
    summary: 'Whether an approval needs a complete checklist',
    query,
    result: checklistPolicySchema,
  }),
  saveChecklistPolicy: defineEndpoint({
    service,
    method: 'PUT',
    path: '/checklist-policy',
    access: ['auth.management'],
    recent: true,
    summary:
      'Require a complete checklist for an approval, or only warn; each change is kept with who made it',
    body: checklistPolicyBodySchema,
    result: checklistPolicySchema,
  }),
} as const;
