import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { visibleTextSchema } from '../calls/visible-text';
import { addressSuggestionSchema, bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';

const idParams = z.object({ id: z.uuid() });
/** A name as people write it, emoji and quotes included. */
export const nameSchema = visibleTextSchema.min(1).max(120);

/** Lease facts the owner knows and no register has. Money in euro a year, dates ISO `yyyy-mm-dd`. */
export const leaseSchema = z.object({
  annualRent: z.number().nonnegative().max(1e9).nullable(),
  marketRent: z.number().nonnegative().max(1e9).nullable(),
  leaseEnd: z.iso.date().nullable(),
  leaseBreak: z.iso.date().nullable(),
  wozValue: z.number().nonnegative().max(1e10).nullable(),
  /** Operating costs as the owner knows them. Absent where nobody was ever asked for them. */
  annualCosts: z.number().nonnegative().max(1e9).nullable().optional(),
});

/** A unit's own copy of the object's facts, which its owner may correct, with the lease. */
export const addressObjectDataSchema = realEstateObjectSchema
  .omit({ objectId: true })
  .extend(leaseSchema.shape);
export type AddressObjectData = z.infer<typeof addressObjectDataSchema>;

/** What a user may change of a unit. */
export const addressObjectDataUpdateSchema = addressObjectDataSchema
  .pick({
    gebruiksdoelen: true,
    vtwType: true,
    oppervlakte: true,
    bouwjaar: true,
    energielabel: true,
    annualRent: true,
    marketRent: true,
    leaseEnd: true,
    leaseBreak: true,
    wozValue: true,
    annualCosts: true,
  })
  .partial();

/** A real-estate entity: one address in one portfolio. */
export const unitSchema = z.object({
  id: z.uuid(),
  portfolioId: z.uuid(),
  objectId: bagIdSchema,
  addressObjectData: addressObjectDataSchema,
  /** Raised by every change of the facts. Absent in the copies that valuations keep. */
  revision: z.int().positive().optional(),
});
export type Unit = z.infer<typeof unitSchema>;

export const portfolioSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  unitCount: z.int().nonnegative(),
  updatedAt: z.iso.datetime(),
  /** What the caller may do with it. */
  access: z.enum(['read', 'edit', 'owner']),
  /** Null for one in use; an archived one is read-only. */
  archivedAt: z.iso.datetime().nullable(),
  /** Who besides its owner: all of the organisation, and how many colleagues by name. */
  sharedWith: z.object({
    organisation: z.enum(['none', 'read', 'edit']),
    colleagues: z.int().nonnegative(),
  }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

export const portfolioDetailSchema = portfolioSchema.extend({ units: z.array(unitSchema) });
export type PortfolioDetail = z.infer<typeof portfolioDetailSchema>;

export const batchLineLimit = 20_000;

/** One line of a pasted list: free text as the user wrote it, and its line number in his list. */
export const batchLineSchema = z.object({ line: z.int().positive(), text: z.string().max(300) });
export type BatchLine = z.infer<typeof batchLineSchema>;

/** What became of a line. All but `matched` and `added` say why the line did not go in. */
export const lineOutcomes = [
  'added',
  'matched',
  'not-found',
  'ambiguous',
  'unreadable',
  'already-in-portfolio',
  'repeated-line',
] as const;
export const lineOutcomeSchema = z.enum(lineOutcomes);
export type LineOutcome = z.infer<typeof lineOutcomeSchema>;

export const lineResultSchema = batchLineSchema.extend({
  outcome: lineOutcomeSchema,
  objectId: bagIdSchema.nullable(),
  address: z.string().nullable(),
  /** For `ambiguous` and near misses: what the line may have meant, at most five. */
  candidates: z.array(addressSuggestionSchema),
});
export type LineResult = z.infer<typeof lineResultSchema>;

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;

export const portfolioApi = {
  listPortfolios: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios',
    access,
    summary: 'Portfolios the user may see, last changed first; the archived ones when asked for',
    query: actingQuerySchema.extend({ archived: z.stringbool().optional() }),
    result: z.array(portfolioSchema),
  }),
  createPortfolio: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios',
    access,
    summary: 'Create a portfolio',
    query: actingQuerySchema,
    body: z.object({ name: nameSchema }),
    result: portfolioSchema,
  }),
  renamePortfolio: defineEndpoint({
    service,
    method: 'PUT',
    path: '/portfolios/:id',
    access,
    summary: 'Rename a portfolio',
    params: idParams,
    query: actingQuerySchema,
    body: z.object({ name: nameSchema }),
    result: portfolioSchema,
  }),
  deletePortfolio: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/portfolios/:id',
    access,
    summary: 'Delete a portfolio with its units; it can be restored for a while',
    audit: { kind: 'portfolio-deleted', object: 'portfolio' },
    params: idParams,
    query: actingQuerySchema,
    result: z.null(),
  }),
  restorePortfolio: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/restore',
    access,
    summary: 'Take back the deletion of a portfolio',
    params: idParams,
    query: actingQuerySchema,
    result: portfolioSchema,
  }),
  getPortfolio: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/:id',
    access,
    summary: 'A portfolio with its units',
    params: idParams,
    query: actingQuerySchema,
    result: portfolioDetailSchema,
  }),
  addUnit: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities',
    access,
    summary: 'Add one address by its object id',
    params: idParams,
    query: actingQuerySchema,
    body: z.object({ numberId: bagIdSchema }),
    result: unitSchema,
  }),
  addUnitsInBatch: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities/batch',
    access,
    summary: 'Add a list of addresses: the good lines in one transaction, a reason for each other line',
    audit: { kind: 'portfolio-imported', object: 'portfolio' },
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    params: idParams,
    query: actingQuerySchema,
    body: z.object({ lines: z.array(batchLineSchema).min(1).max(batchLineLimit) }),
    result: z.object({ added: z.int(), lines: z.array(lineResultSchema) }),
  }),
  previewBatch: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities/batch/preview',
    access,
    summary: 'What a batch would do, by the same matcher, changing nothing',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    params: idParams,
    query: actingQuerySchema,
    body: z.object({ lines: z.array(batchLineSchema).min(1).max(batchLineLimit) }),
    result: z.object({ lines: z.array(lineResultSchema) }),
  }),
  removeUnit: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/portfolios/:id/real-estate-entities/:entityId',
    access,
    summary: 'Remove an address from a portfolio',
    params: z.object({ id: z.uuid(), entityId: z.uuid() }),
    query: actingQuerySchema,
    result: z.null(),
  }),
  updateAddressObjectData: defineEndpoint({
    service,
    method: 'PUT',
    path: '/real-estate-entities/:id/address-object-data',
    access,
    summary: "Correct or complete a unit's facts",
    params: idParams,
    query: actingQuerySchema,
    /** With a revision the change goes in only on top of that revision. */
    body: addressObjectDataUpdateSchema.extend({ revision: z.int().positive().optional() }),
    result: unitSchema,
  }),
  listAllUnits: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/all/real-estate-entities',
    access,
    summary: 'All units of the organisation',
    query: actingQuerySchema,
    result: z.array(unitSchema),
  }),
} as const;
