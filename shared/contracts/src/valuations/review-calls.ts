import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { reviewQueueItemSchema, reviewRequestSchema, reviewSchema, valuationPeopleSchema } from './review';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** Calls around the review of a valuation: who reviews, and what waits. */
export const reviewCalls = {
  reviewQueue: defineEndpoint({
    service,
    method: 'GET',
    path: '/review-queue',
    access,
    acting: true,
    summary:
      'Valuations in review that the caller may see: the earliest due date first, then the longest waiting',
    query,
    result: z.array(reviewQueueItemSchema),
  }),
  getReview: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/review',
    access,
    acting: true,
    summary: 'Who is asked to review a valuation; null: nobody in particular',
    params,
    query,
    result: reviewSchema.nullable(),
  }),
  askReview: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/review',
    access,
    acting: true,
    summary:
      'Ask a colleague to review a draft or a valuation in review; 422 for who may not edit its portfolio or worked on it',
    audit: { kind: 'review-asked', object: 'valuation' },
    params,
    query,
    body: reviewRequestSchema,
    result: reviewSchema,
  }),
  withdrawReview: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/valuations/:id/review',
    access,
    acting: true,
    summary: 'Ask nobody in particular any more',
    audit: { kind: 'review-withdrawn', object: 'valuation' },
    params,
    query,
    result: z.null(),
  }),
  listPeople: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/people',
    access,
    acting: true,
    summary: 'Colleagues who may work on valuations, and what each may do with this one',
    params,
    query,
    result: valuationPeopleSchema,
  }),
} as const;
