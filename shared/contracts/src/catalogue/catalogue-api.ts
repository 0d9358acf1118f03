import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import type { Limits } from '../calls/checks';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  addressSuggestionSchema,
  bagIdSchema,
  realEstateObjectSchema,
  vtwTypeSchema,
} from '../objects/real-estate-object';
import { batchLineLimit, batchLineSchema, lineResultSchema } from '../portfolios/portfolio';
import { propertyScoreSchema, scoreMetricSchema } from '../scores/score';
import { valuationBridgeSchema } from '../valuations/bridge';
import { cashFlowSchema, sourcedParameterSchema } from '../valuations/cash-flow';
import { recomputationSchema } from '../valuations/status';
import {
  addressBucketsSchema,
  operatingCostsSchema,
  referenceParamsSchema,
  referenceSchema,
  referencesByUnitSchema,
  unvaluedUnitSchema,
  valuationResultSchema,
} from '../valuations/valuation';
import { wwsRentsSchema } from '../valuations/wws';

/** The snapshot that answers: shown on public pages and as a map attribution. */
export const catalogueStatusSchema = z.object({
  snapshot: z.string(),
  createdAt: z.iso.datetime(),
  objects: z.int(),
  panden: z.int(),
  transactions: z.int(),
  buurten: z.int(),
  /** Bounds as west, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  datasets: z.array(
    z.object({
      name: z.string(),
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** Longitude and latitude of a built-up place near the middle, which may itself be a field. */
      focus: z.tuple([z.number(), z.number()]),
      objects: z.int(),
      fictional: z.boolean(),
    }),
  ),
});
export type CatalogueStatus = z.infer<typeof catalogueStatusSchema>;

/** A value with its range for one loose address, without the references behind it. */
export const estimateSchema = z.object({
  object: realEstateObjectSchema,
  value: z.number(),
  low68: z.number(),
  high68: z.number(),
  pricePerM2: z.number(),
  accuracyClass: z.int(),
  referenceCount: z.int(),
  valueDate: z.iso.date(),
  fictionalSales: z.boolean(),
});
export type Estimate = z.infer<typeof estimateSchema>;

export const purchaserKinds = ['own-home', 'starter', 'investor', 'non-dwelling'] as const;

/** Euro. */
export const purchasePriceLimits: Limits = { min: 1_000, max: 1_000_000_000 };

export const purchaseCostsSchema = z.object({
  price: z.number(),
  lines: z.array(
    z.object({
      key: z.enum(['transfer-tax', 'notary', 'registry', 'valuation', 'advice']),
      amount: z.number(),
      /** Fraction of the price where the line is one. */
      rate: z.number().nullable(),
      source: z.string(),
      year: z.int(),
    }),
  ),
  total: z.number(),
  vrijOpNaam: z.number(),
});
export type PurchaseCosts = z.infer<typeof purchaseCostsSchema>;

/** What all addresses can be ordered by; those without a value come last. */
export const addressSorts = ['address', 'area', 'year', 'energyLabel'] as const;
export type AddressSort = (typeof addressSorts)[number];

export const listedObjectSchema = addressSuggestionSchema.extend(
  realEstateObjectSchema.pick({ bouwjaar: true, energielabel: true }).shape,
);
export type ListedObject = z.infer<typeof listedObjectSchema>;

export const addressPageSchema = z.object({
  snapshot: z.string(),
  /** All addresses there are. */
  count: z.int(),
  objects: z.array(listedObjectSchema),
  /** Null on the last page. */
  next: z.string().nullable(),
});
export type AddressPage = z.infer<typeof addressPageSchema>;

const service = 'real-estate-data';
const valuationAccess = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const objectParams = z.object({ id: bagIdSchema });
const query = actingQuerySchema;

export const realEstateDataApi = {
  catalogueStatus: defineEndpoint({
    service,
    method: 'GET',
    path: '/catalogue/status',
    access: 'public',
    summary: 'Which snapshot answers and what is in it',
    result: catalogueStatusSchema,
  }),
  suggestAddresses: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses/suggest',
    access: 'public',
    summary: 'Addresses that begin like the text, best first',
    cost: 'frequent',
    query: z.object({
      q: z.string().trim().min(1).max(120),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    result: z.array(addressSuggestionSchema),
  }),
  browseAddresses: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses',
    access: 'public',
    summary: 'All addresses of the catalogue in an order, page after page',
    query: z.object({
      sort: z.enum(addressSorts).default('address'),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** `next` of the page before, asked for with the same order. */
      cursor: z.string().max(400).optional(),
    }),
    result: addressPageSchema,
  }),
  matchAddresses: defineEndpoint({
    service,
    method: 'POST',
    path: '/addresses/match',
    access: 'authenticated',
    summary: 'Match lines of free text to objects',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    body: z.object({ lines: z.array(batchLineSchema).min(1).max(batchLineLimit) }),
    result: z.array(lineResultSchema),
  }),
  getObject: defineEndpoint({
    service,
    method: 'GET',
    path: '/objects/:id',
    access: 'public',
    summary: 'What the catalogue knows about one object',
    params: objectParams,
    result: realEstateObjectSchema,
  }),
  getObjects: defineEndpoint({
    service,
    method: 'POST',
    path: '/objects',
    access: 'authenticated',
    summary: 'Many objects by id; unknown ids are left out',
    body: z.object({ objectIds: z.array(bagIdSchema).min(1).max(batchLineLimit) }),
    result: z.array(realEstateObjectSchema),
  }),
  estimateAddress: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses/:id/estimate',
    access: 'public',
    summary: 'The value of one address with its range',
    cost: 'expensive',
    params: objectParams,
    result: estimateSchema,
  }),
  referencesForAddresses: defineEndpoint({
    service,
    method: 'POST',
    path: '/addresses/references-and-valuation-result',
    // The housing corporation's own page of values shows the sales behind one too.
    access: [...valuationAccess, 'auth.vesteda'],
    summary: 'References and values of loose addresses; nothing is stored. Results are keyed by object id',
    cost: 'expensive',
    defaultError: 'Failed to fetch single address valuation result',
    query,
    body: z.object({
      objectIds: z.array(bagIdSchema).min(1).max(500),
      params: referenceParamsSchema.default({}),
    }),
    result: z.object({
      references: z.record(bagIdSchema, z.array(referenceSchema)),
      valuationResults: z.array(
        valuationResultSchema.omit({ unitId: true, bucket: true }).extend({ objectId: bagIdSchema }),
      ),
      unvalued: z.array(z.object({ objectId: bagIdSchema, reason: unvaluedUnitSchema.shape.reason })),
    }),
  }),
  suggestedBuckets: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/address-buckets',
    access: valuationAccess,
    summary: 'Buckets suggested from the units, with the reason for each',
    params,
    query,
    result: addressBucketsSchema,
  }),
  referencesAndValuationResult: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/references-and-valuation-result',
    access: valuationAccess,
    summary: 'Find references for a unit, a bucket or all, value the units, store both',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    defaultError: 'Failed to fetch references and valuation results',
    params,
    query,
    body: z
      .object({
        /** Those saved for the bucket when absent. */
        params: referenceParamsSchema.optional(),
        bucket: z.string().optional(),
        unitId: z.uuid().optional(),
      })
      .nullish(),
    result: z.object({
      /** Of the references, after this. */
      revision: z.int(),
      references: referencesByUnitSchema,
      valuationResults: z.array(valuationResultSchema),
      unvalued: z.array(unvaluedUnitSchema),
    }),
  }),
  valuationResult: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/valuation-result',
    access: valuationAccess,
    summary: 'The stored values',
    defaultError: 'Failed to fetch valuation result',
    params,
    query,
    result: z.array(valuationResultSchema),
  }),
  recomputation: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/recomputation',
    access: valuationAccess,
    summary: 'Values made again and compared with those stored; nothing is changed',
    cost: 'expensive',
    params,
    query,
    result: recomputationSchema,
  }),
  valuationBridge: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/bridge',
    access: valuationAccess,
    summary: 'Why the total of the valuation `from` became that of this one',
    params,
    query: query.extend({ from: z.uuid() }),
    result: valuationBridgeSchema,
  }),
  bucketOverview: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/bucket-overview',
    access: valuationAccess,
    summary: 'Units, value and yield per bucket',
    params,
    query,
    result: z.array(
      z.object({
        bucket: z.string(),
        name: z.string(),
        units: z.int(),
        valued: z.int(),
        value: z.number(),
        pricePerM2: z.number().nullable(),
      }),
    ),
  }),
  dcf: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/dcf',
    access: valuationAccess,
    summary: 'Cash flow of the valuation in both scenarios, by bucket and in total; or of one of its units',
    cost: 'frequent',
    params,
    query: query.extend({ unitId: z.uuid().optional() }),
    result: cashFlowSchema,
  }),
  wwsRents: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/wws-rents',
    access: valuationAccess,
    summary: 'Points and highest rent of each dwelling, with their arithmetic',
    params,
    query,
    result: wwsRentsSchema,
  }),
  vtwTypes: defineEndpoint({
    service,
    method: 'GET',
    path: '/vtw-types',
    access: valuationAccess,
    summary: 'The types that operating costs go by',
    defaultError: 'Failed to fetch VTW types',
    result: z.array(vtwTypeSchema),
  }),
  suggestedVtwTypes: defineEndpoint({
    service,
    method: 'GET',
    path: '/vtw-types/suggested',
    access: valuationAccess,
    summary: 'The type of each unit of a portfolio',
    defaultError: 'Failed to fetch suggested VTW types',
    query: query.extend({ portfolioId: z.uuid() }),
    result: z.array(z.object({ unitId: z.uuid(), vtwType: vtwTypeSchema })),
  }),
  operatingCosts: defineEndpoint({
    service,
    method: 'GET',
    path: '/vtw-types/operating-costs',
    access: valuationAccess,
    summary: "Kavel's own table of operating costs by type and building period",
    result: z.object({
      source: z.string(),
      year: z.int(),
      rows: z.array(
        operatingCostsSchema.extend({ vtwType: vtwTypeSchema, builtFrom: z.int(), builtTo: z.int() }),
      ),
    }),
  }),
  purchaseCosts: defineEndpoint({
    service,
    method: 'POST',
    path: '/estimate/purchase-costs',
    access: 'public',
    summary: 'Costs of buying: transfer tax by date of deed and purchaser, notary, registry',
    body: z.object({
      price: z.number().min(purchasePriceLimits.min).max(purchasePriceLimits.max),
      deedDate: z.iso.date(),
      purchaser: z.enum(purchaserKinds),
    }),
    result: purchaseCostsSchema,
  }),
  purchaseCostParameters: defineEndpoint({
    service,
    method: 'GET',
    path: '/estimate/parameters',
    access: 'public',
    summary: 'National parameters with year and source',
    result: z.array(sourcedParameterSchema),
  }),
  propertyScore: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/scores/:id',
    access: ['auth.property-pass', 'auth.unrestricted-access-general'],
    summary: 'The score of one address with every part explained',
    defaultError: 'Failed to fetch property score',
    params: objectParams,
    query,
    result: propertyScoreSchema,
  }),
  propertyScoreMetrics: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/metrics',
    access: ['auth.property-pass', 'auth.unrestricted-access-general'],
    summary: 'What the score is made of: metrics, weights, scales',
    defaultError: 'Failed to fetch property score metrics',
    query,
    result: z.array(scoreMetricSchema),
  }),
} as const;
