import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  transferModeSchema,
  transferPreviewSchema,
  transferSchema,
  transferTargetSchema,
  unitSelectionSchema,
} from './selection';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;
const path = '/portfolios/:id/real-estate-entities';

/** Calls on a selection of units of one portfolio: all of them or none. */
export const unitSelectionApi = {
  removeUnits: defineEndpoint({
    service,
    access,
    params,
    query,
    method: 'POST',
    acting: true,
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    path: `${path}/removal`,
    summary: 'Remove units from a portfolio; their facts and history stay, and they can be restored',
    audit: { kind: 'units-removed', object: 'portfolio' },
    body: unitSelectionSchema,
    result: z.object({ units: z.int() }),
  }),
  restoreUnits: defineEndpoint({
    service,
    access,
    params,
    query,
    method: 'POST',
    acting: true,
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    path: `${path}/restoration`,
    summary: 'Restore removed units with their facts and history',
    audit: { kind: 'units-restored', object: 'portfolio' },
    body: unitSelectionSchema,
    result: z.object({ units: z.int() }),
  }),
  previewTransfer: defineEndpoint({
    service,
    access,
    params,
    query,
    method: 'POST',
    acting: true,
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    path: `${path}/transfer/preview`,
    summary: 'What moving or copying units to another portfolio would do, changing nothing',
    body: unitSelectionSchema.extend({ targetId: z.uuid() }),
    result: transferPreviewSchema,
  }),
  transferUnits: defineEndpoint({
    service,
    access,
    params,
    query,
    method: 'POST',
    acting: true,
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    path: `${path}/transfer`,
    summary: 'Move or copy units to another portfolio, or to a new one',
    audit: { kind: 'units-moved', object: 'portfolio' },
    body: unitSelectionSchema.extend({ mode: transferModeSchema, target: transferTargetSchema }),
    result: transferSchema,
  }),
  undoTransfer: defineEndpoint({
    service,
    access,
    params,
    query,
    method: 'POST',
    acting: true,
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    path: `${path}/transfer/undo`,
    summary: 'Undo a transfer; refused when one of the units has changed in its new place',
    audit: { kind: 'units-restored', object: 'portfolio' },
    body: transferSchema.omit({ doubles: true }).extend({ units: transferSchema.shape.units.min(1) }),
    result: z.object({ units: z.int() }),
  }),
} as const;
