import { type ObjectStore, openObjects, StoredDocument, StoreError } from '@kavel/service-kit/published';
import {
  type FileList,
  fileListSchema,
  nothingPublished,
  type Piece,
  type PublishedDocument,
  publishedDocumentSchema,
} from './documents';
import { sha256Of, unpack, usualPieceBytes } from './pieces';

/** The file list of a published snapshot is missing or was modified. */
export class DamagedListError extends StoreError {
  constructor(
    message: string,
    readonly missing: boolean,
  ) {
    super(message);
  }
}

/** Snapshots in a folder or a bucket: `catalogue.json` names the live one, pieces of files are stored by hash. */
export class SnapshotStore {
  readonly pointer: StoredDocument<PublishedDocument>;

  /** @param pieceBytes size of the pieces that files are published in; any can be pulled. */
  constructor(
    private readonly objects: ObjectStore,
    readonly pieceBytes = usualPieceBytes,
  ) {
    this.pointer = new StoredDocument(objects, {
      key: 'catalogue.json',
      empty: nothingPublished,
      parse: value => publishedDocumentSchema.parse(value),
    });
  }

  /** Used in messages. */
  get place(): string {
    return this.objects.place;
  }

  /** The file list of a published snapshot, or of one being removed. Throws a DamagedListError. */
  async fileList(document: PublishedDocument, id: string): Promise<FileList> {
    const content = await this.objects.get(listKeyOf(id));
    if (content === null)
      throw new DamagedListError(
        `The list of files of ${id} is missing from ${this.place}.${remedyForList(id)}`,
        true,
      );
    if ((await sha256Of(new Uint8Array(content))) !== sha256In(document, id))
      throw new DamagedListError(
        `The list of files of ${id} in ${this.place} is damaged: its SHA-256 is another.${remedyForList(id)}`,
        false,
      );
    return fileListSchema.parse(JSON.parse(content.toString()));
  }

  /** Resolves with its SHA-256. */
  async putFileList(list: FileList): Promise<string> {
    const content = Buffer.from(JSON.stringify(list));
    await this.objects.put(listKeyOf(list.snapshot), content);
    return sha256Of(new Uint8Array(content));
  }

  /** The verified bytes of a piece. Throws a StoreError when they do not match. */
  async piece(piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(piece);
    const content = await this.objects.get(key);
    if (content === null) throw new StoreError(`${key} is missing from ${this.place}.${remedy}`);
    const bytes = await unpack(content, piece);
    const plain = bytes && new Uint8Array(bytes);
    if (plain === null || (await sha256Of(plain)) !== piece.sha256)
      throw new StoreError(`${key} in ${this.place} is damaged: its SHA-256 is another.${remedy}`);
    return plain;
  }

  /** False when it already existed; `again` writes it anyway. */
  async putPiece(piece: Piece, content: Buffer, again: boolean): Promise<boolean> {
    const key = keyOf(piece);
    if (!again && (await this.objects.sizeOf(key)) === content.length) return false;
    await this.objects.put(key, content);
    return true;
  }

  /** Names of all pieces in the store: see `pieceName`. */
  async pieceNames(): Promise<string[]> {
    return (await this.objects.keys('pieces/')).map(key => key.split('/').at(-1) ?? '');
  }

  removePieceNamed(name: string): Promise<void> {
    return this.objects.remove(keyNamed(name));
  }

  removePiece(piece: Piece): Promise<void> {
    return this.objects.remove(keyOf(piece));
  }

  removeFileList(id: string): Promise<void> {
    return this.objects.remove(listKeyOf(id));
  }
}

const listKeyOf = (id: string) => `snapshots/${id}.json`;

const sha256In = ({ snapshots, removal }: PublishedDocument, id: string) =>
  snapshots[id]?.sha256 ?? removal?.lists[id];

const remedyFor = (snapshot: string) =>
  ` On a machine that has that snapshot: npm run data -- publish ${snapshot} --again`;
const remedyForList = (snapshot: string) =>
  `${remedyFor(snapshot)}. When no machine has it: npm run data -- forget ${snapshot}`;
const remedy = remedyFor('<snapshot>');

/** The last part of the key of a piece. */
export const pieceName = ({ sha256, packed }: Piece) => `${sha256}${packed ? '.zst' : ''}`;

const keyNamed = (name: string) => `pieces/${name.slice(0, 2)}/${name}`;
const keyOf = (piece: Piece) => keyNamed(pieceName(piece));

/**
 * Opens a store by address: a folder or `s3://bucket/folder`. Throws a StoreError when a bucket's credentials are
 * missing.
 */
export function openSnapshotStore(address: string, variables?: NodeJS.ProcessEnv): SnapshotStore {
  return new SnapshotStore(openObjects(address, variables));
}
