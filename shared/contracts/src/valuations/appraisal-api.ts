import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  investmentQuerySchema,
  investmentReferencesSchema,
  officeValuationBodySchema,
  officeValuationSchema,
} from '../estimates/investment';
import { modelReportAnswerSchema } from '../estimates/model-report';
import {
  choicesByUnitSchema,
  referenceChoicesSchema,
  referenceSettingsSchema,
  transactionReferencesSchema,
} from './choices';
import { editSchema } from './edits';
import { valuationEvidenceSchema } from './evidence';
import { overrideDecisionSchema, overridePolicyBodySchema, overridePolicySchema } from './override';
import { reconciliationSchema } from './reconciliation';
import { mostScenarios, savedScenarioSchema, whatIfOutcomeSchema, whatIfSchema } from './scenarios';
import { referencesByUnitSchema } from './valuation';
import {
  savedValuesSchema,
  unitsToValueSchema,
  unitValuesSchema,
  valuationRunSchema,
  valuesToSaveSchema,
} from './valuation-run';

const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** What the portfolio service keeps of an appraiser's work. */
export const appraisalApi = {
  getTransactionReferences: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/transaction-references',
    access,
    summary:
      'The comparable sales and choices per unit with their revision: of all units, a bucket or one unit',
    params,
    query: query.extend({ unitId: z.uuid().optional(), bucket: z.string().max(60).optional() }),
    result: transactionReferencesSchema,
  }),
  saveTransactionReferences: defineEndpoint({
    service: 'portfolio',
    method: 'PUT',
    path: '/valuations/:id/transaction-references',
    access,
    summary:
      'Replace the references and choices of the units named and the settings of the buckets named; 409 with both versions when the revision is behind',
    audit: { kind: 'value-overridden', object: 'valuation' },
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: z.object({
      revision: z.int().nonnegative(),
      references: referencesByUnitSchema,
      settings: referenceSettingsSchema.optional(),
      choices: choicesByUnitSchema.optional(),
    }),
    result: transactionReferencesSchema,
  }),
  getReferenceChoices: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/reference-choices',
    access,
    summary: 'The settings and all choices, without the sales that follow from them',
    params,
    query,
    result: referenceChoicesSchema,
  }),
  getEdits: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/edits',
    access,
    summary: 'The latest changes to a valuation, newest first: who changed what, and why',
    params,
    query,
    result: z.array(editSchema),
  }),
  getValuationRun: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/run',
    access,
    summary: 'How far the valuing of all units is, or how the last one ended; null before the first',
    params,
    query,
    result: valuationRunSchema.nullable(),
  }),
  startValuationRun: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/run',
    access,
    summary:
      'Value all units without a value for their bucket and the value date; the one under way when there is one',
    cost: 'expensive',
    params,
    query,
    result: valuationRunSchema,
  }),
  cancelValuationRun: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/run/cancel',
    access,
    summary: 'Stop; when this answers, no more values are stored. What was stored stays',
    params,
    query,
    result: valuationRunSchema.nullable(),
  }),
  getOverridePolicy: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/override-policy',
    access: [...access, 'auth.management'],
    summary: "How far from the model's value people of the organisation may set one",
    query,
    result: overridePolicySchema,
  }),
  saveOverridePolicy: defineEndpoint({
    service: 'portfolio',
    method: 'PUT',
    path: '/override-policy',
    access: ['auth.management'],
    recent: true,
    summary: 'Set the limits of overrides; each change is kept with who made it',
    body: overridePolicyBodySchema,
    result: overridePolicySchema,
  }),
  decideOverride: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/real-estate-entities/:unitId/override-decision',
    access,
    summary:
      'Confirm or refuse an override as a second person; 403 for who proposed it, 404 when none is pending, 409 when it was changed',
    params: params.extend({ unitId: z.uuid() }),
    query,
    body: overrideDecisionSchema,
    result: savedValuesSchema,
  }),
  getEvidence: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/evidence',
    access,
    summary:
      'What the values rest on: references with their facts, parameters, version of the model; in parts',
    params,
    query: query.extend({ after: z.uuid().optional(), only: z.enum(['terms']).optional() }),
    result: valuationEvidenceSchema,
  }),
  listScenarios: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/valuations/:id/scenarios',
    access,
    summary: 'What-if scenarios kept with a valuation, by name',
    params,
    query,
    result: z.array(savedScenarioSchema),
  }),
  saveScenario: defineEndpoint({
    service: 'portfolio',
    method: 'PUT',
    path: '/valuations/:id/scenarios/:scenarioId',
    access,
    summary: 'Keep, rename or change a scenario; 409 when the name is taken',
    params: params.extend({ scenarioId: z.uuid() }),
    query,
    body: savedScenarioSchema.omit({ id: true }),
    result: savedScenarioSchema,
  }),
  deleteScenario: defineEndpoint({
    service: 'portfolio',
    method: 'DELETE',
    path: '/valuations/:id/scenarios/:scenarioId',
    access,
    summary: 'Delete a scenario; saving it again with its id takes that back',
    params: params.extend({ scenarioId: z.uuid() }),
    query,
    result: z.null(),
  }),
} as const;

/** What the real-estate data service computes for an appraiser. */
export const appraisalDataApi = {
  whatIf: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/valuations/:id/what-if',
    access,
    summary: 'Net values of the cash flow under each change; nothing is stored',
    cost: 'frequent',
    params,
    query,
    body: z.object({
      changes: z
        .array(whatIfSchema)
        .min(1)
        .max(mostScenarios + 2),
    }),
    result: z.array(whatIfOutcomeSchema),
  }),
  reconciliation: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/reconciliation',
    access,
    summary: 'Why the value by cash flow differs from the value by comparison',
    params,
    query,
    result: reconciliationSchema,
  }),
  investmentReferences: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/references/investment',
    // The housing corporation's own page of transactions shows them too.
    access: [...access, 'auth.vesteda'],
    summary:
      'Sales of let property with their rent and yield, by object, date, price and distance along the globe',
    cost: 'expensive',
    defaultError: 'Failed to fetch investment references',
    query: investmentQuerySchema,
    result: investmentReferencesSchema,
  }),
  officeValuation: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/valuations/office',
    access,
    summary: 'One office by comparable sales and by its rent; nothing is stored',
    cost: 'expensive',
    defaultError: 'Failed to fetch office valuation',
    query,
    body: officeValuationBodySchema,
    result: officeValuationSchema,
  }),
  modelReport: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/model/report',
    access,
    summary: 'How well the current model foretold sales it had not seen',
    cost: 'expensive',
    query,
    result: modelReportAnswerSchema,
  }),
  kateExport: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/kate-export',
    access,
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

/** What services ask one another: there is no address for it. */
export const appraisalInnerApi = {
  valueUnits: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/units/values',
    access,
    summary: 'References and values of units; nothing is stored',
    bodyLimit: largeBodyBytes,
    body: unitsToValueSchema,
    result: unitValuesSchema,
  }),
  saveValues: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/values',
    access,
    summary: 'Store values that the model made, with what they rest on, in the name of a user',
    params,
    query,
    body: valuesToSaveSchema,
    result: savedValuesSchema,
  }),
} as const;
