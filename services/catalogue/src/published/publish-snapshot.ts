import { open, readdir } from 'node:fs/promises';
import { atOnce, StoreError, type Tagged } from '@kavel/service-kit/published';
import { lockCatalogue } from '../catalogue-lock';
import { catalogueStatus, importedFiles } from '../queries/status';
import { Snapshot } from '../snapshot';
import type { SnapshotFiles } from '../snapshot-files';
import { type FileList, type Piece, type PublishedDocument, partName } from './documents';
import type { Occasion } from './moves';
import { pack, piecesAtOnce, sha256Of } from './pieces';
import { begunBy } from './prune-store';
import { readAt } from './read-at';
import { DamagedListError, type SnapshotStore } from './snapshot-store';

export interface PublishOptions extends Occasion {
  /** Undefined: the snapshot served here. */
  id?: string | undefined;
  /** Writes existing objects again, to repair a published snapshot; then the live one stays live. */
  again?: boolean;
  report?: (line: string) => void;
}

export interface Publication {
  id: string;
  /** The previously live snapshot; null without one. */
  before: string | null;
  /** It was published before and is only repaired. */
  isRepair: boolean;
  /** A removal of old snapshots is not done: it has to be resumed. */
  removing: boolean;
  bytes: number;
  storedBytes: number;
  /** Bytes that the store did not have yet. */
  sentBytes: number;
}

interface Sent {
  list: FileList;
  bytes: number;
  storedBytes: number;
  sentBytes: number;
}

/**
 * Uploads a snapshot of this data folder to the store and makes it live. Pieces that the store already has are not sent
 * again, unless a published snapshot is repaired. Throws a StoreError; then the live snapshot does not change.
 */
export async function publishSnapshot(
  store: SnapshotStore,
  files: SnapshotFiles,
  { id: wanted, at, by, again = false, report = () => undefined }: PublishOptions,
): Promise<Publication> {
  const id = await idOf(files, wanted);
  const unlock = lockCatalogue(files.folder);
  try {
    const about = await describe(files, id);
    const first = await store.pointer.read();
    const isRepair = again && Object.hasOwn(first.document.snapshots, id);
    if (!isRepair) refuseDuringRemoval(store, first.document);
    await refuseOther(store, first, files, id).catch(error => {
      if (!(again && error instanceof DamagedListError)) throw error;
    });
    const { list, ...sizes } = await send(store, files, id, about.schemaVersion, again, report);
    const sha256 = await store.putFileList(list);
    const { createdAt, objects, sources } = about;
    const published = { sha256, createdAt, publishedAt: at.toISOString(), by, objects, sources };
    const entry = { ...published, bytes: sizes.bytes, storedBytes: sizes.storedBytes };
    await store.pointer.change(first, document => {
      const isKept = isRepair && Object.hasOwn(document.snapshots, id);
      if (!isKept || !isSameRemoval(document, first.document))
        refuseDuringRemoval(store, document, first.document);
      const snapshots = { ...document.snapshots, [id]: entry };
      if (isKept) return { ...document, snapshots };
      const move = { action: 'publish' as const, version: id, at: at.toISOString(), by };
      return { ...document, live: id, snapshots, history: [...document.history, move] };
    });
    const { live, removal } = first.document;
    return { id, before: live, isRepair, removing: removal?.done === false, ...sizes };
  } finally {
    unlock();
  }
}

/**
 * Whether no removal began or ended in between. A removal keeps the pieces of published snapshots and needs their file
 * lists, so these are repaired also while one is interrupted.
 */
function isSameRemoval({ removal: now }: PublishedDocument, { removal: first }: PublishedDocument): boolean {
  return now?.at === first?.at && now?.done === first?.done;
}

/** A removal may have removed pieces that were not sent because the store had them. */
function refuseDuringRemoval(store: SnapshotStore, now: PublishedDocument, first = now): void {
  const { removal } = now;
  if (removal === undefined || (removal.done && removal.at === first.removal?.at)) return;
  throw new StoreError(
    `${begunBy(removal)} Nothing was published in ${store.place}. ` +
      'Try again; where that removal was interrupted: npm run data -- prune --resume',
  );
}

async function idOf(files: SnapshotFiles, wanted: string | undefined): Promise<string> {
  const id = wanted ?? (await files.readPointer())?.snapshot;
  if (id === undefined) throw new StoreError('There is no snapshot here: import something first.');
  const known = await files.ids();
  if (known.includes(id)) return id;
  throw new StoreError(
    `There is no snapshot ${id} in ${files.folder}. There: ${known.join(', ') || 'none'}.`,
  );
}

async function describe(files: SnapshotFiles, id: string) {
  const snapshot = await Snapshot.open(id, files.snapshot(id));
  try {
    const { createdAt, objects } = await catalogueStatus(snapshot);
    const info = await snapshot.row<{ version: number }>('SELECT schema_version AS version FROM info');
    const imported = await importedFiles(snapshot);
    const sources = imported.map(({ kind, source, importedAt }) => ({
      kind,
      source,
      importedAt: importedAt.toISOString(),
    }));
    return { createdAt, objects, sources, schemaVersion: info?.version ?? 0 };
  } finally {
    snapshot.close();
  }
}

/** Snapshots are immutable and their id is a timestamp: two machines may have created the same id. */
async function refuseOther(
  store: SnapshotStore,
  { document }: Tagged<PublishedDocument>,
  files: SnapshotFiles,
  id: string,
): Promise<void> {
  if (document.snapshots[id] === undefined) return;
  const { pieces = [] } = (await store.fileList(document, id)).files.duckdb ?? {};
  const here = await piecesHere(files.snapshot(id), store.pieceBytes);
  if (pieces.map(({ sha256 }) => sha256).join() === here.join()) return;
  throw new StoreError(
    `${id} is in ${store.place} with other content. A snapshot never changes: import again.`,
  );
}

async function piecesHere(path: string, pieceBytes: number): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { bytes } of readPieces(path, pieceBytes)) hashes.push(await sha256Of(bytes));
  return hashes;
}

async function send(
  store: SnapshotStore,
  files: SnapshotFiles,
  id: string,
  schemaVersion: number,
  again: boolean,
  report: (line: string) => void,
): Promise<Sent> {
  const sent: Sent = {
    list: { snapshot: id, schemaVersion, files: {} },
    bytes: 0,
    storedBytes: 0,
    sentBytes: 0,
  };
  for (const part of await partsOf(files, id)) {
    const pieces: Piece[] = [];
    let bytesOfFile = 0;
    await atOnce(
      readPieces(files.part(id, part), store.pieceBytes),
      piecesAtOnce,
      async ({ number, bytes }) => {
        const { content, packed } = await pack(Buffer.from(bytes.buffer));
        const piece = { sha256: await sha256Of(bytes), bytes: bytes.length, packed };
        const isNew = await store.putPiece(piece, content, again);
        pieces[number] = piece;
        bytesOfFile += bytes.length;
        sent.storedBytes += content.length;
        if (isNew) sent.sentBytes += content.length;
      },
    );
    sent.list.files[part] = { bytes: bytesOfFile, pieces };
    sent.bytes += bytesOfFile;
    report(`  ${part}: ${(bytesOfFile / 1e6).toFixed(1)} MB`);
  }
  return sent;
}

async function partsOf(files: SnapshotFiles, id: string): Promise<string[]> {
  const names = (await readdir(files.folder)).filter(name => name.startsWith(`${id}.`));
  return names.map(name => name.slice(id.length + 1)).filter(part => partName.test(part));
}

async function* readPieces(
  path: string,
  pieceBytes: number,
): AsyncGenerator<{ number: number; bytes: Uint8Array<ArrayBuffer> }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    for (let number = 0; number * pieceBytes < size; number++) {
      const offset = number * pieceBytes;
      yield { number, bytes: await readAt(file, offset, Math.min(pieceBytes, size - offset)) };
    }
  } finally {
    await file.close();
  }
}
