import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';

/** Subject of the rows of a file that the browser generates. */
export const exportedObjects = [
  'portfolio',
  'valuation',
  'fee-agreement',
  'rent-roll',
  'locator',
  'wishlist',
  'audit',
  'model',
  'work-area',
  'technical-brief',
  'travel-time',
  'market',
  'visits',
] as const;
export type ExportedObject = (typeof exportedObjects)[number];

export const exportLimits = { fileName: 300 };

export const exportApi = {
  recordExport: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/exports',
    access: 'authenticated',
    acting: true,
    summary: 'Put on record that a page offers what it has read as a file; called before it does',
    audit: { kind: 'list-exported', object: 'list' },
    cost: 'expensive',
    query: actingQuerySchema,
    body: z.strictObject({
      object: z.enum(exportedObjects),
      /** Absent when the rows do not belong to one object, for example search results. */
      objectId: z.uuid().optional(),
      rows: z.int().min(0),
      fileName: z
        .string()
        .min(1)
        .max(exportLimits.fileName)
        .regex(/^\P{Cc}*$/u),
    }),
    result: z.null(),
  }),
} as const;
