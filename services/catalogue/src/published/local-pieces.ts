import { open, readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { SnapshotFiles } from '../snapshot-files';
import { fileListSchema, type Piece } from './documents';
import { piecesWithOffsets, sha256Of } from './pieces';
import { readAt } from './read-at';

interface Place {
  path: string;
  offset: number;
}

/** Pieces of locally available snapshots, which are not downloaded again. */
export interface LocalPieces {
  /** Null when no local file has it. */
  find(piece: Piece): Promise<Uint8Array<ArrayBuffer> | null>;
}

export async function localPieces(files: SnapshotFiles): Promise<LocalPieces> {
  const places = new Map<string, Place>();
  for (const id of await files.ids()) {
    for (const [part, { pieces }] of Object.entries(await piecesOf(files.fileList(id)))) {
      const path = files.part(id, part);
      for (const { piece, offset } of piecesWithOffsets(pieces)) places.set(piece.sha256, { path, offset });
    }
  }
  return {
    async find(piece) {
      const place = places.get(piece.sha256);
      return place ? pieceAt(place, piece) : null;
    },
  };
}

async function piecesOf(path: string): Promise<z.infer<typeof fileListSchema>['files']> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const list = fileListSchema.safeParse(JSON.parse(text));
  return list.success ? list.data.files : {};
}

/** Verifies the hash, because the file may be truncated or modified. */
export async function pieceAt(
  { path, offset }: Place,
  { sha256, bytes }: Piece,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const found = await readAt(file, offset, bytes);
    return found.length === bytes && (await sha256Of(found)) === sha256 ? found : null;
  } finally {
    await file.close();
  }
}
