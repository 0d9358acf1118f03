import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';

/** Open fields together, as JSON: enough for a form, too little for a file. */
export const openFieldsLimit = 32_000;
/** Objects and lists within each other. */
export const openFieldsDepth = 8;

/** True while a value is nested no deeper than allowed. */
function isShallow(value: unknown, depth = openFieldsDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every(part => isShallow(part, depth - 1));
}

function isBounded(value: unknown): boolean {
  return isShallow(value) && JSON.stringify(value).length <= openFieldsLimit;
}

const bounds = `must be at most ${openFieldsLimit} characters of JSON, nested at most ${openFieldsDepth} deep`;

/** What a service says of itself: a name, the portfolio it is for, and any other fields, kept as they were sent. */
export const newServiceSchema = z
  .looseObject({ name: nameSchema, portfolioId: z.uuid().nullable().default(null) })
  .refine(isBounded, bounds);

/** Fields that are sent replace what was there; others stay. What the service says of itself cannot be changed. */
export const serviceUpdateSchema = z
  .looseObject({ name: nameSchema.optional(), portfolioId: z.uuid().nullable().optional() })
  .refine(isBounded, bounds);

/** Fields that are the service's own to say; they are ignored where they are sent. */
export const serviceOwnFields = ['id', 'createdAt', 'updatedAt', 'fileCount'] as const;

export const serviceSchema = z.looseObject({
  id: z.uuid(),
  portfolioId: z.uuid().nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Confirmed files. */
  fileCount: z.int().nonnegative(),
});
export type Service = z.infer<typeof serviceSchema>;

/** What its owner says of a file: any fields. The page uses `kind` and `description`. */
export const fileMetadataSchema = z.looseObject({}).refine(isBounded, bounds);

export const serviceFileStatuses = ['uploading', 'confirmed'] as const;

export const serviceFileSchema = z.object({
  fileId: z.uuid(),
  file_name: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** What the content is, whatever the name says; `application/octet-stream` when it is not known. */
  contentType: z.string(),
  /** SHA-256 in hexadecimal. */
  checksum: z.string(),
  status: z.enum(serviceFileStatuses),
  metadata: fileMetadataSchema,
  createdAt: z.iso.datetime(),
});
export type ServiceFile = z.infer<typeof serviceFileSchema>;

/** Longest name of a file that file systems take. */
export const fileNameLimit = 255;

/** Why a file cannot be taken: `details.reason` of the error. */
export const fileRefusals = [
  'name',
  'empty',
  'incomplete',
  'checksum',
  'infected',
  'too-large',
  'quota',
  'not-scannable',
  'already-confirmed',
  'elsewhere',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** `details` of an error about a file. */
export interface FileRefusalDetails {
  reason: FileRefusal;
  /** Bytes: the limit that was passed. */
  limit?: number;
  /** Bytes that are there: where to go on. */
  received?: number;
}
