import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { projectCellProblems, projectColumns } from './import-row';
import { projectImportLimit, projectLimits } from './lists';

/** A row of an export: its line number, and the cells of the selected columns. */
export const projectImportRowSchema = z.object({
  line: z.int().positive().max(2_147_483_647),
  /** Longer cells are rejected individually. */
  cells: z.partialRecord(z.enum(projectColumns), z.string().max(projectLimits.description * 4)),
});
export type ProjectImportRow = z.infer<typeof projectImportRowSchema>;

export const projectImportBodySchema = z.object({
  /** File name. */
  name: nameSchema,
  rows: z.array(projectImportRowSchema).min(1).max(projectImportLimit),
});

/** `unchanged`: the project already has these values. */
export const projectRowOutcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;
export const projectRowOutcomeSchema = z.enum(projectRowOutcomes);
export type ProjectRowOutcome = z.infer<typeof projectRowOutcomeSchema>;

/** Result of matching the address; a project without a location is in the list and the board, not on the map. */
export const projectPlaces = ['matched', 'not-found', 'ambiguous', 'none'] as const;

export const projectRowResultSchema = z.object({
  line: z.int(),
  issue_key: z.string().nullable(),
  outcome: projectRowOutcomeSchema,
  place: z.enum(projectPlaces),
  problems: z.array(z.object({ column: z.enum(projectColumns), problem: z.enum(projectCellProblems) })),
});
export type ProjectRowResult = z.infer<typeof projectRowResultSchema>;

export const projectImportCountsSchema = z.record(projectRowOutcomeSchema, z.int());
export type ProjectImportCounts = z.infer<typeof projectImportCountsSchema>;

/** Outcome of each row, in file order. */
export const projectImportPreviewSchema = z.object({
  counts: projectImportCountsSchema,
  rows: z.array(projectRowResultSchema),
});
export type ProjectImportPreview = z.infer<typeof projectImportPreviewSchema>;

/** An import, which can be undone as a whole. */
export const projectImportSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  counts: projectImportCountsSchema,
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ProjectImport = z.infer<typeof projectImportSchema>;

export const projectImportResultSchema = projectImportSchema.extend({
  rows: z.array(projectRowResultSchema),
});
export type ProjectImportResult = z.infer<typeof projectImportResultSchema>;

/** Projects edited after the import are kept, listed by `issue_key`. */
export const projectUndoSchema = projectImportSchema.extend({
  restored: z.int(),
  kept: z.array(z.string()),
});
export type ProjectUndo = z.infer<typeof projectUndoSchema>;
