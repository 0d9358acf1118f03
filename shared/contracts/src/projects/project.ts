import { z } from 'zod';
import { isVisibleText } from '../calls/checks';
import { visibleTextSchema } from '../calls/visible-text';
import { bagIdSchema } from '../objects/real-estate-object';
import { projectLimits, projectStatuses } from './lists';

const keySchema = visibleTextSchema.min(1).max(projectLimits.key);
const kindSchema = visibleTextSchema.max(projectLimits.kind);
const dateSchema = z.iso.date().nullable();

/** Multi-line text: line breaks and tabs, but no other invisible characters. */
const descriptionSchema = z
  .string()
  .trim()
  .max(projectLimits.description)
  .refine(text => isVisibleText(text.replace(/[\n\r\t]/g, '')), 'must not contain invisible characters');

/** Editable fields of a project. */
const fields = {
  /** Key of the assignment, unique within the organisation: `KAV-12`. */
  issue_key: keySchema,
  /** Key of the client's order, which may have several assignments. */
  parent_key: keySchema.nullable(),
  title: visibleTextSchema.min(1).max(projectLimits.title),
  /** Kind of work, as free text; empty when unknown. */
  service: kindSchema,
  /** The service with the project's files. */
  serviceId: z.uuid().nullable(),
  status: z.enum(projectStatuses),
  /** Kind of object, as free text; empty when unknown. */
  objectType: kindSchema,
  start: dateSchema,
  due: dateSchema,
  closed: dateSchema,
  /** Also sets the address and location. */
  objectId: bagIdSchema.nullable(),
  portfolioId: z.uuid().nullable(),
  valuationId: z.uuid().nullable(),
  description: descriptionSchema,
};

const writtenSchema = z.strictObject(fields).partial();

/** A new project; missing fields are empty, the status defaults to `open`. */
export const newProjectSchema = writtenSchema.required({ issue_key: true, title: true });
export type NewProject = z.infer<typeof newProjectSchema>;

/** Given fields replace the stored ones. `revision` is the one the change is based on. */
export const projectChangeSchema = writtenSchema.extend({ revision: z.int().min(1).max(2_147_483_647) });
export type ProjectChange = z.infer<typeof projectChangeSchema>;

/** An assignment of the organisation. */
export const projectSchema = z.object({
  ...fields,
  id: z.uuid(),
  /** As entered or, with an object, from the register. */
  address: z.string().nullable(),
  /** Degrees (WGS84). */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  /** Incremented by every change. */
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

/** Filter values, each with the number of matching projects under the rest of the filter. */
export const projectFacetsSchema = z.object({
  service: facetSchema,
  status: facetSchema,
  objectType: facetSchema,
  parent_key: facetSchema,
});
export type ProjectFacets = z.infer<typeof projectFacetsSchema>;
