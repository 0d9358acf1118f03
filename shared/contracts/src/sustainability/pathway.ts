import { z } from 'zod';
import { type VtwType, vtwTypes } from '../objects/lists';
import { vtwTypeSchema } from '../objects/real-estate-object';
import { type PathwayMeasure, pathwayMeasures } from './lists';

/** Columns of a file with pathways: one value of one year in each row. */
export const pathwayColumns = ['vtwType', 'measure', 'year', 'value'] as const;
export type PathwayColumn = (typeof pathwayColumns)[number];

export const pathwayLimits = { rows: 2_000, files: 20, cell: 40, name: 120 } as const;

export const pathwayProblems = [
  'unknown-type',
  'unknown-measure',
  'not-a-year',
  'not-a-value',
  'repeated',
] as const;
export type PathwayProblem = (typeof pathwayProblems)[number];

const cellSchema = z.string().max(pathwayLimits.cell);
/** Cells of a row as they are written. */
const pathwayCellsSchema = z.object({
  vtwType: cellSchema,
  measure: cellSchema,
  year: cellSchema,
  value: cellSchema,
});
export type PathwayCells = z.infer<typeof pathwayCellsSchema>;

export const pathwayFileSchema = z.object({
  name: z.string().trim().min(1).max(pathwayLimits.name),
  /** Who published the pathways, and their version. */
  source: z.string().trim().min(1).max(pathwayLimits.name),
  rows: z
    .array(z.object({ line: z.int().positive(), cells: pathwayCellsSchema }))
    .min(1)
    .max(pathwayLimits.rows),
});
export type PathwayFile = z.infer<typeof pathwayFileSchema>;

/** A path of limits per m² a year: kg CO2 or kWh, linear between its years. */
export const pathwaySchema = z.object({
  id: z.uuid(),
  vtwType: vtwTypeSchema,
  measure: z.enum(pathwayMeasures),
  source: z.string(),
  values: z.array(z.object({ year: z.int(), value: z.number().nonnegative() })),
});
export type CrremPathway = z.infer<typeof pathwaySchema>;

export const pathwayPreviewSchema = z.object({
  accepted: z.int().nonnegative(),
  rejected: z.array(z.object({ line: z.int().positive(), problem: z.enum(pathwayProblems) })),
  /** Of each type and measure, how many years there are. */
  pathways: z.array(z.object({ vtwType: vtwTypeSchema, measure: z.enum(pathwayMeasures), years: z.int() })),
});
export type PathwayPreview = z.infer<typeof pathwayPreviewSchema>;

export const pathwayImportSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.string(),
  pathways: z.int().nonnegative(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type PathwayImport = z.infer<typeof pathwayImportSchema>;

/** Pathways that hold, the newest of each type and measure, and the files that they came with. */
export const pathwaysSchema = z.object({
  pathways: z.array(pathwaySchema),
  imports: z.array(pathwayImportSchema),
});
export type CrremPathways = z.infer<typeof pathwaysSchema>;

/** One row that was read. */
export interface PathwayPoint {
  vtwType: VtwType;
  measure: PathwayMeasure;
  year: number;
  value: number;
}

/** Reads a row, on the page and in the service alike. Words of type and measure in any case; Dutch decimals. */
export function readPathwayRow(cells: PathwayCells): PathwayPoint | PathwayProblem {
  const vtwType = vtwTypes.find(known => known === cells.vtwType.trim().toLowerCase());
  if (!vtwType) return 'unknown-type';
  const measure = pathwayMeasures.find(known => known === cells.measure.trim().toLowerCase());
  if (!measure) return 'unknown-measure';
  const year = cells.year.trim();
  if (!/^20\d\d$/.test(year)) return 'not-a-year';
  const value = cells.value.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(value)) return 'not-a-value';
  return { vtwType, measure, year: Number(year), value: Number(value) };
}
