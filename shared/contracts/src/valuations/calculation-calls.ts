import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { capexPlanSchema } from './capex';
import { monteCarloSchema, monteCarloSettingsSchema } from './monte-carlo';
import { weighingReason, weighingSchema } from './weighing';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** What an appraiser plans and weighs in the calculation of a valuation. */
export const calculationCalls = {
  capexPlan: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/capex',
    access,
    acting: true,
    summary: 'Planned expenses of a valuation, by year',
    params,
    query,
    result: capexPlanSchema,
  }),
  saveCapexPlan: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/capex',
    access,
    acting: true,
    summary: 'Replace the planned expenses; 409 when the plan was changed since the revision named',
    params,
    query,
    body: capexPlanSchema,
    result: capexPlanSchema,
  }),
  saveWeighing: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/weighing',
    access,
    acting: true,
    summary: 'Weigh cash flow and comparison; a weight other than 0 needs a reason',
    params,
    query,
    body: weighingSchema.extend({
      reason: z.string().trim().max(weighingReason.most).nullable(),
    }),
    result: weighingSchema,
  }),
  monteCarlo: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/monte-carlo',
    access,
    acting: true,
    summary: 'The last Monte Carlo simulation, or how far the one under way is; null before the first',
    params,
    query,
    result: monteCarloSchema.nullable(),
  }),
  startMonteCarlo: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/monte-carlo',
    access,
    acting: true,
    summary: 'Simulate the market value by cash flow with these settings; ends the one under way',
    cost: 'expensive',
    params,
    query,
    body: monteCarloSettingsSchema,
    result: monteCarloSchema.nullable(),
  }),
  cancelMonteCarlo: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/monte-carlo/cancel',
    access,
    acting: true,
    summary: 'Stop the simulation under way',
    params,
    query,
    result: monteCarloSchema.nullable(),
  }),
} as const;
