import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { withinSchema } from './within';
import {
  deliverySchema,
  newDeliverySchema,
  newWorkAreaSchema,
  workAreaChangeSchema,
  workAreaSchema,
} from './work-area';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** Areas that an organisation works in, which all of its users see and change. */
export const workAreaApi = {
  listWorkAreas: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/work-areas',
    summary: 'All work areas with their outlines, by name',
    query,
    result: z.array(workAreaSchema),
  }),
  createWorkArea: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/work-areas',
    summary: 'Store a work area that was drawn or chosen',
    bodyLimit: largeBodyBytes,
    query,
    body: newWorkAreaSchema,
    result: workAreaSchema,
  }),
  changeWorkArea: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/work-areas/:id',
    summary: 'Change the name or the outline',
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: workAreaChangeSchema,
    result: workAreaSchema,
  }),
  deleteWorkArea: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'DELETE',
    path: '/work-areas/:id',
    summary: 'Delete a work area; it can be restored for a day',
    params,
    query,
    result: z.null(),
  }),
  restoreWorkArea: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/work-areas/:id/restore',
    summary: 'Take back the deletion of a work area',
    params,
    query,
    result: workAreaSchema,
  }),
  filterByWorkAreas: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/work-areas/filter',
    summary:
      'The key (`within`) that filters transactions, locator and addresses by the work areas, or by one of them',
    query,
    body: z.strictObject({ id: z.uuid().optional() }),
    result: z.object({ within: withinSchema }),
  }),
  deliverWorkAreas: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/work-area-deliveries',
    summary: 'Store the areas of a file; those without a usable outline are named',
    bodyLimit: largeBodyBytes,
    cost: 'expensive',
    query,
    body: newDeliverySchema,
    result: deliverySchema,
  }),
  listWorkAreaDeliveries: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/work-area-deliveries',
    summary: 'The last 50 deliveries with their state, newest first',
    query,
    result: z.array(deliverySchema),
  }),
  undoWorkAreaDelivery: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/work-area-deliveries/:id/undo',
    summary: 'Delete all areas that a delivery brought',
    params,
    query,
    result: deliverySchema,
  }),
};
