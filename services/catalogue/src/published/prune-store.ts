import { atOnce, StoreError } from '@kavel/service-kit/published';
import type { Piece, PublishedDocument, Removal } from './documents';
import { type Occasion, rollbackTarget } from './moves';
import { piecesAtOnce } from './pieces';
import { DamagedListError, pieceName, type SnapshotStore } from './snapshot-store';

export interface PruneOptions extends Occasion {
  /** Number of newest snapshots to keep. The live one and the target of a rollback are always kept. */
  keep: number;
}

export interface Pruned {
  snapshots: string[];
  pieces: number;
  /** Uncompressed size of the removed pieces. */
  bytes: number;
  /** Number of removed pieces that no list names, as of a forgotten snapshot; their size is not known. */
  unlisted: number;
}

const nothing: Pruned = { snapshots: [], pieces: 0, bytes: 0, unlisted: 0 };

/** Ids of the snapshots that pruning would remove, oldest first. */
export function prunable(document: PublishedDocument, keep: number): string[] {
  const ids = Object.keys(document.snapshots).toSorted();
  const newest = ids.slice(Math.max(0, ids.length - keep));
  const kept = new Set([document.live, rollbackTarget(document), ...newest]);
  return ids.filter(id => !kept.has(id));
}

/**
 * Removes old snapshots from the store, with the pieces that no other snapshot uses and those of forgotten ones. First the pointer forgets them;
 * from then on publishing is refused until their pieces are gone. Throws a StoreError while another removal is not done,
 * and for a damaged file list: then nothing is removed.
 */
export async function pruneStore(store: SnapshotStore, { keep, at, by }: PruneOptions): Promise<Pruned> {
  const { document, tag } = await store.pointer.read();
  if (document.removal?.done === false)
    throw new StoreError(`${begunBy(document.removal)} Add --resume to complete it.`);
  const ids = prunable(document, keep);
  const { forgotten = [], ...known } = document;
  if (ids.length === 0 && forgotten.length === 0) return nothing;
  const pieces = await piecesOnlyIn(store, document, ids);
  const kept = Object.fromEntries(Object.entries(document.snapshots).filter(([id]) => !ids.includes(id)));
  const lists = Object.fromEntries(ids.map(id => [id, document.snapshots[id]?.sha256 ?? '']));
  const begun = { at: at.toISOString(), by, lists, done: false };
  const removal = forgotten.length > 0 ? { ...begun, forgotten: true } : begun;
  const next = { ...known, snapshots: kept, removal };
  const isFirst = await store.pointer.replace(next, tag);
  if (!isFirst) throw new StoreError(`${store.place} was changed meanwhile. Nothing was removed; try again.`);
  return remove(store, next, removal, pieces);
}

/** Completes an interrupted removal; removes nothing when there is none. Throws as `pruneStore`. */
export async function resumePruning(store: SnapshotStore): Promise<Pruned> {
  const { document } = await store.pointer.read();
  const { removal } = document;
  if (removal === undefined || removal.done) return nothing;
  return remove(store, document, removal, await piecesOnlyIn(store, document, Object.keys(removal.lists)));
}

/** The lists go last: an interrupted removal finds its pieces in them. */
async function remove(
  store: SnapshotStore,
  document: PublishedDocument,
  removal: Removal,
  pieces: Piece[],
): Promise<Pruned> {
  const snapshots = Object.keys(removal.lists);
  await atOnce(pieces, piecesAtOnce, piece => store.removePiece(piece));
  const unlisted = removal.forgotten ? await piecesInNone(store, document) : [];
  await atOnce(unlisted, piecesAtOnce, name => store.removePieceNamed(name));
  await atOnce(snapshots, piecesAtOnce, id => store.removeFileList(id));
  await store.pointer.change(await store.pointer.read(), now =>
    now.removal?.at === removal.at ? { ...now, removal: { ...removal, done: true } } : now,
  );
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  return { snapshots, pieces: pieces.length, bytes, unlisted: unlisted.length };
}

/** Pieces of these snapshots that no other one uses. A list that is missing was removed by an interrupted removal. */
async function piecesOnlyIn(
  store: SnapshotStore,
  document: PublishedDocument,
  ids: string[],
): Promise<Piece[]> {
  const piecesOf = async (id: string) => {
    const { files } = await store.fileList(document, id);
    return Object.values(files).flatMap(file => file.pieces);
  };
  const unused = new Map<string, Piece>();
  for (const id of ids) {
    const pieces = await piecesOf(id).catch((error: unknown) => {
      if (error instanceof DamagedListError && error.missing) return [];
      throw error;
    });
    for (const piece of pieces) unused.set(piece.sha256, piece);
  }
  for (const id of Object.keys(document.snapshots)) {
    if (ids.includes(id)) continue;
    for (const { sha256 } of await piecesOf(id)) unused.delete(sha256);
  }
  return [...unused.values()];
}

/** Names of pieces that no published snapshot uses. Nothing is published meanwhile, so none is in use soon. */
async function piecesInNone(store: SnapshotStore, document: PublishedDocument): Promise<string[]> {
  const used = new Set<string>();
  for (const id of Object.keys(document.snapshots)) {
    const { files } = await store.fileList(document, id);
    for (const { pieces } of Object.values(files)) for (const piece of pieces) used.add(pieceName(piece));
  }
  return (await store.pieceNames()).filter(name => !used.has(name));
}

export const begunBy = ({ by, at }: Removal) => `${by} has been removing old snapshots since ${at}.`;
