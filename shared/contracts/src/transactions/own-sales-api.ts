import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  ownSaleDeliveryBodySchema,
  ownSaleDeliveryResultSchema,
  ownSaleDeliverySchema,
  ownSalePreviewSchema,
} from './own-sales';

const service = 'real-estate-data';
const access = ['auth.unrestricted-access-general', 'auth.vesteda'] as const;
const query = actingQuerySchema;

/**
 * Sales and rents that an organisation brings itself. They are in every answer about transactions that its users get,
 * and in nobody else's.
 */
export const ownSaleApi = {
  previewOwnSales: defineEndpoint({
    service,
    method: 'POST',
    path: '/own-sale-deliveries/preview',
    access,
    acting: true,
    summary: 'What taking over a file would do, row by row; stores nothing',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: ownSaleDeliveryBodySchema,
    result: ownSalePreviewSchema,
  }),
  deliverOwnSales: defineEndpoint({
    service,
    method: 'POST',
    path: '/own-sale-deliveries',
    access,
    acting: true,
    summary: 'Take over the rows of a file that are not rejected',
    audit: { kind: 'own-sales-delivered', object: 'import' },
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: ownSaleDeliveryBodySchema,
    result: ownSaleDeliveryResultSchema,
  }),
  listOwnSaleDeliveries: defineEndpoint({
    service,
    method: 'GET',
    path: '/own-sale-deliveries',
    access,
    acting: true,
    summary: 'The last 50 deliveries, newest first',
    query,
    result: z.array(ownSaleDeliverySchema),
  }),
  undoOwnSaleDelivery: defineEndpoint({
    service,
    method: 'POST',
    path: '/own-sale-deliveries/:id/undo',
    access,
    acting: true,
    summary: 'Take back a whole delivery; its sales and rents are deleted',
    audit: { kind: 'own-sales-undone', object: 'import' },
    params: z.object({ id: z.uuid() }),
    query,
    result: ownSaleDeliverySchema,
  }),
} as const;
