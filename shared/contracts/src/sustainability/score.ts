import { z } from 'zod';
import { energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { scoreMetricSchema } from '../scores/metric';
import { propertyScoreSchema, propertyScoresSchema } from '../scores/score';
import {
  climateLayers,
  heatSources,
  obligationKeys,
  obligationReasons,
  obligationStatuses,
  pathwayMeasures,
  strandingStatuses,
  sustainabilityThemes,
  taxonomyChecks,
  taxonomyStatuses,
} from './lists';

/** One metric of the index, as those of the property score. */
export const sustainabilityMetricSchema = scoreMetricSchema.extend({ theme: z.enum(sustainabilityThemes) });
export type SustainabilityMetric = z.infer<typeof sustainabilityMetricSchema>;

const obligationSchema = z.object({
  key: z.enum(obligationKeys),
  status: z.enum(obligationStatuses),
  reason: z.enum(obligationReasons),
});
export type Obligation = z.infer<typeof obligationSchema>;

/** The first year in which the object emits or uses more than its pathway allows. */
const strandingSchema = z.object({
  status: z.enum(strandingStatuses),
  year: z.int().nullable(),
  measure: z.enum(pathwayMeasures).nullable(),
  /** Per m² a year, in the unit of the measure. */
  intensity: z.number().nullable(),
  pathwayId: z.uuid().nullable(),
});
export type Stranding = z.infer<typeof strandingSchema>;

const taxonomySchema = z.object({
  status: z.enum(taxonomyStatuses),
  checks: z.array(z.object({ key: z.enum(taxonomyChecks), status: z.enum(taxonomyStatuses) })),
});
export type Taxonomy = z.infer<typeof taxonomySchema>;

/** Exposure comes from the place, vulnerability from the building. */
const climateRiskSchema = z.object({
  layer: z.enum(climateLayers),
  /** °C, cm, 0 to 100, or class 0 to 3; null without a layer. */
  exposure: z.number().nullable(),
  /** Whether the building is known to lack protection where it is exposed; null when that is not known. */
  vulnerable: z.boolean().nullable(),
});
export type ClimateRisk = z.infer<typeof climateRiskSchema>;

/** A measure from the imported table for this type and period. */
const measureSchema = z.object({
  name: z.string(),
  euros: z.number().nonnegative(),
  /** kWh a year. */
  savedKwh: z.number(),
  /** Energielabel afterwards, of the measure by itself; null without energy demand. */
  labelAfter: energyLabelSchema.nullable(),
  source: z.string(),
  year: z.int(),
  fictional: z.boolean(),
});
export type SustainabilityMeasure = z.infer<typeof measureSchema>;

/** Measures that together bring an object out of labels E to G, an office to C; null where none are needed or enough. */
const improvementSchema = z.object({
  measures: z.array(z.string()),
  euros: z.number().nonnegative(),
  savedKwh: z.number(),
  labelAfter: energyLabelSchema,
});
export type Improvement = z.infer<typeof improvementSchema>;

/** What the index of an object rests on, besides its parts. */
export const sustainabilityDetailsSchema = z.object({
  vtwType: vtwTypeSchema,
  oppervlakte: z.number().nullable(),
  bouwjaar: z.number().nullable(),
  energielabel: energyLabelSchema.nullable(),
  /** Primary fossil kWh per m² a year. */
  energyDemand: z.number().nullable(),
  /** Metered kWh per m² a year. */
  metered: z.number().nullable(),
  /** Limit of Paris Proof for this use, kWh per m² a year; null where none is published. */
  parisProof: z.number().nullable(),
  /** kg CO2 per m² a year. */
  carbon: z.number().nullable(),
  heatSource: z.enum(heatSources).nullable(),
  obligations: z.array(obligationSchema),
  stranding: strandingSchema,
  taxonomy: taxonomySchema,
  climate: z.array(climateRiskSchema),
  measures: z.array(measureSchema),
  improvement: improvementSchema.nullable(),
});
export type SustainabilityDetails = z.infer<typeof sustainabilityDetailsSchema>;

export const sustainabilityScoreSchema = propertyScoreSchema.extend({ details: sustainabilityDetailsSchema });
export type SustainabilityScore = z.infer<typeof sustainabilityScoreSchema>;

export const sustainabilityScoresSchema = propertyScoresSchema.extend({
  scores: z.array(sustainabilityScoreSchema),
});
export type SustainabilityScores = z.infer<typeof sustainabilityScoresSchema>;
