import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { ownLayerProblems } from './lists';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });
const name = z.string().trim().min(1).max(80);

/** A file of the organisation's own on the map. */
export const ownLayerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  features: z.int(),
  /** Features without a geometry that can be drawn. */
  skipped: z.int(),
  /** Coordinate system of the file: as declared, or recognised by its numbers. */
  crs: z.enum(['rd', 'wgs84']),
  /** West, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  createdAt: z.string(),
  userName: z.string(),
});
export type OwnLayer = z.infer<typeof ownLayerSchema>;

/** Features in degrees, as GeoJSON. */
export const ownLayerFeaturesSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
    }),
  ),
});
export type OwnLayerFeatures = z.infer<typeof ownLayerFeaturesSchema>;

/** Layers that an organisation adds to its maps; nobody else sees them. */
export const ownLayerApi = {
  listOwnLayers: defineEndpoint({
    service,
    method: 'GET',
    path: '/own-layers',
    access,
    acting: true,
    summary: 'Own layers of the organisation by name',
    query,
    result: z.array(ownLayerSchema),
  }),
  createOwnLayer: defineEndpoint({
    service,
    method: 'POST',
    path: '/own-layers',
    access,
    acting: true,
    summary:
      'Add a GeoPackage or GeoJSON file as a layer; a file that cannot be drawn is refused with its problem',
    audit: { kind: 'own-layer-added', object: 'own-layer' },
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: z.object({
      name,
      fileName: z.string().trim().min(1).max(200),
      /** The file in base64. */
      content: z
        .string()
        .min(1)
        .max(largeBodyBytes - 4_096),
    }),
    result: z.object({ layer: ownLayerSchema.nullable(), problem: z.enum(ownLayerProblems).nullable() }),
  }),
  ownLayerFeatures: defineEndpoint({
    service,
    method: 'GET',
    path: '/own-layers/:id/features',
    access,
    acting: true,
    summary: 'Features of an own layer in degrees',
    params,
    query,
    result: ownLayerFeaturesSchema,
  }),
  renameOwnLayer: defineEndpoint({
    service,
    method: 'PUT',
    path: '/own-layers/:id',
    access,
    acting: true,
    summary: 'Give an own layer another name',
    params,
    query,
    body: z.object({ name }),
    result: ownLayerSchema,
  }),
  deleteOwnLayer: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/own-layers/:id',
    access,
    acting: true,
    summary: 'Delete an own layer; it can be restored for a day',
    audit: { kind: 'own-layer-removed', object: 'own-layer' },
    params,
    query,
    result: z.null(),
  }),
  restoreOwnLayer: defineEndpoint({
    service,
    method: 'POST',
    path: '/own-layers/:id/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of an own layer',
    params,
    query,
    result: ownLayerSchema,
  }),
} as const;
