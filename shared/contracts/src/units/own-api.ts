import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { nameSchema } from '../calls/visible-text';
import {
  newOwnColumnSchema,
  ownColumnChangeSchema,
  ownColumnSchema,
  ownLimits,
  ownValueSchema,
  unitTagSchema,
} from './own';
import { unitSelectionSchema } from './selection';
import { bulkEditLimit } from './unit-edits';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** Tags and own columns of units: words and facts that an organisation keeps for itself. */
export const unitOwnApi = {
  listUnitTags: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'GET',
    path: '/unit-tags',
    summary: 'The tags of the organisation, by name',
    result: z.array(unitTagSchema),
  }),
  createUnitTag: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'POST',
    path: '/unit-tags',
    summary: 'Add a tag',
    body: z.object({ name: nameSchema }),
    result: unitTagSchema,
  }),
  deleteUnitTag: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'DELETE',
    path: '/unit-tags/:id',
    summary: 'Delete a tag; units lose it',
    params,
    result: z.null(),
  }),
  tagUnits: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'PUT',
    path: '/portfolios/:id/real-estate-entities/tags',
    summary: 'Give tags to units of a portfolio and take others away, all or none',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    params,
    body: unitSelectionSchema.extend({
      add: z.array(z.uuid()).max(ownLimits.tagsOfUnit),
      remove: z.array(z.uuid()).max(ownLimits.tagsOfUnit),
    }),
    result: z.object({ units: z.int() }),
  }),
  listOwnColumns: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'GET',
    path: '/portfolios/:id/own-columns',
    summary: 'The own columns of a portfolio and of all, by name',
    params,
    result: z.array(ownColumnSchema),
  }),
  createOwnColumn: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'POST',
    path: '/portfolios/:id/own-columns',
    summary: 'Add an own column to a portfolio, or to all of the organisation',
    params,
    body: newOwnColumnSchema,
    result: ownColumnSchema,
  }),
  updateOwnColumn: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'PUT',
    path: '/own-columns/:id',
    summary: 'Rename an own column or change its choices',
    params,
    body: ownColumnChangeSchema,
    result: ownColumnSchema,
  }),
  deleteOwnColumn: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'DELETE',
    path: '/own-columns/:id',
    summary: 'Hide an own column; its values stay for when it is restored',
    params,
    result: z.null(),
  }),
  restoreOwnColumn: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'POST',
    path: '/own-columns/:id/restore',
    summary: 'Take back the deletion of an own column',
    params,
    result: ownColumnSchema,
  }),
  setOwnValues: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'PUT',
    path: '/portfolios/:id/real-estate-entities/own-values',
    summary: 'Set or clear values of own columns, all or none',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    params,
    body: z.object({
      values: z
        .array(z.object({ unitId: z.uuid(), columnId: z.uuid(), value: ownValueSchema.nullable() }))
        .min(1)
        .max(bulkEditLimit),
    }),
    result: z.object({ units: z.int() }),
  }),
} as const;
