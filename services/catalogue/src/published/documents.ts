import { z } from 'zod';

/** Ids are used as file names, so they must not contain path separators. */
const idSchema = z.string().regex(/^[\w-]+$/);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const sourceSchema = z.object({ kind: z.string(), source: z.string(), importedAt: z.iso.datetime() });

const publishedSnapshotSchema = z.object({
  /** SHA-256 of its file list. */
  sha256: sha256Schema,
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  /** Total size of its files, and of their pieces in the store. Pieces shared with other snapshots count for each. */
  bytes: z.number(),
  storedBytes: z.number(),
  objects: z.number(),
  /** The imported files, the last one first. */
  sources: z.array(sourceSchema),
});
export type PublishedSnapshot = z.infer<typeof publishedSnapshotSchema>;

const moveSchema = z.object({
  action: z.enum(['publish', 'switch', 'rollback']),
  version: idSchema,
  at: z.iso.datetime(),
  by: z.string(),
});

const removalSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** SHA-256 of the file list of each removed snapshot. */
  lists: z.record(idSchema, sha256Schema),
  /** False while pieces are being removed, or when that was interrupted: nothing can be published meanwhile. */
  done: z.boolean(),
  /** Also removes the pieces that no published snapshot uses: those of forgotten ones. */
  forgotten: z.boolean().optional(),
});
export type Removal = z.infer<typeof removalSchema>;

/** catalogue.json of a store: the pointer to the live snapshot, replaced atomically. */
export const publishedDocumentSchema = z.object({
  live: idSchema.nullable(),
  snapshots: z.record(idSchema, publishedSnapshotSchema),
  /** All operations so far, oldest first. */
  history: z.array(moveSchema),
  /** The last removal of old snapshots. */
  removal: removalSchema.optional(),
  /** Snapshots that were forgotten since the last removal; their pieces are still in the store. */
  forgotten: z.array(idSchema).optional(),
});
export type PublishedDocument = z.infer<typeof publishedDocumentSchema>;

export const nothingPublished: PublishedDocument = { live: null, snapshots: {}, history: [] };

/** A pull decompresses several pieces at once in memory. */
const largestPieceBytes = 64 * 1024 * 1024;

const pieceSchema = z.object({
  /** Of the uncompressed piece. */
  sha256: sha256Schema,
  bytes: z.number().int().positive().max(largestPieceBytes),
  /** Compressed with zstd in the store, because that made it smaller. */
  packed: z.boolean(),
});
/** A part of a file, stored under its hash, so that snapshots share equal pieces. */
export type Piece = z.infer<typeof pieceSchema>;

/** File name suffixes after the id: the data, its index, and derived learning results. */
export const partName = /^(duckdb|locator|records|(learnt|measured)-[\w-]+)$/;

/** `snapshots/<id>.json` of a store: the contents of one snapshot. Immutable. */
export const fileListSchema = z.object({
  snapshot: idSchema,
  schemaVersion: z.number(),
  /** By file name suffix; each file is the concatenation of its pieces. */
  files: z.record(
    z.string().regex(partName),
    z.object({ bytes: z.number().int().positive(), pieces: z.array(pieceSchema) }),
  ),
});
export type FileList = z.infer<typeof fileListSchema>;
