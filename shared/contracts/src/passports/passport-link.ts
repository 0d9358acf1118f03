import { z } from 'zod';
import { estimateSchema } from '../estimates/estimate';
import { objectFigureSchema } from '../objects/object-figures';
import { bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';
import { propertyScoreSchema } from '../scores/score';
import { passportParts } from './lists';
import { objectSiteSchema } from './object-site';

/** An own value as it was when the link was made: of which valuation or portfolio is not told. */
export const sharedValueSchema = z.object({
  value: z.number(),
  valueDate: z.iso.date(),
  approvedAt: z.iso.datetime(),
});
export type SharedValue = z.infer<typeof sharedValueSchema>;

const partsSchema = z.array(z.enum(passportParts)).min(1).max(passportParts.length);

/** A read-only link to a passport. Only who made it sees it here. */
export const passportLinkSchema = z.object({
  id: z.uuid(),
  objectId: bagIdSchema,
  parts: partsSchema,
  ownValue: sharedValueSchema.nullable(),
  createdAt: z.iso.datetime(),
  /** The end of its last day. */
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'withdrawn']),
});
export type PassportLink = z.infer<typeof passportLinkSchema>;

export const newPassportLinkSchema = z.strictObject({
  objectId: bagIdSchema,
  parts: partsSchema,
  /** The last day on which it works, in the Netherlands. */
  until: z.iso.date(),
});

/** What somebody with the link sees. Parts that were not shared are null, as are those without data. */
export const sharedPassportSchema = z.object({
  sharedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  parts: partsSchema,
  object: realEstateObjectSchema,
  figures: z.array(objectFigureSchema).nullable(),
  /** Plot, pand and neighbours: of the location. */
  site: objectSiteSchema.nullable(),
  estimate: estimateSchema.nullable(),
  score: propertyScoreSchema.nullable(),
  ownValue: sharedValueSchema.nullable(),
});
export type SharedPassport = z.infer<typeof sharedPassportSchema>;
