import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bridgeBases, portfolioYearSchema, valueBridgeSchema, valueOverTimeSchema } from './value-over-time';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const params = z.object({ id: z.uuid() });
/** Of one unit of the portfolio. */
const query = actingQuerySchema.extend({ unitId: z.uuid().optional() });

/** Approved values of a portfolio over time. */
export const valueCalls = {
  getValueOverTime: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/:id/value-over-time',
    access,
    acting: true,
    summary: 'Approved values by value date, and total return by year; of the portfolio or of one unit',
    params,
    query,
    result: valueOverTimeSchema,
  }),
  getValueBridge: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/:id/value-bridge',
    access,
    acting: true,
    summary: 'Why the approved value at one date became that at another',
    cost: 'frequent',
    params,
    query: query.extend({
      from: z.iso.date(),
      to: z.iso.date(),
      /** By comparison when absent. */
      basis: z.enum(bridgeBases).optional(),
    }),
    result: valueBridgeSchema,
  }),
  savePortfolioYear: defineEndpoint({
    service,
    method: 'PUT',
    path: '/portfolios/:id/years/:year',
    access,
    acting: true,
    summary: 'Enter the income and spending of a year; nulls take them back',
    audit: { kind: 'portfolio-year-entered', object: 'portfolio' },
    params: params.extend({ year: z.coerce.number().int().min(1950).max(2100) }),
    query: actingQuerySchema,
    body: portfolioYearSchema,
    result: portfolioYearSchema,
  }),
} as const;
