import { type ObjectStore, openObjects, StoredDocument, StoreError } from '@kavel/service-kit/published';
import {
  type FileList,
  fileListSchema,
  nothingPublished,
  type Piece,
  type PublishedDocument,
  publishedDocumentSchema,
} from './documents';
import { sha256Of, unpack } from './pieces';

/** The list of files of a published snapshot is missing, or not what was published. */
export class DamagedListError extends StoreError {}

/** Snapshots in a folder or a bucket: `catalogue.json` says which is live, pieces of files are kept by their hash. */
export class SnapshotStore {
  readonly pointer: StoredDocument<PublishedDocument>;

  constructor(private readonly objects: ObjectStore) {
    this.pointer = new StoredDocument(objects, {
      key: 'catalogue.json',
      empty: nothingPublished,
      parse: value => publishedDocumentSchema.parse(value),
    });
  }

  /** For messages. */
  get place(): string {
    return this.objects.place;
  }

  /** Of what a published snapshot consists. Throws a DamagedListError. */
  async fileList(document: PublishedDocument, id: string): Promise<FileList> {
    const content = await this.objects.get(`snapshots/${id}.json`);
    if (content === null)
      throw new DamagedListError(`The list of files of ${id} is missing from ${this.place}.${remedy}`);
    if ((await sha256Of(new Uint8Array(content))) !== document.snapshots[id]?.sha256)
      throw new DamagedListError(
        `The list of files of ${id} in ${this.place} is damaged: its SHA-256 is another.${remedy}`,
      );
    return fileListSchema.parse(JSON.parse(content.toString()));
  }

  /** Resolves with its SHA-256. */
  async putFileList(list: FileList): Promise<string> {
    const content = Buffer.from(JSON.stringify(list));
    await this.objects.put(`snapshots/${list.snapshot}.json`, content);
    return sha256Of(new Uint8Array(content));
  }

  /** The bytes of a piece, which are those that were published. Throws a StoreError otherwise. */
  async piece(piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(piece);
    const content = await this.objects.get(key);
    if (content === null) throw new StoreError(`${key} is missing from ${this.place}.${remedy}`);
    const bytes = await unpack(content, piece.packed);
    const plain = bytes && new Uint8Array(bytes);
    if (plain === null || (await sha256Of(plain)) !== piece.sha256)
      throw new StoreError(`${key} in ${this.place} is damaged: its SHA-256 is another.${remedy}`);
    return plain;
  }

  /** False when it was there already; `again` writes it nevertheless. */
  async putPiece(piece: Piece, content: Buffer, again: boolean): Promise<boolean> {
    const key = keyOf(piece);
    if (!again && (await this.objects.sizeOf(key)) === content.length) return false;
    await this.objects.put(key, content);
    return true;
  }
}

const remedy = ' Where that snapshot was made: npm run data -- publish <snapshot> --again';

function keyOf({ sha256, packed }: Piece): string {
  return `pieces/${sha256.slice(0, 2)}/${sha256}${packed ? '.zst' : ''}`;
}

/** A store by its address: a folder or `s3://bucket/folder`. Throws a StoreError where a bucket lacks credentials. */
export function openSnapshotStore(address: string, variables?: NodeJS.ProcessEnv): SnapshotStore {
  return new SnapshotStore(openObjects(address, variables));
}
