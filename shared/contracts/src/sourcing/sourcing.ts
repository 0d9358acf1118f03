import { z } from 'zod';
import { rangeSchema } from '../calls/ranges';
import { bagIdSchema, energyLabelSchema, gebruiksdoelSchema } from '../objects/real-estate-object';
import { scoreAreaTypes, scoreLevels } from '../scores/lists';
import { withinSchema } from '../work-areas/within';
import { ringSchema } from '../work-areas/work-area';
import { signalGaps, sourcingLimits, sourcingSignals, sourcingStrategies } from './lists';

export * from './lists';

const areaKeys = {
  buurt: /^BU\d{4}[0-9A-Z]{4}$/,
  wijk: /^WK\d{4}[0-9A-Z]{2}$/,
  gemeente: /^GM\d{4}$/,
  pc4: /^[1-9]\d{3}$/,
} as const;

const polygonSchema = z
  .object({ type: z.literal('Polygon'), coordinates: z.array(ringSchema).min(1) })
  .refine(
    ({ coordinates }) => coordinates.reduce((sum, ring) => sum + ring.length, 0) <= sourcingLimits.positions,
    `must not have more than ${sourcingLimits.positions} positions`,
  );

/** One of: a named area, a drawn outline (GeoJSON), or the key of registered outlines. */
const areaSchema = z
  .strictObject({
    areaType: z.enum(scoreAreaTypes).optional(),
    areaKey: z.string().optional(),
    polygon: polygonSchema.optional(),
    within: withinSchema.optional(),
  })
  .superRefine(({ areaType, areaKey, polygon, within }, context) => {
    const named = areaType !== undefined || areaKey !== undefined;
    const ways = [named, polygon !== undefined, within !== undefined].filter(Boolean).length;
    if (ways !== 1)
      context.addIssue({
        code: 'custom',
        message: 'must have areaType with areaKey, or polygon, or within: one of the three',
      });
    else if (named && !(areaType && areaKey && areaKeys[areaType].test(areaKey)))
      context.addIssue({
        code: 'custom',
        path: ['areaKey'],
        message: 'must be the code of a buurt, wijk or gemeente, or a PC4, as areaType says',
      });
  });
export type SourcingArea = z.infer<typeof areaSchema>;

const weightSchema = z.number().min(0).max(1_000);

/** Weights in place of those of the strategy; all are normalised afterwards. 0 ignores a signal. */
const weightsSchema = z.strictObject({
  undervalued: weightSchema.optional(),
  transformation: weightSchema.optional(),
  energy: weightSchema.optional(),
  obligation: weightSchema.optional(),
  vacancy: weightSchema.optional(),
  held: weightSchema.optional(),
  reserve: weightSchema.optional(),
});

export const sourcingBodySchema = z.strictObject({
  area: areaSchema,
  /** Panden with an object of any of these functions. */
  functions: z.array(gebruiksdoelSchema).max(gebruiksdoelSchema.options.length).optional(),
  /** m² of all objects of a pand together. */
  areaRange: rangeSchema(sourcingLimits.area).optional(),
  yearRange: rangeSchema(sourcingLimits.year).optional(),
  /** Panden with an object of any of these labels. */
  labels: z.array(energyLabelSchema).max(energyLabelSchema.options.length).optional(),
  strategy: z.enum(sourcingStrategies).default('mixed'),
  weights: weightsSchema.optional(),
  minScore: z.number().min(0).max(100).optional(),
  /** Panden, or panden of these objects, to leave out. */
  exclude: z.array(bagIdSchema).max(sourcingLimits.excluded).optional(),
  limit: z.int().min(1).max(sourcingLimits.page).default(50),
  cursor: z.string().max(1_000).optional(),
  /** A pand to explain besides the page, wherever it stands in the ranking. */
  pandId: bagIdSchema.optional(),
});
export type SourcingBody = z.infer<typeof sourcingBodySchema>;
export type SourcingQuestion = z.input<typeof sourcingBodySchema>;

/** What a signal says of one pand; without points its weight is shared out. */
export const candidateSignalSchema = z.object({
  key: z.enum(sourcingSignals),
  value: z.number().nullable(),
  unit: z.string(),
  score: z.number().min(0).max(100).nullable(),
  /** Share of all weights that apply to such a pand. */
  weight: z.number().min(0).max(1),
  /** Points that it adds; those of all signals sum to the score. */
  contribution: z.number(),
  source: z.string(),
  /** Day of the sale or of the register; null without a value. */
  date: z.iso.date().nullable(),
  level: z.enum(scoreLevels).nullable(),
  fictional: z.boolean(),
  /** Why there are no points; null when there are. */
  missing: z.enum(signalGaps).nullable(),
  /** What the value was computed from, by name. */
  facts: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
});
export type CandidateSignal = z.infer<typeof candidateSignalSchema>;

export const candidateSchema = z.object({
  pandId: bagIdSchema,
  /** At most `sourcingLimits.listed` of its objects, by id. */
  objectIds: z.array(bagIdSchema),
  objects: z.int().positive(),
  /** Of its first object. */
  address: z.string(),
  lon: z.number(),
  lat: z.number(),
  bouwjaar: z.int().nullable(),
  /** m² of all objects together; null when unknown. */
  oppervlakte: z.number().nullable(),
  functions: z.array(gebruiksdoelSchema),
  energyLabels: z.array(energyLabelSchema),
  score: z.number().min(0).max(100),
  /** Share of the weights with points; below 0.6 there is no score and no candidate. */
  completeness: z.number().min(0).max(1),
  confidence: z.number().min(0).max(1),
  signals: z.array(candidateSignalSchema),
  /** Euro, by the model without comparing with single sales; null when an object cannot be valued. */
  modelValue: z.number().nullable(),
  /** Sum of the last known prices of its objects, and the same at the price level of `asOf`. */
  lastPrice: z
    .object({ price: z.number(), indexed: z.number().nullable(), date: z.iso.date(), objects: z.int() })
    .nullable(),
  /** Euro that the strongest signal with an amount of money may bring. */
  potential: z
    .object({ type: z.enum(['undervalued', 'energy']), low: z.number(), high: z.number() })
    .nullable(),
  fictional: z.boolean(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const sourcingPageSchema = z.object({
  /** Candidates on all pages. */
  total: z.int().nonnegative(),
  /** Panden that satisfy the criteria but have too few signals for a score. */
  withoutScore: z.int().nonnegative(),
  /** Day for which prices are indexed and ages counted. */
  asOf: z.iso.date(),
  snapshot: z.string(),
  version: z.string(),
  /** Weights that were applied; they sum to 1. */
  weights: z.record(z.enum(sourcingSignals), z.number()),
  candidates: z.array(candidateSchema),
  /** The pand that was asked for by `pandId`; null when it is no candidate. Absent without. */
  asked: candidateSchema.nullable().optional(),
  /** Cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type SourcingPage = z.infer<typeof sourcingPageSchema>;
