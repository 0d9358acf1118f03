import { z } from 'zod';

/** Ids become names of files: nothing leads out of a folder. */
const idSchema = z.string().regex(/^[\w-]+$/);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const sourceSchema = z.object({ kind: z.string(), source: z.string(), importedAt: z.iso.datetime() });

const publishedSnapshotSchema = z.object({
  /** SHA-256 of its list of files. */
  sha256: sha256Schema,
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  /** Of all its files, and of what the store keeps of them. Pieces shared with other snapshots count for each. */
  bytes: z.number(),
  storedBytes: z.number(),
  objects: z.number(),
  /** The files that went in, the last one first. */
  sources: z.array(sourceSchema),
});
export type PublishedSnapshot = z.infer<typeof publishedSnapshotSchema>;

const moveSchema = z.object({
  action: z.enum(['publish', 'switch', 'rollback']),
  version: idSchema,
  at: z.iso.datetime(),
  by: z.string(),
});

/** catalogue.json of a store: the one pointer, which changes as a whole or not at all. */
export const publishedDocumentSchema = z.object({
  live: idSchema.nullable(),
  snapshots: z.record(idSchema, publishedSnapshotSchema),
  /** Everything that was ever done, oldest first. */
  history: z.array(moveSchema),
});
export type PublishedDocument = z.infer<typeof publishedDocumentSchema>;

export const nothingPublished: PublishedDocument = { live: null, snapshots: {}, history: [] };

const pieceSchema = z.object({
  /** Of the piece as it is on disk, whatever the store keeps. */
  sha256: sha256Schema,
  bytes: z.number().int().positive(),
  /** Compressed with zstd in the store: it got smaller by that. */
  packed: z.boolean(),
});
/** A part of a file, and an object in the store by its hash: what two snapshots share is there once. */
export type Piece = z.infer<typeof pieceSchema>;

/** What comes after the id in the name of a file: the data, its index, and what was learnt from it. */
export const partName = /^(duckdb|locator|records|(learnt|measured)-[\w-]+)$/;

/** `snapshots/<id>.json` of a store: of what one snapshot consists. Never changes. */
export const fileListSchema = z.object({
  snapshot: idSchema,
  schemaVersion: z.number(),
  /** By what comes after the id in their names; each is its pieces one after the other. */
  files: z.record(
    z.string().regex(partName),
    z.object({ bytes: z.number().int().positive(), pieces: z.array(pieceSchema) }),
  ),
});
export type FileList = z.infer<typeof fileListSchema>;
