import { mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atOnce, StoreError } from '@kavel/service-kit/published';
import { lockCatalogue } from '../catalogue-lock';
import { schemaVersion } from '../schema';
import type { SnapshotFiles } from '../snapshot-files';
import type { FileList, PublishedDocument } from './documents';
import { type LocalPieces, localPieces, pieceAt } from './local-pieces';
import { piecesAtOnce, piecesWithOffsets } from './pieces';
import type { SnapshotStore } from './snapshot-store';

export interface PullOptions {
  report?: (line: string) => void;
  /** Aborts a pull after the running pieces; the next pull resumes there. */
  signal?: AbortSignal;
  /** Free bytes on the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>;
}

export interface Pulled {
  id: string;
  /** The previously served snapshot; null without one. */
  before: string | null;
  /** Size of the snapshot, and number of downloaded bytes. */
  bytes: number;
  downloadedBytes: number;
}

/**
 * Makes the live snapshot of a store the one served here. It is downloaded next to the current one, each piece is
 * verified, and the pointer changes when it is complete: a running Kavel on this data folder switches between two
 * requests. Pieces that are already here are not downloaded again. Null when it is already served. Throws a StoreError
 * or a CatalogueLockedError; then the previous snapshot keeps serving.
 */
export async function pullSnapshot(
  store: SnapshotStore,
  files: SnapshotFiles,
  document: PublishedDocument,
  options: PullOptions = {},
): Promise<Pulled | null> {
  const { live: id } = document;
  if (id === null) throw new StoreError(`Nothing is published in ${store.place}.`);
  if ((await files.readPointer())?.snapshot === id) return null;
  await files.makeFolder();
  const unlock = lockCatalogue(files.folder);
  try {
    const list = await store.fileList(document, id);
    refuseNewer(list);
    const downloadedBytes = await bring(store, files, list, options);
    const before = (await files.readPointer())?.snapshot ?? null;
    const pointer = { snapshot: id, previous: before === id ? null : before };
    await files.swapPointer(pointer);
    await files.removeUnused(pointer);
    return { id, before, bytes: bytesOf(list), downloadedBytes };
  } finally {
    unlock();
  }
}

function refuseNewer({ snapshot, schemaVersion: made }: FileList): void {
  if (made <= schemaVersion) return;
  throw new StoreError(
    `${snapshot} was made by a newer Kavel (schema ${made}; this one reads ${schemaVersion}). Bring Kavel up to date first.`,
  );
}

/** Downloads all missing files of a snapshot into the data folder. Resolves with the number of downloaded bytes. */
async function bring(
  store: SnapshotStore,
  files: SnapshotFiles,
  list: FileList,
  options: PullOptions,
): Promise<number> {
  if (await isWhole(files, list)) return 0;
  const folder = files.pulling(list.snapshot);
  await mkdir(folder, { recursive: true });
  await refuseFullDisk(folder, list, options.freeBytes ?? freeBytesOf);
  const local = await localPieces(files);
  let downloadedBytes = 0;
  try {
    for (const part of Object.keys(list.files))
      downloadedBytes += await bringFile(store, local, join(folder, part), list, part, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    await rm(folder, { recursive: true, force: true });
    throw new StoreError(`The disk of ${files.folder} is full.`, { cause: error });
  }
  await settle(files, list);
  return downloadedBytes;
}

async function bringFile(
  store: SnapshotStore,
  local: LocalPieces,
  path: string,
  { files }: FileList,
  part: string,
  { report = () => undefined, signal }: PullOptions,
): Promise<number> {
  const { bytes = 0, pieces = [] } = files[part] ?? {};
  const file = await open(path, 'a').then(made => made.close().then(() => open(path, 'r+')));
  let downloadedBytes = 0;
  try {
    await atOnce(piecesWithOffsets(pieces), piecesAtOnce, async ({ piece, offset }) => {
      signal?.throwIfAborted();
      if (await pieceAt({ path, offset }, piece)) return;
      const found = await local.find(piece);
      const content = found ?? (await store.piece(piece));
      if (!found) downloadedBytes += content.length;
      await file.write(content, 0, content.length, offset);
    });
    await file.truncate(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  report(`  ${part}: ${megabytes(bytes)}, ${megabytes(downloadedBytes)} of it downloaded`);
  return downloadedBytes;
}

/** The data file comes last, because its presence marks the snapshot as complete. */
async function settle(files: SnapshotFiles, list: FileList): Promise<void> {
  const { snapshot: id } = list;
  const parts = Object.keys(list.files).toSorted(
    (one, other) => Number(one === 'duckdb') - Number(other === 'duckdb'),
  );
  await writeFile(files.fileList(id), JSON.stringify(list));
  for (const part of parts) await rename(join(files.pulling(id), part), files.part(id, part));
  await rm(files.pulling(id), { recursive: true });
}

/** Whether it was pulled earlier, or built here. */
async function isWhole(files: SnapshotFiles, list: FileList): Promise<boolean> {
  const sizes = Object.entries(list.files).map(async ([part, { bytes }]) => {
    const found = await stat(files.part(list.snapshot, part)).catch(() => null);
    return found?.size === bytes;
  });
  return (await Promise.all(sizes)).every(Boolean);
}

async function refuseFullDisk(
  folder: string,
  list: FileList,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const present = await Promise.all(
    Object.keys(list.files).map(async part => (await stat(join(folder, part)).catch(() => null))?.size ?? 0),
  );
  const needed = bytesOf(list) - present.reduce((sum, bytes) => sum + bytes, 0);
  const free = await freeBytes(folder);
  if (needed <= free) return;
  throw new StoreError(
    `${list.snapshot} needs ${megabytes(needed)} more on the disk of ${folder}, which has ${megabytes(free)}.`,
  );
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function bytesOf({ files }: FileList): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
