import { z } from 'zod';
import { bagIdSchema } from '../objects/real-estate-object';
import {
  briefChapters,
  briefClasses,
  briefDisciplines,
  briefFunctions,
  briefHeatSources,
  briefLevels,
  briefStatuses,
  briefVerifications,
  briefWorks,
} from './brief-lists';

/** What is asked for a technical brief (technisch programma van eisen). */
export const briefInputSchema = z.strictObject({
  /** Address of an existing building. */
  objectId: bagIdSchema.nullable(),
  function: z.enum(briefFunctions),
  works: z.enum(briefWorks),
  /** Usable area (gebruiksoppervlakte) in m². */
  area: z.number().min(1).max(500_000),
  storeys: z.int().min(1).max(100),
  /** Height of the highest floor in metres above ground. */
  highestFloor: z.number().min(0).max(400),
  persons: z.int().min(0).max(100_000),
  heatSource: z.enum(briefHeatSources),
  ambition: z.enum(briefClasses),
  parisProof: z.boolean(),
  breeam: z.boolean(),
  /** Own values by key of the requirement; below the law they are refused. */
  values: z.record(z.string().max(40), z.number()),
});
export type BriefInput = z.infer<typeof briefInputSchema>;

const textsSchema = z.object({ nl: z.string(), en: z.string(), de: z.string() });

/** One requirement. */
export const briefRowSchema = z.object({
  no: z.string(),
  key: z.string(),
  chapter: z.enum(briefChapters),
  discipline: z.enum(briefDisciplines),
  /** NL-SfB code; empty where there is none. */
  nlsfb: z.string(),
  text: textsSchema,
  /** Null where it is a requirement without a figure, or the figure has to be looked up. */
  value: z.number().nullable(),
  unit: z.string(),
  /** Of the law, which `value` may not fall short of. */
  limit: z.number().nullable(),
  bound: z.enum(['min', 'max']),
  level: z.enum(briefLevels),
  source: z.string(),
  article: z.string(),
  /** Date of the version of the law; null for requirements that are not law. */
  lawDate: z.iso.date().nullable(),
  verification: z.enum(briefVerifications),
  status: z.enum(briefStatuses),
});
export type BriefRow = z.infer<typeof briefRowSchema>;

/** A value that falls short of the law. */
export const briefRefusalSchema = z.object({
  key: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  article: z.string(),
});
export type BriefRefusal = z.infer<typeof briefRefusalSchema>;

export const computedBriefSchema = z.object({
  rows: z.array(briefRowSchema),
  refusals: z.array(briefRefusalSchema),
});
export type ComputedBrief = z.infer<typeof computedBriefSchema>;
