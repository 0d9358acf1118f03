import { z } from 'zod';
import { visibleTextSchema } from '../calls/visible-text';
import { deliveryProblems, deliveryStates, workAreaBounds, workAreaLimits, workAreaSources } from './lists';

const { west, south, east, north } = workAreaBounds;
/** Longitude and latitude, WGS84. */
const positionSchema = z.tuple([z.number().min(west).max(east), z.number().min(south).max(north)]);
/** Closed: the last position is the first. */
export const ringSchema = z
  .array(positionSchema)
  .min(4)
  .refine(ring => String(ring[0]) === String(ring.at(-1)), 'must end where it begins');

/** Outline as MultiPolygon of GeoJSON: the first ring of each polygon is its outside, the others are holes. */
export const outlineSchema = z
  .object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(ringSchema).min(1)).min(1),
  })
  .refine(
    ({ coordinates }) =>
      coordinates.flat().reduce((sum, ring) => sum + ring.length, 0) <= workAreaLimits.positions,
    `must not have more than ${workAreaLimits.positions} positions`,
  );
export type Outline = z.infer<typeof outlineSchema>;

const nameSchema = visibleTextSchema.min(1).max(workAreaLimits.name);
/** Codes of CBS areas that were chosen: BU02000101, WK020001, GM0200. */
const codesSchema = z.array(z.string().regex(/^(BU\d{8}|WK\d{6}|GM\d{4})$/)).max(200);

export const newWorkAreaSchema = z.strictObject({
  name: nameSchema,
  outline: outlineSchema,
  source: z.enum(workAreaSources).exclude(['imported']),
  codes: codesSchema.default([]),
});
export type NewWorkArea = z.input<typeof newWorkAreaSchema>;

export const workAreaChangeSchema = z.strictObject({
  revision: z.int().min(1).max(2_147_483_647),
  name: nameSchema.optional(),
  outline: outlineSchema.optional(),
});

export const workAreaSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  outline: outlineSchema,
  source: z.enum(workAreaSources),
  codes: z.array(z.string()),
  /** The delivery that brought it; null for one that was drawn or chosen. */
  deliveryId: z.uuid().nullable(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});
export type WorkArea = z.infer<typeof workAreaSchema>;

/** One area of a file: its outline, or why it has none. */
const deliveredSchema = z.strictObject({
  name: z.string().max(workAreaLimits.name),
  outline: outlineSchema.nullable(),
  problem: z.enum(deliveryProblems).nullable(),
});
export type Delivered = z.infer<typeof deliveredSchema>;

export const newDeliverySchema = z.strictObject({
  /** Of the file. */
  name: nameSchema,
  areas: z.array(deliveredSchema).min(1).max(workAreaLimits.areas),
});

export const deliverySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(deliveryStates),
  accepted: z.int().nonnegative(),
  /** Areas that were not stored, by their place in the file, which counts from 1. */
  rejected: z.array(z.object({ number: z.int(), name: z.string(), problem: z.enum(deliveryProblems) })),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Delivery = z.infer<typeof deliverySchema>;
