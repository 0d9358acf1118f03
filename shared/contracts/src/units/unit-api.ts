import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { batchLineLimit, batchLineSchema, lineResultSchema } from './batch-lines';
import { addressObjectDataUpdateSchema, unitSchema } from './unit';
import {
  bulkEditLimit,
  listedAddressSchema,
  unitEditSchema,
  unitEventSchema,
  wholeUnitSchema,
} from './unit-edits';
import { savedViewBodySchema, savedViewSchema } from './views';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** The units of portfolios: adding, correcting and removing them, and ways of looking at them. */
export const unitApi = {
  addUnit: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities',
    access,
    summary: 'Add one address by its object id',
    params,
    query,
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
    params,
    query,
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
    params,
    query,
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
    query,
    result: z.null(),
  }),
  updateAddressObjectData: defineEndpoint({
    service,
    method: 'PUT',
    path: '/real-estate-entities/:id/address-object-data',
    access,
    summary: "Correct or complete a unit's facts",
    params,
    query,
    /** With a revision the change goes in only on top of that revision. */
    body: addressObjectDataUpdateSchema.extend({ revision: z.int().positive().optional() }),
    result: unitSchema,
  }),
  editUnits: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/real-estate-entities/address-object-data',
    summary: 'Correct the facts of many units: all of them or none',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    params,
    body: z.object({ edits: z.array(unitEditSchema).min(1).max(bulkEditLimit) }),
    result: z.object({ units: z.array(wholeUnitSchema) }),
  }),
  getUnit: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/real-estate-entities/:id',
    summary: 'A unit with all its facts',
    params,
    result: wholeUnitSchema,
  }),
  getUnitHistory: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/real-estate-entities/:id/history',
    summary: 'Who changed what of a unit and when, newest first',
    params,
    result: z.array(unitEventSchema),
  }),
  listAllUnits: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/all/real-estate-entities',
    access,
    summary: 'All units of the organisation',
    query,
    result: z.array(unitSchema),
  }),
  listAddresses: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/realEstateEntities/listAddresses',
    summary: 'The addresses of units: of one portfolio, of those named, or of all',
    cost: 'expensive',
    body: z
      .object({
        portfolioId: z.uuid().optional(),
        unitIds: z.array(z.uuid()).max(bulkEditLimit).optional(),
      })
      .nullish(),
    result: z.array(listedAddressSchema),
  }),
  listSavedViews: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/saved-views',
    summary: "The user's own views of units, by name",
    result: z.array(savedViewSchema),
  }),
  createSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/saved-views',
    summary: 'Keep a view of units by a name',
    body: savedViewBodySchema,
    result: savedViewSchema,
  }),
  updateSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/saved-views/:id',
    summary: 'Change or rename a kept view',
    params,
    body: savedViewBodySchema,
    result: savedViewSchema,
  }),
  deleteSavedView: defineEndpoint({
    service,
    access,
    query,
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Forget a kept view',
    params,
    result: z.null(),
  }),
} as const;
