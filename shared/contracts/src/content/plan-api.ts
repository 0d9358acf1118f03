import { defineEndpoint } from '../calls/endpoint';
import { pricingSchema } from './plans';

/** What the product costs. */
export const planApi = {
  getPricing: defineEndpoint({
    service: 'content',
    method: 'GET',
    path: '/pricing',
    access: ['auth.unrestricted-access-general'],
    summary: 'Plans with their permissions, limits and prices; none when the operator has set none',
    result: pricingSchema,
  }),
} as const;
