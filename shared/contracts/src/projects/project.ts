import { z } from 'zod';
import { isVisibleText } from '../calls/checks';
import { visibleTextSchema } from '../calls/visible-text';
import { bagIdSchema } from '../objects/real-estate-object';
import { projectLimits, projectStatuses } from './lists';

const keySchema = visibleTextSchema.min(1).max(projectLimits.key);
const kindSchema = visibleTextSchema.max(projectLimits.kind);
const dateSchema = z.iso.date().nullable();

/** Lines of text: line breaks and tabs, and no other character that does not show. */
const descriptionSchema = z
  .string()
  .trim()
  .max(projectLimits.description)
  .refine(text => isVisibleText(text.replace(/[\n\r\t]/g, '')), 'must not contain invisible characters');

/** What may be written to a project, one by one. */
const fields = {
  /** Of the assignment, unique within the organisation: `KAV-12`. */
  issue_key: keySchema,
  /** Of the client's order, which several assignments may be part of. */
  parent_key: keySchema.nullable(),
  title: visibleTextSchema.min(1).max(projectLimits.title),
  /** Kind of work, in the organisation's own words; empty when not known. */
  service: kindSchema,
  /** The service with the files. */
  serviceId: z.uuid().nullable(),
  status: z.enum(projectStatuses),
  /** Kind of object, in the organisation's own words; empty when not known. */
  objectType: kindSchema,
  start: dateSchema,
  due: dateSchema,
  closed: dateSchema,
  /** With it come address and place. */
  objectId: bagIdSchema.nullable(),
  portfolioId: z.uuid().nullable(),
  valuationId: z.uuid().nullable(),
  description: descriptionSchema,
};

const writtenSchema = z.strictObject(fields).partial();

/** A new project; what is not given is empty, its status `open`. */
export const newProjectSchema = writtenSchema.required({ issue_key: true, title: true });
export type NewProject = z.infer<typeof newProjectSchema>;

/** Fields that are given replace those that were there. `revision` is the one the change was made on. */
export const projectChangeSchema = writtenSchema.extend({ revision: z.int().min(1).max(2_147_483_647) });
export type ProjectChange = z.infer<typeof projectChangeSchema>;

/** An assignment of the organisation. */
export const projectSchema = z.object({
  ...fields,
  id: z.uuid(),
  /** As written or, with an object, as the register has it. */
  address: z.string().nullable(),
  /** Degrees (WGS84). */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  /** Goes up with every change. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project on the map. */
export const projectMarkerSchema = projectSchema
  .pick({ id: true, issue_key: true, title: true, status: true, objectId: true })
  .extend({ lon: z.number(), lat: z.number() });
export type ProjectMarker = z.infer<typeof projectMarkerSchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }));

/** Values to filter by, each with how many projects have it that the rest of the filter leaves in. */
export const projectFacetsSchema = z.object({
  service: facetSchema,
  status: facetSchema,
  objectType: facetSchema,
  parent_key: facetSchema,
});
export type ProjectFacets = z.infer<typeof projectFacetsSchema>;
