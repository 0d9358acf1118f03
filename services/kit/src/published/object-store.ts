/** An object as it was read, with what says later whether it is still the same. */
export interface TaggedObject {
  content: Buffer;
  tag: string;
}

/** A folder or a bucket of objects by key (`scores/v1/page.js`). Objects are read and written whole. */
export interface ObjectStore {
  /** For messages. */
  readonly place: string;
  /** Null: a bucket. */
  readonly folder: string | null;
  /** Null: there is none. Throws a StoreError when the store cannot be reached, as all of these do. */
  get(key: string): Promise<Buffer | null>;
  /** Null: there is none. `unchanged`: it is still the one of this tag. */
  getTagged(key: string, known: string | null): Promise<TaggedObject | 'unchanged' | null>;
  /** Bytes; null: there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** Writes an object that never changes: readers find it whole or not at all. `onlyNew` leaves one that is there. */
  put(key: string, content: Buffer, options?: { onlyNew?: boolean }): Promise<void>;
  /** False, and nothing changed, when it is not the object of this tag any more; null: there was none. */
  replace(key: string, content: string, tag: string | null): Promise<boolean>;
}
