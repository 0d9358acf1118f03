import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { valuationBridgeSchema } from './bridge';
import { cashFlowSchema } from './cash-flow';
import { reconciliationSchema } from './reconciliation';
import { mostChanges, savedScenarioSchema, whatIfOutcomeSchema, whatIfSchema } from './scenarios';
import { valuationSummarySchema } from './summary';
import { wwsRentsSchema } from './wws';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** Reports from stored values: summary, bridge, cash flow, rents, scenarios, text. */
export const reportCalls = {
  getSummaries: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/summaries',
    access,
    acting: true,
    summary: 'Totals, yields and mixes of the stored values',
    params,
    query,
    result: valuationSummarySchema,
  }),
  valuationBridge: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/bridge',
    access,
    acting: true,
    summary: 'Why the total of the valuation `from` became that of this one',
    params,
    query: query.extend({ from: z.uuid() }),
    result: valuationBridgeSchema,
  }),
  dcf: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/dcf',
    access,
    acting: true,
    summary: 'Cash flow of the valuation in both scenarios, by bucket and in total; or of one of its units',
    cost: 'frequent',
    params,
    query: query.extend({ unitId: z.uuid().optional() }),
    result: cashFlowSchema,
  }),
  whatIf: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'POST',
    path: '/valuations/:id/what-if',
    access,
    acting: true,
    summary: 'Net values of the cash flow under each change; nothing is stored',
    cost: 'frequent',
    params,
    query,
    body: z.object({
      changes: z.array(whatIfSchema).min(1).max(mostChanges),
    }),
    result: z.array(whatIfOutcomeSchema),
  }),
  reconciliation: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/reconciliation',
    access,
    acting: true,
    summary: 'Why the value by cash flow differs from the value by comparison',
    params,
    query,
    result: reconciliationSchema,
  }),
  wwsRents: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/wws-rents',
    access,
    acting: true,
    summary: 'Points and highest rent of each dwelling, with their arithmetic',
    params,
    query,
    result: wwsRentsSchema,
  }),
  listScenarios: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/scenarios',
    access,
    acting: true,
    summary: 'What-if scenarios kept with a valuation, by name',
    params,
    query,
    result: z.array(savedScenarioSchema),
  }),
  saveScenario: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/scenarios/:scenarioId',
    access,
    acting: true,
    summary: 'Keep, rename or change a scenario; 409 when the name is taken',
    params: params.extend({ scenarioId: z.uuid() }),
    query,
    body: savedScenarioSchema.omit({ id: true }),
    result: savedScenarioSchema,
  }),
  deleteScenario: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/valuations/:id/scenarios/:scenarioId',
    access,
    acting: true,
    summary: 'Delete a scenario; saving it again with its id takes that back',
    params: params.extend({ scenarioId: z.uuid() }),
    query,
    result: z.null(),
  }),
  kateExport: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/kate-export',
    access,
    acting: true,
    summary: 'A valuation as text',
    audit: { kind: 'valuation-exported', object: 'valuation' },
    cost: 'expensive',
    defaultError: 'Failed to fetch Kate Export',
    params,
    query: query.extend({
      format: z.enum(['text']).default('text'),
      /** `True` as text, as the clients of the spec send it. */
      include_transactions: z
        .enum(['True', 'true', 'False', 'false'])
        .default('False')
        .transform(text => text.toLowerCase() === 'true'),
    }),
    result: z.object({ format: z.enum(['text']), text: z.string() }),
  }),
} as const;
