import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';

/** Total size of the open fields as JSON: enough for a form, too small for a file. */
export const openFieldsLimit = 32_000;
/** Maximum nesting of objects and lists. */
export const openFieldsDepth = 8;

/** Whether a value is nested no deeper than allowed. */
function isShallow(value: unknown, depth = openFieldsDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every(part => isShallow(part, depth - 1));
}

function isBounded(value: unknown): boolean {
  return isShallow(value) && JSON.stringify(value).length <= openFieldsLimit;
}

const bounds = `must be at most ${openFieldsLimit} characters of JSON, nested at most ${openFieldsDepth} deep`;

/** Fields of a new service: a name, its portfolio, and any other fields, stored as sent. */
export const newServiceSchema = z
  .looseObject({ name: nameSchema, portfolioId: z.uuid().nullable().default(null) })
  .refine(isBounded, bounds);

/** Sent fields replace the stored ones; others stay. Read-only fields cannot be changed. */
export const serviceUpdateSchema = z
  .looseObject({ name: nameSchema.optional(), portfolioId: z.uuid().nullable().optional() })
  .refine(isBounded, bounds);

/** Read-only fields, ignored when sent. */
export const serviceOwnFields = ['id', 'createdAt', 'updatedAt', 'fileCount'] as const;

export const serviceSchema = z.looseObject({
  id: z.uuid(),
  portfolioId: z.uuid().nullable(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Number of confirmed files. */
  fileCount: z.int().nonnegative(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Metadata of a file: any fields. The page uses `kind` and `description`. */
export const fileMetadataSchema = z.looseObject({}).refine(isBounded, bounds);

export const serviceFileStatuses = ['uploading', 'confirmed'] as const;

export const serviceFileSchema = z.object({
  fileId: z.uuid(),
  file_name: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** Detected content type, regardless of the name; `application/octet-stream` when unknown. */
  contentType: z.string(),
  /** SHA-256 in hexadecimal. */
  checksum: z.string(),
  status: z.enum(serviceFileStatuses),
  metadata: fileMetadataSchema,
  createdAt: z.iso.datetime(),
});
export type ServiceFile = z.infer<typeof serviceFileSchema>;

/** Maximum length of a file name in file systems. */
export const fileNameLimit = 255;

/** Why a file was refused: `details.reason` of the error. */
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
  /** Exceeded limit in bytes. */
  limit?: number;
  /** Received bytes: where to resume. */
  received?: number;
}
